import { randomUUID } from 'node:crypto'
import { anyPlace, draftOf, listingOf, type Status } from '../listings.ts'
import { asOwner, type Person, register } from '../people.ts'

export type Row = Readonly<Record<string, unknown>>

/** How to come by rows of one table. */
export interface RowKind {
  /** The columns that name a row. */
  readonly key: readonly string[]
  /** A row that is not there yet, as its owner would send it. */
  readonly draft: (owner: Person) => Promise<Row>
  /** A change that is allowed to whoever may change anything. */
  readonly change: Row
  /** Puts a row in that cannot be inserted, past every rule, and gives its key. */
  readonly make?: (owner: Person) => Promise<Row>
}

let made = 0
/** A word that no other row has. */
const word = () =>
  `Matrix${'abcdefghij'[made % 10]}${(made++).toString(26).replace(/[0-9]/g, (d) => 'qrstuvwxyz'[Number(d)] ?? '')}`
/** The first three digits of PIN codes that there are none of: from 860 on. */
const prefix = () => String(860 + (made++ % 40))
const labels = { en: 'Of the matrix' }

/** An account whose profile is gone, so that it can be inserted. */
async function accountWithout(table: string): Promise<Person> {
  const person = await register()
  await asOwner(`delete from public.${table} where id = $1::uuid`, [person.id])
  return person
}

async function aCategory(): Promise<string> {
  const value = word()
  await asOwner(
    `insert into public.categories (value, labels, icon_name, position) values ($1, '{"en":"x"}', 'x', 9)`,
    [value],
  )
  return value
}

async function aField(): Promise<string> {
  const category = await aCategory()
  await asOwner(
    `insert into public.listing_fields (category, id, type, labels, position) values ($1, 'a', 'select', '{"en":"x"}', 0)`,
    [category],
  )
  return `${category}.a`
}

let seller: Promise<Person> | undefined
/** A listing on offer that belongs to none of the actors. */
async function someListing(): Promise<{ listing_id: string; seller_id: string }> {
  seller ??= register()
  const { id } = await seller
  return { listing_id: await listingOf(await seller, 'active'), seller_id: id }
}

const listings = (status: Status): RowKind => ({
  key: ['id'],
  draft: async (owner) => ({ ...(await draftOf(owner)), status }),
  change: { price: 77 },
  make: async (owner) => ({ id: await listingOf(owner, status) }),
})

const photos = (status: Status): RowKind => ({
  key: ['id'],
  async draft(owner) {
    const [id, listing_id] = [randomUUID(), await listingOf(owner, status)]
    const path = `${owner.id}/${listing_id}/${id}`
    const size = { width: 1280, height: 960, position: 0, preview: '#aabbcc' }
    return { id, listing_id, path: `${path}.webp`, ...size }
  },
  change: { position: 5 },
})

const DAY_MS = 86_400_000
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const notices = (from: number, to: number): RowKind => ({
  key: ['id'],
  draft: async () => ({ id: randomUUID(), starts_on: day(from), ends_on: day(to), texts: { en: 'Matrix' } }),
  change: { texts: { en: 'Matrix, changed' } },
})

const publicProfiles: Pick<RowKind, 'key' | 'draft' | 'change'> = {
  key: ['id'],
  draft: async () => ({
    id: (await accountWithout('public_profiles')).id,
    role: 'farmer',
    member_since: '2026-01-01T00:00:00Z',
  }),
  change: { name: 'Changed' },
}

