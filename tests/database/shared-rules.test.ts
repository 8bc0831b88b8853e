import { ROLES } from '@maveshi/shared/access/roles'
import { PHOTO_BUCKET } from '@maveshi/shared/access/session'
import { rolesFor } from '@maveshi/shared/catalogue/roles'
import { CATEGORY_KINDS, FIELD_TYPES } from '@maveshi/shared/catalogue/types'
import * as limits from '@maveshi/shared/limits'
import { CONTACT_CHANNELS } from '@maveshi/shared/listing/contact'
import { REPORT_REASONS, REPORT_STATUSES } from '@maveshi/shared/listing/report'
import {
  LISTING_STATUSES,
  REJECTION_REASONS,
  REMOVAL_REASONS,
  SOLD_OUTCOMES,
  TRANSITIONS,
} from '@maveshi/shared/listing/status'
import { LANGUAGES } from '@maveshi/shared/locale/languages'
import { NOTICE_DAYS, NOTICE_KINDS, NOTICES_PER_PERSON } from '@maveshi/shared/notice'
import {
  WANTED_DAYS,
  WANTED_REJECTIONS,
  WANTED_REMOVALS,
  WANTED_STATUSES,
  WANTED_WORDS_CHARACTERS,
} from '@maveshi/shared/wanted'
import { expect, test } from 'vitest'
import { asOwner } from '../support/people.ts'

/** The quoted words of a piece of SQL. */
const quoted = (sql: string) => [...sql.matchAll(/'([^']*)'/g)].map(([, word = '']) => word)

