import { checkJson } from '@maveshi/shared/gateway/check-body'
import { checkHead, isRefusal } from '@maveshi/shared/gateway/check-head'
import { BODY_BYTES, CATALOGUE_BODY_BYTES, FUNCTIONS, TABLES } from '@maveshi/shared/gateway/rest-policy'
import type { Route } from '@maveshi/shared/gateway/routes'
import { describe, expect, test } from 'vitest'

const ID = '2f6d3c1e-5b7a-4c8d-9e0f-112233445566'

function ask(target: string, method = 'GET', headers: Record<string, string> = {}): Route | number {
  const outcome = checkHead({ method, target, header: (name) => headers[name] })
  return isRefusal(outcome) ? outcome.status : outcome
}

const isLetThrough = (target: string, method?: string, headers?: Record<string, string>) =>
  typeof ask(target, method, headers) === 'object'

test.each(['import_listings', 'import_search_terms', 'import_dropdown_options'])(
  '%s is for administrators before its body is read',
  (name) => expect(ask(`/rest/v1/rpc/${name}`, 'POST')).toMatchObject({ isForAdministrators: true }),
)

test('nothing else that may be large is for members', () => {
  const large = [...Object.entries(TABLES), ...Object.entries(FUNCTIONS)].filter(
    ([, { bodyBytes = 0 }]) => bodyBytes > CATALOGUE_BODY_BYTES,
  )
  expect(large.map(([name]) => name).sort()).toEqual([
    'import_dropdown_options',
    'import_listings',
    'import_search_terms',
  ])
})

describe('paths', () => {
  test.each([
    ['/auth/v1/token?grant_type=password', 'POST'],
    ['/auth/v1/token?grant_type=refresh_token', 'POST'],
    ['/auth/v1/recover?redirect_to=https%3A%2F%2Fmarket.test%2Freset-password', 'POST'],
    ['/auth/v1/logout?scope=global', 'POST'],
    ['/auth/v1/user', 'PUT'],
    ['/rest/v1/categories?select=*&order=position.asc', 'GET'],
    ['/rest/v1/rpc/search_listings', 'POST'],
    [`/storage/v1/object/public/listing-photos/${ID}/${ID}/${ID}-card.webp`, 'GET'],
    [`/storage/v1/object/avatars/${ID}/${ID}.jpg`, 'POST'],
    ['/storage/v1/object/list/avatars', 'POST'],
    ['/storage/v1/object/listing-photos', 'DELETE'],
  ])('%s by %s leads somewhere', (target, method) => expect(isLetThrough(target, method)).toBe(true))

  test.each([
    '/',
    '*',
    '/rest/v1',
    '/rest/v1/',
    '/rest/v1/?select=*',
    '/rest/v1//listings',
    '/rest/v1/../../_system/introspect',
    '/rest/v1/%2e%2e/%2e%2e/_system/introspect',
    '/rest/v1/..%2f..%2f_system/introspect',
    '/rest/v1/listings/../../../_system/introspect',
    '/rest/v1/listing%73?id=eq.1',
    '/rest/v1\\..\\_system',
    '/REST/v1/listings',
    '/_system/introspect',
    '/_studio',
    '/auth/v1/magiclink',
    '/auth/v1/admin/users',
    '/auth/v1/authorize',
    '/auth/v1/callback',
    '/auth/v1/settings',
    '/auth/v1/token/',
    '/auth/v1/constructor',
    '/rest/v1/auth.users',
    '/rest/v1/applied_seeds',
    '/rest/v1/__proto__',
    '/rest/v1/rpc/pg_sleep',
    '/rest/v1/rpc/constructor',
    '/storage/v1/bucket',
    '/storage/v1/object/listing-photos/../avatars/x',
    '/storage/v1/object/sign/listing-photos/x.webp',
    '/storage/v1/object/upload/sign/listing-photos/x.webp',
    '/storage/v1/object/copy',
    '/storage/v1/render/image/public/listing-photos/x.webp',
    '/storage/v1/s3/listing-photos',
    '/storage/v1/object/public/other/x.webp',
  ])('%s leads nowhere', (target) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS']) expect(ask(target, method)).toBe(404)
  })

  test.each([
    ['/rest/v1/listings', 'PUT'],
    ['/rest/v1/listings', 'OPTIONS'],
    ['/rest/v1/listings', 'TRACE'],
    ['/rest/v1/rpc/search_listings?query=cow', 'GET'],
    ['/auth/v1/verify?token=123456', 'GET'],
    ['/storage/v1/object/listing-photos/x.webp', 'GET'],
    ['/storage/v1/object/public/listing-photos/x.webp', 'POST'],
  ])('%s is not asked by %s', (target, method) => expect(ask(target, method)).toBe(405))

  test.each([
    '/auth/v1/token?grant_type=pkce',
    '/auth/v1/token?grant_type=password&grant_type=password',
    '/auth/v1/signup?redirect_to=javascript:alert(1)',
    '/auth/v1/logout?scope=everybody',
    '/rest/v1/rpc/search_listings?query=eq.cow',
    '/rest/v1/rpc/search_listings?order=id',
  ])('%s has a parameter that nobody needs', (target) => expect(ask(target, 'POST')).toBe(400))
})

