import fc from 'fast-check'
import { type Attempt, caller, door, mostly, type Target } from './attempt.ts'
import type { Endpoint } from './endpoints.ts'
import type { Known } from './likely-values.ts'
import { percent } from './twists.ts'
import { noJson, oddJson, oddWord } from './values.ts'

const PASSWORDS = ['a-long-password', 'short', 'password', '12345678']
const TYPES = ['signup', 'recovery', 'email_change', 'magiclink', 'invite', 'email', 'sms', 'phone_change', 'x']
const SCOPES = ['global', 'local', 'others', 'x']
const AWAY = 'https://elsewhere.example/'

/** What the calls of Auth carry, by name, where it may be right. */
export function authValues(known: Known): Readonly<Record<string, fc.Arbitrary<string>>> {
  const text = (...all: readonly string[]) => fc.constantFrom(...all).map((one) => JSON.stringify(one))
  const code = fc.nat(999_999).map((number) => JSON.stringify(String(number).padStart(6, '0')))
  return {
    email: text(
      ...known.emails,
      'Attack+Tag@maveshi.example',
      'attack@localhost',
      '"a b"@maveshi.example',
      `${'a'.repeat(70)}@maveshi.example`,
      'a@b@c',
      '<b>@maveshi.example',
      'a\r\nbcc: b@maveshi.example',
    ),
    password: text(...PASSWORDS, 'p'.repeat(73), 'p'.repeat(5000)),
    data: text('x').chain(() =>
      fc.constantFrom(
        '{"is_admin":true,"role":"admin","phone":"+911"}',
        '{"name":"x","language":"xx","place_id":"nowhere"}',
        `{"name":"${'x'.repeat(50_000)}"}`,
        '[]',
        'null',
        '{"sub":"x","email":"admin@maveshi.example","email_verified":true}',
      ),
    ),
    phone: text('+919876543210', '1', ''),
    token: code,
    token_hash: text('', 'x', 'pkce_x', 'a'.repeat(56)),
    type: text(...TYPES),
    refresh_token: text('', 'x', 'aaaaaaaaaaaa'),
    auth_code: text('', 'x'),
    code_verifier: text('', 'x'.repeat(43)),
    create_user: fc.constantFrom('true', 'false'),
    options: fc.constantFrom('{}', '{"shouldCreateUser":true}', '{"data":{"is_admin":true}}'),
    scope: text(...SCOPES),
    nonce: code,
    redirect_to: text(AWAY, '//elsewhere.example', 'javascript:alert(1)'),
    app_metadata: fc.constantFrom('{"role":"service_role"}'),
    role: text('service_role', 'supabase_admin'),
    gotrue_meta_security: fc.constantFrom('{}', '{"captcha_token":1}'),
    id: text(...known.people),
  }
}

/** Bodies with some of these names; most calls ask for a few of them. */
function bodies(known: Known): fc.Arbitrary<string> {
  const named = Object.entries(authValues(known)).map(([name, arbitrary]) =>
    fc
      .tuple(
        mostly([2, fc.constant(['email', 'password', 'type', 'token'].includes(name))], [1, fc.boolean()]),
        mostly([5, arbitrary], [2, oddJson]),
      )
      .map(([isIncluded, json]) => (isIncluded ? `${JSON.stringify(name)}:${json}` : '')),
  )
  const object = fc.tuple(...named).map((all) => `{${all.filter(Boolean).join(',')}}`)
  return mostly([10, object], [1, oddJson], [1, noJson])
}

const GRANTS = ['password', 'refresh_token', 'pkce', 'id_token', 'web3', '', 'x']

const queries: fc.Arbitrary<string> = mostly(
  [4, fc.constant('')],
  [3, fc.constantFrom(...GRANTS).map((grant) => `?grant_type=${grant}`)],
  [
    2,
    fc
      .tuple(fc.constantFrom(...TYPES), oddWord)
      .map(([type, token]) => `?type=${type}&token=${percent(token)}&redirect_to=${percent(AWAY)}`),
  ],
  [
    1,
    fc
      .constantFrom('google', 'github', 'x', '')
      .map((provider) => `?provider=${provider}&redirect_to=${percent(AWAY)}&scopes=${'a'.repeat(900)}`),
  ],
  [1, oddWord.map((word) => `?scope=${percent(word)}&code=${percent(word)}&state=${percent(word)}`)],
)

/** One address of Auth. */
export function authTarget({ method, path }: Endpoint, known: Known): Target {
  const attempts = fc
    .tuple(
      door,
      caller,
      queries,
      bodies(known),
      mostly([9, fc.constant(method)], [1, fc.constantFrom('GET', 'POST', 'PUT', 'DELETE')]),
    )
    .map(([at, who, query, body, how]): Attempt => {
      const isRead = how === 'GET'
      return {
        kind: 'auth',
        target: `${method} ${path}`,
        door: at,
        caller: who,
        method: how,
        path: path + query,
        headers: isRead ? [] : [['content-type', 'application/json']],
        body: isRead ? undefined : Buffer.from(body),
        isWellFormed: true,
      }
    })
  return { kind: 'auth', name: `${method} ${path}`, attempts }
}

/** Addresses of Auth that other servers have, and that name nothing here. */
export function strayAuthEndpoints(): Endpoint[] {
  const paths = [
    '',
    '/',
    '/admin/users',
    '/admin/generate_link',
    '/invite',
    '/factors',
    '/sso',
    '/saml/metadata',
    '/user/identities/authorize',
    '/token/',
    '/.well-known/x',
  ]
  return paths.map((path) => ({ method: path.includes('admin') ? 'GET' : 'POST', path: `/auth/v1${path}` }))
}
