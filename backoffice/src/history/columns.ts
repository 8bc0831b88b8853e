import type { Row } from '@maveshi/shared/database'
import { CONSOLE_ROLE_WORDS } from '../layout/console-role-words.ts'
import { REASON_WORDS, REMOVAL_WORDS } from '../market/decision-reasons.ts'
import { STATUS_WORDS } from '../market/listing-statuses.ts'
import { CATEGORY_KIND_WORDS, FIELD_ROLE_WORDS, TYPE_WORDS } from '../market/question-words.ts'
import { REPORT_REASON_WORDS, REPORT_STATUS_WORDS } from '../market/report-words.ts'
import { ROLE_WORDS } from '../market/role-words.ts'
import type { AuditedTable } from '../providers/audit.ts'
import {
  answers,
  categories,
  category,
  day,
  dependedOn,
  languageName,
  moment,
  number,
  question,
  questions,
  rupees,
  setting,
  subcategory,
  type Telling,
  type TellingParts,
  text,
  worded,
  wordedList,
  words,
  yesOrNo,
} from './values.ts'

/** How a changed column is told of: what it is called, by key, and what its values are. */
export type ShownColumn =
  | { readonly name: string; readonly tell: Telling }
  | { readonly name: string; readonly parts: TellingParts }
  | { readonly name: string; readonly isPlaces: true }

/** What the log has of no table (migration `history`). */
type NeverLogged =
  | 'updated_at'
  | 'view_count'
  | 'contact_count'
  | 'favourite_count'
  | 'is_seller_suspended'
  | 'listing_flags'
  | 'listing_state'
  | 'answers_by_role'
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'avatar_path'
  | 'place_id'
  | 'details'
  | 'words'

/** A column that says nothing beside the sentence is told of by nothing. */
type Columns<Table extends AuditedTable> = Readonly<
  Record<Exclude<keyof Row<Table> & string, NeverLogged>, ShownColumn | null>
>

const told = (name: string, tell: Telling): ShownColumn => ({ name, tell })
const inParts = (name: string, parts: TellingParts): ShownColumn => ({ name, parts })

const NAME = inParts('admin:catalogue.name', words)
const POSITION = told('admin:history.position', number)
const OFFERED = told('admin:catalogue.offered', yesOrNo)
const PICTURE = told('admin:pictures.title', (value, { translate }) => translate(`admin:pictures.names.${value}`))

const QUESTION: Columns<'listing_fields'> = {
  key: null,
  category: null,
  id: null,
  labels: inParts('admin:fields.question', words),
  type: told('admin:fields.type', worded(TYPE_WORDS)),
  placeholders: inParts('admin:fields.placeholder', words),
  unit: told('admin:fields.unit', text),
  unit_labels: inParts('admin:fields.unitLabel', words),
  depends_on_field: told('admin:fields.condition', question),
  depends_on_values: told('admin:fields.hasAnswer', dependedOn),
  required: told('admin:fields.required', yesOrNo),
  min: told('admin:fields.min', number),
  max: told('admin:fields.max', number),
  roles: told('admin:fields.usedFor', wordedList(FIELD_ROLE_WORDS)),
  position: POSITION,
}

const STATUSES = Object.fromEntries(Object.entries(STATUS_WORDS).map(([status, { words: said }]) => [status, said]))

