import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { placeNamed } from '../support/listings.ts'
import { idsOf, offer, search } from '../support/offered-listings.ts'
import { asOwner, guest, type Person, register } from '../support/people.ts'
import { readingsOf } from '../support/search-readings.ts'

let visitor: SupabaseClient
let seller: Person
beforeAll(async () => {
  visitor = await guest()
  seller = await register()
})

/** The district of a town. */
async function districtOf(town: string): Promise<string> {
  const [place] = await asOwner<{ place_id: string }>('select place_id from private.towns where name = $1', [town])
  return place?.place_id ?? ''
}

const breedOf = async (query: string) => {
  const [read] = await readingsOf([query])
  return { categories: read?.categories, breed: read?.answers[0]?.value, places: read?.places, guesses: read?.guesses }
}

describe('a registered breed', () => {
  test.each([
    ['kankrej cow', 'Cattle', 'Kankrej'],
    ['काँकरेज गाय', 'Cattle', 'Kankrej'],
    ['banni bhains', 'Buffalo', 'Banni'],
    ['காங்கேயம் காளை', 'Cattle', 'Kangayam'],
    ['kala bengal black bengal', 'Goat', 'Black Bengal'],
    ['ব্ল্যাক বেঙ্গল ছাগল', 'Goat', 'Black Bengal'],
    ['വെച്ചൂർ പശു', 'Cattle', 'Vechur'],
    ['muzaffarnagri bhed', 'Sheep', 'Muzaffarnagri'],
    ['sangamneri sheli', 'Goat', 'Sangamneri'],
    ['swamp buffalo', 'Buffalo', 'Luit (Swamp)'],
  ])('is read out of “%s”', async (query, category, breed) => {
    expect(await breedOf(query)).toMatchObject({ categories: [category], breed })
  })

  test('of poultry, which is written in words, is one of birds', async () => {
    const bird = await offer(seller, {
      category: 'Poultry',
      title: 'Ankaleshwar',
      attributes: { type: 'Chicken', breed: 'Ankaleshwar', age: 20, purpose: 'Eggs' },
    })
    expect(await idsOf(visitor, 'ankaleshwar murgi')).toContain(bird)
    expect((await breedOf('haringhata black')).categories).toEqual(['Poultry'])
  })

  test.each([
    'કાલહસ્તી મરઘી',
    'తలశ్శేరి కోడి',
    'ಘಾಗಸ್ ಕೋಳಿ',
    'হরিণঘাটা মুরগি',
    'ਪਾਤੀ ਬੱਤਖ',
    'മൈഥിലി താറാവ്',
    'mewari kombdi',
    'chittagong murga',
    'کشمیر انز',
  ])('of poultry is one of birds, and no place, in “%s”', async (query) => {
    expect(await breedOf(query)).toMatchObject({ categories: ['Poultry'], places: [], guesses: [] })
  })

  test('of poultry is a town where no bird is named', async () => {
    const { categories, places, guesses } = await breedOf('અંકલેશ્વર')
    expect(categories).toEqual([])
    expect([...(places ?? []), ...(guesses ?? [])]).not.toEqual([])
  })

  test('of several animals is one of each, and nothing else of them', async () => {
    const marwari = { attributes: { breed: 'Marwari', age: 12, purpose: 'Meat' }, title: 'Quelbrint' }
    const sirohi = { attributes: { breed: 'Sirohi', age: 12, purpose: 'Meat' }, title: 'Quelbrint' }
    const goat = await offer(seller, { category: 'Goat', ...marwari })
    const sheep = await offer(seller, { category: 'Sheep', ...marwari })
    await offer(seller, { category: 'Goat', ...sirohi })
    expect((await idsOf(visitor, 'quelbrint marwari')).sort()).toEqual([goat, sheep].sort())
    expect(await idsOf(visitor, 'quelbrint marwari goat')).toEqual([goat])
  })
})

describe('a name of a breed that is a district’s too', () => {
  test.each(['coimbatore sheep', 'கோயம்புத்தூர் செம்மறி'])(
    'is the breed right before its animal, and the district is offered: %s',
    async (query) => {
      const { reading } = await search(visitor, query)
      expect(reading).toMatchObject({ categories: ['Sheep'], places: [] })
      expect(reading.guesses).toMatchObject([{ places: [await placeNamed('Coimbatore')] }])
      expect((await breedOf(query)).breed).toBe('Coimbatore')
    },
  )

  test.each([
    ['sheep in coimbatore', 'Sheep'],
    ['coimbatore cow', 'Cattle'],
    ['செம்மறி கோயம்புத்தூர்', 'Sheep'],
  ])('is the district elsewhere: %s', async (query, category) => {
    const places = [await placeNamed('Coimbatore')]
    expect(await breedOf(query)).toMatchObject({ categories: [category], breed: undefined, places })
  })

  test('is the district by itself, and where a distance is named', async () => {
    const coimbatore = await placeNamed('Coimbatore')
    expect(await breedOf('coimbatore')).toMatchObject({ categories: [], breed: undefined, places: [coimbatore] })
    const [read] = await readingsOf(['coimbatore 50 km sheep'])
    expect(read).toMatchObject({ categories: ['Sheep'], answers: [], around: coimbatore })
  })

  test('is the breed by itself where people know it for that, and the district is offered', async () => {
    const { reading } = await search(visitor, 'sirohi')
    expect(reading).toMatchObject({ categories: ['Goat'], places: [] })
    expect(reading.guesses).toMatchObject([{ typed: 'sirohi', places: [await placeNamed('Sirohi')] }])
    expect((await search(visitor, 'sirohi goat')).reading.guesses).toEqual([])
  })
})

describe('a name of a breed that is a town’s too', () => {
  const TOWN = 'Sojat'

  test('is the breed beside its animal, and by itself, with the town offered', async () => {
    expect(await breedOf('sojat goat')).toMatchObject({ categories: ['Goat'], breed: 'Sojat', places: [], guesses: [] })
    const { breed, guesses } = await breedOf('sojat')
    expect(breed).toBe('Sojat')
    expect(guesses).toMatchObject([{ typed: 'sojat', towns: { [await districtOf(TOWN)]: TOWN } }])
  })

  test('is the town beside another animal', async () => {
    expect(await breedOf('sojat buffalo')).toMatchObject({
      categories: ['Buffalo'],
      breed: undefined,
      places: [await districtOf(TOWN)],
    })
  })
})
