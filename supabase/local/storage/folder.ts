import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { App } from '@supabase/lite'
import { type DatabaseConnection, query } from '../database.ts'
import { writeDurably } from '../durable.ts'
import { Turns } from '../turns.ts'
import { FILE_PATH } from './buckets.ts'

type StorageAdapter = NonNullable<App['_storageAdapter']>
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>

/** What the row of a file says about its content. */
interface Described {
  readonly eTag: string
  readonly mimetype: string
  readonly cacheControl: string
  readonly size: number
  readonly lastModified: string
}

/** A file as it is handed out. */
export interface StoredFile {
  readonly metadata: Metadata
  readonly bytes: Buffer
}

/** The one who reads uploads has bounded them; this only puts them together. */
async function bytesOf(body: unknown): Promise<Uint8Array> {
  return new Uint8Array(await new Response(body as ConstructorParameters<typeof Response>[0]).arrayBuffer())
}

const tagOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 27)

/**
 * Keeps uploaded files under `folder`: a directory for each path, and in it a file for each content, named by its tag.
 * Which of them is the file's content is said by its row in `storage.objects` and nowhere else. So a file changes with
 * its row or not at all: what the database refuses, and what a crash cuts off, was never to be seen.
 */
export class StorageFolder {
  readonly #root: string
  readonly #connection: DatabaseConnection
  readonly #turns = new Turns()
  #removalHeld: Promise<unknown> = Promise.resolve()

  constructor(folder: string, connection: DatabaseConnection) {
    this.#root = resolve(folder)
    this.#connection = connection
  }

  #directory(bucket: string, path: string): string {
    if (!FILE_PATH.test(path)) throw new Error(`${path} is no name of a file`)
    return join(this.#root, bucket, path)
  }

  /** What is to be seen under a path; nothing where there is no row. */
  async #describe(bucket: string, path: string, isPublic: boolean): Promise<Described | undefined> {
    const [row] = await query<{ described: Described }>(
      this.#connection,
      `select case when jsonb_typeof(file.metadata) = 'string' then (file.metadata #>> '{}')::jsonb
         else file.metadata end as described
       from storage.objects as file join storage.buckets as bucket on bucket.id = file.bucket_id
       where file.bucket_id = $1 and file.name = $2 and (bucket.public or not $3::boolean)`,
      [bucket, path, isPublic],
    )
    return row?.described
  }

  async #read(bucket: string, path: string, isPublic: boolean): Promise<StoredFile | undefined> {
    const described = FILE_PATH.test(path) ? await this.#describe(bucket, path, isPublic) : undefined
    if (!described) return undefined
    const name = described.eTag.replaceAll('"', '')
    const bytes = await readFile(join(this.#directory(bucket, path), name)).catch(() => undefined)
    return bytes && { bytes, metadata: this.#metadata(described, bytes.length) }
  }

  #metadata({ cacheControl, mimetype, eTag, lastModified }: Described, size: number): Metadata {
    return {
      cacheControl,
      mimetype,
      contentLength: size,
      size,
      lastModified: new Date(lastModified),
      eTag,
      httpStatusCode: 200,
    }
  }

  /** Removes no file while `work` is under way: whatever a row has named since it began is there until it ends. */
  async withoutRemoval<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = this.#removalHeld
    const { promise, resolve: free } = Promise.withResolvers<void>()
    this.#removalHeld = promise
    await before
    return work().finally(free)
  }

  /** A file of a public bucket. */
  readPublic(bucket: string, path: string): Promise<StoredFile | undefined> {
    return this.#read(bucket, path, true)
  }

  /** Puts a content beside those that a path has. Nobody sees it until the row says so. */
  async write(bucket: string, path: string, bytes: Uint8Array): Promise<string> {
    const directory = this.#directory(bucket, path)
    const tag = tagOf(bytes)
    await writeDurably(join(directory, tag), randomUUID(), bytes)
    return `"${tag}"`
  }

  /** Lets one work at a time write or tidy a path. */
  inTurn<Result>(bucket: string, path: string, work: () => Promise<Result>): Promise<Result> {
    return this.#turns.take(`${bucket}/${path}`, work)
  }

  /** Removes what a path has beside the content that its row names: all of it where there is no row. Only in turn. */
  async tidy(bucket: string, path: string): Promise<void> {
    await this.#removalHeld
    const directory = this.#directory(bucket, path)
    const described = await this.#describe(bucket, path, false)
    if (!described) return rm(directory, { recursive: true, force: true })
    const names = await readdir(directory).catch(() => [])
    const old = names.filter((name) => `"${name}"` !== described.eTag)
    await Promise.all(old.map((name) => rm(join(directory, name), { force: true })))
  }

  /** What the embedded server asks of a storage adapter. */
  adapter(): StorageAdapter {
    const read = async (bucket: string, path: string) => {
      const file = await this.#read(bucket, path, false)
      if (!file) throw new Error(`There is no file ${path}`)
      return file
    }
    const store = async (bucket: string, path: string, body: unknown, mimetype: string, cacheControl: string) => {
      const bytes = await bytesOf(body)
      const eTag = await this.write(bucket, path, bytes)
      const lastModified = new Date().toISOString()
      return this.#metadata({ eTag, mimetype, cacheControl, lastModified, size: bytes.length }, bytes.length)
    }
    return {
      driver: this.#root,
      headObject: async (bucket, path) => (await read(bucket, path)).metadata,
      async getObject(bucket, path, _version, headers) {
        const { metadata, bytes } = await read(bucket, path)
        if (headers?.ifNoneMatch === metadata.eTag) return { metadata, httpStatusCode: 304 }
        return { metadata, httpStatusCode: 200, body: bytes }
      },
      uploadObject: (bucket, path, _version, body, contentType, cacheControl) =>
        store(bucket, path, body, contentType, cacheControl),
      // A file goes after its row, by `tidy`: a crash in between leaves a file too many, and never a row without its file.
      deleteObject: async () => {},
      deleteObjects: async () => {},
      async copyObject(sourceBucket, source, _version, bucket, destination) {
        const { metadata, bytes } = await read(sourceBucket, source)
        const { mimetype, cacheControl } = metadata
        const { eTag, lastModified } = await store(bucket, destination, bytes, mimetype, cacheControl)
        return { httpStatusCode: 200, eTag, lastModified }
      },
      async privateAssetUrl() {
        throw new Error('Files are not handed out by path')
      },
    }
  }
}

/** Where the embedded backend keeps its files. */
export const storageFolderOf = (dataDir: string, connection: DatabaseConnection): StorageFolder =>
  new StorageFolder(join(dataDir, 'storage'), connection)
