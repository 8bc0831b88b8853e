import { DISTANCES_KM, type ListingQuery, type SearchArguments } from './listing-query.ts'

/** What is sent of what somebody looks for: what a search would ask, without words, order and page. */
export type WantedArguments = Omit<SearchArguments, 'query' | 'sort' | 'after'>

/** How far around the district one looks, by the address of the form; nothing for the district alone. */
export function readWithin(search: URLSearchParams): number | undefined {
  return DISTANCES_KM.find((km) => String(km) === search.get('within'))
}

/** The conditions that a form's query stands for: a district with a distance is a place to be near to. */
export function wantedArguments(
  { query: _, sort: __, after: ___, ...asked }: SearchArguments,
  withinKm: number | undefined,
): WantedArguments {
  if (!asked.district || !withinKm) return { ...asked, near: undefined, within_km: undefined }
  return { ...asked, state: undefined, district: undefined, near: asked.district, within_km: withinKm }
}

/** A place id of a district has its state's in it. */
const isDistrict = (id: string) => id.split('.').length > 2

/** The place of a search as the form has it: near a place is around its district. */
export function placeOfQuery({ state, district, near, withinKm }: ListingQuery): Record<string, string | undefined> {
  const around = near && isDistrict(near.id) ? near.id : undefined
  const named = district ?? around
  return {
    state: named ? undefined : state,
    district: named,
    within: !district && around ? String(withinKm ?? DISTANCES_KM[2]) : undefined,
    near: undefined,
  }
}
