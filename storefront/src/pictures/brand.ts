import { ART_SIDE, drawing } from './art.ts'

/** The colours `leaf`, `leaf-soft`, `turmeric` and `page` of the style sheet: pictures cannot read it. */
export const LEAF = '#1b6b3a'
export const PAGE = '#faf8f4'
const LEAF_SOFT = '#e6f1e8'
const TURMERIC = '#f2b632'

const MARK_SIDE = 64

function placed(name: string, x: number, y: number, side: number): string {
  return `<g transform="translate(${x} ${y}) scale(${side / ART_SIDE})">${drawing(name) ?? ''}</g>`
}

/**
 * The market's mark: the cow on leaf green.
 * @param corner radius in 64ths of the side; 0 for systems that cut corners of their own
 * @param cow side of the cow in 64ths; maskable icons keep everything that matters within four fifths
 */
export function markSvg({ corner, cow }: { corner: number; cow: number }): string {
  const edge = (MARK_SIDE - cow) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIDE} ${MARK_SIDE}">`,
    `<rect width="${MARK_SIDE}" height="${MARK_SIDE}" rx="${corner}" fill="${LEAF}"/>`,
    placed('cow-face', edge, edge, cow),
    '</svg>',
  ].join('')
}

export const SHARE_WIDTH_PX = 1200
export const SHARE_HEIGHT_PX = 630

/** What messengers show beside a link to a page without a picture of its own: the animals on a meadow. No words. */
export function shareSvg(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE_WIDTH_PX} ${SHARE_HEIGHT_PX}">`,
    `<rect width="${SHARE_WIDTH_PX}" height="${SHARE_HEIGHT_PX}" fill="${LEAF_SOFT}"/>`,
    `<circle cx="960" cy="150" r="84" fill="${TURMERIC}"/>`,
    `<path d="M0 430Q300 350 620 420T1200 390V630H0Z" fill="${LEAF}"/>`,
    placed('rooster', 60, 330, 160),
    placed('goat', 200, 250, 240),
    placed('cow', 400, 170, 400),
    placed('water-buffalo', 800, 270, 280),
    placed('ewe', 1010, 400, 170),
    '</svg>',
  ].join('')
}
