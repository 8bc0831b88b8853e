import { refuse } from './refusal.ts'
import { splitOutside } from './rest-conditions.ts'
import { type Embeds, REST_LIMITS } from './rest-policy.ts'

const ALIAS = '(?:[a-z][a-z_]{0,40}:)?'
const PLAIN = new RegExp(`^(\\*|${ALIAS}([a-z][a-z_]{0,40}))$`)
const EMBED = new RegExp(`^${ALIAS}([a-z][a-z_]{0,40})(?:!inner)?\\((.*)\\)$`, 's')

function once(name: string, seen: Set<string>): void {
  if (seen.has(name)) refuse(`${name} is selected twice`)
  seen.add(name)
  if (seen.size > REST_LIMITS.columns) refuse(`At most ${REST_LIMITS.columns} columns`)
}

/**
 * Checks what is selected: columns, each once, and the tables that this one is read with.
 * @returns the tables that are read along at the first level
 */
export function checkSelect(select: string, embeds: Embeds): ReadonlySet<string> {
  const [seen, along] = [new Set<string>(), new Set<string>()]
  for (const part of splitOutside(select)) {
    const text = part.trim()
    const [, table, inner = ''] = EMBED.exec(text) ?? []
    if (table) {
      const deeper = embeds[table]
      if (!deeper) refuse(`${table} is not read along here`)
      once(table, seen)
      along.add(table)
      if (inner !== '') checkSelect(inner, deeper)
      continue
    }
    const [, whole, column = whole] = PLAIN.exec(text) ?? []
    // `count` would be counted, and no column is named so.
    if (!column || column === 'count') refuse('That cannot be selected')
    once(column, seen)
  }
  return along
}
