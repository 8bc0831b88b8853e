import { beforeAll, describe, expect, test } from 'vitest'
import { request, tokenOf } from '../support/auth-requests.ts'
import { asOwner, PASSWORD, type Person, register } from '../support/people.ts'

let person: Person

beforeAll(async () => {
  person = await register()
})

describe('what people say of themselves', () => {
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, 'x']))
  const deep = (levels: number): object => (levels === 0 ? {} : { inner: deep(levels - 1) })

  test.each([
    ['too long', { name: 'x'.repeat(2100) }],
    ['too much', keys(17)],
    ['too deep', deep(6)],
    ['no object', ['name']],
    [
      'numbers without end',
      { name: 1e300, role: 1e301, phone: 1e302, language: -1e303, placeId: 1e304, more: 1e305, end: 1e306 },
    ],
    ['signs that cannot be stored', { name: 'a\u0000b' }],
    ['half a sign', { name: '\ud800' }],
  ])('is refused where it is %s, at registration and later', async (_what, data) => {
    const email = `much-${process.pid}-${Date.now()}@maveshi.example`
    const answer = await request('POST', 'signup', { email, password: PASSWORD, data })
    expect(answer.status).toBe(400)
    expect((await request('PUT', 'user', { data }, await tokenOf(person))).status).toBe(400)
    expect(await asOwner('select 1 from auth.users where email = $1', [email])).toEqual([])
  })

  test('does not grow bit by bit', async () => {
    const someone = await register(keys(10))
    const token = await tokenOf(someone)
    const more = Object.fromEntries(Object.keys(keys(10)).map((key) => [`more-${key}`, 'x']))
    expect((await request('PUT', 'user', { data: more }, token)).status).toBe(400)
    expect((await request('PUT', 'user', { data: { k0: 'y' } }, token)).status).toBe(200)
  })

  test('is not what the service itself says of them there', async () => {
    const someone = await register()
    const token = await tokenOf(someone)
    const data = {
      sub: 'x'.repeat(3000),
      email: ['x'],
      email_verified: 'x'.repeat(3000),
      phone_verified: {},
      name: 'A',
    }
    expect((await request('PUT', 'user', { data }, token)).status).toBe(200)
    const { user_metadata: said } = (await (await request('GET', 'user', undefined, token)).json()) as {
      user_metadata: object
    }
    expect(said).toEqual({
      sub: someone.id,
      email: someone.email,
      email_verified: true,
      phone_verified: false,
      name: 'A',
    })
  })

  test('is not longer under a name of the service, whatever that server lets through', async () => {
    for (const name of ['sub', 'email', 'email_verified', 'phone_verified']) {
      const said = JSON.stringify({ [name]: 'x'.repeat(2000) })
      const change = asOwner('update auth.users set raw_user_meta_data = $2::text::jsonb where id = $1::uuid', [
        person.id,
        said,
      ])
      await expect(change).rejects.toThrow(/too much metadata/)
    }
  })

  test('is held to the same by the database, for servers without such a check', async () => {
    const change = asOwner('update auth.users set raw_user_meta_data = $2::text::jsonb where id = $1::uuid', [
      person.id,
      JSON.stringify(keys(17)),
    ])
    await expect(change).rejects.toThrow(/too much metadata/)
  })
})