describe('queries', () => {
  test.each([
    `/rest/v1/listings?id=eq.${ID}&select=id,seller:public_profiles(id,name),listing_photos(path)`,
    `/rest/v1/listings?select=id,public_profiles!inner(id)&id=in.(${ID})&public_profiles.or=(is_phone_verified.eq.true,is_registration_verified.eq.true)`,
    '/rest/v1/listings?select=id,published_at&status=eq.active&order=id.asc&offset=5000&limit=1000',
    `/rest/v1/listings?seller_id=eq.${ID}&status=eq.active&id=not.in.(${ID})&order=published_at.desc&limit=4`,
    `/rest/v1/favourites?select=listing_id,listing:listings(id,photos:listing_photos(path))&user_id=eq.${ID}`,
    '/rest/v1/categories?parent_menu=is.null&order=labels->>hi.asc,value.asc&limit=25&offset=0',
    '/rest/v1/categories?or=(and(value.ilike.*cow*,value.ilike.*milk*),and(labels->>hi.ilike.*%E0%A4%97*))',
    '/rest/v1/dropdown_options?field_key=like.*Cattle.*&labels->>hi=is.null',
    '/rest/v1/listing_fields?select=key,field:id&type=in.(select,radio,multi-select)',
  ])('%s is asked', (target) => expect(isLetThrough(target)).toBe(true))

  test.each([
    ['a regular expression', '/rest/v1/categories?value=match.(a*)*b'],
    ['one that takes any case', '/rest/v1/categories?value=imatch.(a*)*b'],
    ['a regular expression among alternatives', '/rest/v1/categories?or=(value.match.a,value.imatch.b)'],
    ['a text search', '/rest/v1/places?names=wfts.cow'],
    ['what contains', '/rest/v1/listing_fields?depends_on_values=cs.{a}'],
    ['a range', '/rest/v1/places?latitude=gte.5'],
    ['any of several', '/rest/v1/categories?value=like(any).{*a*,*b*}'],
    ['a pattern elsewhere', `/rest/v1/listings?id=eq.${ID}&description=ilike.*a*`],
    ['a long pattern', `/rest/v1/categories?value=ilike.${'*a'.repeat(100)}`],
    ['listings by what has no index', '/rest/v1/listings?select=*&price=eq.5'],
    ['all listings in an order of one’s own', '/rest/v1/listings?status=eq.active&order=description'],
    ['all listings with their photographs', '/rest/v1/listings?status=eq.active&select=id,listing_photos(*)'],
    ['all listings with what is worked out', '/rest/v1/listings?status=eq.active&select=id,listing_state'],
    ['all listings whole', '/rest/v1/listings?status=eq.active&select=*'],
    ['everybody', '/rest/v1/public_profiles?select=*'],
    ['everybody but one', `/rest/v1/public_profiles?id=neq.${ID}`],
    ['everybody but some', `/rest/v1/public_profiles?id=not.in.(${ID})`],
    ['embeds in embeds', `/rest/v1/listings?id=eq.${ID}&select=id,public_profiles(listings(public_profiles(id)))`],
    ['a table that is not read along', `/rest/v1/categories?select=*,listings(*)`],
    ['the same embed twice', `/rest/v1/listings?id=eq.${ID}&select=a:listing_photos(id),b:listing_photos(id)`],
    ['a column twice', `/rest/v1/listings?id=eq.${ID}&select=a:listing_flags,b:listing_flags`],
    ['counts', `/rest/v1/listings?id=eq.${ID}&select=id,listing_photos(count)`],
    ['a sum', '/rest/v1/listings?status=eq.active&select=price.sum()'],
    ['a cast', '/rest/v1/categories?select=value::text'],
    ['a spread', `/rest/v1/listings?id=eq.${ID}&select=id,...public_profiles(id)`],
    ['a path into JSON', `/rest/v1/listings?id=eq.${ID}&attributes->breed=eq.Gir`],
    ['very many values', `/rest/v1/places?id=in.(${Array.from({ length: 300 }, (_, n) => n)})`],
    ['very many alternatives', `/rest/v1/categories?or=(${Array.from({ length: 80 }, (_, n) => `value.eq.${n}`)})`],
    ['groups in groups', '/rest/v1/categories?or=(and(or(and(value.eq.1))))'],
    ['brackets that do not match', '/rest/v1/categories?or=(value.eq.1'],
    ['too many rows', '/rest/v1/places?limit=100000'],
    ['a negative limit', '/rest/v1/places?limit=-1'],
    ['a far offset', '/rest/v1/places?offset=99999999999'],
    ['many orders', '/rest/v1/places?order=id,id,id,id,id'],
    ['a parameter twice', '/rest/v1/places?id=eq.1&id=eq.2'],
    ['the key in the address', '/rest/v1/places?apikey=sb_publishable_x'],
    ['malformed percent-encoding', '/rest/v1/places?id=eq.%E0%A4%A'],
    ['half a percent', '/rest/v1/places?id=eq.%'],
    ['an empty character', '/rest/v1/places?id=eq.%00'],
    ['a line break', '/rest/v1/places?id=eq.a%0d%0aX: y'],
    ['very many parameters', `/rest/v1/places?${Array.from({ length: 50 }, (_, n) => `a${n}=eq.1`).join('&')}`],
  ])('%s is refused', (_what, target) => expect(ask(target)).toBe(400))

  test('a change names its rows', () => {
    expect(ask('/rest/v1/settings', 'PATCH')).toBe(400)
    expect(ask('/rest/v1/categories?select=value', 'DELETE')).toBe(400)
    expect(isLetThrough('/rest/v1/categories?value=eq.Goat', 'DELETE')).toBe(true)
  })

  test('an address has a length', () => expect(ask(`/rest/v1/places?id=eq.${'x'.repeat(20_000)}`)).toBe(414))
})

