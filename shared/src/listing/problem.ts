/** What is wrong with one answer. `code` names a sentence under `createListing:errors`. */
export type Problem =
  | { readonly code: 'required' | 'choice' | 'number' | 'whole' | 'dates' }
  | { readonly code: 'between' | 'year'; readonly min: number; readonly max: number }
  | { readonly code: 'long'; readonly max: number }

/** Problems by listing field id. */
export type Problems = Record<string, Problem>

/** What is wrong with a stored answer. Nobody who uses a form gets to see the last two. */
export type StoredProblem = Problem | { readonly code: 'unknown' | 'hidden' }

/** The codes that have a sentence. */
const PROBLEM_CODES: ReadonlySet<string> = new Set<Problem['code']>([
  'required',
  'choice',
  'number',
  'whole',
  'dates',
  'between',
  'year',
  'long',
])

/** Whether a refusal of the database is one that can be said beside its field. */
export function isProblemCode(code: string): code is Problem['code'] {
  return PROBLEM_CODES.has(code)
}