/** The one check of a table or type that holds some words. @throws where none does, or several: which is meant is not known. */
async function checkOf(owner: 'conrelid' | 'contypid', name: string, about: string): Promise<string> {
  const rows = await asOwner<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'c' and ${owner} = '${name}'::${owner === 'conrelid' ? 'regclass' : 'regtype'}
       and pg_get_constraintdef(oid) like '%${about}%'`,
  )
  const [row, ...others] = rows
  if (!row || others.length) throw new Error(`${rows.length} checks of ${name} hold "${about}"`)
  return row.definition
}

async function sourceOf(name: string): Promise<string> {
  const [row] = await asOwner<{ prosrc: string }>(`select prosrc from pg_proc where oid = '${name}'::regproc`)
  return row?.prosrc ?? ''
}

test('the database moves listings along the same graph', async () => {
  const edges = await asOwner<{ edge: string }>(
    "select from_status::text || ' → ' || to_status::text || ' ' || actor as edge from private.listing_transitions",
  )
  const expected = TRANSITIONS.map(({ from, to, actor }) => `${from} → ${to} ${actor}`)
  expect(edges.map(({ edge }) => edge).sort()).toEqual(expected.sort())
})

test('the database knows the same states', async () => {
  const rows = await asOwner<{ status: string }>(
    'select unnest(enum_range(null::public.listing_status))::text as status',
  )
  expect(rows.map(({ status }) => status)).toEqual(LISTING_STATUSES)
})

test('the database accepts the same roles', async () => {
  expect(quoted(await checkOf('conrelid', 'public.profiles', 'role = ANY'))).toEqual(ROLES)
})

test('the database accepts the same languages', async () => {
  expect(quoted(await checkOf('contypid', 'public.language_code', 'VALUE'))).toEqual(LANGUAGES)
})

test('the database tells people the same kinds of things, as long and as many', async () => {
  expect(quoted(await checkOf('conrelid', 'private.notices', 'kind'))).toEqual(NOTICE_KINDS)
  expect(await sourceOf('private.trim_notices')).toContain(`interval '${NOTICE_DAYS} days'`)
  expect(await sourceOf('private.notices_at_most')).toContain(String(NOTICES_PER_PERSON))
})

test('the database accepts the same types of questions', async () => {
  expect(quoted(await checkOf('conrelid', 'public.listing_fields', 'type = ANY'))).toEqual(FIELD_TYPES)
})

test('the database accepts the same kinds of categories', async () => {
  expect(quoted(await checkOf('conrelid', 'public.categories', 'kind = ANY'))).toEqual(CATEGORY_KINDS)
})

test('the database accepts the same roles of questions', async () => {
  const units = ['kg', 'INR', 'years', null]
  const asked = FIELD_TYPES.flatMap((type) => units.map((unit) => ({ type, unit })))
  const rows = await asOwner<{ roles: string[] }>(
    `select private.roles_for(one ->> 'type', one ->> 'unit') as roles
     from jsonb_array_elements($1::text::jsonb) with ordinality as asked (one, place) order by place`,
    [JSON.stringify(asked)],
  )
  expect(rows.map(({ roles }) => roles)).toEqual(asked.map(rolesFor))
})

test('a registration accepts the same roles and languages', async () => {
  const source = await sourceOf('private.create_profile')
  const [, roles = ''] = /'role' in \(([^)]*)\)/.exec(source) ?? []
  const [, languages = ''] = /'language' in \(([^)]*)\)/.exec(source) ?? []
  expect(quoted(roles)).toEqual(ROLES)
  expect(quoted(languages)).toEqual(LANGUAGES)
})

test.each([
  ['reject_listing', REJECTION_REASONS],
  ['remove_listing', REMOVAL_REASONS],
])('%s accepts the same reasons', async (name, reasons) => {
  const [, known = ''] = /require_reason\(reason,([^)]*)\)/.exec(await sourceOf(`public.${name}`)) ?? []
  expect(quoted(known)).toEqual(reasons)
})

test('wanted notices have the same states and bounds, and are refused for the same reasons', async () => {
  const wanted = (about: string) => checkOf('conrelid', 'public.wanted_notices', about)
  expect(quoted(await wanted('status'))).toEqual(WANTED_STATUSES)
  expect(await wanted('char_length(words)')).toContain(`<= ${WANTED_WORDS_CHARACTERS}`)
  expect(await wanted('days')).toContain(`<= ${Math.max(...WANTED_DAYS)}`)
  const reasonsOf = async (name: string) => {
    const [, known = ''] = /require_reason\((?:reason|\w+\.reason),([^)]*)\)/.exec(await sourceOf(name)) ?? []
    return quoted(known)
  }
  expect(await reasonsOf('public.reject_wanted')).toEqual(WANTED_REJECTIONS)
  expect(await reasonsOf('public.remove_wanted')).toEqual(WANTED_REMOVALS)
})

test('a sale has the same outcomes', async () => {
  const [, outcomes = ''] = /outcome not in \(([^)]*)\)/.exec(await sourceOf('public.mark_sold')) ?? []
  expect(quoted(outcomes)).toEqual(SOLD_OUTCOMES)
})

test('reports and contacts know the same words', async () => {
  expect(quoted(await checkOf('conrelid', 'public.reports', 'reason'))).toEqual(REPORT_REASONS)
  expect(quoted(await checkOf('conrelid', 'public.reports', 'status'))).toEqual(REPORT_STATUSES)
  expect(quoted(await checkOf('conrelid', 'public.contact_events', 'channel'))).toEqual(CONTACT_CHANNELS)
  const [, channels = ''] = /channel not in \(([^)]*)\)/.exec(await sourceOf('private.require_channel')) ?? []
  expect(quoted(channels)).toEqual(CONTACT_CHANNELS)
})

test('the database has the same bounds', async () => {
  const answers = `${await sourceOf('private.answer_problem')} ${await sourceOf('private.attribute_problems')}`
  expect(answers.match(/\b500\b/g)).toHaveLength(2)
  expect(limits.ANSWER_CHARACTERS).toBe(500)
  const listings = (about: string) => checkOf('conrelid', 'public.listings', about)
  expect(await listings('price')).toContain(`${limits.PRICE_MAX_RUPEES}`)
  expect(await listings('quantity')).toContain(`${limits.QUANTITY_MAX}`)
  expect(await listings('char_length(title)')).toContain(`${limits.TITLE_CHARACTERS}`)
  expect(await listings('char_length(description)')).toContain(`${limits.DESCRIPTION_CHARACTERS}`)
  expect(await checkOf('conrelid', 'public.profiles', 'name')).toContain(`${limits.NAME_CHARACTERS}`)
  expect(await checkOf('conrelid', 'public.listing_photos', 'position')).toContain(`${limits.PHOTOS_PER_LISTING - 1}`)
})

test('the bucket takes what we make, and nothing much larger', async () => {
  const [bucket] = await asOwner<{ public: boolean; size: number; types: string }>(
    `select public, file_size_limit::int as size, allowed_mime_types::text as types from storage.buckets where id = '${PHOTO_BUCKET}'`,
  )
  expect(bucket?.public).toBe(true)
  expect(bucket?.size).toBeGreaterThanOrEqual(limits.PHOTO_STORED_BYTES)
  expect(bucket?.types).toMatch(/image\/webp.*image\/jpeg/)
})
