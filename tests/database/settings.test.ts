import { settingRange } from '@maveshi/shared/settings'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, describe, expect, test } from 'vitest'
import { registerCallers } from '../support/callers.ts'
import { asOwner, setSetting } from '../support/people.ts'

const callers = registerCallers()

describe('settings', () => {
  test.each([
    ['a guest', () => callers.visitor],
    ['a person', () => callers.person.client],
  ])('are neither read nor changed by %s', async (_who, client) => {
    expect((await client().from('settings').select('*')).data ?? []).toEqual([])
    await client().from('settings').update({ value: 'none' }).eq('key', 'moderation_mode')
    const [mode] = await asOwner<{ mode: string }>(
      "select value #>> '{}' as mode from public.settings where key = 'moderation_mode'",
    )
    expect(mode?.mode).toBe('first')
  })

  test('are read and changed by administrators', async () => {
    const settings = callers.administrator.client.from('settings')
    expect((await settings.select('key')).data?.length).toBeGreaterThan(0)
    const { data } = await settings.update({ value: 45 }).eq('key', 'listing_expiry_days').select()
    expect(data).toMatchObject([{ value: 45 }])
    await setSetting('listing_expiry_days', 60)
  })
})

describe('a setting', () => {
  const settingOf = async (key: string) =>
    (await callers.administrator.client.from('settings').select('value').eq('key', key)).data?.[0]?.value
  const change = (client: SupabaseClient, setting: string, value: unknown) =>
    client.rpc('change_setting', { setting, value: String(value) })
  const update = (key: string, value: unknown) =>
    callers.administrator.client.from('settings').update({ value }).eq('key', key)

  test.each(['listing_expiry_days', 'listings_per_day', 'contacts_per_day'])(
    '%s keeps within its range',
    async (key) => {
      const { min, max } = settingRange(key)
      const before = await settingOf(key)
      for (const value of [min, max]) {
        expect((await change(callers.administrator.client, key, value)).error).toBeNull()
        expect(await settingOf(key)).toBe(value)
      }
      for (const value of [min - 1, max + 1, -5, 1.5, 'many', '', null]) {
        const { error, status } = await change(callers.administrator.client, key, value)
        expect({ status, code: error?.message, key: error?.details }).toEqual({ status: 422, code: 'between', key })
        expect(JSON.parse(error?.hint ?? '')).toEqual({ min, max })
      }
      for (const value of [min - 1, max + 1]) expect((await update(key, value)).status).toBe(422)
      expect(await settingOf(key)).toBe(max)
      await setSetting(key, before)
    },
  )

  test('about moderation is one of three', async () => {
    for (const value of ['all', 'none', 'first']) {
      expect((await change(callers.administrator.client, 'moderation_mode', value)).error).toBeNull()
      expect(await settingOf('moderation_mode')).toBe(value)
    }
    expect((await change(callers.administrator.client, 'moderation_mode', 'sometimes')).status).toBe(422)
  })

  test('keeps its name, and no other is made', async () => {
    const renamed = await callers.administrator.client
      .from('settings')
      .update({ key: 'other' })
      .eq('key', 'photos_per_day')
    expect(renamed.error?.code).toBe('42501')
    expect((await change(callers.administrator.client, 'other', 5)).status).toBe(404)
    expect((await change(callers.administrator.client, 'flagged_words', '{}')).status).toBe(404)
  })

  test.each([
    ['a guest', () => callers.visitor],
    ['a person', () => callers.person.client],
    ['a suspended administrator', () => callers.former.client],
  ])('is not changed by %s', async (_who, client) => {
    expect((await change(client(), 'listings_per_day', 7)).error?.code).toBe('42501')
    expect(await settingOf('listings_per_day')).not.toBe(7)
  })
})

describe('a safety text', () => {
  afterAll(() => asOwner("delete from public.safety_texts where language = 'kn'"))
  const write = (client: SupabaseClient, body: string) => client.from('safety_texts').upsert({ language: 'kn', body })

  test('of an administrator is read by everybody', async () => {
    expect((await write(callers.administrator.client, 'ಎಚ್ಚರ')).error).toBeNull()
    expect((await callers.visitor.from('safety_texts').select('body').eq('language', 'kn')).data).toEqual([
      { body: 'ಎಚ್ಚರ' },
    ])
  })

  test.each(['', '   ', 'x'.repeat(601)])('of %j is refused', async (body) => {
    expect((await write(callers.administrator.client, body)).error?.code).toBe('23514')
  })

  test('is written by nobody else', async () => {
    for (const client of [callers.visitor, callers.person.client, callers.former.client]) {
      expect((await write(client, 'Pay in advance')).error?.code).toBe('42501')
    }
  })
})
