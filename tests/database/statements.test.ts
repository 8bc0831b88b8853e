import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { market } from '../support/market.ts'
import { asOwner } from '../support/people.ts'

/** Runs a statement as the embedded server runs those of a request. */
async function asGuest(statement: string): Promise<unknown> {
  const { connection } = await market()
  const context = { auth: { role: 'anon', uid: null, jwt: null } }
  return connection.withContext(context as never, (transaction) => sql.raw(statement).execute(transaction))
}

const ONE = 'select count(*)::int as count from public.settings'

describe('a statement', () => {
  test('of a guest is stopped after three seconds, and the next one runs', async () => {
    await market()
    const startedAt = performance.now()
    await expect(asGuest('select count(*) from generate_series(1, 1000000000)')).rejects.toMatchObject({
      code: '57014',
    })
    expect(performance.now() - startedAt).toBeLessThan(6000)
    await expect(asOwner(ONE)).resolves.toHaveLength(1)
  })

  test('that exhausts the stack is refused, and nothing that was written is lost', async () => {
    await asOwner('create table if not exists private.scratch (value int)')
    await asOwner('insert into private.scratch values (1)')
    await expect(asGuest("select repeat('[', 200000)::jsonb")).rejects.toMatchObject({ code: '54001' })
    await expect(asOwner('select value from private.scratch')).resolves.toEqual([{ value: 1 }])
    await asOwner('drop table private.scratch')
  })

  test('with more values than fit into a message is refused', async () => {
    const values = Array.from({ length: 70_000 }, (_, at) => at)
    const places = values.map((at) => `$${at + 1}::int`).join(',')
    await expect(asOwner(`select 1 where 1 in (${places})`, values)).rejects.toThrow()
    await expect(asOwner(ONE)).resolves.toHaveLength(1)
  })

  test('that leaves a transaction open leaves it to nobody', async () => {
    const { connection } = await market()
    await Promise.allSettled([asOwner('select 1 / 0'), asOwner('select 2 / 0'), asOwner(ONE)])
    await expect(asOwner(ONE)).resolves.toHaveLength(1)
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(connection.kysely)
    expect(rows[0]?.role).not.toBe('anon')
  })
})

test('transactions that run at the same time keep their roles to themselves', async () => {
  const { connection } = await market()
  const roles = ['anon', 'authenticated', 'service_role']
  const seen = await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      const role = roles[at % roles.length] as string
      const context = { auth: { role, uid: null, jwt: null } }
      const ask = () =>
        connection.withContext(context as never, async (transaction) => {
          const { rows } = await sql<{ role: string }>`select current_user as role`.execute(transaction)
          if (at % 4 === 0) await sql`select 1 / 0`.execute(transaction)
          const again = await sql<{ role: string }>`select current_user as role`.execute(transaction)
          return [role, rows[0]?.role, again.rows[0]?.role]
        })
      // Those that fail do so for themselves alone.
      return at % 4 === 0 ? ask().catch(() => [role, role, role]) : ask()
    }),
  )
  expect(seen.filter(([asked, ...ran]) => ran.some((role) => role !== asked))).toEqual([])
})
