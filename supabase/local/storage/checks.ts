import type { Context, Next } from 'hono'
import type { Check, FrontEnv } from '../front.ts'
import { readBody, refuse, withBody } from './answers.ts'
import { BUCKETS, FILE_PATH } from './buckets.ts'
import type { StorageFolder } from './folder.ts'
import { sweep } from './sweep.ts'
import { takeUploads } from './uploads.ts'
import { OPERATOR, writerOf } from './writer.ts'

const ROOT = '/storage/v1/object'
const BUCKET = `(${Object.keys(BUCKETS).join('|')})`
const PUBLIC = new RegExp(`^${ROOT}/public/${BUCKET}/(.+)$`)
const OBJECT = new RegExp(`^${ROOT}/${BUCKET}/(.+)$`)
const OBJECTS = new RegExp(`^${ROOT}/${BUCKET}$`)
const LIST = new RegExp(`^${ROOT}/list/${BUCKET}$`)

/** What a request to list or delete files may weigh: a hundred names. */
const NAMES_BYTES = 32 * 1024
const NAMES = 100
/** A folder of one person, or of one listing. */
const FOLDER = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?:\/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})?\/?$/

/** Whatever a stored file says it is, it runs nothing on this origin. */
const CONTENT_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'none',
}

/** Hands out a file of a public bucket. Reading writes nothing, unlike in the embedded server. */
async function serve(c: Context<FrontEnv>, folder: StorageFolder, bucket: string, path: string): Promise<Response> {
  const file = await folder.readPublic(bucket, path)
  if (!file) return refuse(c, 404, 'not_found', 'Object not found')
  const { eTag, mimetype, cacheControl, lastModified } = file.metadata
  const headers = {
    ...CONTENT_HEADERS,
    etag: eTag,
    'cache-control': cacheControl,
    ...(lastModified && { 'last-modified': lastModified.toUTCString() }),
  }
  if (c.req.header('if-none-match') === eTag) return c.body(null, 304, headers)
  const content = { ...headers, 'content-type': mimetype, 'content-length': String(file.bytes.length) }
  return c.req.method === 'HEAD' ? c.body(null, 200, content) : c.body(new Uint8Array(file.bytes), 200, content)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Passes a request on that names files, where it names few and as files are named. */
async function passNames(
  c: Context<FrontEnv>,
  isKnown: (body: Record<string, unknown>) => boolean,
  pass: (body: Record<string, unknown>) => Promise<void>,
): Promise<Response | undefined> {
  const bytes = await readBody(c.req.raw, NAMES_BYTES)
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    body = undefined
  }
  if (!bytes || !isRecord(body) || !isKnown(body))
    return refuse(c, 400, 'InvalidRequest', 'These are no names of files')
  c.req.raw = withBody(c.req.raw, bytes)
  await pass(body)
  return undefined
}

const namesFiles = ({ prefixes }: Record<string, unknown>) =>
  Array.isArray(prefixes) &&
  prefixes.length <= NAMES &&
  prefixes.every((path) => typeof path === 'string' && FILE_PATH.test(path))

const isWhole = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most

/** Deletes files: their rows first, and then what no row names any more. */
const remove = (c: Context<FrontEnv>, folder: StorageFolder, bucket: string, next: Next) =>
  passNames(c, namesFiles, async ({ prefixes }) => {
    await next()
    for (const path of prefixes as string[]) await folder.inTurn(bucket, path, () => folder.tidy(bucket, path))
  })

/** The order that clients ask for unless they are told another one; the embedded server answers others with a 500. */
const isByName = (sortBy: unknown) => /^\{"column":"name","order":"(asc|desc)"\}$/.test(JSON.stringify(sortBy))

const namesFolder = (body: Record<string, unknown>) => {
  const { prefix, search = '', limit = NAMES, offset = 0, sortBy = { column: 'name', order: 'asc' } } = body
  if (typeof prefix !== 'string' || !FOLDER.test(prefix) || search !== '') return false
  return isWhole(limit, 1, NAMES) && isWhole(offset, 0, Number.MAX_SAFE_INTEGER) && isByName(sortBy)
}

/**
 * The paths of the storage that the market uses, and no others: an address that is signed now would let somebody write
 * later, when it is allowed no more, and moving or copying would write past what looks at uploads.
 */
export const storageChecks: Check = (front, { connection, keys, storage: folder }) => {
  const upload = takeUploads(folder, keys)

  front.use('/storage/v1/*', async (c, next) => {
    const { method } = c.req
    const { pathname } = new URL(c.req.url)
    const [, publicBucket = '', publicPath = ''] = PUBLIC.exec(pathname) ?? []
    if (publicPath && (method === 'GET' || method === 'HEAD')) return serve(c, folder, publicBucket, publicPath)
    const [, bucket = '', path = ''] = OBJECT.exec(pathname) ?? []
    if (path && (method === 'POST' || method === 'PUT')) {
      if (!FILE_PATH.test(path)) return refuse(c, 400, 'InvalidKey', `Invalid key: ${path}`)
      return upload(c, { bucket, path }, next)
    }
    const [, emptied = ''] = OBJECTS.exec(pathname) ?? []
    if (emptied && method === 'DELETE') return remove(c, folder, emptied, next)
    if (method === 'POST' && LIST.test(pathname)) return passNames(c, namesFolder, next)
    return refuse(c, 404, 'not_found', 'The embedded backend has no such path')
  })

  // A draft that goes takes its files along.
  front.on('DELETE', '/rest/v1/listings', async (c, next) => {
    await next()
    const writer = c.res.ok ? await writerOf(c, keys) : undefined
    if (writer) await sweep(folder, connection, writer === OPERATOR ? undefined : writer)
  })

  // So does a picture that an administrator takes away.
  front.post('/rest/v1/rpc/remove_avatar', async (c, next) => {
    const body = await c.req.text()
    await next()
    if (c.res.ok) await sweep(folder, connection, (JSON.parse(body) as { profile?: string }).profile)
  })
}
