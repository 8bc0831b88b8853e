import { CONSOLE_ROLES, type ConsoleRole, isAllowed, rolesFor } from '@maveshi/shared/access/console-roles'
import { type NoticeRow, noticeOf } from '@maveshi/shared/notice/told'
import { beforeAll, describe, expect, test } from 'vitest'
import { asked } from '../support/callers.ts'
import { listingOf } from '../support/listings.ts'
import { ROLE_CALLS, type RoleCall } from '../support/matrix/calls.ts'
import { asOwner, type Person, register, registerRole } from '../support/people.ts'

let colleagues: Readonly<Record<ConsoleRole, Person>>

beforeAll(async () => {
  const made = CONSOLE_ROLES.map(async (role) => [role, await registerRole(role)] as const)
  colleagues = Object.fromEntries(await Promise.all(made)) as typeof colleagues
})

interface Rights {
  readonly is_admin: boolean
  readonly console_roles: readonly string[]
}

/** What somebody may, as the database has it. */
async function rightsOf({ id }: Person): Promise<Rights | undefined> {
  const [row] = await asOwner<Rights>('select is_admin, console_roles from public.profiles where id = $1::uuid', [id])
  return row
}

const OWNER: Rights = { is_admin: true, console_roles: ['owner'] }
const NONE: Rights = { is_admin: false, console_roles: [] }

/** What an owner gives somebody, or takes. */
const give = (person: Person, parameters: object, by: Person = colleagues.owner) =>
  by.client.rpc('set_admin', { profile: person.id, ...parameters })

/** Whether a call is refused for want of a role. */
async function isRefused({ client }: Person, { name, parameters }: RoleCall): Promise<boolean> {
  const { error } = await client.rpc(name, parameters)
  return error?.code === '42501' && (error.details === 'role' || /^administrators only$/i.test(error.message))
}

describe('what each role may', () => {
  test('is said of every function that asks for a role, and of no other', async () => {
    const asking = await asOwner<{ name: string }>(
      `select distinct proname::text as name from pg_proc where pronamespace = 'public'::regnamespace
         and prosrc ~ 'private\\.(require_(admin|role|history|import_role)|check_rows|judged_wanted)\\('`,
    )
    const named = new Set([
      ...ROLE_CALLS.map(({ name }) => name),
      'last_import',
      'discard_import',
      'finish_import',
      'listing_flags',
    ])
    expect([...named].sort()).toEqual(asking.map(({ name }) => name).sort())
  })

  const cells = ROLE_CALLS.flatMap((call) =>
    CONSOLE_ROLES.map((role) => ({
      ...{ call, role, named: [call.name, call.about].filter(Boolean).join(' ') },
      expected: !call.right || isAllowed([role], call.right),
    })),
  )
  test.each(cells)('$named by $role: $expected', async ({ call, role, expected }) => {
    expect(await isRefused(colleagues[role], call)).toBe(!expected)
  })

  test('is nothing of all that for somebody without a role', async () => {
    const nobody = await register()
    for (const call of ROLE_CALLS) expect(await isRefused(nobody, call), call.name).toBe(true)
  })

  test('is the same for an import that goes on, by what it imports', async () => {
    const importing = [
      ['import_search_terms', 'searchWords'],
      ['import_listings', 'listingForOthers'],
    ] as const
    for (const [import_kind, right] of importing) {
      const [mine, other] = [rolesFor(right)[1], import_kind === 'import_listings' ? 'editor' : 'support'] as const
      const importer = await registerRole(mine as ConsoleRole)
      const import_id = crypto.randomUUID()
      const about = { import_id, import_kind, file_name: 'a.csv', row_count: 1 }
      expect((await importer.client.rpc('begin_import', about)).error).toBeNull()
      await asOwner('update public.profiles set console_roles = array[$2::text] where id = $1::uuid', [
        importer.id,
        other,
      ])
      expect((await importer.client.rpc('finish_import', { import_id })).error?.details).toBe('role')
      expect((await importer.client.rpc(import_kind, { rows: [], import_id })).error?.details).toBe('role')
    }
    for (const role of ['editor', 'support'] as const) {
      expect((await colleagues[role].client.rpc('last_import', { import_kind: 'import_listings' })).error).toBeNull()
      expect((await colleagues[role].client.rpc('discard_import', { import_id: crypto.randomUUID() })).error).toBeNull()
    }
    expect(
      (await colleagues.moderator.client.rpc('last_import', { import_kind: 'import_listings' })).error,
    ).not.toBeNull()
  })

  test('of the settings moderators read the flagged words alone', async () => {
    const read = async (role: ConsoleRole) =>
      ((await colleagues[role].client.from('settings').select('key')).data ?? []).map(({ key }) => key)
    expect(await read('moderator')).toEqual(['flagged_words'])
    expect(await read('editor')).toEqual([])
    expect((await read('owner')).length).toBeGreaterThan(10)
  })

  test('the flags of a listing are told to those who read every listing', async () => {
    const id = await listingOf(await register(), 'active')
    const flags = async (role: ConsoleRole) =>
      (await colleagues[role].client.from('listings').select('listing_flags').eq('id', id)).error?.code
    expect(await flags('support')).toBeUndefined()
    expect(await flags('editor')).toBe('42501')
  })

  test('everybody hears of what they did themselves', async () => {
    const { editor } = colleagues
    const filters = { actor_id: editor.id }
    expect((await editor.client.rpc('find_audit', { filters })).error).toBeNull()
    const { error } = await editor.client.rpc('find_audit', { filters: { actor_id: colleagues.owner.id } })
    expect(error?.details).toBe('role')
  })
})

