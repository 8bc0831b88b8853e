import { filesUnder } from './repository.ts'

/** A refusal as a migration raises it: its code, what it is about, and its message where that is a code too. */
export interface Raised {
  readonly code: string
  /** Every detail that it can have; what is only known when it runs stands as `{expression}`, none as ''. */
  readonly details: readonly string[]
  readonly messages: readonly string[]
}

interface SqlFunction {
  readonly name: string
  readonly parameters: readonly string[]
  readonly body: string
}

interface Call {
  readonly caller: SqlFunction
  readonly given: readonly string[]
}

const QUOTED = `'(?:[^']|'')*'`
const withoutComments = (sql: string) => sql.replace(new RegExp(`(${QUOTED})|--[^\\n]*`, 'g'), '$1')

/** The parts of a list that are between its commas, at the top. */
function parts(list: string): string[] {
  const found: string[] = ['']
  let depth = 0
  for (const token of list.match(new RegExp(`${QUOTED}|[^']`, 'g')) ?? []) {
    if (token === '(' || token === '[') depth += 1
    if (token === ')' || token === ']') depth -= 1
    if (token === ',' && depth === 0) found.push('')
    else found[found.length - 1] += token
  }
  return found.map((part) => part.trim()).filter(Boolean)
}

/** What stands between a parenthesis that has just been opened and its end. */
function inside(text: string): string {
  let depth = 1
  let read = ''
  for (const token of text.match(new RegExp(`${QUOTED}|[^']`, 'g')) ?? []) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (depth === 0) return read
    read += token
  }
  return read
}

const sql = filesUnder('supabase/migrations', ['.sql'])
  .map((file) => withoutComments(file.read()))
  .join('\n')

const functions: readonly SqlFunction[] = [
  ...sql.matchAll(
    /create (?:or replace )?function (\S+?)\(([\s\S]*?)\)\s*(?:returns|language)[\s\S]*?as (\$\w*\$)([\s\S]*?)\3/g,
  ),
].map(([, name = '', parameters = '', , body = '']) => ({
  name,
  parameters: parts(parameters).map((parameter) => parameter.split(/\s+/)[0] ?? ''),
  body,
}))

/** What triggers call a function with stands outside of all functions. */
const TRIGGERS: SqlFunction = { name: '', parameters: [], body: sql.replace(/create (?:or replace )?function/g, '') }

function callsOf(name: string): Call[] {
  const written = new RegExp(`(?:perform|select|execute function) ${name.replace('.', '\\.')}\\(`, 'g')
  return [...functions, TRIGGERS].flatMap((caller) =>
    [...caller.body.matchAll(written)]
      .filter(([call]) => (caller === TRIGGERS) === call.startsWith('execute'))
      .map(({ index, 0: call }) => ({ caller, given: parts(inside(caller.body.slice(index + call.length))) })),
  )
}

const each = (expressions: readonly string[], where: SqlFunction) => expressions.flatMap((one) => valuesOf(one, where))

/** Every text that an expression in a function can be. */
function valuesOf(expression: string, where: SqlFunction): string[] {
  const text = expression.trim().replace(/::\w+$/, '')
  if (new RegExp(`^${QUOTED}$`).test(text)) return [text.slice(1, -1).replaceAll("''", "'")]
  if (/^case\b/.test(text)) {
    return each(
      [...text.matchAll(new RegExp(`(?:then|else)\\s+(${QUOTED})`, 'g'))].map(([, one = '']) => one),
      where,
    )
  }
  if (text.includes('||')) {
    const [first = '', ...rest] = text.split('||')
    const ends = valuesOf(rest.join('||'), where)
    return valuesOf(first, where).flatMap((start) => ends.map((end) => start + end))
  }
  const [, replaced] = /^regexp_replace\((\w+), '_per_day\$', ''\)$/.exec(text) ?? []
  if (replaced) return valuesOf(replaced, where).map((value) => value.replace(/_per_day$/, ''))
  const given = givenFor(text, where)
  return given.length > 0 ? given : [`{${text}}`]
}

/** What a function is called with under a name: a parameter, or what its trigger names. */
function givenFor(name: string, where: SqlFunction): string[] {
  const argument = where.parameters.indexOf(name)
  if (argument >= 0)
    return callsOf(where.name).flatMap(({ caller, given }) => each(given.slice(argument, argument + 1), caller))
  const places = [...name.matchAll(/tg_argv\[(\d)\]/g)].map(([, place]) => Number(place))
  if (places.length === 0) return []
  return callsOf(where.name).flatMap(({ caller, given }) => {
    const taken = places.map((place) => given[place]).find((one) => one !== undefined)
    return taken === undefined ||
      (where.name.endsWith('limit_writes') && name.startsWith('coalesce') && given.length < 2)
      ? []
      : valuesOf(taken, caller)
  })
}

/** One option of a `raise … using`. */
function option(statement: string, name: string): string | undefined {
  const [, options = ''] = /\busing\b([\s\S]*)/.exec(statement) ?? []
  return parts(options)
    .map((part) => new RegExp(`^${name}\\s*=\\s*([\\s\\S]*)$`).exec(part)?.[1])
    .find(Boolean)
}

const STATEMENT = new RegExp(`\\braise (exception|sqlstate)\\b(?:${QUOTED}|[^;'])*;`, 'g')

function raisedBy(where: SqlFunction): Raised[] {
  return [...where.body.matchAll(STATEMENT)].map(([statement]) => {
    const text = statement.slice(0, -1)
    const [, state] = /^raise sqlstate '(\w+)'/.exec(text) ?? []
    const [, literal] = new RegExp(`^raise exception (${QUOTED})`).exec(text) ?? []
    const [detail, message] = [option(text, 'detail'), option(text, 'message') ?? literal]
    return {
      code: state ?? option(text, 'errcode')?.slice(1, -1) ?? 'P0001',
      details: detail === undefined ? [''] : valuesOf(detail, where),
      messages: message === undefined ? [] : valuesOf(message, where),
    }
  })
}

/** Everything that a function of the migrations raises. */
export const RAISED: readonly Raised[] = functions.flatMap(raisedBy)

/** How many statements raise something, wherever they stand. */
export const RAISING_STATEMENTS = [...sql.matchAll(STATEMENT)].length
