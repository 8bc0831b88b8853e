import { readdirSync, readFileSync } from 'node:fs'
import { insert, type Row } from './insert.ts'

interface Place {
  readonly id: string
  readonly parent: string | null
  readonly name: string
  readonly language?: string
  readonly lat: number
  readonly lng: number
}

const read = (file: string) => JSON.parse(readFileSync(new URL(`./places/${file}`, import.meta.url), 'utf8'))

/** Names by language and place id. Beside the market's languages, those of Odisha and Assam for their own places. */
function readNames(): Record<string, Record<string, string>> {
  const folder = new URL('./places/names/', import.meta.url)
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((file) => [file.replace('.json', ''), read(`names/${file}`)]),
  )
}

/** "Pune", or "Bilaspur, Chhattisgarh" where several states have a district of that name. */
function idsByName(places: readonly Place[]): Map<string, string[]> {
  const names = new Map(places.map(({ id, name }) => [id, name]))
  const ids = new Map<string, string[]>()
  for (const { id, parent, name } of places) {
    if (parent === null) continue
    for (const key of [name, `${name}, ${names.get(parent)}`]) ids.set(key, [...(ids.get(key) ?? []), id])
  }
  return ids
}

/**
 * The district of a PIN code's first three digits, by the names in `pincodes.json`.
 * @throws where a name is that of no district, or of several
 */
function pincodeAreas(places: readonly Place[]): Row[] {
  const ids = idsByName(places)
  const districts: Record<string, string> = read('pincodes.json')
  return Object.entries(districts).map(([prefix, district]) => {
    const [place_id, ...others] = ids.get(district) ?? []
    if (!place_id || others.length) throw new Error(`PIN codes ${prefix}: "${district}" is not one district`)
    return { prefix, place_id }
  })
}

/** The names of the towns of each district. A line a district. */
function townsSql(): string {
  const towns: Record<string, readonly string[]> = read('towns.json')
  const lines = Object.entries(towns).map(([id, names]) => `  ${JSON.stringify(id)}: ${JSON.stringify(names)}`)
  return `select private.add_towns('{\n${lines.join(',\n').replaceAll("'", "''")}\n}');\n`
}

/** States, union territories and districts as SQL, the districts of PIN codes, and towns. */
export function placesSql(): string {
  const places: Place[] = read('places.json')
  const names = readNames()
  const languages = new Map(places.map(({ id, language }) => [id, language]))
  const rows = places.map(({ id, parent, name, lat, lng }) => ({
    id,
    parent_id: parent,
    names: {
      en: name,
      ...Object.fromEntries(Object.entries(names).flatMap(([code, all]) => (all[id] ? [[code, all[id]]] : []))),
    },
    language: languages.get(parent ?? id) ?? 'en',
    latitude: lat,
    longitude: lng,
  }))
  return [
    '-- Generated from places/ by `pnpm seeds`. Do not edit. Codes, points and towns: GeoNames, CC BY 4.0.\n',
    insert('places', rows),
    insert('pincode_areas', pincodeAreas(places)),
    townsSql(),
  ].join('\n')
}
