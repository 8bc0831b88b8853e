import { isName } from '@maveshi/shared/access/person-name'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { BAD_NAMES, GOOD_NAMES } from '../support/names.ts'
import { asOwner, guest, type Person, register, registerAdministrator, suspend } from '../support/people.ts'

let visitor: SupabaseClient
let owner: Person
let stranger: Person
let suspended: Person
let administrator: Person

beforeAll(async () => {
  visitor = await guest()
  owner = await register({ name: 'Sunita', role: 'trader', phone: '+919876543210', language: 'mr' })
  stranger = await register({ name: 'Ravi' })
  suspended = await register({ name: 'Mohan' })
  await suspend(suspended)
  administrator = await registerAdministrator()
})

const profileOf = (client: SupabaseClient, { id }: Person) => client.from('profiles').select('*').eq('id', id)

describe('a profile is read', () => {
  test('by its owner', async () => expect((await profileOf(owner.client, owner)).data).toHaveLength(1))
  test('by its suspended owner', async () =>
    expect((await profileOf(suspended.client, suspended)).data).toHaveLength(1))
  test('by administrators', async () => expect((await profileOf(administrator.client, owner)).data).toHaveLength(1))
  test('by no stranger', async () => expect((await profileOf(stranger.client, owner)).data).toEqual([]))
  test('by no guest', async () => expect((await profileOf(visitor, owner)).data ?? []).toEqual([]))
})

describe('a profile is changed', () => {
  const rename = (client: SupabaseClient, { id }: Person, name: string) =>
    client.from('profiles').update({ name }).eq('id', id).select()

  test('by its owner', async () => {
    expect((await rename(owner.client, owner, 'Sunita Patil')).data).toMatchObject([{ name: 'Sunita Patil' }])
  })

  test('by administrators', async () => {
    expect((await rename(administrator.client, stranger, 'Ravi Kumar')).data).toMatchObject([{ name: 'Ravi Kumar' }])
  })

  test.each([
    ['a stranger', () => stranger.client, () => owner],
    ['a guest', () => visitor, () => owner],
    ['its suspended owner', () => suspended.client, () => suspended],
  ])('not by %s', async (_who, client, whose) => {
    expect((await rename(client(), whose(), 'Nobody')).data ?? []).toEqual([])
    expect((await profileOf(administrator.client, whose()).single()).data?.name).not.toBe('Nobody')
  })

  test.each([
    ['is_admin', true],
    ['suspended_at', '2026-01-01T00:00:00Z'],
    ['created_at', '2020-01-01T00:00:00Z'],
  ])('but not its %s by its owner', async (column, value) => {
    const { error } = await owner.client
      .from('profiles')
      .update({ [column]: value })
      .eq('id', owner.id)
    expect(error?.code).toBe('42501')
  })

  test.each([
    ['is_admin', true],
    ['suspended_at', '2026-01-01T00:00:00Z'],
    ['suspension_reason', 'fraud'],
    ['registration_verified_at', '2026-01-01T00:00:00Z'],
  ])('but not its %s by an administrator, who has functions for that', async (column, value) => {
    const { error } = await administrator.client
      .from('profiles')
      .update({ [column]: value })
      .eq('id', stranger.id)
    expect(error?.code).toBe('42501')
  })

  test.each(GOOD_NAMES)('to the name “%s”', async (name) => {
    expect((await rename(owner.client, owner, name)).data).toMatchObject([{ name }])
  })

  test.each(BAD_NAMES)('%j is told to be no name before anybody registers with it', async (name) => {
    const { error, status } = await visitor.rpc('check_name', { name })
    expect([status, error?.code, error?.details]).toEqual([422, 'PT422', 'name'])
  })

  test.each(GOOD_NAMES)('“%s” is told to be one', async (name) => {
    expect((await visitor.rpc('check_name', { name })).error).toBeNull()
  })

  test.each(BAD_NAMES)('to %j by nobody: that is no name', async (name) => {
    const before = await profileOf(owner.client, owner).single()
    for (const who of [owner, administrator]) {
      const { error, status } = await rename(who.client, owner, name)
      expect([status, error?.code, error?.details]).toEqual([422, 'PT422', 'name'])
    }
    expect((await profileOf(owner.client, owner).single()).data).toEqual(before.data)
  })

  test('while its name is one that would not be taken any more', async () => {
    const person = await register({ name: 'Kamala' })
    await asOwner('alter table public.profiles disable trigger require_name')
    await asOwner("update public.profiles set name = 'Maveshi' where id = $1::uuid", [person.id])
    await asOwner('alter table public.profiles enable trigger require_name')
    const changes = { name: 'Maveshi', role: 'trader' }
    expect((await person.client.from('profiles').update(changes).eq('id', person.id).select()).data).toMatchObject([
      changes,
    ])
  })

  test('to an unknown role by nobody', async () => {
    const { error } = await owner.client.from('profiles').update({ role: 'admin' }).eq('id', owner.id)
    expect(error?.code).toBe('23514')
  })

  test('to a telephone number outside India by nobody', async () => {
    const { error } = await owner.client.from('profiles').update({ phone: '+14155550100' }).eq('id', owner.id)
    expect(error?.code).toBe('23514')
  })

  test.each(['insert', 'delete'] as const)('by no %s of its owner', async (operation) => {
    const table = owner.client.from('profiles')
    const { error } =
      operation === 'insert' ? await table.insert({ id: owner.id }) : await table.delete().eq('id', owner.id)
    expect(error?.code ?? '42501').toBe('42501')
    expect((await profileOf(owner.client, owner)).data).toHaveLength(1)
  })
})

