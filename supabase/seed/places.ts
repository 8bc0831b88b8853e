import { readdirSync, readFileSync } from 'node:fs'
import { insert } from './insert.ts'

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

/** States, union territories and districts as SQL. */
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
    '-- Generated from places/ by `pnpm seeds`. Do not edit. Codes and points: GeoNames, CC BY 4.0.\n',
    insert('places', rows),
  ].join('\n')
}
