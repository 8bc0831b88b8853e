/** How strong a square's colour is, from nothing to most. The strongest has light words, all others dark ones. */
export const SHADES = [0, 0.12, 0.24, 0.38, 1]

/** Which shade a number has. By roots, since a few states have nearly all of everything. */
export function shadeOf(number: number, most: number): number {
  if (number <= 0 || most <= 0) return 0
  return Math.ceil(Math.sqrt(number / most) * (SHADES.length - 1))
}
