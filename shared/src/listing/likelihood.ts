import { LIKELIHOODS, type Span } from './likelihood-rules.ts'
import type { Answer, Answers } from './visibility.ts'

/** What is usual where something unusual was answered. */
export interface Unlikely {
  readonly low: number
  readonly high: number
}

function holds(condition: readonly string[] | Span, answer: Answer | undefined): boolean {
  if (!('from' in condition || 'to' in condition)) return (condition as readonly string[]).includes(String(answer))
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = condition as Span
  return typeof answer === 'number' && answer >= from && answer <= to
}

/** How many animals there are, as far as the answers say; without them a rule for one animal says nothing. */
function numberOf(ids: readonly string[], answers: Answers): number {
  return Math.max(
    1,
    ...ids
      .map((id) => answers[id])
      .filter((one) => typeof one === 'number' && one > 0)
      .map(Number),
  )
}

/**
 * Whether a number is unlikely for what is described: the first rule whose conditions hold decides.
 * @param answers the numbers as numbers; `quantity` beside the answers to the category's questions
 * @returns what is usual, or nothing where the number is usual, is no number, or nothing is known about it
 */
export function unlikely(category: string, field: string, answers: Answers): Unlikely | undefined {
  const value = answers[field]
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  const rule = LIKELIHOODS.find(
    (one) =>
      one.category === category &&
      one.field === field &&
      Object.entries(one.when ?? {}).every(([id, condition]) => holds(condition, answers[id])),
  )
  if (!rule) return undefined
  const [low, highOfOne] = rule.usual
  const high = rule.times ? highOfOne * numberOf(rule.times, answers) : highOfOne
  return value < low || value > high ? { low, high } : undefined
}
