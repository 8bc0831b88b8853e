/** Marks on hides: SVG drawn over the body, in the coordinates of the animal's outline. */

/** Scattered dots; the same `seed` scatters them the same way. Sizes and places in the animal's units. */
export function speckle(
  colour: string,
  count: number,
  seed: number,
  size: number,
  [left, top, right, bottom] = [240, 150, 890, 480],
): string {
  const part = (value: number) => value - Math.floor(value)
  return Array.from({ length: count }, (_, index) => {
    // Steps of the plastic number spread points evenly without rows.
    const x = left + part(0.5 + (index + seed) * 0.7548776662) * (right - left)
    const y = top + part(0.5 + (index + seed) * 0.5698402909) * (bottom - top)
    const radius = size * (0.45 + 1.1 * part(index * 0.618 + seed * 0.31) ** 2)
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(radius * 1.35).toFixed(1)}" ry="${radius.toFixed(1)}" fill="${colour}" fill-opacity=".88" transform="rotate(${(index * 47) % 60} ${x.toFixed(0)} ${y.toFixed(0)})"/>`
  }).join('')
}

/** Two great patches and some small ones: Holstein Friesians and their crosses. */
export function pied(colour: string): string {
  return `<path d="M430 170C450 260 500 380 590 396C680 400 720 300 690 190Z" fill="${colour}"/><path d="M180 180C280 150 350 260 330 380C300 470 220 440 160 420Z" fill="${colour}"/>
  <path d="M800 180C780 240 800 320 850 340C890 340 910 260 900 190Z" fill="${colour}"/><path d="M560 440C600 420 640 440 650 480L580 500Z" fill="${colour}"/><ellipse cx="392" cy="420" rx="30" ry="22" fill="${colour}"/>`
}

/** The dark neck, hump and shoulder of a bull. `key` names the gradient. */
export function darkFront(colour: string, key: string): string {
  return `<defs><linearGradient id="df${key}" gradientUnits="userSpaceOnUse" x1="230" y1="260" x2="560" y2="330"><stop offset="0" stop-color="${colour}" stop-opacity=".55"/><stop offset=".45" stop-color="${colour}" stop-opacity=".38"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient></defs>
  <rect x="120" y="60" width="460" height="430" fill="url(#df${key})"/>`
}

/** A rope round the neck with a bell on it. */
export function collar(colour: string, [topX, topY, endX, endY]: readonly [number, number, number, number]): string {
  return `<path d="M${topX} ${topY}Q${topX - 4} ${(topY + endY) / 2 + 20} ${endX} ${endY}" fill="none" stroke="${colour}" stroke-width="13"/><path d="M${topX} ${topY}Q${topX - 4} ${(topY + endY) / 2 + 20} ${endX} ${endY}" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="9 14" stroke-opacity=".6"/>`
}

/** White from the brow to the muzzle. */
export const BLAZE = '<path d="M206 116L150 156L78 290L112 306L182 206Z" fill="#efe9df"/>'
