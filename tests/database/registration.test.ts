import { describe, expect, test } from 'vitest'
import { anyPlace } from '../support/listings.ts'
import { asOwner, type Person, register } from '../support/people.ts'

const profileOf = ({ client, id }: Person) => client.from('profiles').select('*').eq('id', id).single()

describe('registration', () => {
  test('makes a profile from the metadata', async () => {
    const owner = await register({ name: 'Sunita', role: 'trader', phone: '+919876543210', language: 'mr' })
    const { data } = await profileOf(owner)
    expect(data).toMatchObject({
      name: 'Sunita',
      role: 'trader',
      phone: '+919876543210',
      language: 'mr',
      is_admin: false,
    })
  })

  test('keeps the place when it is one', async () => {
    const place = await anyPlace()
    const person = await register({ placeId: place })
    expect((await profileOf(person)).data).toMatchObject({ place_id: place })
  })

  test('leaves out metadata that does not fit, and goes through', async () => {
    const person = await register({ name: '  ', role: 'king', phone: '12345', language: 'fr', placeId: 'nowhere' })
    expect((await profileOf(person)).data).toMatchObject({
      name: null,
      role: 'farmer',
      phone: null,
      language: 'en',
      place_id: null,
    })
  })

  test.each(['\u202e\u202e', 'A\nB', 'Asha 9876543210', 'Maveshi Support'])(
    'leaves out %j, which is no name',
    async (name) => {
      const person = await register({ name })
      expect((await profileOf(person)).data).toMatchObject({ name: null })
      expect((await person.client.from('public_profiles').select('name').eq('id', person.id).single()).data).toEqual({
        name: null,
      })
    },
  )

  test('never believes is_admin in the metadata', async () => {
    const person = await register({ is_admin: true, isAdmin: true, role: 'admin' })
    expect((await profileOf(person)).data).toMatchObject({ is_admin: false, role: 'farmer' })
  })

  test('goes through without metadata', async () => {
    const person = await register()
    expect((await profileOf(person)).data).toMatchObject({ role: 'farmer', language: 'en' })
  })
})

describe('a registration', () => {
  const numbersOf = async ({ id }: Person) =>
    (await asOwner('select phone::text, whatsapp::text from public.profiles where id = $1::uuid', [id]))[0]

  test('keeps the number for WhatsApp', async () => {
    const person = await register({ phone: '+919876543210', whatsapp: '+919876543211' })
    expect(await numbersOf(person)).toEqual({ phone: '+919876543210', whatsapp: '+919876543211' })
  })

  test.each(['12345', '+14155550100', ''])('leaves %j out, and goes through', async (whatsapp) => {
    expect(await numbersOf(await register({ whatsapp }))).toEqual({ phone: null, whatsapp: null })
  })
})
