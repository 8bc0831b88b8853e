import type { Category } from './types.ts'

/** Whether a category holds animals rather than feeds, machinery or services. */
export function isLivestock({ kind }: Pick<Category, 'kind'>): boolean {
  return kind === 'animal'
}

/** Whether a category holds feeds or machinery. */
export function isGoods({ kind }: Pick<Category, 'kind'>): boolean {
  return kind === 'feed' || kind === 'machine'
}

/** Whether a category holds services rather than products. */
export function isService({ kind }: Pick<Category, 'kind'>): boolean {
  return kind === 'service'
}
