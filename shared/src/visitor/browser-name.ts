/** In the order in which they are looked for: most browsers also call themselves by the names of later ones. */
const BROWSERS = [
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Samsung Browser', /SamsungBrowser\//],
  ['Opera', /OP[RTX]\/|Opera/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Chrome', /Chrom(e|ium)\/|CriOS\//],
  ['Safari', /Safari\//],
] as const

/** A browser as the visitor log names it (docs/product.md, Visitor log). */
export type BrowserName = (typeof BROWSERS)[number][0] | 'Unknown'

/** Finds the name in what a browser says of itself. */
export function browserName(userAgent: string): BrowserName {
  return BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'Unknown'
}