describe('headers', () => {
  const table = '/rest/v1/places?select=id'
  test.each<[Record<string, string>, number]>([
    [{ accept: 'text/csv' }, 406],
    [{ accept: 'application/vnd.pgrst.plan+json' }, 406],
    [{ accept: 'application/vnd.pgrst.plan+json, */*' }, 406],
    [{ 'accept-profile': 'private' }, 406],
    [{ 'content-profile': 'auth' }, 406],
    [{ prefer: 'tx=rollback' }, 400],
    [{ prefer: 'count=estimated' }, 400],
    [{ prefer: 'return=minimal, timezone=Asia/Kolkata' }, 400],
    [{ prefer: 'handling=strict;max-affected=1' }, 400],
    [{ range: '0-9' }, 400],
    [{ 'content-encoding': 'gzip' }, 415],
    [{ 'content-length': '5' }, 413],
    [{ 'content-length': '-5' }, 400],
    [{ authorization: `Bearer ${'x'.repeat(9000)}` }, 400],
  ])('%o is refused', (headers, status) => expect(ask(table, 'GET', headers)).toBe(status))

  test.each<Record<string, string>>([
    { accept: 'application/json', prefer: 'count=exact' },
    { accept: 'application/vnd.pgrst.object+json' },
    { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    { 'accept-profile': 'public' },
  ])('%o is taken', (headers) => expect(isLetThrough(table, 'GET', headers)).toBe(true))

  test('bodies are JSON, and as large as what they are for', () => {
    const call = '/rest/v1/rpc/search_listings'
    expect(ask(call, 'POST', { 'content-length': String(BODY_BYTES + 1) })).toBe(413)
    expect(ask(call, 'POST', { 'content-length': '20', 'content-type': 'text/csv' })).toBe(415)
    expect(isLetThrough(call, 'POST', { 'content-length': '20', 'content-type': 'application/json' })).toBe(true)
    expect(isLetThrough('/rest/v1/rpc/import_listings', 'POST', { 'content-length': '2000000' })).toBe(true)
  })
})

describe('bodies', () => {
  const route = (target: string) => ask(target, 'POST') as Route
  const refusal = (target: string, text: string) => {
    const checked = checkJson(route(target), text)
    return 'refusal' in checked ? checked.refusal.status : undefined
  }

  test('an object is taken, and nothing at all', () => {
    for (const text of ['', '{}', '{"query":"गाय","attributes":{"age":{"min":2}}}']) {
      expect(refusal('/rest/v1/rpc/search_listings', text)).toBeUndefined()
    }
    expect(refusal('/rest/v1/listing_photos', '[{},{}]')).toBeUndefined()
  })

  test.each([
    ['no JSON', '{"query":'],
    ['a text', '"cow"'],
    ['a number', '5'],
    ['nothing', 'null'],
    ['a list', '[1,2]'],
    ['an empty character', '{"query":"\\u0000"}'],
    ['half a letter', '{"query":"\\ud800"}'],
    ['an empty character in a name', '{"\\u0000":1}'],
    ['a deep nest', `{"attributes":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ])('%s is refused', (_what, text) => expect(refusal('/rest/v1/rpc/search_listings', text)).toBe(400))

  test('a link that proves an address goes to an account, and makes none', () => {
    expect(refusal('/auth/v1/otp', '{"email":"a@example.in","create_user":false}')).toBeUndefined()
    for (const text of ['{"email":"a@example.in"}', '{"email":"a@example.in","create_user":true}', '[]', '5']) {
      expect(refusal('/auth/v1/otp', text)).toBe(400)
    }
  })

  test('rows come in the number that the product sends', () => {
    expect(refusal('/rest/v1/listings', '[{},{}]')).toBe(413)
    expect(refusal('/rest/v1/listing_photos', JSON.stringify(Array(11).fill({})))).toBe(413)
  })
})
