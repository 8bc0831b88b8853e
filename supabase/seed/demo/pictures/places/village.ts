/** Parts of villages, 1280 × 960. */

/** A band of white figures and triangles as they are painted on mud walls. */
function wallPainting(x: number, y: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const left = x + index * 56
    return `<path d="M${left} ${y}l22 -30l22 30z" fill="none" stroke="#fbf1e0" stroke-width="4"/><circle cx="${left + 50}" cy="${y - 12}" r="5" fill="#fbf1e0"/>`
  }).join('')
}

/** A house of mud under thatch or tiles, its wall foot on `y`. */
export function house(x: number, y: number, width: number, roof: string, wall = '#cf8f5b'): string {
  const top = y - 230
  return `<rect x="${x}" y="${top}" width="${width}" height="230" fill="${wall}"/><rect x="${x}" y="${y - 46}" width="${width}" height="46" fill="#8f5634" fill-opacity=".75"/>
  ${wallPainting(x + 24, y - 60, Math.floor((width - 30) / 56))}
  <path d="M${x} ${top}h${width}v30h-${width}z" fill="#1d120c" fill-opacity=".16"/>
  <rect x="${x + width * 0.58}" y="${y - 168}" width="92" height="168" rx="6" fill="#5b3a29"/><rect x="${x + width * 0.58 + 10}" y="${y - 158}" width="72" height="158" rx="4" fill="#2d7d8c"/><path d="M${x + width * 0.58 + 46} ${y - 158}v158" stroke="#1d5a66" stroke-width="5"/>
  <rect x="${x + width * 0.2}" y="${y - 168}" width="74" height="66" rx="4" fill="#5b3a29"/><path d="M${x + width * 0.2 + 18} ${y - 164}v58M${x + width * 0.2 + 37} ${y - 164}v58M${x + width * 0.2 + 56} ${y - 164}v58" stroke="#e9cf9d" stroke-width="5"/>
  <path d="M${x - 46} ${top + 12}L${x + 50} ${top - 118}L${x + width - 50} ${top - 118}L${x + width + 46} ${top + 12}Q${x + width / 2} ${top + 26} ${x - 46} ${top + 12}Z" fill="${roof}"/>
  ${Array.from({ length: Math.floor(width / 42) }, (_, index) => `<path d="M${x + 44 + index * 40} ${top - 112}l-${20 - index * 3} 122" stroke="#1d120c" stroke-width="4" stroke-opacity=".14"/>`).join('')}`
}

/** A charpai: a bed of woven string. */
export function charpai(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M8 -70V0M250 -70V0M46 -104V-40M284 -104V-40" stroke="#6b4026" stroke-width="14" stroke-linecap="round"/>
    <path d="M0 -66L252 -66L290 -100L40 -100Z" fill="#e8d3a6"/><path d="M40 -66l40 -34M90 -66l40 -34M140 -66l40 -34M190 -66l40 -34M20 -82h250" stroke="#b98d55" stroke-width="4"/><path d="M0 -66H252L290 -100" fill="none" stroke="#8a5733" stroke-width="10" stroke-linejoin="round"/></g>`
}

/** Clay water pots. */
export function pots(x: number, y: number, scale: number): string {
  const pot = 'M-34 -66C-66 -50 -62 0 -30 0H30C62 0 66 -50 34 -66C30 -72 30 -78 38 -84H-38C-30 -78 -30 -72 -34 -66Z'
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${pot}" fill="#b5633a"/><path d="M-52 -34C-20 -24 20 -24 52 -34" fill="none" stroke="#fbf1e0" stroke-width="4"/><g transform="translate(84 10) scale(.8)"><path d="${pot}" fill="#9c4f2d"/></g></g>`
}

/** A stack of straw. */
export function haystack(x: number, y: number, scale: number): string {
  const straws = Array.from(
    { length: 16 },
    (_, index) =>
      `<path d="M${-110 + index * 15} ${-20 - ((index * 29) % 70)}q8 20 2 34" fill="none" stroke="#b98a36" stroke-width="4" stroke-opacity=".7"/>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-140 0C-150 -90 -80 -190 0 -214C80 -190 150 -90 140 0Q0 16 -140 0Z" fill="#dcb35a"/><path d="M-140 0C-146 -50 -128 -100 -98 -140C-60 -60 60 -30 138 -30L140 0Q0 16 -140 0Z" fill="#b98a36" fill-opacity=".45"/>${straws.join('')}</g>`
}

/** A roof of thatch on posts over the whole width: the stall. */
export function stall(): string {
  const straw = Array.from(
    { length: 44 },
    (_, index) => `<path d="M${-20 + index * 31} ${196 + ((index * 17) % 26)}l-6 44l18 -40z" fill="#a8792f"/>`,
  )
  return `<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8fa79c"/><stop offset=".45" stop-color="#c6d6c8"/><stop offset="1" stop-color="#dbe2cf"/></linearGradient></defs>
  <rect y="200" width="1280" height="440" fill="url(#wall)"/><rect y="590" width="1280" height="50" fill="#a9543a" fill-opacity=".8"/>
  ${[120, 420, 760, 1120].map((x) => `<rect x="${x}" y="180" width="34" height="480" fill="#5a3823"/><rect x="${x}" y="180" width="10" height="480" fill="#8a5d3d"/>`).join('')}
  <path d="M0 0H1280V206Q640 240 0 206Z" fill="#c99a4b"/><path d="M0 140Q640 176 1280 140V206Q640 240 0 206Z" fill="#a8792f" fill-opacity=".6"/>${straw.join('')}`
}
