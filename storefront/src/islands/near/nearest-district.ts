/** A district's id and where its chief town is, in degrees. */
export type District = readonly [id: string, latitude: number, longitude: number]

/** Farther from every district than so many degrees is not in India. */
const FARTHEST_DEGREES = 3

/** The district whose chief town is nearest; nothing far outside of India. */
export function nearestDistrict(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  districts: readonly District[],
): string | undefined {
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  let nearest: string | undefined
  let least = FARTHEST_DEGREES
  for (const [id, north, east] of districts) {
    const away = Math.hypot(north - latitude, (east - longitude) * narrowing)
    if (away >= least) continue
    least = away
    nearest = id
  }
  return nearest
}
