let last: Promise<unknown> = Promise.resolve()

/**
 * Does something after all that was begun before it on this page: what is taken back is the decision that was pressed
 * before, and not the one before that, however late its answer is.
 */
export function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const mine = last.then(act)
  last = mine.catch(() => {})
  return mine
}
