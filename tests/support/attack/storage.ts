import fc from 'fast-check'
import { type Attempt, caller, door, type Header, mostly, type Target } from './attempt.ts'
import type { Endpoint } from './endpoints.ts'
import { BAD_FILES, GOOD_FILE } from './files.ts'
import { headerText, percent } from './twists.ts'
import { noJson, oddJson, oddText, oddWord } from './values.ts'

/** Whose folders there are, and files in them. */
export interface Files {
  readonly buckets: readonly string[]
  /** Of the attacker, where files may be written: `{person}/{listing}` for photographs, `{person}` for their own. */
  readonly ownFolders: readonly string[]
  /** Files of others. */
  readonly others: readonly string[]
}

const bucketNames = ({ buckets }: Files) =>
  mostly(
    [8, fc.constantFrom(...buckets)],
    [1, oddWord],
    [1, fc.constantFrom('..', '%2e%2e', 'LISTING-PHOTOS', 'objects', 'descriptions')],
  )

const FILE_NAMES = [
  'a.webp',
  'a.WEBP',
  'a.svg',
  'a.webp.json',
  '.webp',
  'a.webp ',
  ' a.webp',
  'a.webp.',
  'a b.webp',
  'a\u0000.webp',
  'गाय.webp',
  '..',
  '.',
  '../a.webp',
  '..%2fa.webp',
  '....//a.webp',
  'a/b/c/d.webp',
  'CON',
  'a\\b.webp',
  'a.webp?x=1',
  'a#b.webp',
  '%00',
  `${'a'.repeat(260)}.webp`,
  `${'a/'.repeat(200)}a.webp`,
  '*',
  "a'b.webp",
  'a\r\nb',
]

/** Keys of files: own ones with odd names, others', and ways out of the folder. */
const keys = ({ ownFolders, others }: Files): fc.Arbitrary<string> => {
  const own = fc.constantFrom(...ownFolders)
  const right = fc.uuid({ version: 4 }).map((id) => `${id}.webp`)
  return mostly(
    [4, fc.tuple(own, right).map((parts) => parts.join('/'))],
    [4, fc.tuple(own, fc.constantFrom(...FILE_NAMES)).map((parts) => parts.join('/'))],
    [3, fc.constantFrom(...others)],
    [2, fc.tuple(own, fc.constantFrom(...others)).map((parts) => parts.join('/../../'))],
    [1, oddWord],
  )
}

const PICTURES = [
  'image/webp',
  'image/jpeg',
  'image/svg+xml',
  'text/html',
  'image/webp; charset=x',
  'IMAGE/WEBP',
  'application/octet-stream',
  '',
  'multipart/form-data; boundary=x',
]

/** A form with one file, and what is wrong with it. */
const form = (file: Buffer, fault: number): Buffer => {
  const head = 'content-disposition: form-data; name="file"; filename="a.webp"\r\ncontent-type: image/webp\r\n\r\n'
  const parts = [
    `--x\r\n${head}`,
    `--y\r\n${head}`,
    `--x\r\n${head.replace('name="file"', 'name=""')}`,
    `--x\r\n${head.replace('\r\n\r\n', '\r\n')}`,
    '--x--',
    `--x\r\n${'a: b\r\n'.repeat(3000)}${head}`,
    `--x\r\n${head.replace('a.webp', '../../../a.webp')}`,
  ]
  return Buffer.concat([
    Buffer.from(parts[fault % parts.length] ?? ''),
    file,
    Buffer.from(fault % 2 ? '\r\n--x--\r\n' : ''),
  ])
}

interface Sent {
  readonly headers: readonly Header[]
  readonly body: Buffer
}

const uploads: fc.Arbitrary<Sent> = fc
  .tuple(
    mostly([2, fc.constant(GOOD_FILE)], [3, fc.constantFrom(...Object.values(BAD_FILES))]),
    mostly([2, fc.constantFrom('image/webp', 'image/jpeg')], [1, fc.constantFrom(...PICTURES)]),
    fc.nat(20),
    fc.boolean(),
    mostly([5, fc.constant('max-age=3600')], [1, oddText]),
    rareMetadata(),
  )
  .map(([file, type, fault, isUpsert, caching, metadata]) => ({
    headers: [
      ['content-type', type],
      ['cache-control', headerText(caching)],
      ...(isUpsert ? [['x-upsert', 'true'] as const] : []),
      ...metadata,
    ],
    body: type.startsWith('multipart') ? form(file, fault) : file,
  }))

