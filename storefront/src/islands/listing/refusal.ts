import type { Translate } from '@maveshi/shared/locale/translate'
import type { Refusal, RefusalKind } from '@maveshi/shared/refusal/refusal'
import type { ConflictAt, KindAt, MissingAt } from '@maveshi/shared/refusal/refusals'
import { refusalOf } from '@maveshi/shared/refusal/refused'
import { paths, withReturn } from '../../paths.ts'
import { make, openDialog } from './dialog.ts'
import { limitSentence } from './limit-sentence.ts'
import { readWords } from './words.ts'

/** What somebody does about a listing. */
export type ListingAction = 'contact' | 'favourite' | 'report' | 'wanted'

/** What is said where the listing is. */
type SaidElsewhere = 'offline' | 'timeout' | 'session'

const ELSEWHERE: ReadonlySet<RefusalKind> = new Set(['offline', 'timeout', 'broken', 'unknown'])

const SENTENCES: Readonly<Partial<Record<RefusalKind, string>>> = {
  suspended: 'listing:contact.suspended',
  forbidden: 'listing:contact.refused',
  missing: 'listing:contact.ended',
  conflict: 'listing:contact.refused',
  duplicate: 'listing:report.already',
} satisfies Record<Exclude<KindAt<'listing'>, SaidElsewhere> | 'duplicate', string>

const MISSING: Readonly<Partial<Record<string, string>>> = {
  listing: 'listing:contact.ended',
  number: 'listing:contact.noNumber',
  wanted: 'listing:contact.wantedEnded',
} satisfies Record<MissingAt<'listing'>, string>

const CONFLICTS: Readonly<Partial<Record<string, string>>> = {
  own: 'listing:contact.own',
} satisfies Record<ConflictAt<'listing'>, string>

function keyOf(refusal: Refusal, action: ListingAction): string | undefined {
  if (refusal.kind === 'missing') return MISSING[refusal.about]
  if (refusal.kind !== 'conflict') return undefined
  if (refusal.about === 'own' && action === 'report') return 'listing:report.own'
  return refusal.about === 'own' && action === 'wanted' ? 'listing:contact.ownWanted' : CONFLICTS[refusal.about]
}

function sentenceOf(refusal: Refusal, action: ListingAction, t: Translate): string {
  if (refusal.kind === 'limit') return limitSentence(refusal, t)
  return t(keyOf(refusal, action) ?? SENTENCES[refusal.kind] ?? 'listing:contact.refused')
}

/**
 * Says why an action was refused, with a way on where there is one: to the login and back to this page, or to whom
 * one complains.
 * @throws whatever is neither a refusal nor an ended session: a dead network, for example
 */
export function refusalNodes(error: unknown, action: ListingAction, t: Translate): HTMLElement[] {
  const refusal = refusalOf(error)
  if (refusal.kind === 'session') {
    const href = withReturn(paths.login, location.pathname + location.search)
    return [
      make('p', { role: 'status' }, t('listing:contact.session')),
      make('a', { className: 'button', href }, t('listing:contact.login')),
    ]
  }
  if (ELSEWHERE.has(refusal.kind)) throw error
  const sentence = make('p', { className: 'problem', role: 'status' }, sentenceOf(refusal, action, t))
  if (refusal.kind !== 'suspended') return [sentence]
  return [
    sentence,
    make('a', { className: 'button button-quiet', href: paths.grievance }, t('listing:contact.complain')),
  ]
}

/** The same in a dialog. */
export async function showRefusal(error: unknown, action: ListingAction, title: string): Promise<void> {
  openDialog(title, ...refusalNodes(error, action, await readWords()))
}
