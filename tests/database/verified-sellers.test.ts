import { expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { guest, proveAddress, register, registerAdministrator } from '../support/people.ts'

test('what was verified about a seller is public, and an address counts once a link to it was opened', async () => {
  const [visitor, administrator] = [await guest(), await registerAdministrator()]
  const person = await register({ name: 'Asha' })
  await listingOf(person, 'active')
  const flags = async () =>
    (
      await visitor
        .from('public_profiles')
        .select('is_email_verified, is_phone_verified, is_registration_verified')
        .eq('id', person.id)
        .single()
    ).data
  const none = { is_email_verified: false, is_phone_verified: false, is_registration_verified: false }
  expect(await flags()).toEqual(none)
  await proveAddress(person)
  expect(await flags()).toEqual({ ...none, is_email_verified: true })
  await administrator.client.rpc('verify_registration', { profile: person.id, is_verified: true })
  expect(await flags()).toMatchObject({ is_registration_verified: true })
  const change = (columns: object) => person.client.from('profiles').update(columns).eq('id', person.id).throwOnError()
  await change({ language: 'mr' })
  expect(await flags()).toMatchObject({ is_registration_verified: true })
  for (const columns of [{ name: 'Another Asha' }, { role: 'veterinarian' }]) {
    await administrator.client.rpc('verify_registration', { profile: person.id, is_verified: true })
    await change(columns)
    expect(await flags()).toMatchObject({ is_registration_verified: false })
  }
})
