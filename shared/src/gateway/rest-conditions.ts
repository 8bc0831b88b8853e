import { refuse } from './refusal.ts'
import { REST_LIMITS, type TablePolicy } from './rest-policy.ts'

/** A column, or the words of one in a language. */
export const COLUMN = /^[a-z][a-z_]{0,40}(->>[a-z]{2})?$/

const NOT = 'not.'

/** Where conditions are met: for their number is one for the whole request. */
export interface Reading {
  conditions: number
}

function checkPattern(column: string, pattern: string, { words = [] }: TablePolicy): void {
  if (!words.includes(column)) refuse(`${column} is not searched for patterns`)
  if (pattern.length > REST_LIMITS.patternCharacters) refuse('The pattern is too long')
}

function checkValues(list: string): void {
  if (!/^\(.*\)$/s.test(list)) refuse('in wants a list')
  if (list.split(',').length > REST_LIMITS.values) refuse(`At most ${REST_LIMITS.values} values at once`)
}

/**
 * Checks one condition, such as `eq.5` or `not.in.(1,2)`.
 * @returns whether it narrows to single values of its column
 */
export function checkCondition(column: string, condition: string, table: TablePolicy, reading: Reading): boolean {
  reading.conditions += 1
  if (reading.conditions > REST_LIMITS.conditions) refuse('Too many conditions')
  if (!COLUMN.test(column)) refuse('That is no filter')
  const isNegated = condition.startsWith(NOT)
  const positive = isNegated ? condition.slice(NOT.length) : condition
  const dot = positive.indexOf('.')
  const [operator, value] = [positive.slice(0, Math.max(dot, 0)), positive.slice(dot + 1)]
  if (operator === 'in') checkValues(value)
  else if (operator === 'like' || operator === 'ilike') checkPattern(column, value, table)
  else if (operator === 'is' ? !/^(null|true|false)$/.test(value) : operator !== 'eq') refuse('No such operator here')
  if (operator === 'eq' && value.length > REST_LIMITS.valueCharacters) refuse('The value is too long')
  return !isNegated && (operator === 'eq' || operator === 'in')
}

/** Splits `a,(b,c),"d,e"` at its outer commas. */
export function splitOutside(list: string): string[] {
  const parts: string[] = []
  let [depth, begin, isQuoted] = [0, 0, false]
  for (let at = 0; at < list.length; at += 1) {
    const letter = list[at]
    if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && letter === '(') depth += 1
    else if (!isQuoted && letter === ')') depth -= 1
    else if (!isQuoted && letter === ',' && depth === 0) {
      parts.push(list.slice(begin, at))
      begin = at + 1
    }
    if (depth < 0) refuse('Brackets that do not match')
  }
  if (depth !== 0 || isQuoted) refuse('Brackets that do not match')
  return [...parts, list.slice(begin)]
}

/** Checks alternatives, such as `(a.eq.1,and(b.is.null,c.ilike.*x*))`: conditions, or groups of them, and no deeper. */
export function checkAlternatives(tree: string, table: TablePolicy, reading: Reading, depth = 0): void {
  const inner = /^\((.*)\)$/s.exec(tree)?.[1]
  if (inner === undefined) refuse('Alternatives stand in brackets')
  for (const part of splitOutside(inner)) {
    const group = /^(?:and|or)(\(.*\))$/s.exec(part)?.[1]
    if (group && depth > 0) refuse('Groups in groups are not read')
    if (group) {
      checkAlternatives(group, table, reading, depth + 1)
      continue
    }
    const dot = part.indexOf('.')
    checkCondition(part.slice(0, Math.max(dot, 0)), part.slice(dot + 1), table, reading)
  }
}
