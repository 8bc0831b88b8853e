import type { IncomingMessage } from 'node:http'

/**
 * Reads what a request carries, and stops as soon as it is more than it may be.
 * @returns nothing where it is more
 */
export async function readBody(request: IncomingMessage, mostBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  // Whoever sends too much is still told so.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
