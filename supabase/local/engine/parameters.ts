/** The oids of `json` and `jsonb`. */
const JSON_TYPES: ReadonlySet<number> = new Set([114, 3802])

/** PGlite reads the number of parameters as a signed word, and falls over beyond it. */
const MOST_PARAMETERS = 32_767

/** Reading deeper JSON exhausts the stack that PGlite runs on, which the database does not see coming. */
const DEEPEST_JSON = 200

/** PostgreSQL's own limit is six. */
const DEEPEST_ARRAY = 6

/** A statement that is refused before it reaches the database, as the database itself would refuse it. */
export class RefusedStatement extends Error {
  readonly code: string
  readonly severity = 'ERROR'

  constructor(code: string, message: string) {
    super(message)
    this.name = 'RefusedStatement'
    this.code = code
  }
}

/** Makes sure that a statement can be written to the wire whole. */
export function checkStatement(text: string, values: readonly unknown[]): void {
  if (text.includes('\0')) throw new RefusedStatement('22021', 'a name or value holds a zero byte')
  if (values.length > MOST_PARAMETERS) {
    throw new RefusedStatement('54000', `more than ${MOST_PARAMETERS} values in one statement`)
  }
}

const tooDeep = () => new RefusedStatement('54001', `JSON deeper than ${DEEPEST_JSON} levels`)

/** Passes a JSON text on that is not too deep. Brackets inside strings do not count. */
function shallow(json: string): string {
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (character === '"') {
      while (++at < json.length && json[at] !== '"') if (json[at] === '\\') at++
    } else if (character === '[' || character === '{') {
      if (++depth > DEEPEST_JSON) throw tooDeep()
    } else if (character === ']' || character === '}') depth -= 1
  }
  return json
}

function jsonText(value: unknown): string {
  try {
    return shallow(JSON.stringify(value))
  } catch (error) {
    throw error instanceof RangeError ? tooDeep() : error
  }
}

function elementText(element: unknown, depth: number): string {
  if (element === null || element === undefined) return 'NULL'
  if (Array.isArray(element)) return arrayText(element, depth + 1)
  return `"${scalarText(element).replace(/["\\]/g, '\\$&')}"`
}

function arrayText(elements: readonly unknown[], depth = 1): string {
  if (depth > DEEPEST_ARRAY) throw new RefusedStatement('54000', `an array of more than ${DEEPEST_ARRAY} dimensions`)
  return `{${elements.map((element) => elementText(element, depth)).join(',')}}`
}

function scalarText(value: unknown): string {
  // What is no character would be written shorter or longer than announced.
  if (typeof value === 'string') return value.toWellFormed()
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (typeof value === 'object') return jsonText(value)
  return String(value)
}

/**
 * A value as the text that a parameter of this type takes. Whether it fits is left to the database, which answers in
 * order: a driver's own refusal in the middle of a message would leave the rest of it on the wire.
 */
export function parameterText(oid: number, value: unknown): string {
  if (JSON_TYPES.has(oid)) return typeof value === 'string' ? shallow(value.toWellFormed()) : jsonText(value)
  return Array.isArray(value) ? arrayText(value) : scalarText(value)
}

type Serializers = Record<number | string, (value: never) => unknown>

/**
 * What a driver asks how to write a type: {@link parameterText} for every type there is or will be.
 * @param json how the driver itself writes JSON, where a string that stands for JSON text is told apart
 */
export function serializersOf(own: Serializers, json?: (value: unknown) => string): Record<string, never> {
  return new Proxy(own, {
    has: () => true,
    get: (_own, oid) => (value: unknown) =>
      json && JSON_TYPES.has(Number(oid)) ? shallow(json(value)) : parameterText(Number(oid), value),
  }) as Record<string, never>
}
