import { WANTED_STATES } from '@maveshi/shared/wanted'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { listingOf, placeNamed } from '../support/listings.ts'
import { market } from '../support/market.ts'
import { asOwner, callAs, type Person, register, registerAdministrator, service } from '../support/people.ts'
import { type StatementWatch, watchStatements } from '../support/statements.ts'

/** What a history is asked for. */
const THINGS = {
  listings: () => listing,
  profiles: () => administrator.id,
  categories: () => 'Goat',
  settings: () => 'moderation_mode',
}

/** The tables that grow with the market. */
const GROWING: ReadonlySet<string> = new Set([
  'approvals',
  'audit_log',
  'colleague_notes',
  'contact_events',
  'decisions',
  'deletion_requests',
  'empty_search_days',
  'empty_searches',
  'interest_days',
  'listing_answers',
  'listing_events',
  'listing_photos',
  'listing_search',
  'listing_views',
  'listings',
  'movement_notices',
  'profiles',
  'public_profiles',
  'reports',
  'search_lexicon',
  'search_terms',
  'seller_messages',
  'users',
  'wanted_notices',
])

/** A month that ends tomorrow, as here so in India. */
const [FROM_DAY, TO_DAY] = [-30, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))

type Ask = (client: SupabaseClient) => PromiseLike<{ readonly error: unknown }>

let administrator: Person
let listing: string
let statements: StatementWatch

const listed =
  (name: string, parameters: Record<string, unknown> = {}): Ask =>
  (client) =>
    client.rpc(name, parameters)

/** A list, whole and by every filter, search and order that it has. */
function asked(
  name: string,
  sorts: readonly string[],
  filters: readonly Record<string, unknown>[],
  searches: readonly string[],
): [string, Ask][] {
  const orders = sorts.flatMap((sort) => [true, false].map((is_descending) => ({ sort, is_descending })))
  const questions = [...orders, ...filters.map((one) => ({ filters: one })), ...searches.map((search) => ({ search }))]
  return questions.map((question) => [`${name} ${JSON.stringify(question)}`, listed(name, question)])
}

const PERIOD = { from: FROM_DAY, to: TO_DAY }
const DAYS = { from_day: FROM_DAY, to_day: TO_DAY }

