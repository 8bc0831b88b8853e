import { SESSION_KEY } from '@maveshi/shared/access/session'
import { afterEach, expect, test, vi } from 'vitest'
import { createAccess } from '../../backoffice/src/providers/access.ts'
import { backendClient } from '../../backoffice/src/providers/client.ts'

const CONFIG = { supabaseUrl: 'https://market.example', publishableKey: 'sb_publishable_x' }

/** What the hosted storage says of a token that is too old. */
const EXPIRED = { statusCode: '403', code: 'AccessDenied', message: '"exp" claim timestamp check failed' }

/** A token of nobody that goes on for an hour, as the client reads it. */
function tokenOf(name: string): string {
  const part = (said: object) => Buffer.from(JSON.stringify(said)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 3600
  return [part({ alg: 'HS256' }), part({ sub: name, exp }), 'signature'].join('.')
}

const sessionOf = (name: string) => ({
  access_token: tokenOf(name),
  refresh_token: `refresh-${name}`,
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: name, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
})

/** A backend whose storage takes the fresh token alone, and which remembers what was asked. */
function strictBackend() {
  const asked: string[] = []
  const answer = (url: string, status: number, body: object) =>
    Object.defineProperty(Response.json(body, { status }), 'url', { value: url })
  const ask = async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = String(input)
    asked.push(new URL(url).pathname)
    if (url.endsWith('grant_type=password')) return answer(url, 200, sessionOf('old'))
    if (url.endsWith('grant_type=refresh_token')) return answer(url, 200, sessionOf('fresh'))
    const isFresh = new Headers(init?.headers).get('authorization') === `Bearer ${tokenOf('fresh')}`
    return isFresh ? answer(url, 200, { Key: 'photos/a', Id: 'a' }) : answer(url, 400, EXPIRED)
  }
  return { asked, ask }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the console renews a token that the storage calls too old, and sends the file again', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  const { asked, ask } = strictBackend()
  vi.stubGlobal('fetch', ask)
  const client = backendClient(CONFIG, { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false })
  await client.auth.signInWithPassword({ email: 'a@example.in', password: 'long enough' })
  asked.length = 0
  const { error } = await client.storage.from('photos').upload('a', new ArrayBuffer(1))
  expect(error).toBeNull()
  expect(asked).toEqual(['/storage/v1/object/photos/a', '/auth/v1/token', '/storage/v1/object/photos/a'])
})

/** A phone's storage, with the session of somebody. */
function storageWith(session: object) {
  const stored = new Map([[SESSION_KEY, JSON.stringify(session)]])
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

test('a token that is refused just before the network goes ends no session of this phone', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  const storage = storageWith({ ...sessionOf('old'), expires_at: Math.floor(Date.now() / 1000) + 3600 })
  vi.stubGlobal('localStorage', storage)
  let isCut = false
  vi.stubGlobal('fetch', async () => {
    if (isCut) throw new TypeError('Failed to fetch')
    isCut = true
    return Response.json({ message: 'JWT expired', code: 'PGRST303' }, { status: 401 })
  })
  const auth = { storage, storageKey: SESSION_KEY, autoRefreshToken: false, detectSessionInUrl: false }
  const left: string[] = []
  const access = createAccess(backendClient(CONFIG, auth), (path) => void left.push(path))
  const admitted = access.admit().then(
    () => 'admitted',
    ({ message }: Error) => message,
  )
  // The client tries to renew it for half a minute.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await admitted).toContain('Failed to fetch')
  expect(left).toEqual([])
  expect(storage.getItem(SESSION_KEY)).toContain('refresh-old')
})
