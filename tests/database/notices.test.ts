import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, describe, expect, test } from 'vitest'
import { registerCallers } from '../support/callers.ts'
import { asOwner } from '../support/people.ts'

const callers = registerCallers()

const DAY_MS = 86_400_000
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const made: string[] = []

function notice(changes: Record<string, unknown> = {}) {
  const id: string = randomUUID()
  made.push(id)
  return { id, starts_on: day(-2), ends_on: day(3), texts: { en: 'No goats over the border' }, ...changes }
}

afterAll(() => asOwner('delete from public.movement_notices where id = any ($1::uuid[])', [`{${made}}`]))

const add = (client: SupabaseClient, row: Record<string, unknown>) => client.from('movement_notices').insert(row)
const seen = async (client: SupabaseClient, id: string) =>
  ((await client.from('movement_notices').select('id').eq('id', id)).data ?? []).length === 1

describe('a movement notice', () => {
  test.each([
    ['in force', -2, 3, true],
    ['that ended', -5, -2, false],
    ['still to come', 2, 5, false],
  ])('%s is shown to everybody: %s', async (_what, from, to, isShown) => {
    const row = notice({ starts_on: day(from as number), ends_on: day(to as number), categories: ['Goat'] })
    expect((await add(callers.administrator.client, row)).error).toBeNull()
    for (const client of [callers.visitor, callers.person.client]) expect(await seen(client, row.id)).toBe(isShown)
    expect(await seen(callers.administrator.client, row.id)).toBe(true)
  })

  test.each([
    ['days that run backwards', { starts_on: day(3), ends_on: day(1) }, 'dates', 'ends_on'],
    ['an animal that nobody lists', { categories: ['Goat', 'Dragon'] }, 'choice', 'categories'],
    ['a place that is not there', { place_ids: ['IN.16', 'Atlantis'] }, 'choice', 'place_ids'],
    ['no English', { texts: { hi: 'बकरी' } }, 'required', 'texts'],
    ['a blank text', { texts: { en: '  ' } }, 'required', 'texts'],
    ['a text that is none', { texts: ['en'] }, 'required', 'texts'],
    ['a language that we do not speak', { texts: { en: 'No', fr: 'Non' } }, 'long', 'texts'],
    ['a text too long', { texts: { en: 'x'.repeat(601) } }, 'long', 'texts'],
  ])('with %s is refused', async (_what, changes, code, field) => {
    const { error, status } = await add(callers.administrator.client, notice(changes))
    expect({ status, code: error?.message, field: error?.details }).toEqual({ status: 422, code, field })
  })

  test.each([
    ['a guest', () => callers.visitor],
    ['a person', () => callers.person.client],
    ['a suspended administrator', () => callers.former.client],
  ])('is neither written, changed nor deleted by %s', async (_who, client) => {
    const row = notice()
    expect((await add(client(), row)).error?.code).toBe('42501')
    await add(callers.administrator.client, row)
    await client()
      .from('movement_notices')
      .update({ texts: { en: 'Forged' } })
      .eq('id', row.id)
    await client().from('movement_notices').delete().eq('id', row.id)
    const [stored] = await asOwner<{ words: string }>(
      "select texts ->> 'en' as words from public.movement_notices where id = $1::uuid",
      [row.id],
    )
    expect(stored?.words).toBe('No goats over the border')
  })

  test('is written down with whoever made it', async () => {
    const row = notice()
    await add(callers.administrator.client, row)
    await callers.administrator.client.from('movement_notices').delete().eq('id', row.id)
    const { data } = await callers.administrator.client
      .from('audit_log')
      .select('action, actor_id')
      .eq('row_id', row.id)
      .order('id')
    expect(data).toEqual(['insert', 'delete'].map((action) => ({ action, actor_id: callers.administrator.id })))
  })
})

describe('the administrators’ list of notices', () => {
  const list = async (filters: object, others: object = {}) => {
    const { data, error } = await callers.administrator.client.rpc('find_notices', {
      filters,
      at_most: 1000,
      ...others,
    })
    expect(error).toBeNull()
    return (data as { total: number; rows: { id: string }[] }).rows
      .map(({ id }) => id)
      .filter((id) => made.includes(id))
  }
  const written = async (changes: Record<string, unknown>) => {
    const row = notice(changes)
    expect((await add(callers.administrator.client, row)).error).toBeNull()
    return row.id
  }

  test('is narrowed by where a notice stands', async () => {
    const id = {
      ended: await written({ starts_on: day(-9), ends_on: day(-3) }),
      inForce: await written({ starts_on: day(-2), ends_on: day(2) }),
      coming: await written({ starts_on: day(3), ends_on: day(9) }),
    }
    for (const state of ['ended', 'inForce', 'coming'] as const) {
      const shown = await list({ state })
      expect(Object.entries(id).filter(([, one]) => shown.includes(one))).toEqual([[state, id[state]]])
    }
  })

  test('has under an animal and a place what is about it, and what is about all', async () => {
    const [all, sheep, state, district] = [
      await written({}),
      await written({ categories: ['Sheep', 'Goat'] }),
      await written({ place_ids: ['IN.16'] }),
      await written({ place_ids: ['IN.16.519', 'IN.07'] }),
    ]
    const of = async (filters: object) =>
      (await list(filters)).filter((id) => [all, sheep, state, district].includes(id))
    expect(await of({ category: 'Sheep' })).toHaveLength(4)
    expect(await of({ category: 'Cattle' })).not.toContain(sheep)
    expect((await of({ place: 'IN.16.519' })).sort()).toEqual([all, sheep, state, district].sort())
    expect((await of({ place: 'IN.16' })).sort()).toEqual([all, sheep, state, district].sort())
    expect((await of({ place: 'IN.13' })).sort()).toEqual([all, sheep].sort())
  })

  test('is sorted by first or last day, and read in pages', async () => {
    const early = await written({ starts_on: day(20), ends_on: day(40) })
    const late = await written({ starts_on: day(21), ends_on: day(39) })
    const of = async (others: object) =>
      (await list({ state: 'coming' }, others)).filter((id) => [early, late].includes(id))
    expect(await of({ sort: 'starts_on', is_descending: false })).toEqual([early, late])
    expect(await of({ sort: 'ends_on', is_descending: false })).toEqual([late, early])
    expect(await list({}, { sort: 'ends_on', at_most: 1 })).toHaveLength(1)
  })
})
