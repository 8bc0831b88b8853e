import { expect, test } from 'vitest'
import { offer, search } from '../support/offered-listings.ts'
import { asOwner, guest, register } from '../support/people.ts'

test('a listing that is found says what of its seller was verified', async () => {
  const seller = await register()
  const id = await offer(seller, { title: 'Brontaquill' })
  const marks = async () => {
    const { listings } = await search(await guest(), 'brontaquill')
    return listings.map((listing) => [listing.id, (listing as { seller?: unknown }).seller])
  }
  const none = { is_email_verified: false, is_phone_verified: false, is_registration_verified: false }
  expect(await marks()).toEqual([[id, none]])
  await asOwner('update public.public_profiles set is_phone_verified = true where id = $1', [seller.id])
  expect(await marks()).toEqual([[id, { ...none, is_phone_verified: true }]])
})
