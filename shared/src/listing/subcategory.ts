import type { Answers } from './visibility.ts'

/**
 * The name under which what a listing is within its category (a heifer, a tractor) is asked, checked, shown and searched
 * as if it were the answer to a question. The database stores it beside the answers.
 */
export const SUBCATEGORY = 'subcategory'

/** What is none of the others: it names nothing. */
export const OTHER_SUBCATEGORY = 'other'

/** A listing's answers with its subcategory among them, where it has one. */
export function answersOf({
  subcategory,
  attributes,
}: {
  readonly subcategory: string | null
  readonly attributes: Answers
}): Answers {
  return subcategory === null ? attributes : { [SUBCATEGORY]: subcategory, ...attributes }
}

/** The answers as a listing is stored: the subcategory beside the others. */
export function columnsOf(answers: Answers): { readonly subcategory: string | null; readonly attributes: Answers } {
  const { [SUBCATEGORY]: subcategory, ...attributes } = answers
  return { subcategory: typeof subcategory === 'string' ? subcategory : null, attributes }
}

/** A name without what explains it in brackets: "Ox" of "Ox (bullock)". */
export function shortName(name: string): string {
  return name.replace(/\s*\([^()]*\)\s*$/, '') || name
}
