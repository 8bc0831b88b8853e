import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { listingOf, statusOf } from '../support/listings.ts'
import { callAs, type Person, register, registerAdministrator } from '../support/people.ts'

interface Told {
  readonly kind: string
  readonly details: Record<string, unknown>
  readonly listing: Record<string, unknown> | null
}

let administrator: Person

beforeAll(async () => {
  administrator = await registerAdministrator()
})

const told = async (person: Person) => (await callAs(person, 'my_notices', {})) as readonly Told[]
const kindsTold = async (person: Person) => (await told(person)).map(({ kind }) => kind)

/** A listing that somebody has just reported. */
async function reportedListing() {
  const [seller, reporter] = [await register(), await register()]
  const listing = await listingOf(seller, 'active')
  const report = { listing_id: listing, reporter_id: reporter.id, reason: 'misleading' }
  await reporter.client.from('reports').insert(report).throwOnError()
  return { seller, reporter, listing }
}

test('whoever reported a listing is told once that it was seen, and then what came of it', async () => {
  const { reporter, listing } = await reportedListing()
  for (const _again of [1, 2]) await callAs(administrator, 'acknowledge_reports', { listing_id: listing })
  const seen = await told(reporter)
  expect(seen).toMatchObject([{ kind: 'report_acknowledged', listing: { id: listing } }])
  const days = (Date.parse(String(seen[0]?.details.settle_by)) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
  await callAs(administrator, 'settle_reports', { listing_id: listing, outcome: 'dismissed' })
  expect(await kindsTold(reporter)).toEqual(['report_settled'])
  await callAs(administrator, 'reopen_reports', { listing_id: listing })
  expect(await kindsTold(reporter)).toEqual([])
})

test('whoever reported a listing is told what came of it', async () => {
  const { seller, reporter, listing } = await reportedListing()
  await callAs(administrator, 'settle_reports', {
    listing_id: listing,
    outcome: 'upheld',
    note: 'Thank you',
    step: 'remove',
    removal_reason: 'misleading',
  })
  expect(await told(reporter)).toMatchObject([
    {
      kind: 'report_settled',
      details: { outcome: 'upheld', note: 'Thank you' },
      listing: { id: listing, status: 'removed', attributes: {} },
    },
  ])
  expect(await kindsTold(seller)).toEqual(['removed'])
})

test('a ready text is answered to each in their own language, in English where it lacks that, and the note below', async () => {
  const { listing } = await reportedListing()
  const [tamil, marathi] = [await register({ language: 'ta' }), await register({ language: 'mr' })]
  for (const { id, client } of [tamil, marathi]) {
    const report = { listing_id: listing, reporter_id: id, reason: 'misleading' }
    await client.from('reports').insert(report).throwOnError()
  }
  const id = randomUUID()
  const texts = { en: 'We have looked at it.', ta: 'பார்த்துவிட்டோம்.' }
  await administrator.client.from('ready_texts').insert({ id, reader: 'reporter', texts }).throwOnError()
  const settle = { listing_id: listing, outcome: 'dismissed', ready_text: id, note: ' Thank you ' }
  await callAs(administrator, 'settle_reports', settle)
  await administrator.client.from('ready_texts').delete().eq('id', id).throwOnError()
  expect(await told(tamil)).toMatchObject([{ details: { note: 'பார்த்துவிட்டோம்.\nThank you' } }])
  expect(await told(marathi)).toMatchObject([{ details: { note: 'We have looked at it.\nThank you' } }])
})

test.each([
  ['that is not there', randomUUID()],
  ['for sellers', 'price'],
])('reports are not settled with a ready text %s', async (_, ready_text) => {
  const { reporter, listing } = await reportedListing()
  const settle = { listing_id: listing, outcome: 'upheld', step: 'remove', removal_reason: 'misleading', ready_text }
  const { error } = await administrator.client.rpc('settle_reports', settle)
  expect(error).toMatchObject({ code: 'PT422', details: 'ready_text' })
  expect(await kindsTold(reporter)).toEqual([])
  expect(await statusOf(listing)).toBe('active')
})