/** By table, and kind where there are several. */
export const ROW_KINDS: Readonly<Record<string, RowKind>> = {
  places: {
    key: ['id'],
    draft: async () => ({ id: word(), names: labels, language: 'hi', latitude: 20, longitude: 80 }),
    change: { latitude: 21 },
  },
  pincode_areas: {
    key: ['prefix'],
    // There are fewer than looks: what an earlier one has left goes first.
    async draft() {
      const row = { prefix: prefix(), place_id: 'IN.07' }
      await asOwner('delete from public.pincode_areas where prefix = $1', [row.prefix])
      return row
    },
    change: { place_id: 'IN.16' },
  },
  settings: { key: ['key'], draft: async () => ({ key: word(), value: 5 }), change: { value: 6 } },
  safety_texts: {
    key: ['language'],
    async draft() {
      await asOwner("delete from public.safety_texts where language = 'te'")
      return { language: 'te', body: 'Of the matrix' }
    },
    change: { body: 'Changed' },
  },
  'movement_notices in force': notices(-2, 9),
  'movement_notices ended': notices(-9, -3),
  profiles: {
    key: ['id'],
    draft: async () => ({ id: (await accountWithout('profiles')).id }),
    change: { name: 'Changed' },
    make: async ({ id }) => {
      await asOwner('update public.profiles set name = null where id = $1::uuid', [id])
      return { id }
    },
  },
  'public_profiles of a seller': {
    ...publicProfiles,
    async make(owner) {
      await listingOf(owner, 'active')
      return { id: owner.id }
    },
  },
  'public_profiles of somebody else': {
    ...publicProfiles,
    async make({ id }) {
      await asOwner(
        "update public.listings set status = 'withdrawn' where seller_id = $1::uuid and status = 'active'",
        [id],
      )
      return { id }
    },
  },
  categories: {
    key: ['value'],
    draft: async () => ({ value: word(), labels, icon_name: 'x', position: 9 }),
    change: { icon_name: 'y' },
  },
  listing_fields: {
    key: ['category', 'id'],
    draft: async () => ({ category: await aCategory(), id: 'a', type: 'text', labels, position: 0 }),
    change: { unit: 'kg' },
  },
  dropdown_options: {
    key: ['field_key', 'value'],
    draft: async () => ({ field_key: await aField(), value: word(), labels, position: 0 }),
    change: { is_active: false },
  },
  subcategories: {
    key: ['category', 'value'],
    draft: async () => ({ category: await aCategory(), value: 'any', labels, icon_name: 'x', position: 0 }),
    change: { is_active: false },
  },
  subcategory_fields: {
    key: ['category', 'id'],
    draft: async () => ({
      ...{ category: 'Goat', id: `q${word()}`, type: 'text', labels, position: 0 },
      ...{ depends_on_field: 'subcategory', depends_on_values: ['doe'] },
    }),
    change: { position: 1 },
  },
  livestock_types: {
    key: ['value'],
    draft: async () => ({ value: word(), category: 'Goat', labels, position: 0 }),
    change: { position: 1 },
  },
  search_concepts: {
    key: ['id'],
    draft: async () => ({ id: word(), kind: 'noise' }),
    change: { kind: 'category', category: 'Goat' },
  },
  search_lexicon: {
    key: ['concept', 'term'],
    draft: async () => ({ concept: 'Goat', term: word(), language: 'en' }),
    change: { language: 'hi' },
  },
  place_aliases: {
    key: ['place_id', 'name'],
    draft: async () => ({ place_id: 'IN.07', name: word() }),
    change: { place_id: 'IN.16' },
  },
  empty_searches: { key: ['query'], draft: async () => ({ query: word() }), change: { times: 5 } },
  'listings draft': listings('draft'),
  'listings on offer': listings('active'),
  'listing_photos draft': photos('draft'),
  'listing_photos on offer': photos('active'),
  favourites: {
    key: ['user_id', 'listing_id'],
    draft: async ({ id }) => ({ user_id: id, listing_id: (await someListing()).listing_id }),
    change: { created_at: '2026-01-01T00:00:00Z' },
  },
  saved_searches: {
    key: ['id'],
    draft: async ({ id }) => ({ id: randomUUID(), user_id: id, name: 'Goats', query: { category: 'Goat' } }),
    change: { name: 'Sheep' },
  },
  notice_choices: {
    key: ['user_id', 'topic', 'channel'],
    // There is one of each person and topic: what the look before this one has left goes first.
    draft: async ({ id }) => {
      await asOwner('delete from public.notice_choices where user_id = $1::uuid', [id])
      return { user_id: id, topic: 'saved', channel: 'email', pace: 'never' }
    },
    change: { pace: 'at_once' },
  },
  wanted_notices: {
    key: ['id'],
    draft: async ({ id }) => ({
      ...{ id: randomUUID(), profile_id: id, category: 'Goat', place_id: await anyPlace(), days: 30 },
      ...{ conditions: { categories: ['Goat'], state: 'IN.16' }, expires_at: '2099-01-01T00:00:00Z' },
    }),
    change: { words: 'Changed' },
  },
  listing_labels: {
    key: ['listing_id'],
    draft: async (owner) => ({ listing_id: await listingOf(owner, 'draft'), seller_id: owner.id, label: '12' }),
    change: { label: '13' },
  },
  listing_drafts: {
    key: ['id'],
    draft: async ({ id }) => ({ id: randomUUID(), profile_id: id, listing_type: 'product', words: { title: 'Goats' } }),
    change: { words: { title: 'Sheep' } },
  },
  reports: {
    key: ['id'],
    draft: async ({ id }) => ({
      id: randomUUID(),
      reporter_id: id,
      listing_id: (await someListing()).listing_id,
      reason: 'other',
    }),
    change: { resolution: 'Seen' },
  },
  contact_events: {
    key: ['id'],
    draft: async ({ id }) => ({ id: randomUUID(), person_id: id, channel: 'phone', ...(await someListing()) }),
    change: { channel: 'whatsapp' },
  },
  listing_events: {
    key: ['listing_id'],
    draft: async ({ id }) => ({ listing_id: randomUUID(), seller_id: id, to_status: 'draft' }),
    change: { note: 'Changed' },
    make: async (owner) => ({ listing_id: await listingOf(owner, 'draft') }),
  },
  audit_log: {
    key: ['row_id'],
    draft: async () => ({ row_id: word(), action: 'update', table_name: 'settings' }),
    change: { action: 'delete' },
    async make() {
      const key = word()
      await asOwner("insert into public.settings (key, value) values ($1, '1')", [key])
      return { row_id: key }
    },
  },
  colleague_notes: {
    key: ['id'],
    draft: async ({ id }) => ({ id: randomUUID(), profile_id: id, author_id: id, words: 'Called twice' }),
    change: { words: 'Called once' },
    async make({ id }) {
      const note = randomUUID()
      await asOwner('insert into public.colleague_notes (id, profile_id, author_id, words) values ($1, $2, $2, $3)', [
        note,
        id,
        'Called twice',
      ])
      return { id: note }
    },
  },
  ready_texts: {
    key: ['id'],
    draft: async () => ({ id: word().toLowerCase(), texts: labels }),
    change: { texts: { en: 'Changed' } },
  },
  seller_messages: {
    key: ['id'],
    draft: async ({ id }) => ({ id: randomUUID(), profile_id: id, words: 'Please call' }),
    change: { words: 'Please write' },
    async make({ id }) {
      const message = randomUUID()
      const row = 'insert into public.seller_messages (id, profile_id, words) values ($1, $2, $3)'
      await asOwner(row, [message, id, 'Please call'])
      return { id: message }
    },
  },
  deletion_requests: {
    key: ['profile_id'],
    async draft({ id }) {
      await asOwner('delete from public.deletion_requests where profile_id = $1::uuid', [id])
      return { profile_id: id }
    },
    change: { reason: 'Enough' },
  },
}

