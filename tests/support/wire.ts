import { get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'

/** An answer as it came over the wire: nothing of it is decoded. */
export interface WireAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Asks as a browser does, for Brotli, and leaves what comes as it is. */
export function askOnWire(url: string, headers: OutgoingHttpHeaders = {}): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'br', ...headers } }, async (answer) => {
      try {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk as Buffer)
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) })
      } catch (error) {
        reject(error)
      }
    })
    request.on('error', reject)
  })
}
