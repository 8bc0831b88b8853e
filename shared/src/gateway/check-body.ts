import type { Refusal } from './refusal.ts'
import { TABLES } from './rest-policy.ts'
import type { Route } from './routes.ts'

/** Objects and lists in one another. Answers and words of drafts need five. */
const DEPTH = 12

const said = (message: string, status: Refusal['status'] = 400): Refusal => ({ status, message })

/** JSON has no other way to say an empty character, or a half of a pair: without these a text need not be searched. */
const MAY_BE_UNSTORABLE = /\\u(0000|d[89a-f])/i

/** Whether everything in a value can be stored: text without empty characters and torn pairs. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (Array.isArray(value)) return value.every(isStorable)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner))
}

/** Brackets in brackets, before anything is built of them. */
function depthOf(text: string): number {
  let [depth, deepest, isQuoted] = [0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '\\') at += 1
    else if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && (letter === '{' || letter === '[')) deepest = Math.max(deepest, ++depth)
    else if (!isQuoted && (letter === '}' || letter === ']')) depth -= 1
  }
  return deepest
}

/**
 * Checks the JSON that a request to Auth or to the tables and functions carries.
 * @param text the whole body, decoded
 * @returns why it goes no further, or what it says
 */
export function checkJson(route: Route, text: string): { refusal: Refusal } | { value: unknown } {
  if (text === '') return { value: undefined }
  if (depthOf(text) > DEPTH) return { refusal: said('The body is nested too deep') }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { refusal: said('The body is no JSON') }
  }
  if (MAY_BE_UNSTORABLE.test(text) && !isStorable(value))
    return { refusal: said('The body holds characters that no text has') }
  if (route.isForAccounts && (value as { create_user?: unknown } | null)?.create_user !== false) {
    return { refusal: said('Links are mailed to accounts') }
  }
  const isList = Array.isArray(value)
  if (typeof value !== 'object' || value === null || (isList && !route.table)) {
    return { refusal: said('The body is no object') }
  }
  const most = route.table ? (TABLES[route.table]?.rowsAtOnce ?? 1) : 1
  if (isList && (value as unknown[]).length > most) return { refusal: said(`At most ${most} rows at once`, 413) }
  return { value }
}
