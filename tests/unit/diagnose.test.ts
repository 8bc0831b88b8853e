import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { line } from '../../commands/diagnose/finding.ts'
import { builtFindings, keyFindings } from '../../commands/diagnose/keys.ts'
import { guestFindings, storefrontFindings } from '../../commands/diagnose/market.ts'
import { storefrontAt, visitorFindings } from '../../commands/diagnose/place.ts'

const wrong = (found: readonly { what: string; isSo: boolean | undefined }[]) =>
  found.filter(({ isSo }) => isSo === false).map(({ what }) => what)

/** A backend where `open` is shown to guests, and whose clock is `late` milliseconds behind. */
function backend(open: string[] = [], late = 0): typeof fetch {
  return async (input, init) => {
    const table = new URL(String(input)).pathname.split('/').at(-1) ?? ''
    const isPrivate = new Headers(init?.headers).get('accept-profile') === 'private'
    const headers = { date: new Date(Date.now() - late).toUTCString() }
    if (isPrivate) return new Response('', { status: open.includes('private') ? 200 : 406, headers })
    return Response.json(table === 'places' || open.includes(table) ? [{ id: 1 }] : [], { headers })
  }
}

const guestsOf = (ask: typeof fetch) => guestFindings('http://market.example', 'sb_publishable_x', ask)

test('a sound backend has no mistakes', async () => {
  expect(wrong(await guestsOf(backend()))).toEqual([])
})

test.each([
  ['guests read nothing of reports', backend(['reports'])],
  ['guests read nothing of profiles', backend(['profiles'])],
  ['the schema private is not exposed', backend(['private'])],
  ['the clock is right', backend([], 60_000)],
  ['guests read places', async () => new Response('', { status: 401 })],
] as const)('found by name: %s', async (what, ask) => {
  expect(wrong(await guestsOf(ask as typeof fetch))).toEqual([what])
})

const PLACE = { host: '127.0.0.1', port: 4321, siteUrl: 'https://market.example', trustedProxies: 1 }
const PROJECT = { supabaseUrl: 'https://x.supabase.co', secretKey: 'sb_secret_x' }

test.each([
  [[], { ...PLACE, ...PROJECT }],
  [[], { ...PLACE, siteUrl: 'http://localhost:4321', trustedProxies: 0, supabaseUrl: undefined, secretKey: undefined }],
  [['visitors are told apart behind the proxy'], { ...PLACE, ...PROJECT, trustedProxies: 0 }],
  [
    ['nobody names an address that they do not have'],
    { ...PLACE, ...PROJECT, siteUrl: 'http://farm.example', host: '0.0.0.0' },
  ],
  [['Auth is told who visits'], { ...PLACE, ...PROJECT, secretKey: undefined }],
])('of who visits is found: %j', (found, place) => {
  expect(wrong(visitorFindings(place))).toEqual(found)
})

test('the storefront is looked for where it listens', () => {
  expect(storefrontAt({ host: '0.0.0.0', port: 80 })).toBe('http://127.0.0.1:80')
  expect(storefrontAt({ host: '10.0.0.7', port: 4321 })).toBe('http://10.0.0.7:4321')
})

test('a storefront that is not ready is told to start', async () => {
  const [found] = await storefrontFindings('http://127.0.0.1:4321', async () => new Response('', { status: 503 }))
  expect(found && line(found)).toBe('✘ the storefront at http://127.0.0.1:4321 is ready: npm start')
})

test('keys in each other’s places are found', () => {
  const service = `x.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x`
  expect(
    wrong(keyFindings({ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x', SUPABASE_SECRET_KEY: 'sb_secret_x' })),
  ).toEqual([])
  for (const key of ['sb_secret_x', service])
    expect(wrong(keyFindings({ SUPABASE_PUBLISHABLE_KEY: key }))).toEqual([
      'no secret key where the publishable one belongs',
    ])
  expect(wrong(keyFindings({ SUPABASE_SECRET_KEY: 'sb_publishable_x' }))).toEqual([
    'no publishable key where the secret one belongs',
  ])
})

test('a secret key in a built file is found with the file’s name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maveshi-diagnose-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'a.js'), 'const key = ""')
  expect(wrong(builtFindings(folder))).toEqual([])
  writeFileSync(join(folder, 'b.js'), `const key = "sb_secret_${'x'.repeat(22)}"`)
  expect(builtFindings(folder)[0]?.otherwise).toContain('b.js')
})

test('what could not be looked at says what it needs', () => {
  expect(line({ what: 'seeds', isSo: undefined, otherwise: 'DIAGNOSE_DATABASE_URL' })).toBe(
    '– seeds: not checked: needs DIAGNOSE_DATABASE_URL',
  )
})
