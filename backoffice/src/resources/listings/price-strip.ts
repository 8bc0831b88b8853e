/** Where a price stands between two others, in percent. Where these are one, in the middle. */
export function placeOnStrip(price: number, least: number, most: number): number {
  return most > least ? ((price - least) / (most - least)) * 100 : 50
}
