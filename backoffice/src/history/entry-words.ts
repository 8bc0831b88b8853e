import type { Act, AuditEntry, AuditedTable } from '../providers/audit.ts'

/** What an act is called in a list of all, by key; where there is one for one and for many, it is for one. */
export const ACT_WORDS: Readonly<Record<Act, string>> = {
  add: 'admin:history.acts.add',
  change: 'admin:history.acts.change',
  delete: 'admin:history.acts.delete',
  approve: 'admin:notices.approved',
  reject: 'admin:notices.rejected',
  remove: 'admin:review.removed',
  restore: 'admin:review.restored',
  move: 'admin:history.acts.move',
  close_change: 'admin:history.acts.closeChange',
  suspend: 'admin:users.wasSuspended',
  lift: 'admin:users.suspensionLifted',
  give_rights: 'admin:users.rightsGiven',
  change_rights: 'admin:roles.changed',
  take_rights: 'admin:users.rightsTaken',
  verify: 'admin:users.registrationChecked',
  unverify: 'admin:users.registrationUnchecked',
  remove_picture: 'admin:users.pictureRemoved',
  acknowledge: 'admin:history.acts.acknowledge',
  uphold: 'admin:history.acts.uphold',
  dismiss: 'admin:history.acts.dismiss',
  reopen: 'admin:history.acts.reopen',
}

/** What the rows of a table are called, by key. */
export const TABLE_WORDS: Readonly<Record<AuditedTable, string>> = {
  listings: 'admin:titles.listings',
  reports: 'admin:titles.reports',
  profiles: 'admin:titles.users',
  colleague_notes: 'admin:notes.title',
  seller_messages: 'admin:messages.title',
  categories: 'admin:titles.categories',
  subcategories: 'admin:titles.subcategories',
  listing_fields: 'admin:fields.title',
  subcategory_fields: 'admin:history.ownQuestions',
  dropdown_options: 'admin:titles.dropdownOptions',
  livestock_types: 'admin:titles.livestockTypes',
  search_lexicon: 'admin:titles.searchLexicon',
  settings: 'admin:titles.settings',
  safety_texts: 'admin:settings.safety',
  ready_texts: 'admin:settings.ready.title',
  movement_notices: 'admin:settings.notices',
  wanted_notices: 'admin:titles.wanted',
}

const SENTENCES: Readonly<Record<Act, string>> = {
  add: 'admin:history.sentences.add',
  change: 'admin:history.sentences.change',
  delete: 'admin:history.sentences.delete',
  approve: 'admin:history.sentences.approve',
  reject: 'admin:history.sentences.reject',
  remove: 'admin:history.sentences.remove',
  restore: 'admin:history.sentences.restore',
  move: 'admin:history.sentences.move',
  close_change: 'admin:history.sentences.closeChange',
  suspend: 'admin:history.sentences.suspend',
  lift: 'admin:history.sentences.lift',
  give_rights: 'admin:history.sentences.giveRights',
  change_rights: 'admin:history.sentences.changeRights',
  take_rights: 'admin:history.sentences.takeRights',
  verify: 'admin:history.sentences.verify',
  unverify: 'admin:history.sentences.unverify',
  remove_picture: 'admin:history.sentences.removePicture',
  acknowledge: 'admin:history.sentences.acknowledge',
  uphold: 'admin:history.sentences.uphold',
  dismiss: 'admin:history.sentences.dismiss',
  reopen: 'admin:history.sentences.reopen',
}

/** The sentence of a row that somebody wrote about another thing names that thing. */
const SENTENCES_ABOUT: Readonly<Partial<Record<AuditedTable, Partial<Record<Act, string>>>>> = {
  colleague_notes: { add: 'admin:history.sentences.addNote', delete: 'admin:history.sentences.deleteNote' },
  seller_messages: { add: 'admin:history.sentences.addMessage' },
  reports: { add: 'admin:history.sentences.addReport' },
  wanted_notices: { add: 'admin:history.sentences.addWanted' },
}

/** The sentence of an entry, by key. It names `who`, `what`, and where any table can have it, of what `kind` that is. */
export function sentenceOf({ table_name, act }: Pick<AuditEntry, 'table_name' | 'act'>): string {
  return SENTENCES_ABOUT[table_name]?.[act] ?? SENTENCES[act]
}
