import { refuse } from './refusal.ts'
import { COLUMN, checkAlternatives, checkCondition, type Reading } from './rest-conditions.ts'
import { LISTINGS_ON_OFFER, REST_LIMITS, TABLES, type TablePolicy } from './rest-policy.ts'
import { checkSelect } from './rest-select.ts'

const CONTROL = /[\p{Cc}\u2028\u2029]/u

/** The parameters of a query, each once. @throws Refused where it cannot be decoded or holds control characters */
export function readParameters(search: string): Map<string, string> {
  const parameters = new Map<string, string>()
  for (const pair of search.split('&').filter(Boolean)) {
    const equals = pair.indexOf('=')
    const [name, value] = [equals < 0 ? pair : pair.slice(0, equals), equals < 0 ? '' : pair.slice(equals + 1)].map(
      decoded,
    ) as [string, string]
    if (parameters.has(name)) refuse(`${name} is given twice`)
    parameters.set(name, value)
  }
  if (parameters.size > REST_LIMITS.parameters) refuse('Too many parameters')
  return parameters
}

function decoded(text: string): string {
  let plain: string
  try {
    plain = decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    refuse('The address cannot be decoded')
  }
  if (CONTROL.test(plain)) refuse('Control characters in the address')
  return plain
}

function checkNumber(text: string, most: number): void {
  if (!/^\d{1,9}$/.test(text) || Number(text) > most) refuse(`Numbers up to ${most}`)
}

function checkOrder(order: string): readonly string[] {
  const columns = order.split(',')
  if (columns.length > REST_LIMITS.orders) refuse('Too many columns to order by')
  return columns.map((text) => {
    const [column = '', ...rest] = text.split('.')
    if (!COLUMN.test(column) || !/^(asc|desc)?(\.?nulls(first|last))?$/.test(rest.join('.'))) refuse('No such order')
    return column
  })
}

function checkNames(list: string): void {
  const names = list.split(',').map((name) => name.replace(/^"(.*)"$/, '$1'))
  if (names.length > REST_LIMITS.columns || !names.every((name) => /^[a-z][a-z_]{0,40}$/.test(name))) {
    refuse('No such columns')
  }
}

interface Asked {
  readonly name: string
  readonly table: TablePolicy
  readonly method: string
  readonly parameters: ReadonlyMap<string, string>
}

/** The conditions of a request, by the column that each is about. */
function checkConditions({ name, table, parameters }: Asked, along: ReadonlySet<string>): ReadonlySet<string> {
  const reading: Reading = { conditions: 0 }
  const narrowed = new Set<string>()
  for (const [parameter, value] of parameters) {
    const dot = parameter.indexOf('.')
    const embed = dot > 0 ? parameter.slice(0, dot) : undefined
    const column = parameter.slice(dot + 1)
    if (OWN.has(parameter)) continue
    if (embed !== undefined && !along.has(embed)) refuse(`${embed} is not read along`)
    const asked = TABLES[embed ?? name] ?? table
    if (column === 'or') checkAlternatives(value, asked, reading)
    else if (checkCondition(column, value, asked, reading) && embed === undefined) narrowed.add(column)
  }
  return narrowed
}

const isWithin = (given: readonly string[], known: readonly string[]) => given.every((one) => known.includes(one))

/** Tables that grow are asked by an index. */
function checkKeys({ name, table, parameters }: Asked, narrowed: ReadonlySet<string>, orders: readonly string[]): void {
  if (!table.keys || table.keys.some((key) => narrowed.has(key))) return
  const { filter, orders: known, columns } = LISTINGS_ON_OFFER
  const [column, condition] = filter
  const selected = (parameters.get('select') ?? '*').split(',').map((text) => text.trim())
  const isOnOffer =
    name === 'listings' &&
    parameters.get(column) === condition &&
    [...narrowed].every((other) => other === column) &&
    isWithin(orders, known) &&
    isWithin(selected, columns)
  if (!isOnOffer) refuse(`Name ${table.keys.join(' or ')}`)
}

/** Parameters that are no filters. */
const OWN: ReadonlySet<string> = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'])

/** Checks what is asked of a table. @throws Refused */
export function checkTableQuery(name: string, method: string, parameters: ReadonlyMap<string, string>): void {
  const table = TABLES[name] as TablePolicy
  const asked: Asked = { name, table, method, parameters }
  const along = checkSelect(parameters.get('select') || '*', table.embeds ?? {})
  const orders = parameters.has('order') ? checkOrder(parameters.get('order') ?? '') : []
  if (parameters.has('limit')) checkNumber(parameters.get('limit') ?? '', REST_LIMITS.rows)
  if (parameters.has('offset')) checkNumber(parameters.get('offset') ?? '', REST_LIMITS.offset)
  for (const list of ['columns', 'on_conflict']) if (parameters.has(list)) checkNames(parameters.get(list) ?? '')
  const narrowed = checkConditions(asked, along)
  if (method === 'POST') return
  checkKeys(asked, narrowed, orders)
  const isChange = method === 'PATCH' || method === 'DELETE'
  if (isChange && narrowed.size === 0 && ![...parameters.keys()].some((one) => !OWN.has(one))) {
    refuse('Name the rows to change')
  }
}
