import type { Limit } from '@maveshi/shared/refusal/limits'
import type { Refusal, RefusalKind } from '@maveshi/shared/refusal/refusal'
import type { ConflictAt, InvalidAt, KindAt, MissingAt } from '@maveshi/shared/refusal/refusals'

type Sentences<Name extends string> = Readonly<Record<Name, string>>
type SomeSentences = Readonly<Partial<Record<string, string>>>

/** What was looked for in vain, as sentences by key. */
const MISSING: SomeSentences = {
  ids: 'admin:catalogue.gone',
  listing: 'admin:errors.notFound',
  note: 'admin:notes.gone',
  query: 'admin:lexicon.searchGone',
  seller: 'admin:users.notFound',
} satisfies Sentences<MissingAt<'console'>>

/** Why something is not possible from here. Where a word leads already is said beside its field. */
const CONFLICTS: SomeSentences = {
  import: 'admin:import.outdated',
  'last-owner': 'admin:users.lastOwner',
  own: 'admin:messages.own',
  photos: 'admin:errors.photosChanged',
  settled: 'admin:reports.alreadySettled',
  suspended: 'admin:createListing.suspended',
  taken: 'admin:import.row.taken',
} satisfies Sentences<Exclude<ConflictAt<'console'>, 'term'>>

/** What is wrong with something that is no answer of a form. */
const INVALID: SomeSentences = {
  depends_on_field: 'admin:catalogue.circle',
  name: 'admin:createListing.errors.nameUnfit',
  ready_text: 'admin:reports.readyGone',
  reason: 'admin:users.reasonRequired',
  roles: 'admin:roles.missing',
  words: 'admin:messages.wrong',
} satisfies Sentences<InvalidAt<'console'>>

/** Of which something was written enough; nobody counts what else administrators write. */
const LIMITS: SomeSentences = {
  colleague_notes: 'admin:notes.enoughToday',
  colleague_notes_kept: 'admin:notes.enough',
  ready_texts_kept: 'admin:settings.ready.enough',
  seller_messages: 'admin:messages.enoughToday',
  seller_messages_to_one: 'admin:messages.enoughToOne',
  takeover_codes: 'admin:takeover.enoughToday',
} satisfies Sentences<Extract<Limit, `${'colleague' | 'ready' | 'seller' | 'takeover'}_${string}`>>

/** What else is said, by kind. */
const KINDS: Readonly<Partial<Record<RefusalKind, string>>> = {
  offline: 'admin:errors.offline',
  timeout: 'admin:errors.late',
  session: 'admin:errors.forbidden',
  suspended: 'admin:errors.forbidden',
  forbidden: 'admin:errors.forbidden',
  role: 'admin:roles.refused',
  missing: 'admin:errors.notFound',
  moved: 'admin:errors.conflict',
  conflict: 'admin:errors.conflict',
  duplicate: 'admin:errors.conflict',
  linked: 'admin:errors.conflict',
  'in-use': 'admin:errors.conflict',
  invalid: 'admin:import.row.wrong',
  limit: 'admin:errors.often',
} satisfies Partial<Record<RefusalKind, string>> & Sentences<KindAt<'console'>>

/** What answers without a code of ours mean, by their status. */
const STATUSES: Readonly<Record<number, string>> = {
  403: 'admin:errors.forbidden',
  404: 'admin:errors.notFound',
  409: 'admin:errors.conflict',
  422: 'admin:import.row.wrong',
  429: 'admin:errors.often',
}

/** The sentence, by key, for what is refused in detail. */
function detailSentence(refusal: Refusal): string | undefined {
  if (refusal.kind === 'missing') return MISSING[refusal.about]
  if (refusal.kind === 'conflict') return CONFLICTS[refusal.about]
  if (refusal.kind === 'limit') return LIMITS[refusal.limit]
  return refusal.kind === 'invalid' ? INVALID[refusal.field] : undefined
}

/** The sentence, by key, for what is refused in general; nothing where no more is known than that it was. */
export function generalSentence(refusal: Refusal): string | undefined {
  return 'status' in refusal ? STATUSES[refusal.status] : KINDS[refusal.kind]
}

/** The sentence, by key, for something that was not done. */
export function refusalSentence(refusal: Refusal): string {
  return detailSentence(refusal) ?? generalSentence(refusal) ?? 'admin:errors.action'
}
