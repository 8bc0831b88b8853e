/**
 * Who asks, and whose row it is about. Where an actor is no owner, the row is somebody else's. An administrator has the role
 * of an owner, who may do everything; the others have one of the other roles alone.
 */
export const ACTORS = [
  'guest',
  'stranger',
  'owner',
  'suspended owner',
  'suspended stranger',
  'administrator',
  'administrator as owner',
  'moderator',
  'editor',
  'support',
  'service',
] as const
export type Actor = (typeof ACTORS)[number]

export const OPERATIONS = ['select', 'insert', 'update', 'delete'] as const
export type Operation = (typeof OPERATIONS)[number]

const NOBODY: readonly Actor[] = []
const SERVICE: readonly Actor[] = ['service']
const ADMINISTRATORS: readonly Actor[] = ['administrator', 'administrator as owner', 'service']
const OWNERS: readonly Actor[] = ['owner', 'administrator as owner', 'service']
const MODERATORS: readonly Actor[] = ['moderator', ...ADMINISTRATORS]
const EDITORS: readonly Actor[] = ['editor', ...ADMINISTRATORS]
const MODERATORS_AND_SUPPORT: readonly Actor[] = ['support', ...MODERATORS]
const OWNERS_AND_ADMINISTRATORS: readonly Actor[] = ['owner', ...ADMINISTRATORS]
/** Somebody who is suspended still reads their own. */
const READ_OWN: readonly Actor[] = ['suspended owner', ...OWNERS]
const READ_OWN_OR: Readonly<Record<'moderators' | 'support' | 'both', readonly Actor[]>> = {
  moderators: ['moderator', ...READ_OWN, 'administrator'],
  support: ['support', ...READ_OWN, 'administrator'],
  both: ['moderator', 'support', ...READ_OWN, 'administrator'],
}

/** Who may do what to the rows of a table. Whoever is not named may not. */
export interface Expectation {
  readonly table: string
  /** What is special about the rows, where one table has several kinds. */
  readonly kind?: 'draft' | 'on offer' | 'in force' | 'ended' | 'of a seller' | 'of somebody else'
  readonly may: Readonly<Record<Operation, readonly Actor[]>>
}

const may = (
  select: readonly Actor[],
  insert: readonly Actor[],
  update: readonly Actor[],
  remove: readonly Actor[],
): Expectation['may'] => ({ select, insert, update, delete: remove })

const CATALOGUE = may(ACTORS, EDITORS, EDITORS, EDITORS)
const LEXICON = may(EDITORS, EDITORS, EDITORS, EDITORS)

/** The rights of every table of the API. */
export const EXPECTED: readonly Expectation[] = [
  { table: 'places', may: may(ACTORS, SERVICE, SERVICE, SERVICE) },
  { table: 'pincode_areas', may: may(ACTORS, SERVICE, SERVICE, SERVICE) },
  { table: 'settings', may: may(ADMINISTRATORS, SERVICE, ADMINISTRATORS, SERVICE) },
  { table: 'safety_texts', may: CATALOGUE },
  { table: 'movement_notices', kind: 'in force', may: CATALOGUE },
  { table: 'movement_notices', kind: 'ended', may: LEXICON },
  { table: 'profiles', may: may(READ_OWN_OR.both, SERVICE, OWNERS_AND_ADMINISTRATORS, SERVICE) },
  { table: 'public_profiles', kind: 'of a seller', may: may(ACTORS, SERVICE, SERVICE, SERVICE) },
  { table: 'public_profiles', kind: 'of somebody else', may: may(READ_OWN_OR.both, SERVICE, SERVICE, SERVICE) },
  { table: 'categories', may: CATALOGUE },
  { table: 'listing_fields', may: CATALOGUE },
  { table: 'dropdown_options', may: CATALOGUE },
  { table: 'livestock_types', may: CATALOGUE },
  { table: 'subcategories', may: CATALOGUE },
  { table: 'subcategory_fields', may: CATALOGUE },
  { table: 'search_concepts', may: LEXICON },
  { table: 'search_lexicon', may: LEXICON },
  { table: 'place_aliases', may: may(ACTORS, SERVICE, SERVICE, SERVICE) },
  { table: 'empty_searches', may: may(EDITORS, SERVICE, SERVICE, EDITORS) },
  { table: 'listings', kind: 'draft', may: may(READ_OWN_OR.both, OWNERS, ['owner', ...MODERATORS], OWNERS) },
  { table: 'listings', kind: 'on offer', may: may(ACTORS, SERVICE, MODERATORS, SERVICE) },
  { table: 'listing_photos', kind: 'draft', may: may(READ_OWN_OR.both, OWNERS, OWNERS, OWNERS) },
  { table: 'listing_photos', kind: 'on offer', may: may(ACTORS, SERVICE, SERVICE, SERVICE) },
  { table: 'favourites', may: may(READ_OWN, OWNERS, SERVICE, OWNERS) },
  { table: 'saved_searches', may: may(READ_OWN, OWNERS, OWNERS, OWNERS) },
  { table: 'notice_choices', may: may(READ_OWN, OWNERS, OWNERS, OWNERS) },
  { table: 'listing_labels', may: may(READ_OWN, OWNERS, OWNERS, OWNERS) },
  { table: 'listing_drafts', may: may(READ_OWN, OWNERS, OWNERS, OWNERS) },
  { table: 'reports', may: may(READ_OWN_OR.moderators, OWNERS, MODERATORS, SERVICE) },
  { table: 'wanted_notices', may: may(READ_OWN_OR.both, SERVICE, SERVICE, SERVICE) },
  { table: 'contact_events', may: may(READ_OWN_OR.both, SERVICE, SERVICE, SERVICE) },
  { table: 'listing_events', may: may(MODERATORS_AND_SUPPORT, NOBODY, NOBODY, NOBODY) },
  { table: 'audit_log', may: may(ADMINISTRATORS, NOBODY, NOBODY, NOBODY) },
  { table: 'colleague_notes', may: may(MODERATORS_AND_SUPPORT, NOBODY, NOBODY, NOBODY) },
  { table: 'ready_texts', may: may(['moderator', ...EDITORS], EDITORS, EDITORS, EDITORS) },
  { table: 'seller_messages', may: may(MODERATORS_AND_SUPPORT, NOBODY, NOBODY, NOBODY) },
  { table: 'deletion_requests', may: may(READ_OWN_OR.support, OWNERS, SERVICE, OWNERS) },
]
