import { run } from '@maveshi/supabase/local/database'
import { describe, expect, test } from 'vitest'
import { LINTS } from '../support/database-lint.ts'
import { market } from '../support/market.ts'
import { asOwner } from '../support/people.ts'

describe.each(LINTS)('$fact', ({ query, example, undo }) => {
  test('holds', async () => expect(await asOwner(query)).toEqual([]))

  test('would be seen not to hold', async () => {
    const { connection } = await market()
    await run(connection, example)
    const findings = await asOwner<{ name: string }>(query)
    await run(connection, undo)
    expect(findings.map(({ name }) => name).join()).toContain('scratch')
  })
})