describe('what is told', () => {
  interface Waiting {
    readonly waiting: Readonly<Record<'listings' | 'reports' | 'deletions' | 'notices', object | null>>
    readonly newest: object | null
    readonly days: readonly object[]
  }

  test.each([
    ['owner', ['listings', 'reports', 'deletions', 'notices', 'newest']],
    ['moderator', ['listings', 'reports', 'newest']],
    ['editor', ['notices']],
    ['support', ['deletions']],
  ] as const)('on the dashboard of the %s: %o', async (role, told) => {
    const { waiting, newest, days } = await asked<Waiting>(colleagues[role], 'dashboard')
    const parts = Object.entries({ ...waiting, newest }).filter(([, part]) => part !== null)
    expect(parts.map(([name]) => name).sort()).toEqual([...told].sort())
    expect(days).toHaveLength(30)
  })

  test('moderators see their own numbers, owners those of all', async () => {
    const { owner, moderator } = colleagues
    const other = await registerRole('moderator')
    for (const one of [moderator, other]) {
      await asked(one, 'approve_listing', { listing_id: await listingOf(await register(), 'pending') })
    }
    const told = async (one: Person) =>
      (await asked<{ administrator: { id: string } }[]>(one, 'decision_numbers')).map(
        ({ administrator }) => administrator.id,
      )
    expect(await told(moderator)).toEqual([moderator.id])
    expect(await told(owner)).toEqual(expect.arrayContaining([moderator.id, other.id]))
  })

  test('reports are found by moderators alone', async () => {
    const [seller, reporter] = [await register(), await register()]
    const listing_id = await listingOf(seller, 'active')
    const report = { listing_id, reporter_id: reporter.id, reason: 'other' }
    expect((await reporter.client.from('reports').insert(report)).error).toBeNull()
    const found = async (role: ConsoleRole) =>
      await asked<{ reports: object[]; listings: object[] }>(colleagues[role], 'find_anything', { query: listing_id })
    expect((await found('moderator')).reports).toHaveLength(1)
    expect((await found('support')).reports).toHaveLength(0)
    expect((await found('support')).listings).toHaveLength(1)
  })
})

describe('an administrator is who has a role', () => {
  const set = async (person: Person, changes: string) =>
    asOwner(`update public.profiles set ${changes} where id = $1::uuid`, [person.id])

  test('whoever is made one by that alone is an owner, and loses all of it alike', async () => {
    const someone = await register()
    await set(someone, 'is_admin = true')
    expect(await rightsOf(someone)).toEqual(OWNER)
    await set(someone, 'is_admin = true')
    expect(await rightsOf(someone)).toEqual(OWNER)
    await set(someone, 'is_admin = false')
    expect(await rightsOf(someone)).toEqual(NONE)
  })

  test('a role makes one, and taking the last ends it; each is there once and in its place', async () => {
    const someone = await register()
    await set(someone, "console_roles = '{support,moderator,support}'")
    expect(await rightsOf(someone)).toEqual({ is_admin: true, console_roles: ['moderator', 'support'] })
    await set(someone, "console_roles = '{}'")
    expect(await rightsOf(someone)).toEqual(NONE)
  })

  test('nothing between is stored', async () => {
    const someone = await register()
    await expect(set(someone, "console_roles = '{king}'")).rejects.toThrow()
    await set(someone, 'is_admin = true')
    await expect(set(someone, "is_admin = false, console_roles = '{editor}'")).rejects.toThrow()
    expect(await rightsOf(someone)).toEqual(OWNER)
  })
})

