import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { CATEGORIES } from '@maveshi/shared/catalogue/categories'
import { findCategory, findListingFields } from '@maveshi/shared/catalogue/derived'
import { DESCRIPTION_CHARACTERS, NAME_CHARACTERS, PRICE_MAX_RUPEES, TITLE_CHARACTERS } from '@maveshi/shared/limits'
import { checkStored } from '@maveshi/shared/listing/validate'
import type { Answers } from '@maveshi/shared/listing/visibility'
import sharp from 'sharp'
import { ask } from './calls.ts'
import type { AttackedMarket } from './market.ts'
import type { ApiSchema } from './schema.ts'

type Row = Readonly<Record<string, unknown>>

/** A file of the store: where it is, and the hash of its bytes. */
interface StoredFile {
  readonly file: string
  readonly hash: string
}

/** Everything that a market holds for its API, at one moment. */
export interface Snapshot {
  readonly rows: ReadonlyMap<string, readonly Row[]>
  readonly files: ReadonlyMap<string, StoredFile>
}

/** Counted by whoever looks, so that they change without anybody's fault. */
const COUNTERS: ReadonlySet<string> = new Set([
  'view_count',
  'contact_count',
  'favourite_count',
  'updated_at',
  'times',
  'last_at',
  'last_searched_at',
])

/** What anybody may add to: what was searched for without result. */
const OPEN_TABLES: ReadonlySet<string> = new Set(['empty_searches'])

/** The columns that say whose a row is. */
const OWNERS = ['seller_id', 'user_id', 'profile_id', 'reporter_id', 'person_id', 'actor_id', 'listing_id', 'id']

const PAGE = 1000

/** No phone's photograph is larger, and decoding more costs seconds. */
const MOST_PIXELS = 25_000_000

async function rowsOf(market: AttackedMarket, table: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; ; from += PAGE) {
    const page = await ask<Row[]>(market, `/rest/v1/${table}?select=*&limit=${PAGE}&offset=${from}`, {
      isOperator: true,
    })
    rows.push(...page)
    if (page.length < PAGE) return rows
  }
}

/** The files that the market has on its disk, by their path. */
function filesOf({ dataDir }: AttackedMarket): Map<string, StoredFile> {
  const root = join(dataDir, 'storage')
  if (!existsSync(root)) return new Map()
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      const bytes = readFileSync(file)
      const hash = createHash('sha256').update(bytes).digest('base64url')
      return [relative(root, file).split(sep).join('/'), { file, hash }]
    }),
  )
}

/** Reads everything, as the operator. */
export async function readSnapshot(market: AttackedMarket, { tables }: ApiSchema): Promise<Snapshot> {
  const rows = new Map<string, Row[]>()
  for (const { name } of tables) rows.set(name, await rowsOf(market, name))
  return { rows, files: filesOf(market) }
}

const textOf = (row: Row) => JSON.stringify(row, (key, value) => (COUNTERS.has(key) ? undefined : (value as unknown)))

/** The rows that one has and the other has not. */
function missing(rows: readonly Row[], from: readonly Row[]): Row[] {
  const others = new Set(from.map(textOf))
  return rows.filter((row) => !others.has(textOf(row)))
}

/** Whoever came during the attack is an attacker too: registering is allowed to everybody. */
function attackersAmong(before: Snapshot, after: Snapshot, attackers: Iterable<string>): Set<string> {
  const known = new Set(before.rows.get('profiles')?.map(({ id }) => id))
  const came = (after.rows.get('profiles') ?? []).map(({ id }) => String(id)).filter((id) => !known.has(id))
  return new Set([...attackers, ...came])
}

const isOf = (owners: ReadonlySet<string>) => (row: Row) => OWNERS.some((column) => owners.has(String(row[column])))