const LISTS: readonly [string, Ask][] = [
  ...asked(
    'find_listings',
    ['submitted_at', 'price', 'risk'],
    [
      ...['pending', 'active', 'hidden', 'expired', 'sold'].map((status) => ({ status })),
      { category: 'Goat' },
      { category: 'Goat', status: 'pending' },
      { state: 'IN.16' },
      { from: '2026-11-01T00:00:00Z', before: '2026-12-01T00:00:00Z' },
    ],
    ['osmanabadi', 'ox', '00ab12'],
  ),
  ...asked(
    'find_people',
    ['created_at', 'name'],
    [
      { role: 'trader' },
      { state: 'IN.16' },
      ...['true', 'false'].flatMap((yes) => [{ is_suspended: yes }, { is_admin: yes }, { wants_deletion: yes }]),
    ],
    ['patil', '98765'],
  ),
  ...asked(
    'find_reports',
    ['weight', 'oldest', 'reporters', 'settled_at'],
    [
      { is_settled: 'true' },
      { reason: 'misleading' },
      { late: 'acknowledge' },
      { late: 'settle' },
      { category: 'Goat', is_settled: 'true' },
      { status: 'active' },
    ],
    ['osmanabadi'],
  ),
  ...asked(
    'find_wanted_notices',
    ['created_at', 'expires_at'],
    [
      ...WANTED_STATES.map((status) => ({ status })),
      { category: 'Goat' },
      { status: 'pending', category: 'Goat' },
      { is_reported: 'true' },
    ],
    ['farm', '00ab12cd-0000-4000-8000-000000000000'],
  ),
  ...asked(
    'find_lexicon_terms',
    ['normal', 'language', 'concept', 'added_at'],
    [{ concept: 'Goat' }, { category: 'Goat' }, { language: 'hi' }, { script: 'Deva' }],
    ['goat', 'bakri she', 'बक'],
  ),
  ...asked(
    'find_empty_searches',
    ['times', 'last_searched_at', 'query'],
    [{ language: 'hi' }, { is_dismissed: 'true' }],
    ['vqtxplan', 'vq'],
  ),
  ...asked(
    'find_notices',
    ['starts_on', 'ends_on'],
    [...['coming', 'inForce', 'ended'].map((state) => ({ state })), { category: 'Goat' }, { place: 'IN.16' }],
    [],
  ),
  ...asked(
    'find_audit',
    ['created_at'],
    [
      { table_name: 'profiles' },
      { act: 'approve' },
      { table_name: 'listings', act: 'change' },
      { from: '2026-11-01T00:00:00Z', before: '2036-12-01T00:00:00Z' },
      { table_name: 'listings', act: 'approve', from: '2026-11-01T00:00:00Z' },
    ],
    ['osmanabadi', 'patil', '00ab12cd-0000-4000-8000-000000000000'],
  ),
  ...['times', 'query', 'last_day', 'times_ever'].map((sort): [string, Ask] => [
    `empty searches of a month by ${sort}`,
    listed('count_empty_searches', { filters: PERIOD, sort }),
  ]),
  ['empty searches of a month by words', listed('count_empty_searches', { filters: PERIOD, search: 'vqtxplan' })],
  ['what waits', listed('waiting_counts')],
  ['an open review', (client) => client.rpc('open_review', { listing_id: listing })],
  ['the reviews of colleagues', listed('open_reviews')],
  ...['listings', 'reports'].map((queue): [string, Ask] => [
    `the next of the ${queue}`,
    (client) => client.rpc('next_review', { listing_ids: [listing], queue }),
  ]),
  ['the market in numbers', listed('market_numbers', DAYS)],
  ['how long listings wait', listed('approval_times', DAYS)],
  ['the dashboard', listed('dashboard')],
  ['decisions by person', listed('decision_numbers')],
  ...['patil', 'de pa', '98765 43210', 'patil@maveshi.example'].map((query): [string, Ask] => [
    `sellers by ${query}`,
    listed('find_sellers', { query }),
  ]),
  ...['osmanabadi', '00ab12', '98765', '98765 43210', 'patil@maveshi.example'].map((query): [string, Ask] => [
    `anything by ${query}`,
    listed('find_anything', { query }),
  ]),
  ['how a query is read', listed('read_search', { query: 'gir gaay vqtxplan', term: 'vqtxplan', concept: 'Sheep' })],
  ['the uses of categories', listed('catalogue_uses', { catalogue_table: 'categories', ids: ['Goat'] })],
  ['the uses of questions', listed('catalogue_uses', { catalogue_table: 'listing_fields', ids: ['Goat.breed'] })],
  [
    'the uses of answers',
    async (client) => {
      const { data } = await client.from('dropdown_options').select('id').limit(25)
      return client.rpc('catalogue_uses', { catalogue_table: 'dropdown_options', ids: data?.map(({ id }) => id) })
    },
  ],
  ['a listing', (client) => client.from('listings').select('*, listing_photos(*), reports(status)').eq('id', listing)],
  ['a listing’s signals', (client) => client.rpc('listing_signals', { listing_id: listing })],
  ['a listing’s history', (client) => client.from('listing_events').select('*').eq('listing_id', listing).order('id')],
  ['a reported listing', (client) => client.rpc('reported_listing', { listing_id: listing })],
  ['a person', (client) => client.rpc('person_details', { profile: administrator.id })],
  ...['listings', 'contacts_made', 'contacts_given', 'reports_made', 'reports_received'].map((kind): [string, Ask] => [
    `a person’s ${kind}`,
    (client) => client.rpc('person_records', { profile: administrator.id, kind }),
  ]),
  ['what is noted about a person', (client) => client.rpc('notes_about', { profile: administrator.id })],
  ['what is noted about a listing', (client) => client.rpc('notes_about', { listing })],
  ['what was written to a person', (client) => client.rpc('messages_about', { profile: administrator.id })],
  ['what was written about a listing', (client) => client.rpc('messages_about', { listing })],
  ['a new note', (client) => client.rpc('write_note', { words: 'Called twice', listing })],
  ...(['listings', 'profiles', 'categories', 'settings'] as const).map((kind): [string, Ask] => [
    `the history of one of the ${kind}`,
    (client) => client.rpc('find_audit', { filters: { thing: `${kind}/${THINGS[kind]()}` } }),
  ]),
  ['the history of all settings', (client) => client.rpc('find_audit', { filters: { thing: 'settings/' } })],
  ['what an administrator did', (client) => client.rpc('find_audit', { filters: { actor_id: administrator.id } })],
  ...[{ table_name: 'listings' }, { act: 'approve' }, { table_name: 'listings', act: 'change' }].map(
    (filters): [string, Ask] => [
      `what an administrator did, by ${Object.keys(filters)}`,
      (client) => client.rpc('find_audit', { filters: { ...filters, actor_id: administrator.id } }),
    ],
  ),
]

/** What is in the tables that would be empty otherwise: nothing is read where nothing is looked for. */
async function fillEmptyTables(): Promise<void> {
  const { client } = administrator
  await client.rpc('record_view', { listing_id: listing }).throwOnError()
  await client.rpc('record_empty_search', { query: 'vqtxplan' }).throwOnError()
  await client
    .from('movement_notices')
    .insert({ starts_on: '2020-01-01', ends_on: '2020-01-31', texts: { en: 'No animal leaves the district.' } })
    .throwOnError()
  const buyer = await register({ phone: '+919876543210' })
  const conditions = { categories: ['Goat'], state: await placeNamed('Maharashtra') }
  await callAs(buyer, 'post_wanted', { conditions, words: 'For my farm' })
  await client.rpc('approve_listing', { listing_id: await listingOf(await register(), 'pending') }).throwOnError()
}

// PGlite tells nobody how it runs its statements.
describe.skipIf(!inject('market').databaseUrl)(
  'with reading from end to end forbidden wherever there is an index',
  () => {
    beforeAll(async () => {
      administrator = await registerAdministrator()
      listing = await listingOf(await register(), 'active')
      await fillEmptyTables()
      await asOwner('analyze')
      statements = await watchStatements((await market()).connection, ['enable_seqscan = off'])
    })
    afterAll(() => statements.stop())

    test.each(LISTS)('no large table is read so for %s', async (_what, ask) => {
      await statements.read()
      expect((await ask(administrator.client)).error).toBeNull()
      const ran = await statements.read()
      expect(ran.length).toBeGreaterThan(0)
      const read = ran.flatMap(({ scanned, text }) =>
        scanned.filter((table) => GROWING.has(table)).map((table) => `${table}: ${text}`),
      )
      expect(read).toEqual([])
    })

    test('a question without an index would be seen', async () => {
      await statements.read()
      // Asked by a program of the operator's: of anybody else the gateway takes no such question.
      const program = await service()
      expect((await program.from('listings').select('id').eq('quantity', 7)).error).toBeNull()
      const ran = await statements.read()
      expect(ran.flatMap(({ scanned }) => scanned)).toContain('listings')
    })
  },
)
