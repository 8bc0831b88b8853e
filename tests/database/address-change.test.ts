import { expect, test } from 'vitest'
import { mailedToken, mailsTo } from '../support/outbox.ts'
import { asOwner, type Person, register } from '../support/people.ts'

const newAddress = () => `moved-${crypto.randomUUID()}@maveshi.example`

const open = async ({ client }: Person, token_hash: string) => {
  const { data, error } = await client.auth.verifyOtp({ type: 'email_change', token_hash })
  return { isChanged: Boolean(data.session), code: error?.code }
}

async function accountOf({ id }: Person): Promise<{ email: string; isConfirmed: boolean } | undefined> {
  const [row] = await asOwner<{ email: string; isConfirmed: boolean }>(
    `select email, is_email_verified as "isConfirmed"
     from auth.users join public.public_profiles using (id) where id = $1::uuid`,
    [id],
  )
  return row
}

async function askFor(person: Person, email: string): Promise<{ toOld: string; toNew: string }> {
  expect((await person.client.auth.updateUser({ email })).error).toBeNull()
  return { toOld: await mailedToken(person.email), toNew: await mailedToken(email) }
}

test.each(['old', 'new'])(
  'another address counts once both links are opened, that to the %s one first',
  async (first) => {
    const [person, email] = [await register(), newAddress()]
    const { toOld, toNew } = await askFor(person, email)
    const [one, other] = first === 'old' ? [toOld, toNew] : [toNew, toOld]
    expect(await open(person, one)).toEqual({ isChanged: false, code: undefined })
    expect(await accountOf(person)).toEqual({ email: person.email, isConfirmed: false })
    expect((await open(person, one)).isChanged).toBe(false)
    expect(await open(person, other)).toEqual({ isChanged: true, code: undefined })
    expect(await accountOf(person)).toEqual({ email, isConfirmed: true })
  },
)

test('an address that nobody has confirmed is not called confirmed, and neither is one that is only asked for', async () => {
  const [person, email] = [await register(), newAddress()]
  expect(await accountOf(person)).toEqual({ email: person.email, isConfirmed: false })
  await askFor(person, email)
  expect(await accountOf(person)).toEqual({ email: person.email, isConfirmed: false })
})

test('a link of a change that was asked for before changes nothing once another one is asked for', async () => {
  const [person, email] = [await register(), newAddress()]
  const before = await askFor(person, newAddress())
  await open(person, before.toOld)
  const { toOld, toNew } = await askFor(person, email)
  expect((await open(person, before.toNew)).code).toBe('otp_expired')
  expect(await open(person, toOld)).toEqual({ isChanged: false, code: undefined })
  expect(await open(person, toNew)).toEqual({ isChanged: true, code: undefined })
  expect((await accountOf(person))?.email).toBe(email)
})

test('the next change of address needs both links again', async () => {
  const [person, email, next] = [await register(), newAddress(), newAddress()]
  const { toOld, toNew } = await askFor(person, email)
  await open(person, toOld)
  await open(person, toNew)
  const moved = { ...person, email }
  const links = await askFor(moved, next)
  expect(await open(moved, links.toNew)).toEqual({ isChanged: false, code: undefined })
  expect((await accountOf(person))?.email).toBe(email)
})

test('whoever gets the mail is told of no more than one change', async () => {
  const [person, email] = [await register(), newAddress()]
  await askFor(person, email)
  expect(await mailsTo(email)).toHaveLength(1)
  expect(await mailsTo(person.email)).toHaveLength(1)
})