/** What of a row that an attacker has written nobody may write. */
function faultsOf(table: string, row: Row): string[] {
  const faults: string[] = []
  const refuse = (isWrong: boolean, what: string): void => {
    if (isWrong) faults.push(`${table}: ${what}`)
  }
  const long = (column: string, most: number) =>
    refuse([...String(row[column] ?? '')].length > most, `${column} is longer than ${most}`)
  refuse(/\\u0000/.test(JSON.stringify(row)), 'a row holds U+0000')
  if (table === 'profiles') {
    refuse(row.is_admin === true, 'an attacker is administrator')
    refuse(row.registration_verified_at !== null, 'an attacker is verified')
    refuse(row.suspended_at !== null, 'an attacker is suspended')
    long('name', NAME_CHARACTERS)
  }
  if (table === 'public_profiles') refuse(row.is_registration_verified === true, 'an attacker is verified')
  if (table === 'listings') faults.push(...faultsOfListing(row))
  return faults
}

function faultsOfListing(row: Row): string[] {
  const { status, attributes, price, category } = row
  const isComplete = status !== 'draft'
  const faults: string[] = []
  if (!['draft', 'pending', 'active', 'withdrawn', 'sold'].includes(String(status)))
    faults.push(`listings: an attacker's is ${status}`)
  if ([...String(row.title ?? '')].length > TITLE_CHARACTERS) faults.push('listings: a title is too long')
  if ([...String(row.description ?? '')].length > DESCRIPTION_CHARACTERS)
    faults.push('listings: a description is too long')
  if (typeof price === 'number' && !(price >= 0 && price <= PRICE_MAX_RUPEES))
    faults.push(`listings: a price is ${price}`)
  if (!findCategory(String(category), CATEGORIES)) return faults
  const problems = checkStored(findListingFields(String(category)), attributes as Answers, isComplete)
  return [
    ...faults,
    ...Object.entries(problems).map(([id, { code }]) => `listings: the answer ${id} of ${category} is ${code}`),
  ]
}

const isBelow = (people: ReadonlySet<string>) => (path: string) => path.split('/').some((part) => people.has(part))

/** A file that an attacker has stored must be a picture, and lie in an attacker's folder. */
async function faultsOfFile(name: string, { file }: StoredFile, attackers: ReadonlySet<string>): Promise<string[]> {
  if (!isBelow(attackers)(name)) return [`${name} was written in a folder of nobody who attacked`]
  const about = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const { format = 'unreadable', width = 0, height = 0, pages = 1 } = about ?? {}
  if (!['webp', 'jpeg'].includes(format)) return [`${name} is no picture (${format})`]
  return width * height > MOST_PIXELS || pages > 1 ? [`${name} has ${width} × ${height} pixels, ${pages} pages`] : []
}

/** What has become of the files. */
async function fileBreaches(before: Snapshot, after: Snapshot, attackers: ReadonlySet<string>): Promise<string[]> {
  const isTheirs = isBelow(attackers)
  const lost = [...before.files.keys()].filter((name) => !after.files.has(name) && !isTheirs(name))
  const written = [...after.files].filter(([name, { hash }]) => before.files.get(name)?.hash !== hash)
  const faults = await Promise.all(written.map(([name, file]) => faultsOfFile(name, file, attackers)))
  return [...lost.map((name) => `${name} is gone`), ...faults.flat()]
}

/**
 * What has changed between two moments that no attacker could change, and what they have written that is refused.
 * @param attackers their ids, and those of their listings
 */
export async function breachesBetween(
  before: Snapshot,
  after: Snapshot,
  attackers: Iterable<string>,
): Promise<string[]> {
  const owners = attackersAmong(before, after, attackers)
  const isTheirs = isOf(owners)
  const breaches: string[] = []
  for (const [table, rows] of after.rows) {
    const then = before.rows.get(table) ?? []
    const [gone, come] = [missing(then, rows), missing(rows, then)]
    const others = OPEN_TABLES.has(table) ? () => false : (row: Row) => !isTheirs(row)
    breaches.push(
      ...gone.filter(others).map((row) => `${table} lost or changed ${textOf(row).slice(0, 200)}`),
      ...come.filter(others).map((row) => `${table} got ${textOf(row).slice(0, 200)}`),
      ...come.flatMap((row) => faultsOf(table, row)),
    )
  }
  return [...breaches, ...(await fileBreaches(before, after, owners))]
}
