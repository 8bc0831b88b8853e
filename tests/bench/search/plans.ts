import type { Backend } from '@maveshi/supabase/local/backend'
import { query } from '@maveshi/supabase/local/database'
import type { Arguments } from './queries.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly Plans?: readonly Plan[]
}

function scansOf(plan: Plan): string[] {
  const name = plan['Index Name'] ?? plan['Relation Name']
  const own = plan['Node Type'].includes('Scan') && name ? [`${plan['Node Type']} ${name}`] : []
  return [...own, ...(plan.Plans ?? []).flatMap(scansOf)]
}

/** The two ways in which a page is found, as the search itself words them. */
const STATEMENTS = `
  select
    format('select * from (select * from (%s) as ordered limit %s) as seen where %s limit 25',
      private.ordered_source(listed, case when listed.sort <> 'nearest' and cardinality(chosen.categories) = 1 then chosen.categories[1] end, null),
      private.first_window(), private.condition_of(filter)) as walk,
    format('select * from (%s) as listings where %s offset 0',
      private.unordered_source(listed), private.condition_of(filter)) as lookup
  from private.read_filter($1::text::jsonb) as filter,
    private.read_order(coalesce($2, 'newest'), null, $3) as listed,
    coalesce(filter.categories, (filter.meaning).categories) as chosen (categories)`

/** How listings are scanned for a question: in the order of a list, and where that shows too few, by looking them up. */
export async function plansOf({ connection }: Backend, given: Arguments): Promise<string> {
  const { sort = null, near = null, with_facets: _, ...filters } = given
  const placed = near ? { ...filters, near } : filters
  const [row] = await query<{ walk: string; lookup: string }>(connection, STATEMENTS, [
    JSON.stringify(placed),
    sort === 'best-match' ? null : sort,
    near,
  ])
  const lines: string[] = []
  for (const [way, statement] of Object.entries(row ?? {})) {
    const [explained] = await query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
      connection,
      `explain (format json) ${statement}`,
    )
    const plan = explained?.['QUERY PLAN'][0]?.Plan
    lines.push(`  ${way.padEnd(7)} ${plan ? [...new Set(scansOf(plan))].join(', ') : ''}`)
  }
  return lines.join('\n')
}