/** Every column that the log can have, in the order in which they are told of. */
export const COLUMNS: { readonly [Table in AuditedTable]: Columns<Table> } = {
  listings: {
    id: null,
    seller_id: null,
    created_at: null,
    revises: null,
    status: told('admin:listings.status', worded(STATUSES)),
    rejection_reason: told('admin:users.reason', worded(REASON_WORDS)),
    rejection_note: told('admin:history.note', text),
    removal_reason: told('admin:users.reason', worded(REMOVAL_WORDS)),
    sold_outcome: told(
      'admin:history.sale',
      worded({ here: 'admin:review.soldHere', elsewhere: 'admin:review.soldElsewhere' }),
    ),
    category: told('admin:listings.category', category),
    subcategory: told('fieldTypes:subcategory', subcategory),
    title: told('admin:revision.title', text),
    attributes: inParts('', answers),
    price: told('admin:listings.price', rupees),
    negotiable: told('admin:listings.negotiable', yesOrNo),
    quantity: told('admin:listings.quantity', number),
    description: told('admin:listing.description', text),
    language: told('admin:header.language', languageName),
    submitted_at: told('admin:listing.submitted', moment),
    published_at: told('admin:listing.published', moment),
    expires_at: told('admin:listing.expires', moment),
    sold_at: told('admin:statuses.sold', moment),
    revised_at: null,
  },
  wanted_notices: {
    ...{ id: null, profile_id: null, created_at: null, contact_count: null, is_ending_told: null, conditions: null },
    ...{ place_id: null, within_km: null, words: null, days: null },
    category: told('admin:listings.category', category),
    status: told('admin:listings.status', worded({ ...STATUSES, closed: 'admin:statuses.withdrawn' })),
    refusal_reason: told('admin:users.reason', worded({ ...REASON_WORDS, ...REMOVAL_WORDS })),
    refusal_note: told('admin:history.answer', text),
    published_at: told('admin:listing.published', moment),
    expires_at: told('admin:listing.expires', moment),
  },
  reports: {
    id: null,
    listing_id: null,
    wanted_id: null,
    reporter_id: null,
    created_at: null,
    acknowledged_at: null,
    handled_at: null,
    reason: told('admin:reports.reason', worded(REPORT_REASON_WORDS)),
    status: told('admin:reports.standing', worded(REPORT_STATUS_WORDS)),
    resolution: told('admin:history.answer', text),
  },
  profiles: {
    id: null,
    name: null,
    created_at: null,
    avatar_removed_at: null,
    is_admin: told('admin:users.administrator', yesOrNo),
    console_roles: told('admin:roles.title', wordedList(CONSOLE_ROLE_WORDS)),
    role: told('admin:users.role', worded(ROLE_WORDS)),
    language: told('admin:header.language', languageName),
    suspended_at: told('admin:users.suspendedOn', moment),
    suspension_reason: told('admin:users.reason', text),
    registration_verified_at: told('admin:users.registrationCheckedOn', moment),
  },
  colleague_notes: {
    id: null,
    profile_id: null,
    listing_id: null,
    about_id: null,
    author_id: null,
    created_at: null,
  },
  seller_messages: { id: null, profile_id: null, listing_id: null, author_id: null, created_at: null },
  categories: {
    value: null,
    labels: NAME,
    parent_menu: told('admin:categories.parentMenu', category),
    kind: told('admin:categories.kind', worded(CATEGORY_KIND_WORDS)),
    singulars: inParts('admin:categories.singular', words),
    descriptions: inParts('admin:categories.description', words),
    icon_name: PICTURE,
    show_in_header: told('admin:categories.showInHeader', yesOrNo),
    is_creatable: told('admin:categories.creatable', yesOrNo),
    position: POSITION,
  },
  subcategories: {
    id: null,
    category: null,
    value: null,
    labels: NAME,
    singulars: inParts('admin:subcategories.singular', words),
    hides: told('admin:subcategories.hides', questions),
    icon_name: PICTURE,
    is_active: OFFERED,
    position: POSITION,
  },
  listing_fields: QUESTION,
  subcategory_fields: QUESTION,
  dropdown_options: { id: null, field_key: null, value: null, labels: NAME, is_active: OFFERED, position: POSITION },
  livestock_types: {
    value: null,
    labels: NAME,
    category: told('admin:listings.category', category),
    is_active: OFFERED,
    position: POSITION,
  },
  search_lexicon: {
    id: null,
    normal: null,
    script: null,
    added_at: null,
    term: told('admin:lexicon.word', text),
    concept: told('admin:lexicon.leadsTo', category),
    language: told('admin:header.language', languageName),
  },
  settings: { key: null, value: inParts('', setting) },
  safety_texts: { language: null, body: told('admin:settings.safety', text) },
  ready_texts: { id: null, created_at: null, reader: null, texts: inParts('admin:settings.ready.one', words) },
  movement_notices: {
    id: null,
    created_at: null,
    texts: inParts('admin:settings.notice', words),
    categories: told('admin:settings.animals', categories),
    place_ids: { name: 'admin:settings.places', isPlaces: true },
    starts_on: told('admin:settings.startsOn', day),
    ends_on: told('admin:settings.endsOn', day),
  },
}
