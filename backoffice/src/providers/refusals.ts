/** What the database refuses with a code and a detail of its own, as sentences by key. */
export const REFUSAL_SENTENCES: Readonly<Record<string, string>> = {
  'PT404 ids': 'admin:catalogue.gone',
  'PT404 query': 'admin:lexicon.searchGone',
  'PT404 seller': 'admin:users.notFound',
  'PT409 last-administrator': 'admin:users.lastAdministrator',
  'PT409 photos': 'admin:errors.photosChanged',
  'PT409 settled': 'admin:reports.alreadySettled',
  'PT409 suspended': 'admin:createListing.suspended',
  'PT409 taken': 'admin:import.row.taken',
  'PT422 depends_on_field': 'admin:catalogue.circle',
  'PT422 reason': 'admin:users.reasonRequired',
}

/** What an answer that refuses says. */
export interface RefusalBody {
  readonly code?: unknown
  readonly message?: unknown
  readonly details?: unknown
  readonly hint?: unknown
}

/** The sentence, by key, for a refusal that is known; nothing for another one. */
export function refusalSentence({ code, details }: RefusalBody): string | undefined {
  const name = `${code} ${details}`
  return Object.hasOwn(REFUSAL_SENTENCES, name) ? REFUSAL_SENTENCES[name] : undefined
}
