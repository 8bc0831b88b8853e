import type { RejectionReason } from '@maveshi/shared/listing/status'

/** The steps of selling, in order: on a phone one at a time, on a wide screen all on one page. */
export const STEPS = ['category', 'details', 'photos', 'terms', 'preview'] as const
export type StepName = (typeof STEPS)[number]

const IN_TERMS: ReadonlySet<string> = new Set(['price', 'negotiable', 'quantity', 'placeId'])

/** The step that asks for an answer. Whatever is no term is a question of the category, or the seller's own words. */
export function stepOf(answerId: string): StepName {
  if (answerId === 'category') return 'category'
  if (answerId === 'photos') return 'photos'
  return IN_TERMS.has(answerId) ? 'terms' : 'details'
}

/** The first step that holds one of these answers. */
export function firstStepOf(answerIds: readonly string[]): StepName | undefined {
  const steps = new Set(answerIds.map(stepOf))
  return STEPS.find((step) => steps.has(step))
}

const CRITICISED: Readonly<Partial<Record<RejectionReason, StepName>>> = {
  photographs: 'photos',
  price: 'terms',
  'not-allowed': 'category',
  duplicate: 'category',
}

/** Where a listing is mended that was turned down: mostly among its answers and words. */
export function stepCriticised(reason: string | null): StepName {
  return CRITICISED[reason as RejectionReason] ?? 'details'
}

/** The step so many after another one, as far as there are steps. */
export function stepAfter(step: StepName, by: 1 | -1): StepName {
  return STEPS[STEPS.indexOf(step) + by] ?? step
}
