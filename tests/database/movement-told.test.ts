import { randomUUID } from 'node:crypto'
import { dayInIndia } from '@maveshi/shared/listing/movement-notice'
import { afterEach, expect, test } from 'vitest'
import { placeNamed } from '../support/listings.ts'
import { asOwner, callAs, type Person, register } from '../support/people.ts'
import { comeDue, registerReachable, senderHere, sendTo } from '../support/sender/sent-mails.ts'
import { wordsOf } from '../support/words.ts'

afterEach(() => asOwner('delete from public.movement_notices'))

const DAY_MS = 86_400_000
const day = (days: number) => dayInIndia(new Date(Date.now() + days * DAY_MS))
const TEXTS = { en: 'Ask the vet first', mr: 'आधी डॉक्टरांना विचारा' }

/** A rule that begins and ends so many days from now. No place means all of India. @returns its id */
async function rule(places: readonly string[], [from, to] = [0, 9], age = '0 days'): Promise<string> {
  const id = randomUUID()
  await asOwner(
    `insert into public.movement_notices (id, place_ids, starts_on, ends_on, texts, created_at)
     values ($1::uuid, $2::text[], $3::date, $4::date, $5::text::jsonb, now() - $6::interval)`,
    [id, `{${places}}`, day(from), day(to), JSON.stringify(TEXTS), age],
  )
  return id
}

interface Told {
  readonly kind: string
  readonly movement: { readonly texts: object } | null
}
const toldTo = async (person: Person): Promise<readonly Told[]> =>
  ((await callAs(person, 'my_notices', {})) as Told[]).filter(({ kind }) => kind === 'movement_notice')

const livingIn = async (name: string) => register({ placeId: await placeNamed(name) })

test('whoever lives in a district of it reads of a rule once, with its words', async () => {
  const [inside, outside, nowhere] = [await livingIn('Pune'), await livingIn('Nagpur'), await register()]
  await rule([await placeNamed('Pune')])
  expect(await callAs(inside, 'unread_notices', {})).toBe(1)
  expect(await toldTo(inside)).toMatchObject([{ movement: { texts: TEXTS } }])
  expect(await toldTo(inside)).toHaveLength(1)
  expect([...(await toldTo(outside)), ...(await toldTo(nowhere))]).toEqual([])
})

test('a rule of a state is told in its districts, and one of all of India to everybody', async () => {
  const [inside, nowhere] = [await livingIn('Pune'), await register()]
  await rule([await placeNamed('Maharashtra')], [3, 9])
  expect([await toldTo(inside), await toldTo(nowhere)].map(({ length }) => length)).toEqual([1, 0])
  await rule([])
  expect([await toldTo(inside), await toldTo(nowhere)].map(({ length }) => length)).toEqual([2, 1])
})

test('a rule that is over, that was written long ago, or that is taken back is told nobody', async () => {
  const person = await livingIn('Pune')
  await rule([], [-9, -1])
  await rule([], [0, 9], '31 days')
  expect(await toldTo(person)).toEqual([])
  const id = await rule([])
  expect(await toldTo(person)).toHaveLength(1)
  await asOwner('delete from public.movement_notices where id = $1::uuid', [id])
  expect(await toldTo(person)).toEqual([])
})

test('a sender tells everybody of its places, so many at a time, and nobody twice', async () => {
  const pune = await placeNamed('Pune')
  const people = [await livingIn('Pune'), await livingIn('Pune'), await livingIn('Pune'), await livingIn('Pune')]
  const id = await rule([pune])
  const go = async (): Promise<number> => {
    const [row] = await asOwner<{ told: number }>('select private.tell_of_movement_notices(2) as told')
    return row?.told ?? 0
  }
  const told = async () =>
    (
      await asOwner<{ profile_id: string }>('select profile_id from private.notices where movement_id = $1::uuid', [id])
    ).map(({ profile_id }) => profile_id)
  expect(await go()).toBe(2)
  expect(await told()).toHaveLength(2)
  // Somebody who looks for themselves is not told again.
  for (const person of people) await toldTo(person)
  let more = 1
  while (more > 0) more = await go()
  const all = await told()
  expect(new Set(all).size).toBe(all.length)
  expect(all).toEqual(expect.arrayContaining(people.map(({ id }) => id)))
})

test('a rule that holds elsewhere from now on is told there, and not any more where nobody has read it', async () => {
  const [pune, nagpur] = [await livingIn('Pune'), await livingIn('Nagpur')]
  const id = await rule([await placeNamed('Pune')])
  const go = () => asOwner('select private.tell_of_movement_notices(1000)')
  const told = async () =>
    (
      await asOwner<{ id: string }>('select profile_id as id from private.notices where movement_id = $1::uuid', [id])
    ).map((one) => one.id)
  await go()
  expect(await told()).toContain(pune.id)
  await asOwner('update public.movement_notices set place_ids = $2::text[] where id = $1::uuid', [
    id,
    `{${await placeNamed('Nagpur')}}`,
  ])
  await go()
  expect(await told()).toContain(nagpur.id)
  expect(await told()).not.toContain(pune.id)
})

test.each(['mr', 'ta', 'ur'] as const)('it is mailed to whoever reads %s', async (language) => {
  const person = await registerReachable({ language, placeId: await placeNamed('Thane') })
  await rule([await placeNamed('Thane')])
  await (await senderHere()).tellOfEndings()
  await comeDue(person)
  const [mail = '', ...more] = await sendTo(person)
  expect(more).toEqual([])
  for (const part of wordsOf(language)('notices:kinds.movementNotice').split(/\{\{\w+\}\}/))
    expect(mail).toContain(part)
  expect(mail).toContain(language === 'mr' ? TEXTS.mr : TEXTS.en)
})