describe('owners', () => {
  test('give one role or several, others instead, and take them', async () => {
    const someone = await register()
    expect((await give(someone, { is_admin: true, roles: ['moderator'] })).error).toBeNull()
    expect(await rightsOf(someone)).toEqual({ is_admin: true, console_roles: ['moderator'] })
    await give(someone, { is_admin: true, roles: ['support', 'editor'] })
    expect(await rightsOf(someone)).toEqual({ is_admin: true, console_roles: ['editor', 'support'] })
    await give(someone, { is_admin: true })
    expect(await rightsOf(someone)).toEqual({ is_admin: true, console_roles: ['editor', 'support'] })
    await give(someone, { is_admin: false })
    expect(await rightsOf(someone)).toEqual(NONE)
  })

  test.each([
    ['that there are not', { is_admin: true, roles: ['owner', 'king'] }],
    ['that are none', { is_admin: true, roles: [] }],
    ['of nothing', { is_admin: true, roles: [null] }],
    ['to whoever is to be no administrator', { is_admin: false, roles: ['editor'] }],
  ])('give no roles %s', async (_what, parameters) => {
    const someone = await register()
    expect((await give(someone, parameters)).error).toMatchObject({ code: 'PT422', details: 'roles' })
    expect(await rightsOf(someone)).toEqual(NONE)
  })

  test.each(['moderator', 'editor', 'support'] as const)('alone: no %s does, to themselves neither', async (role) => {
    const colleague = colleagues[role]
    for (const someone of [await register(), colleague]) {
      const before = await rightsOf(someone)
      const { error } = await give(someone, { is_admin: true, roles: ['owner'] }, colleague)
      expect(error).toMatchObject({ code: '42501', details: 'role' })
      await colleague.client
        .from('profiles')
        .update({ console_roles: ['owner'] })
        .eq('id', someone.id)
      expect(await rightsOf(someone)).toEqual(before)
    }
  })

  test('cannot be made something else, suspended or deleted to the last', async () => {
    const { owner } = colleagues
    const others = await asOwner<{ id: string }>(
      `update public.profiles set console_roles = '{moderator}'
       where console_roles @> '{owner}' and id <> $1::uuid returning id`,
      [owner.id],
    )
    expect((await give(owner, { is_admin: true, roles: ['moderator'] })).error?.details).toBe('last-owner')
    expect((await give(owner, { is_admin: false })).error?.details).toBe('last-owner')
    const suspension = { profile: owner.id, reason: 'A test' }
    expect((await owner.client.rpc('suspend_profile', suspension)).error?.details).toBe('last-owner')
    await expect(asOwner('delete from public.profiles where id = $1::uuid', [owner.id])).rejects.toThrow()
    expect(await rightsOf(owner)).toEqual(OWNER)
    const ids = others.map(({ id }) => id)
    await asOwner("update public.profiles set console_roles = '{owner}' where id = any ($1::uuid[])", [ids])
  })

  test('are the ones to decide about administrators', async () => {
    const editor = await registerRole('editor')
    const suspension = { profile: editor.id, reason: 'A test' }
    for (const role of ['moderator', 'support'] as const) {
      expect((await colleagues[role].client.rpc('suspend_profile', suspension)).error?.details).toBe('role')
    }
    expect((await colleagues.owner.client.rpc('suspend_profile', suspension)).error).toBeNull()
    expect((await colleagues.moderator.client.rpc('lift_suspension', { profile: editor.id })).error?.details).toBe(
      'role',
    )
    expect((await editor.client.rpc('find_lexicon_terms')).error?.message).toBe('administrators only')
    expect((await colleagues.owner.client.rpc('lift_suspension', { profile: editor.id })).error).toBeNull()
  })
})

describe('a suspension', () => {
  const suspend = (by: Person, profile: string) => by.client.rpc('suspend_profile', { profile, reason: 'A test' })
  const lift = (by: Person, profile: string) => by.client.rpc('lift_suspension', { profile })
  const isOwn = async (by: Person, profile: string) =>
    (await asked<{ is_own_suspension: boolean }>(by, 'person_details', { profile })).is_own_suspension

  test('by support is lifted by support again, and by moderators', async () => {
    const { support, moderator } = colleagues
    const { id } = await register()
    expect((await suspend(support, id)).error).toBeNull()
    expect(await isOwn(support, id)).toBe(true)
    expect((await lift(support, id)).error).toBeNull()
    expect(await isOwn(support, id)).toBe(false)
    await suspend(support, id)
    expect((await lift(moderator, id)).error).toBeNull()
  })

  test('by somebody else is not lifted by support, whatever they add to it', async () => {
    const { support, moderator } = colleagues
    const { id } = await register()
    await suspend(moderator, id)
    await suspend(support, id)
    expect(await isOwn(support, id)).toBe(false)
    expect((await lift(support, id)).error?.details).toBe('role')
    expect((await lift(moderator, id)).error).toBeNull()
  })
})

describe('whose roles change', () => {
  test('is told which they are, and the audit log tells colleagues', async () => {
    const someone = await register()
    await give(someone, { is_admin: true, roles: ['moderator'] })
    await give(someone, { is_admin: true, roles: ['editor', 'support'] })
    await give(someone, { is_admin: false })
    const told = (await asked<NoticeRow[]>(someone, 'my_notices')).map(noticeOf)
    expect(told.map((notice) => [notice?.kind, notice?.details.roles])).toEqual([
      ['no_administrator', undefined],
      ['roles_changed', ['editor', 'support']],
      ['made_administrator', ['moderator']],
    ])
    const entries = await asOwner<{ act: string }>(
      "select act from public.audit_log where table_name = 'profiles' and row_id = $1 and actor_id = $2::uuid order by id",
      [someone.id, colleagues.owner.id],
    )
    expect(entries.map(({ act }) => act)).toEqual(['give_rights', 'change_rights', 'take_rights'])
  })
})
