/** Parts of landscapes, 1280 × 960. Everything is placed by its foot. */

/** A sky over the whole picture; the horizon lies at about y = 520. */
export function sky(top: string, middle: string, low: string): string {
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>
  <rect width="1280" height="600" fill="url(#sky)"/>`
}

/** Ground from `y` down, darker towards the reader. */
export function ground(y: number, far: string, near: string): string {
  return `<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient></defs>
  <rect y="${y}" width="1280" height="${960 - y}" fill="url(#ground)"/>`
}

export function sun(x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius * 2.1}" fill="${colour}" fill-opacity=".16"/><circle cx="${x}" cy="${y}" r="${radius * 1.5}" fill="${colour}" fill-opacity=".22"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`
}

export function cloud(x: number, y: number, scale: number, colour = '#fff'): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 40C-6 16 24 4 40 16C50 -14 100 -14 110 14C130 0 164 14 160 40Z" fill="${colour}" fill-opacity=".75"/>`
}

/** A round-headed tree: neem, mango, banyan. */
export function tree(x: number, y: number, scale: number, leaf: string, dark: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-14 0C-8 -50 -10 -90 -16 -130L16 -130C8 -90 8 -50 18 0Z" fill="#6f4e37"/>
    <path d="M-110 -130C-150 -170 -120 -230 -70 -230C-60 -290 40 -300 60 -240C120 -250 150 -180 108 -140C90 -100 -80 -96 -110 -130Z" fill="${leaf}"/>
    <path d="M-110 -130C-128 -148 -132 -170 -124 -190C-90 -150 40 -140 124 -172C124 -160 118 -148 108 -140C90 -100 -80 -96 -110 -130Z" fill="${dark}" fill-opacity=".7"/>
    <circle cx="-40" cy="-220" r="12" fill="#fff" fill-opacity=".1"/><circle cx="20" cy="-244" r="16" fill="#fff" fill-opacity=".1"/></g>`
}

/** A flat-topped thorn tree of dry land. */
export function acacia(x: number, y: number, scale: number, leaf: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-8 0C-4 -60 -20 -90 -60 -130M0 -60C10 -90 30 -110 62 -136" fill="none" stroke="#6b4a33" stroke-width="14" stroke-linecap="round"/>
    <path d="M-140 -126C-130 -164 -70 -180 -20 -176C40 -196 130 -176 146 -132C100 -116 -90 -112 -140 -126Z" fill="${leaf}"/><path d="M-140 -126C-90 -112 100 -116 146 -132C142 -142 136 -148 130 -152C80 -136 -70 -134 -134 -140Z" fill="#1d120c" fill-opacity=".18"/></g>`
}

/** A coconut palm, leaning by `lean`. */
export function palm(x: number, y: number, scale: number, lean: number): string {
  const crown = [-160, -120, -70, -30, 10, 50, 95]
    .map(
      (turn, index) =>
        `<path transform="rotate(${turn})" d="M0 0C40 -34 110 -34 150 14C110 -2 60 2 0 12Z" fill="${index % 2 ? '#4c8a4a' : '#3c7540'}"/>`,
    )
    .join('')
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-12 0C-8 -120 ${lean - 16} -220 ${lean - 8} -330L${lean + 8} -330C${lean + 4} -220 10 -120 14 0Z" fill="#8b6b4b"/>
    <g transform="translate(${lean} -330)">${crown}<circle cx="-10" cy="14" r="11" fill="#7a5a2c"/><circle cx="10" cy="18" r="11" fill="#8c6a36"/></g></g>`
}

/** A line of far trees along the horizon. */
export function treeline(y: number, colour: string, step = 64): string {
  return Array.from({ length: Math.ceil(1280 / step) + 1 }, (_, index) => {
    const height = 26 + ((index * 37) % 23)
    return `<ellipse cx="${index * step}" cy="${y}" rx="${step * 0.75}" ry="${height}" fill="${colour}"/>`
  }).join('')
}

/** Tufts of grass near the reader's feet, left and right of the middle. */
export function tufts(colour: string, dark: string): string {
  const places = [
    [30, 930, 1.2],
    [120, 950, 0.9],
    [210, 900, 0.7],
    [330, 946, 0.8],
    [560, 950, 0.7],
    [760, 938, 0.8],
    [930, 950, 1],
    [1060, 912, 0.8],
    [1150, 948, 1.2],
    [1250, 926, 1.1],
  ]
  return places
    .map(
      ([x = 0, y = 0, scale = 1], index) =>
        `<path transform="translate(${x} ${y}) scale(${scale})" d="M-34 10C-30 -20 -40 -40 -52 -56C-34 -46 -24 -28 -18 -8C-18 -36 -14 -60 -2 -82C0 -54 2 -34 4 -10C10 -32 22 -50 40 -60C32 -40 28 -16 30 10Z" fill="${index % 2 ? dark : colour}"/>`,
    )
    .join('')
}

/** Pebbles and ruts on bare ground. */
export function pebbles(colour: string): string {
  const stones = [
    [90, 820, 14],
    [180, 900, 20],
    [300, 760, 9],
    [520, 930, 16],
    [700, 780, 8],
    [880, 920, 18],
    [1010, 800, 10],
    [1120, 890, 16],
    [1220, 790, 12],
    [400, 880, 10],
  ]
  return stones
    .map(([x = 0, y = 0, r = 0]) => `<ellipse cx="${x}" cy="${y}" rx="${r * 1.7}" ry="${r * 0.7}" fill="${colour}"/>`)
    .join('')
}
