import { expect, test } from 'vitest'
import { cleanUp, countUnneeded } from '../../commands/hosted/cleanup.ts'
import type { HostedProject } from '../../commands/hosted/project.ts'

const STORAGE = { supabaseUrl: 'https://abcdefghijklmnopqrst.supabase.co', secretKey: 'sb_secret_x' }

/** A project with so many files that nobody needs and old entries, whose storage and database are in this process. */
function project(files: number, entries: number, isClosed = false) {
  const names = Array.from({ length: files }, (_, index) => `asha/goat/${String(index).padStart(4, '0')}.webp`)
  const left = { names: new Set(names), entries }
  const query = async (text: string): Promise<object[]> => {
    if (text.includes('as "authEntries"'))
      return [{ files: left.names.size, authEntries: left.entries, auditEntries: 0 }]
    if (text.includes('unneeded_files'))
      return [...left.names].slice(0, 200).map((name) => ({ bucket: 'listing-photos', name }))
    if (text.includes('forget_old_audit')) return [{ count: 3 }]
    if (isClosed) throw new Error('The project refuses POST database/query: 400 permission denied for table')
    const count = Math.min(left.entries, 5_000)
    left.entries -= count
    return [{ count }]
  }
  const asked: { readonly url: string; readonly key: string | null; readonly names: number }[] = []
  const ask: typeof fetch = async (input, init) => {
    const { prefixes } = JSON.parse(String(init?.body)) as { prefixes: string[] }
    asked.push({
      url: String(input),
      key: new Headers(init?.headers).get('apikey'),
      names: prefixes.length,
    })
    return Response.json(prefixes.filter((name) => left.names.delete(name)).map((name) => ({ name })))
  }
  return { reached: { query } as unknown as HostedProject, ask, asked, left }
}

test('what nobody needs is counted before it is deleted', async () => {
  const { reached, left } = project(450, 12_000)
  expect(await countUnneeded(reached)).toEqual({ files: 450, authEntries: 12_000, auditEntries: 0 })
  expect([left.names.size, left.entries]).toEqual([450, 12_000])
})

test('files go by the storage service, two hundred at once, and old entries in batches', async () => {
  const { reached, ask, asked, left } = project(450, 12_000)
  expect(await cleanUp(reached, STORAGE, ask)).toEqual({ files: 450, authEntries: 12_000, auditEntries: 3 })
  expect([left.names.size, left.entries]).toEqual([0, 0])
  expect(asked.map(({ names }) => names)).toEqual([200, 200, 50])
  expect(asked[0]).toMatchObject({ url: `${STORAGE.supabaseUrl}/storage/v1/object/listing-photos`, key: 'sb_secret_x' })
})

test('a storage that deletes nothing ends it', async () => {
  const { reached } = project(450, 0)
  await expect(cleanUp(reached, STORAGE, async () => Response.json([]))).rejects.toThrow('deleted none of 200 files')
  const refusing = async () => new Response('', { status: 403 })
  await expect(cleanUp(reached, STORAGE, refusing)).rejects.toThrow('refuses to delete from listing-photos: 403')
})

test('a project that keeps the log of Auth to itself is cleaned of the rest', async () => {
  const { reached, ask } = project(1, 10, true)
  expect(await cleanUp(reached, STORAGE, ask)).toEqual({ files: 1, authEntries: undefined, auditEntries: 3 })
})
