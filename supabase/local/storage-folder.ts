import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import type { App } from '@supabase/lite'

type StorageAdapter = NonNullable<App['_storageAdapter']>
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>

interface Headers {
  readonly contentType: string
  readonly cacheControl: string
}

/** Reads an upload whole, and stops as soon as it is larger than it may be. */
async function readUpload(body: unknown, maximumBytes: number): Promise<Buffer> {
  const stream = new Response(body as ConstructorParameters<typeof Response>[0]).body
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream ?? []) {
    length += chunk.byteLength
    if (length > maximumBytes) throw new Error(`The object exceeded the maximum allowed size of ${maximumBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Keeps uploaded files under `folder/objects`, and a small description of each under `folder/descriptions`, which no
 * upload can reach: what the embedded server asks of a storage adapter. A path that would leave the folder is refused,
 * and so is more than a bucket's `maximumBytes`: the embedded server itself believes the length that a request declares.
 */
export function storageFolder(folder: string, maximumBytes: Readonly<Record<string, number>>): StorageAdapter {
  const objects = resolve(folder, 'objects')
  const descriptions = resolve(folder, 'descriptions')

  function within(root: string, bucket: string, key: string): string {
    const file = resolve(root, bucket, key)
    if (!file.startsWith(resolve(root, bucket) + sep)) throw new Error(`${key} is not a file name`)
    return file
  }
  const place = (bucket: string, key: string) => within(objects, bucket, key)
  const descriptionOf = (bucket: string, key: string) => within(descriptions, bucket, `${key}.json`)

  async function write(file: string, content: string | Uint8Array): Promise<void> {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }

  async function describe(bucket: string, key: string): Promise<Metadata> {
    const file = place(bucket, key)
    const { size, mtime } = await stat(file)
    const headers = JSON.parse(await readFile(descriptionOf(bucket, key), 'utf8')) as Headers & { eTag: string }
    return {
      cacheControl: headers.cacheControl,
      mimetype: headers.contentType,
      contentLength: size,
      size,
      lastModified: mtime,
      eTag: headers.eTag,
      httpStatusCode: 200,
    }
  }

  return {
    driver: objects,
    headObject: (bucket, key) => describe(bucket, key),
    async getObject(bucket, key, _version, headers) {
      const metadata = await describe(bucket, key)
      if (headers?.ifNoneMatch === metadata.eTag) return { metadata, httpStatusCode: 304 }
      return { metadata, httpStatusCode: 200, body: await readFile(place(bucket, key)) }
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const bytes = await readUpload(body, maximumBytes[bucket] ?? 0)
      await write(place(bucket, key), bytes)
      const eTag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
      await write(descriptionOf(bucket, key), JSON.stringify({ contentType, cacheControl, eTag }))
      return describe(bucket, key)
    },
    async deleteObject(bucket, key) {
      await rm(place(bucket, key), { force: true })
      await rm(descriptionOf(bucket, key), { force: true })
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) await this.deleteObject(bucket, key, undefined)
    },
    async copyObject(sourceBucket, source, _version, bucket, destination) {
      await cp(place(sourceBucket, source), place(bucket, destination))
      await cp(descriptionOf(sourceBucket, source), descriptionOf(bucket, destination))
      const { eTag, lastModified } = await describe(bucket, destination)
      return { httpStatusCode: 200, eTag, lastModified }
    },
    async privateAssetUrl(bucket, key) {
      return place(bucket, key)
    },
  }
}
