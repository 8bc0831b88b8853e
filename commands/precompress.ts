import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** The storefront's server looks for these beside a file. */
const BROTLI = '.br'
const GZIP = '.gz'

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/
/** Shorter files come out no smaller. */
const WORTH_COMPRESSING_BYTES = 128

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.length <= WORTH_COMPRESSING_BYTES) return
  await writeFile(file + BROTLI, await brotli(body))
  await writeFile(file + GZIP, await deflate(body, { level: 9 }))
}

/** Writes the files of a built folder a second and a third time, compressed as well as it goes: built once, sent often. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))))
}
