import type { Translate } from '@maveshi/shared/locale/translate'
import { SessionEnded } from '../../data/member/member-client.ts'
import { Refused } from '../../data/member/refused.ts'
import { paths, withReturn } from '../../paths.ts'
import { make, openDialog } from './dialog.ts'
import { limitSentence } from './limit-sentence.ts'
import { readWords } from './words.ts'

/** What somebody wanted of a listing. */
export type Wish = 'contact' | 'favourite' | 'report'

function sentenceOf(refused: Refused, wish: Wish, t: Translate): string {
  switch (refused.reason) {
    case 'suspended':
      return t('listing:contact.suspended')
    case 'limit':
      return limitSentence(refused, t)
    case 'own':
      return wish === 'report' ? t('listing:report.own') : t('listing:contact.own')
    case 'ended':
      return t('listing:contact.ended')
    case 'no-number':
      return t('listing:contact.noNumber')
    case 'already':
      return t('listing:report.already')
    default:
      return t('listing:contact.refused')
  }
}

/**
 * Says why a wish was not fulfilled, with a way on where there is one: to the login and back to this page, or to whom
 * one complains.
 * @throws whatever is neither a refusal nor an ended session: a dead network, for example
 */
export function refusalNodes(error: unknown, wish: Wish, t: Translate): HTMLElement[] {
  if (error instanceof SessionEnded) {
    const href = withReturn(paths.login, location.pathname + location.search)
    return [
      make('p', { role: 'status' }, t('listing:contact.session')),
      make('a', { className: 'button', href }, t('listing:contact.login')),
    ]
  }
  if (!(error instanceof Refused)) throw error
  const sentence = make('p', { className: 'problem', role: 'status' }, sentenceOf(error, wish, t))
  if (error.reason !== 'suspended') return [sentence]
  return [
    sentence,
    make('a', { className: 'button button-quiet', href: paths.grievance }, t('listing:contact.complain')),
  ]
}

/** The same in a dialog. */
export async function showRefusal(error: unknown, wish: Wish, title: string): Promise<void> {
  openDialog(title, ...refusalNodes(error, wish, await readWords()))
}