function rareMetadata(): fc.Arbitrary<readonly Header[]> {
  const text = fc.oneof(oddJson, oddWord).map((value) => Buffer.from(value).toString('base64').slice(0, 4000))
  return mostly<readonly Header[]>([5, fc.constant([])], [1, text.map((value) => [['x-metadata', value] as const])])
}

/** What the calls with JSON carry. */
function documents(files: Files): fc.Arbitrary<string> {
  const key = keys(files).map((text) => JSON.stringify(text))
  const bucket = bucketNames(files).map((text) => JSON.stringify(text))
  const value = (arbitrary: fc.Arbitrary<string>) => mostly([5, arbitrary], [1, oddJson])
  const object = fc.record({
    prefix: value(key),
    prefixes: value(fc.array(key, { maxLength: 3 }).map((all) => `[${all.join(',')}]`)),
    paths: value(fc.array(key, { maxLength: 3 }).map((all) => `[${all.join(',')}]`)),
    bucketId: value(bucket),
    sourceKey: value(key),
    destinationKey: value(key),
    destinationBucket: value(bucket),
    expiresIn: value(fc.constantFrom('60', '0', '-1', '1e15')),
    limit: value(fc.constantFrom('10', '-1', '1e9', '0.5')),
    offset: value(fc.constantFrom('0', '-1', '1e9')),
    search: value(oddText.map((text) => JSON.stringify(text))),
    sortBy: value(
      fc.constantFrom(
        '{"column":"name","order":"asc"}',
        '{"column":"x","order":"y"}',
        '{"column":"metadata","order":"desc; drop table x"}',
      ),
    ),
    id: value(bucket),
    name: value(bucket),
    public: value(fc.constantFrom('true', 'false')),
    file_size_limit: value(fc.constantFrom('1', '-1', '"50MB"')),
    allowed_mime_types: value(fc.constantFrom('["text/html"]', '[]')),
  })
  const text = object.map(
    (all) =>
      `{${Object.entries(all)
        .map(([name, json]) => `"${name}":${json}`)
        .join(',')}}`,
  )
  return mostly([10, text], [1, oddJson], [1, noJson])
}

/** How a name is put into an address: as it should be, with its slashes, or as it is. */
const written = (name: string, how: number): string => {
  if (how === 0) return percent(name)
  if (how < 8) return name.split('/').map(percent).join('/')
  return headerText(name).replaceAll(/[ ?#]/g, '_')
}

const TRANSFORM = '?width=99999&height=-1&quality=1000&format=avif&resize=x&token=x.y.z'

/** One address of the file store. */
export function storageTarget({ method, path }: Endpoint, files: Files): Target {
  const isUpload =
    (method === 'POST' || method === 'PUT') && path.endsWith('*') && !/\/sign\//.test(path.replace('upload/sign', ''))
  const json = documents(files).map(
    (text): Sent => ({ headers: [['content-type', 'application/json']], body: Buffer.from(text) }),
  )
  const sent = isUpload ? mostly([8, uploads], [1, json]) : json
  const address = fc
    .tuple(
      bucketNames(files),
      keys(files),
      fc.nat(9),
      mostly(
        [3, fc.constant('')],
        [1, fc.constant(TRANSFORM)],
        [1, fc.constant(`?token=${'x'.repeat(900)}&download=${percent('a\r\nb')}`)],
      ),
    )
    .map(
      ([bucket, key, how, query]) => path.replace(/:\w+/, written(bucket, how)).replace('*', written(key, how)) + query,
    )
  const attempts = fc.tuple(door, caller, address, sent).map(([at, who, to, { headers, body }]): Attempt => {
    const isRead = method === 'GET'
    return {
      kind: 'storage',
      target: `${method} ${path}`,
      door: at,
      caller: who,
      method,
      path: to,
      headers: isRead ? [] : headers,
      body: isRead ? undefined : body,
      isWellFormed: !/[\s]/.test(to),
    }
  })
  return { kind: 'storage', name: `${method} ${path}`, attempts }
}

/** Addresses that the hosted file store has, and the embedded one has not. */
export function strayStorageEndpoints(): Endpoint[] {
  return [
    '/render/image/public/:bucketId/*',
    '/render/image/authenticated/:bucketId/*',
    '/object/authenticated/:bucketId/*',
    '/upload/resumable',
    '/s3/:bucketId/*',
    '/object/list-v2/:bucketId',
    '/',
    '',
  ].map((path) => ({ method: path.includes('list') ? 'POST' : 'GET', path: `/storage/v1${path}` }))
}
