import { beforeAll, describe, expect, test } from 'vitest'
import { misreadParts, modelNumbers, readAskedQueries } from '../support/asked-queries.ts'
import { offer } from '../support/offered-listings.ts'
import { asOwner, register } from '../support/people.ts'
import { readingsOf } from '../support/search-readings.ts'

const LEAST_RIGHT_IN_A_LANGUAGE = 0.95

const queries = readAskedQueries()
let names: Map<string, string>

beforeAll(async () => {
  const rows = await asOwner<{ id: string; name: string }>("select id, names ->> 'en' as name from public.places")
  names = new Map(rows.map(({ id, name }) => [id, name]))
  const models = new Set(modelNumbers([...queries.values()].flat()))
  await offer(await register(), { category: 'Machinery', title: [...models].join(' ') })
})

describe('what farmers ask for, with prices, amounts and places, is read as they mean it', () => {
  test.each([...queries])('in %s', async (_language, asked) => {
    const readings = await readingsOf(asked.map(({ q }) => q))
    const wrong = asked.flatMap(({ q, expect: expected }, index) => {
      const read = readings[index]
      const parts = read ? misreadParts(expected, read, (id) => names.get(id) ?? id) : ['nothing']
      return parts.length > 0 ? [`“${q}”: ${parts.join('; ')}`] : []
    })
    expect(asked.length).toBeGreaterThanOrEqual(40)
    expect((asked.length - wrong.length) / asked.length, wrong.join('\n')).toBeGreaterThanOrEqual(
      LEAST_RIGHT_IN_A_LANGUAGE,
    )
  })
})
