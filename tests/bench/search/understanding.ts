import type { Backend } from '@maveshi/supabase/local/backend'
import { query } from '@maveshi/supabase/local/database'
import { readQueries } from '../../support/search-queries.ts'

/** Prints how many of the queries people type are read as the category they mean, by language. */
export async function measureUnderstanding({ connection }: Backend): Promise<void> {
  const table = []
  let right = 0
  let all = 0
  for (const [language, queries] of readQueries()) {
    const missed: string[] = []
    for (const { q, category } of queries) {
      const [row] = await query<{ categories: string[] }>(
        connection,
        'select (meaning).categories from private.understand($1) as meaning',
        [q],
      )
      if (row?.categories.join() !== category) missed.push(q)
    }
    right += queries.length - missed.length
    all += queries.length
    table.push({
      language,
      queries: queries.length,
      right: queries.length - missed.length,
      percent: Math.round((1000 * (queries.length - missed.length)) / queries.length) / 10,
      missed: missed.join(' · '),
    })
  }
  console.table(table)
  console.log(
    `${right} of ${all} queries have the right category in first place: ${((100 * right) / all).toFixed(1)} %\n`,
  )
}
