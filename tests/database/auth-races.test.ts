import { describe, expect, onTestFinished, test } from 'vitest'
import { codeOf, request, tokenOf } from '../support/auth-requests.ts'
import { mailedToken } from '../support/outbox.ts'
import { asOwner, guest, PASSWORD, type Person, register, setSetting } from '../support/people.ts'

let made = 0
const newAddress = () => `race-${process.pid}-${Date.now()}-${made++}@maveshi.example`

interface Answer {
  readonly status: number
  readonly code: string | undefined
}

async function send(method: string, path: string, body: unknown, token?: string): Promise<Answer> {
  const answer = await request(method, path, body, token)
  return { status: answer.status, code: await codeOf(answer) }
}

const many = <Result>(count: number, one: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)))

const inOrder = (answers: readonly Answer[]) => answers.toSorted((a, b) => a.status - b.status)

describe('an address that is taken meanwhile', () => {
  test('is registered once, and the others are told what they would be told later', async () => {
    const email = newAddress()
    const answers = await many(4, (n) =>
      send('POST', 'signup', { email: n % 2 ? email.toUpperCase() : email, password: PASSWORD }),
    )
    const later = await send('POST', 'signup', { email, password: PASSWORD })
    expect(later).toEqual({ status: 422, code: 'user_already_exists' })
    expect(inOrder(answers)).toEqual([{ status: 200, code: undefined }, later, later, later])
    expect(await asOwner('select 1 from auth.users where email = $1', [email])).toHaveLength(1)
  })

  test('is nobody else’s by a change that was asked for before', async () => {
    const email = newAddress()
    const [one, other] = [await register(), await register()]
    for (const { client } of [one, other]) {
      expect((await client.auth.updateUser({ email })).error).toBeNull()
      await send('POST', 'verify', { type: 'email_change', token_hash: await mailedToken(email) })
    }
    const hashes = [await mailedToken(one.email), await mailedToken(other.email)]
    const answers = await many(2, (n) => send('POST', 'verify', { type: 'email_change', token_hash: hashes[n] }))
    expect(inOrder(answers)).toEqual([
      { status: 200, code: undefined },
      { status: 422, code: 'email_exists' },
    ])
  })

  test('is nobody else’s by a registration', async () => {
    const email = newAddress()
    const person = await register()
    expect((await person.client.auth.updateUser({ email })).error).toBeNull()
    await send('POST', 'verify', { type: 'email_change', token_hash: await mailedToken(email) })
    const newcomer = await register({}, email)
    const answer = await send('POST', 'verify', { type: 'email_change', token_hash: await mailedToken(person.email) })
    expect(answer).toEqual({ status: 422, code: 'email_exists' })
    expect((await newcomer.client.auth.getUser()).data.user?.email).toBe(email)
    expect((await person.client.auth.getUser()).data.user?.email).toBe(person.email)
  })

  test('cannot be asked for', async () => {
    const [one, other] = [await register(), await register()]
    const answer = await send('PUT', 'user', { email: other.email.toUpperCase() }, await tokenOf(one))
    expect(answer).toEqual({ status: 422, code: 'email_exists' })
  })
})

describe('a password that is changed by several at once', () => {
  const NEW = (n: number) => `a-new-password-${n}`
  const works = async ({ email }: Person, password: string) =>
    !(await (await guest()).auth.signInWithPassword({ email, password })).error
  const sessionsOf = ({ id }: Person) =>
    asOwner<{ id: string }>('select id from auth.sessions where user_id = $1::uuid', [id])
  const sessionIn = (token: string | undefined) =>
    JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()).session_id as string

  test('changes once: for the others the present one is wrong by then, or their session is over', async () => {
    const person = await register()
    const elsewhere = await guest()
    await elsewhere.auth.signInWithPassword({ email: person.email, password: PASSWORD })
    const own = await tokenOf(person)
    const tokens = [own, own, await tokenOf({ client: elsewhere }), own]
    const answers = await many(4, (n) =>
      send('PUT', 'user', { password: NEW(n), current_password: PASSWORD }, tokens[n]),
    )
    const [first, ...others] = inOrder(answers)
    expect(first?.status).toBe(200)
    for (const { code } of others) expect(['current_password_invalid', 'session_not_found']).toContain(code)
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(await sessionsOf(person)).toEqual([{ id: sessionIn(tokens[winner]) }])
    expect(await works(person, NEW(winner))).toBe(true)
    expect(await works(person, PASSWORD)).toBe(false)
  })

  test('changes once after a link for whoever has forgotten it', async () => {
    const person = await register()
    await person.client.auth.resetPasswordForEmail(person.email)
    const client = await guest()
    await client.auth.verifyOtp({ type: 'recovery', token_hash: await mailedToken(person.email) })
    const token = await tokenOf({ client })
    const answers = await many(3, (n) => send('PUT', 'user', { password: NEW(n) }, token))
    const refused = { status: 400, code: 'current_password_required' }
    expect(inOrder(answers)).toEqual([{ status: 200, code: undefined }, refused, refused])
  })

  test('is none of an account that a link makes the administrator’s meanwhile', async () => {
    const person = await register()
    await person.client.auth.signInWithOtp({ email: person.email, options: { shouldCreateUser: false } })
    const link = { type: 'magiclink', token_hash: await mailedToken(person.email) }
    const token = await tokenOf(person)
    await setSetting('support_admin_email', person.email)
    onTestFinished(() => setSetting('support_admin_email', null))
    const change = send('PUT', 'user', { password: NEW(0), current_password: PASSWORD }, token)
    // Either the link is void, since the password changed before, or the session of the change is over.
    const statuses = (await Promise.all([change, send('POST', 'verify', link)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 403])
    const rows = await asOwner(
      `select 1 from auth.users as account join public.profiles as profile using (id)
       where id = $1::uuid and profile.is_admin and account.encrypted_password is not null`,
      [person.id],
    )
    expect(rows).toEqual([])
  })
})

test('a token that two pages renew at once is renewed for both, and signs nobody out', async () => {
  const { client } = await register()
  const refresh_token = (await client.auth.getSession()).data.session?.refresh_token
  const answers = await many(4, () => send('POST', 'token?grant_type=refresh_token', { refresh_token }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})
