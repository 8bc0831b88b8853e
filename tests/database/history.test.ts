import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, service } from '../support/people.ts'

let visitor: SupabaseClient
let seller: Person
let stranger: Person
let administrator: Person
let listing: string

beforeAll(async () => {
  visitor = await guest()
  seller = await register()
  stranger = await register()
  administrator = await registerAdministrator()
  listing = await listingOf(seller, 'draft')
  await seller.client.rpc('submit_listing', { listing_id: listing })
  await administrator.client.rpc('reject_listing', { listing_id: listing, reason: 'price', note: 'Too high' })
})

const historyOf = async (client: SupabaseClient) =>
  (await client.from('listing_events').select('*').eq('listing_id', listing).order('id')).data ?? []

test('every step of a listing is written down, with who took it and why', async () => {
  expect(await historyOf(administrator.client)).toMatchObject([
    { from_status: null, to_status: 'draft' },
    { from_status: 'draft', to_status: 'pending', actor_id: seller.id },
    {
      from_status: 'pending',
      to_status: 'rejected',
      actor_id: administrator.id,
      reason: 'price',
      note: 'Too high',
    },
  ])
})

test('the history of a listing is read by administrators alone; its seller has the steps without who took them', async () => {
  expect(await historyOf(administrator.client)).toHaveLength(3)
  for (const client of [visitor, stranger.client, seller.client]) expect(await historyOf(client)).toEqual([])
  const { data } = await seller.client.rpc('export_my_data')
  const { steps } = (data as { listings: { id: string; steps: object[] }[] }).listings[0] ?? { steps: [] }
  expect(steps).toMatchObject([
    { to: 'draft' },
    { to: 'pending' },
    { to: 'rejected', reason: 'price', note: 'Too high' },
  ])
  expect(Object.keys(steps[2] ?? {}).sort()).toEqual(['at', 'from', 'note', 'reason', 'to'])
})

describe('the audit log', () => {
  test('forgets what is three years old and nothing else, and only its operator lets it', async () => {
    const old = async () => asOwner('select from public.audit_log where row_id = $1', ['of old'])
    // An entry is of its own time: it is laid back before the trigger that guards them all stands again.
    await asOwner(`do $$ begin alter table public.audit_log disable trigger user;
      insert into public.audit_log (action, table_name, row_id, created_at)
      values ('update', 'settings', 'of old', now() - interval '3 years 1 day'),
        ('update', 'settings', 'of old', now() - interval '2 years 364 days');
      alter table public.audit_log enable trigger user; end $$`)
    expect(await old()).toHaveLength(2)
    expect((await administrator.client.rpc('forget_old_audit')).error).not.toBeNull()
    await asOwner('select private.forget_old_audit()')
    expect(await old()).toHaveLength(1)
    await expect(asOwner("delete from public.audit_log where row_id = 'of old'")).rejects.toThrow('append-only')
  })

  const entries = async (table: string, id: string) =>
    (await administrator.client.from('audit_log').select('*').match({ table_name: table, row_id: id }).order('id'))
      .data ?? []

  test('has what an administrator decided about a listing', async () => {
    expect(await entries('listings', listing)).toMatchObject([
      {
        actor_id: administrator.id,
        action: 'update',
        before: { status: 'pending', rejection_reason: null },
        after: { status: 'rejected', rejection_reason: 'price' },
      },
    ])
  })

  test('has suspensions and administrators, and nobody’s name or number', async () => {
    await administrator.client.rpc('suspend_profile', { profile: stranger.id, reason: 'Fraud' })
    await administrator.client.rpc('lift_suspension', { profile: stranger.id })
    await administrator.client.rpc('set_admin', { profile: stranger.id, is_admin: true })
    await administrator.client.rpc('set_admin', { profile: stranger.id, is_admin: false })
    await administrator.client.from('profiles').update({ phone: '+919999999999', name: 'X' }).eq('id', stranger.id)
    const found = await entries('profiles', stranger.id)
    expect(found.map(({ after }) => Object.keys(after).sort())).toEqual([
      ['suspended_at', 'suspension_reason'],
      ['suspended_at', 'suspension_reason'],
      ['console_roles', 'is_admin'],
      ['console_roles', 'is_admin'],
    ])
    expect(JSON.stringify(found)).not.toContain('9999999999')
  })

  test('has changes of settings and of the catalogue', async () => {
    await administrator.client.from('settings').update({ value: 61 }).eq('key', 'listing_expiry_days')
    await administrator.client.from('settings').update({ value: 60 }).eq('key', 'listing_expiry_days')
    expect(await entries('settings', 'listing_expiry_days')).toContainEqual(
      expect.objectContaining({ before: { value: 60 }, after: { value: 61 } }),
    )
    const option = { field_key: 'Goat.breed', value: 'Boer', labels: { en: 'Boer' }, position: 99 }
    await administrator.client.from('dropdown_options').insert(option)
    await administrator.client.from('dropdown_options').delete().eq('id', 'Goat.breed.Boer')
    expect((await entries('dropdown_options', 'Goat.breed.Boer')).map(({ action }) => action)).toEqual([
      'insert',
      'delete',
    ])
  })

  test('does not have what people do with their own', async () => {
    await seller.client.from('listings').update({ price: 1 }).eq('id', listing)
    expect(await entries('listings', listing)).toHaveLength(1)
  })
})

describe.each(['listing_events', 'audit_log'])('%s only grows', (table) => {
  const snapshot = () => asOwner(`select * from public.${table} order by id`)

  test('whoever asks: seller, administrator, service', async () => {
    const before = await snapshot()
    for (const client of [seller.client, administrator.client, await service()]) {
      const column = table === 'audit_log' ? 'row_id' : 'reason'
      const key = table === 'audit_log' ? 'row_id' : 'listing_id'
      expect(
        (
          await client
            .from(table)
            .update({ [column]: 'x' })
            .eq(key, listing)
        ).error?.code,
      ).toBe('42501')
      expect((await client.from(table).delete().eq(key, listing)).error?.code).toBe('42501')
      const row: Record<string, string> =
        table === 'audit_log'
          ? { action: 'update', table_name: 'x', row_id: 'x' }
          : { listing_id: listing, seller_id: seller.id, to_status: 'active' }
      expect((await client.from(table).insert(row)).error?.code).toBe('42501')
    }
    expect(await snapshot()).toEqual(before)
  })

  test.each(['update public.% set created_at = created_at', 'delete from public.%', 'truncate public.%'])(
    'and not even its owner may “%s”',
    async (statement) => {
      await expect(asOwner(statement.replace('%', table))).rejects.toThrow(/append-only/)
    },
  )

  test('also for a service whose rights were widened', async () => {
    await asOwner(`grant all on public.${table} to service_role`)
    const before = await snapshot()
    expect((await (await service()).from(table).delete().gte('id', 0)).error?.message).toMatch(/append-only/)
    await asOwner(`revoke all on public.${table} from service_role`)
    await asOwner(`grant select on public.${table} to service_role`)
    expect(await snapshot()).toEqual(before)
  })
})
