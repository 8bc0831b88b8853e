/** Formatters that were made, by their kind, and there by language and options. */
const made = new Map<unknown, Map<string, unknown>>()

/**
 * A formatter of `Intl`, made once for all who ask for the same: making one takes a cheap phone milliseconds, and a list
 * writes hundreds of dates and prices.
 * @param Kind such as `Intl.DateTimeFormat`
 */
export function formatter<Options, Made>(
  Kind: new (locale: string, options: Options) => Made,
  locale: string,
  options: Options,
): Made {
  const ofKind = made.get(Kind) ?? new Map<string, unknown>()
  made.set(Kind, ofKind)
  const key = locale + JSON.stringify(options)
  const known = (ofKind.get(key) as Made | undefined) ?? new Kind(locale, options)
  ofKind.set(key, known)
  return known
}
