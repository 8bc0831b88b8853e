const STEPS = [1, 2, 5, 10]
const STEPS_MAX = 4

/** The least step of 1, 2 or 5 and zeros that reaches the greatest value in few steps. */
function stepFor(most: number, isWhole: boolean): number {
  const magnitude = 10 ** Math.floor(Math.log10(most / STEPS_MAX))
  const step = STEPS.map((times) => times * magnitude).find((one) => one * STEPS_MAX >= most) ?? most
  return isWhole ? Math.max(1, step) : step
}

/** The lines of a scale from nothing to at least the greatest value, evenly apart, in whole numbers for whole ones. */
export function scaleTicks(values: readonly (number | null)[]): readonly number[] {
  const known = values.filter((value) => value !== null)
  const most = Math.max(0, ...known)
  const step = most > 0 ? stepFor(most, known.every(Number.isInteger)) : 1
  const count = Math.max(1, Math.ceil(most / step - 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/**
 * Which of so many days are named below a picture: the last one, and others evenly apart before it.
 * @param room how many names fit beside each other
 */
export function namedDays(count: number, room: number): readonly number[] {
  const apart = Math.max(1, Math.ceil(count / Math.max(1, room)))
  const named = Array.from({ length: Math.ceil(count / apart) }, (_, index) => count - 1 - index * apart)
  return named.reverse()
}