test('an administrator who is suspended has no rights left', async () => {
  const former = await registerAdministrator()
  await suspend(former)
  expect((await profileOf(former.client, owner)).data).toEqual([])
})

test('the form and the database look for the same signs that nobody sees', async () => {
  const points = Array.from({ length: 0x110000 }, (_, point) => point).filter(
    (point) => point > 0 && /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(String.fromCodePoint(point)),
  )
  const refused = await asOwner<{ point: number }>(
    "select point from unnest($1::int[]) as point where private.is_name('A' || chr(point) || 'a') is not true",
    [`{${points}}`],
  )
  const own = points.filter((point) => !isName(`A${String.fromCodePoint(point)}a`))
  expect(refused.map(({ point }) => point).sort((a, b) => a - b)).toEqual(own)
  expect(points.filter((point) => !own.includes(point))).toEqual([0x200c, 0x200d])
})

describe('a public profile of somebody with a listing on offer', () => {
  beforeAll(() => listingOf(owner, 'active'))

  test('is read by guests and holds no telephone number', async () => {
    const { data } = await visitor.from('public_profiles').select('*').eq('id', owner.id).single()
    expect(Object.keys(data).sort()).toEqual([
      'avatar_path',
      'id',
      'is_email_verified',
      'is_phone_verified',
      'is_registration_verified',
      'is_suspended',
      'member_since',
      'name',
      'place_id',
      'role',
    ])
  })

  test('follows the profile', async () => {
    await owner.client.from('profiles').update({ name: 'Sunita Tai' }).eq('id', owner.id)
    expect((await visitor.from('public_profiles').select('name').eq('id', owner.id).single()).data?.name).toBe(
      'Sunita Tai',
    )
  })

  test.each([
    ['its owner', () => owner.client],
    ['a guest', () => visitor],
    ['an administrator', () => administrator.client],
  ])('is not written by %s', async (_who, client) => {
    await client().from('public_profiles').update({ name: 'Forged' }).eq('id', owner.id)
    await client().from('public_profiles').delete().eq('id', owner.id)
    const { data } = await visitor.from('public_profiles').select('name').eq('id', owner.id).single()
    expect(data?.name).not.toBe('Forged')
  })
})
