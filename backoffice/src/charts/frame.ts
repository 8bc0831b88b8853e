/** How a picture by day lies on its paper, in CSS pixels. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** Where the scale's numbers stand, at the side where reading begins. */
  readonly gutter: number
  /** What one day has. */
  readonly step: number
  readonly isMirrored: boolean
  /** The middle of a day, the first being 0. */
  x(day: number): number
  /** The height of a value, from above. */
  y(value: number): number
}

const TOP_PX = 8
const PLOT_PX = 160
/** Where the days' names stand. */
const FOOT_PX = 26
const DIGIT_PX = 8

/** Lays a picture out: days run in the direction of reading. @param ticks the lines of the scale */
export function layOut(
  width: number,
  days: number,
  ticks: readonly number[],
  labels: readonly string[],
  isMirrored: boolean,
): Frame {
  const gutter = Math.max(...labels.map((label) => label.length)) * DIGIT_PX + 12
  const step = Math.max(0, width - gutter) / Math.max(1, days)
  const most = ticks.at(-1) || 1
  return {
    width,
    height: TOP_PX + PLOT_PX + FOOT_PX,
    gutter,
    step,
    isMirrored,
    x(day) {
      const along = gutter + (day + 0.5) * step
      return isMirrored ? width - along : along
    },
    y: (value) => TOP_PX + PLOT_PX * (1 - value / most),
  }
}

/** The day at a place of the picture, from its left edge. */
export function dayAt({ width, gutter, step, isMirrored }: Frame, left: number, days: number): number {
  const along = isMirrored ? width - left : left
  return Math.min(days - 1, Math.max(0, Math.floor((along - gutter) / (step || 1))))
}
