/** A picture made very small: three numbers, red, green and blue, for each of its pixels. */
export interface Sample {
  /** Width by height of the picture that it was made of. */
  readonly ratio: number
  readonly colours: ArrayLike<number>
}

/** The side of a sample. Larger, and coarse encoding would show; smaller, and a line of writing would not. */
export const SAMPLE_SIDE = 48

/** Rounding to whole pixels changes the ratio of a narrow picture a little. */
const RATIO_TOLERANCE = 0.05
/** How far apart colours may be, of 255, and what share of them further: edges fall differently in each size. */
const COLOUR_TOLERANCE = 48
const SHARE_TOLERANCE = 0.01

/** Whether two samples are of one picture in two sizes. */
export function isSamePicture(one: Sample, other: Sample): boolean {
  if (Math.abs(one.ratio / other.ratio - 1) > RATIO_TOLERANCE) return false
  const apart = Array.from(one.colours).filter(
    (value, index) => Math.abs(value - (other.colours[index] ?? 0)) > COLOUR_TOLERANCE,
  )
  return apart.length <= one.colours.length * SHARE_TOLERANCE
}