/** Takes the catalogue and the places back out that were put in. */
export async function cleanUp(): Promise<void> {
  for (const [table, column] of [
    ['livestock_types', 'value'],
    ['dropdown_options', 'value'],
    ['categories', 'value'],
    ['places', 'id'],
    ['settings', 'key'],
    ['search_concepts', 'id'],
    ['search_lexicon', 'term'],
    ['place_aliases', 'name'],
    ['empty_searches', 'query'],
  ]) {
    await asOwner(`delete from public.${table} where ${column} like 'Matrix%'`)
  }
  await asOwner("delete from public.pincode_areas where prefix >= '860'")
  await asOwner("delete from public.safety_texts where language = 'te'")
  await asOwner("delete from public.movement_notices where texts ->> 'en' like 'Matrix%'")
}

/** Puts a row in, past every rule. @returns its key */
export async function stored(table: string, kind: RowKind, owner: Person): Promise<Row> {
  if (kind.make) return kind.make(owner)
  const row = await kind.draft(owner)
  const columns = Object.keys(row).join(', ')
  await asOwner(
    `insert into public.${table} (${columns}) select ${columns} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)`,
    [JSON.stringify(row)],
  )
  return Object.fromEntries(kind.key.map((column) => [column, row[column]]))
}

/** A row as it is, past every rule, as JSON; nothing where it is not there. */
export async function found(table: string, key: Row): Promise<string | undefined> {
  const where = Object.keys(key).map((column, index) => `t.${column}::text = $${index + 1}`)
  const [row] = await asOwner<{ row: string }>(
    `select to_jsonb(t)::text as row from public.${table} as t where ${where.join(' and ')} limit 1`,
    Object.values(key).map(String),
  )
  return row?.row
}
