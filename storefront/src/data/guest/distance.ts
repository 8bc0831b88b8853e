import type { Row } from '@maveshi/shared/database'
import { guestClient, rowsOf } from './guest-client.ts'

type Point = Pick<Row<'places'>, 'latitude' | 'longitude'>

const EARTH_RADIUS_KM = 6371
const PINCODE = /^\d{6}$/
const PLACE_ID = /^[A-Za-z0-9.]{1,20}$/

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great circle between two points, by the haversine formula. */
function between(a: Point, b: Point): number {
  const latitudes = radians(b.latitude - a.latitude) / 2
  const longitudes = radians(b.longitude - a.longitude) / 2
  const chord =
    Math.sin(latitudes) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitudes) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord))
}

async function placeOf(near: string): Promise<string | null> {
  if (!PINCODE.test(near)) return near
  const { data } = await guestClient().rpc('place_of_pincode', { pincode: near })
  return data
}

/**
 * How far some places are from the reader's, between chief towns of districts, in whole kilometres.
 * @param near the id of a place or a pincode, as the address says it
 * @returns by place id; nothing where the reader's place is not known
 */
export async function readDistances(
  near: string | undefined,
  placeIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const here = near && PLACE_ID.test(near) ? await placeOf(near) : null
  if (!here) return new Map()
  const wanted = [...new Set([here, ...placeIds])]
  const points = rowsOf(await guestClient().from('places').select('id, latitude, longitude').in('id', wanted))
  const from = points.find(({ id }) => id === here)
  return new Map(from ? points.map((point) => [point.id, Math.round(between(from, point))]) : [])
}
