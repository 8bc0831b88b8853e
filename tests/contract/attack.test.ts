import { AVATAR_BUCKET, PHOTO_BUCKET } from '@maveshi/shared/access/session'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buckets, embeddedEndpoints, storefrontPaths } from '../support/attack/endpoints.ts'
import { readApiSchema } from '../support/attack/schema.ts'
import { KINDS, type Surroundings, targetsOf } from '../support/attack/targets.ts'
import { EXPECTED } from '../support/matrix/expected.ts'

const schema = readApiSchema()
const [person, listing] = ['01a20322-2d66-423d-9c49-d2b0ec80a8d2', 'c7aa3825-4e57-4945-8acf-8481a576df4d']

const surroundings: Surroundings = {
  schema,
  publishableKey: 'sb_publishable_x',
  known: {
    listings: [listing],
    people: [person],
    categories: ['Goat'],
    places: ['IN.16'],
    emails: ['a@maveshi.example'],
  },
  own: { person, listing, place: 'IN.16' },
  files: { buckets: buckets(), ownFolders: [person], others: [`${person}/${listing}/a.webp`] },
}

describe('what is attacked is found where it is defined', () => {
  test('tables, with their columns and what can be embedded', () => {
    expect(new Set(schema.tables.map(({ name }) => name))).toEqual(new Set(EXPECTED.map(({ table }) => table)))
    const photos = schema.tables.find(({ name }) => name === 'listing_photos')
    expect(photos?.columns).toContainEqual({ name: 'width', type: 'number' })
    expect(photos?.neighbours).toContainEqual({ table: 'listings', by: 'listing_photos_listing_id_fkey' })
  })

  test('functions with their arguments, and enums', () => {
    const search = schema.functions.find(({ name }) => name === 'search_listings')
    expect(search?.args).toContainEqual({ name: 'categories', type: 'string[]' })
    expect(schema.functions.find(({ name }) => name === 'export_my_data')?.args).toEqual([])
    expect(schema.enums.get('listing_status')).toContain('active')
  })

  test('addresses of the embedded server, and buckets', () => {
    const { auth, storage, system } = embeddedEndpoints()
    expect(auth).toContainEqual({ method: 'POST', path: '/auth/v1/verify' })
    expect(storage).toContainEqual({ method: 'PUT', path: '/storage/v1/object/upload/sign/:bucketId/*' })
    expect(system).toContainEqual({ method: 'GET', path: '/_system/introspect' })
    expect(buckets().sort()).toEqual([AVATAR_BUCKET, PHOTO_BUCKET].sort())
  })

  test('pages', () => {
    expect(storefrontPaths()).toEqual(expect.arrayContaining(['/', '/buy', '/listing/:id/picture.jpg', '/services/']))
  })
})

test.each(KINDS)('the same seed asks the same of every target: %s', (kind) => {
  const sample = () => targetsOf(kind, surroundings).map(({ attempts }) => fc.sample(attempts, { seed: 7, numRuns: 1 }))
  expect(sample().length).toBeGreaterThan(10)
  expect(sample()).toEqual(sample())
})
