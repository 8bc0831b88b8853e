import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, setSetting, suspend } from '../support/people.ts'

let seller: Person
let person: Person

beforeAll(async () => {
  seller = await register()
  person = await register()
})

const save = ({ client }: Pick<Person, 'client'>, ids: readonly string[]) =>
  client.rpc('save_favourites', { listing_ids: ids })

async function savedBy({ client, id }: Person): Promise<string[]> {
  const { data } = await client.from('favourites').select('listing_id').eq('user_id', id)
  return (data ?? []).map(({ listing_id }) => String(listing_id)).sort()
}

describe('favourites of a phone', () => {
  test('are taken over once, however often they are sent', async () => {
    const ids = [await listingOf(seller, 'active'), await listingOf(seller, 'active')].sort()
    expect(await save(person, ids)).toMatchObject({ error: null, data: 2 })
    expect(await save(person, ids)).toMatchObject({ error: null, data: 0 })
    expect(await savedBy(person)).toEqual(ids)
    const [{ counted } = { counted: 0 }] = await asOwner<{ counted: number }>(
      'select favourite_count as counted from public.listings where id = $1::uuid',
      [ids[0]],
    )
    expect(counted).toBe(1)
  })

  test('are passed over where they have ended, are not in sight, or are none', async () => {
    const other = await register()
    const onOffer = await listingOf(seller, 'active')
    const ids = [await listingOf(seller, 'sold'), await listingOf(seller, 'draft'), crypto.randomUUID(), onOffer]
    expect(await save(other, ids)).toMatchObject({ error: null, data: 1 })
    expect(await savedBy(other)).toEqual([onOffer])
  })

  test('are taken over as far as the account has room', async () => {
    await setSetting('favourites_kept', 2)
    onTestFinished(() => setSetting('favourites_kept', 500))
    const other = await register()
    const ids = await Promise.all([1, 2, 3].map(() => listingOf(seller, 'active')))
    expect(await save(other, ids)).toMatchObject({ error: null, data: 2 })
    expect(await savedBy(other)).toEqual(ids.slice(0, 2).sort())
  })

  test('are nobody’s who is suspended, or signed out', async () => {
    const other = await register()
    const id = await listingOf(seller, 'active')
    await suspend(other)
    expect((await save(other, [id])).error).toMatchObject({ code: '42501', details: 'suspended' })
    expect((await save({ client: await guest() }, [id])).error).toMatchObject({ code: '42501' })
    expect(await savedBy(other)).toEqual([])
  })
})
