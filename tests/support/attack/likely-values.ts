import fc from 'fast-check'
import { mostly } from './attempt.ts'
import type { ApiSchema, Value } from './schema.ts'
import { oddJson, oddWord } from './values.ts'

/** Names and ids that the market knows, for requests that are nearly right. */
export interface Known {
  readonly listings: readonly string[]
  readonly people: readonly string[]
  readonly categories: readonly string[]
  readonly places: readonly string[]
  readonly emails: readonly string[]
}

const WORDS = ['cow', 'goat', 'गाय', 'పాలు', 'newest', 'price', 'phone', 'whatsapp', 'en', 'hi', 'other', 'sold', 'here']
const DAYS = ['2026-01-01', '2026-11-22', '1999-01-01', '2999-12-31']
const SETTINGS = ['support_admin_email', 'moderation', 'listing_days', 'flagged_words']

/** What a column or an argument of this name would take, more or less. */
function likelyText(name: string, known: Known): fc.Arbitrary<string> {
  if (/listing(_ids?)?$/.test(name)) return fc.constantFrom(...known.listings)
  if (/(profile|seller|user|person|reporter|actor)(_id)?$/.test(name)) return fc.constantFrom(...known.people)
  if (/^ids?$|_ids?$/.test(name)) return fc.constantFrom(...known.listings, ...known.people, ...known.places)
  if (/categor/.test(name)) return fc.constantFrom(...known.categories)
  if (/place|state|district|near/.test(name)) return fc.constantFrom(...known.places)
  if (/_at$|_on$|day|since/.test(name)) return fc.constantFrom(...DAYS)
  if (/setting|key/.test(name)) return fc.constantFrom(...SETTINGS)
  if (/table/.test(name)) return fc.constantFrom('categories', 'dropdown_options', 'listing_fields', 'profiles')
  return fc.constantFrom(...WORDS, ...known.categories.slice(0, 3))
}

/** A value that may well be taken, as JSON. */
export function likelyJson({ name, type }: Value, known: Known, schema: ApiSchema): fc.Arbitrary<string> {
  if (type.endsWith('[]')) {
    return fc
      .array(likelyJson({ name, type: type.slice(0, -2) }, known, schema), { maxLength: 4 })
      .map((items) => `[${items.join(',')}]`)
  }
  const [, enumName] = /\['Enums'\]\['(\w+)'\]/.exec(type) ?? []
  if (enumName) return fc.constantFrom(...(schema.enums.get(enumName) ?? [])).map((label) => JSON.stringify(label))
  if (type === 'number') return fc.integer({ min: 0, max: 60 }).map(String)
  if (type === 'boolean') return fc.constantFrom('true', 'false')
  if (type === 'Json')
    return fc.constantFrom('{}', '[]', '{"breed":"Gir"}', '{"en":"x"}', '[{"a":1}]', '{"price":{"min":1}}')
  return likelyText(name, known).map((text) => JSON.stringify(text))
}

/** Mostly something that may be taken, often something else. */
export const anyJson = (value: Value, known: Known, schema: ApiSchema): fc.Arbitrary<string> =>
  mostly([6, likelyJson(value, known, schema)], [4, oddJson])

/** JSON of such values, each with its name; some are missing and some are too many. */
export function jsonObject(
  values: readonly Value[],
  known: Known,
  schema: ApiSchema,
  isIncluded: fc.Arbitrary<boolean> = mostly([4, fc.constant(true)], [1, fc.constant(false)]),
): fc.Arbitrary<string> {
  const entries = values.map((value) =>
    fc
      .tuple(isIncluded, anyJson(value, known, schema))
      .map(([isIncluded, json]) => (isIncluded ? `${JSON.stringify(value.name)}:${json}` : '')),
  )
  const stray = mostly(
    [9, fc.constant('')],
    [1, fc.tuple(oddWord, oddJson).map(([name, json]) => `${JSON.stringify(name)}:${json}`)],
  )
  return fc.tuple(...entries, stray).map((all) => `{${all.filter(Boolean).join(',')}}`)
}
