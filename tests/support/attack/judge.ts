import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { RawAnswer, RawExchange } from '../raw-http.ts'
import type { Attempt } from './attempt.ts'

/** An answer later than this is none. */
export const SLOWEST_MS = 2000

/** Beyond this Node refuses a head by itself, and may close before its answer is read. */
const HEAD_BYTES = 15_000

/** What an answer may not show, by what it is. */
export type Secrets = ReadonlyMap<string, string>

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
}

/** Head and body as text, whatever the body was packed in. */
export function textOfAnswer({ head, body }: RawAnswer): string {
  const [, coding = ''] = /\r\ncontent-encoding:[ \t]*(\w+)/i.exec(head) ?? []
  try {
    return `${head}\r\n\r\n${(DECODERS[coding]?.(body) ?? body).toString()}`
  } catch {
    return `${head}\r\n\r\n${body.toString('latin1')}`
  }
}

/** What is wrong with one answer. */
function faultsOf(answer: RawAnswer, sent: string, secrets: Secrets): string[] {
  const faults: string[] = []
  const { status } = answer
  const text = textOfAnswer(answer)
  if (status >= 500 && status !== 501) faults.push(`answered with ${status}`)
  for (const [what, secret] of secrets) {
    if (text.includes(secret) && !sent.includes(secret)) faults.push(`shows ${what}`)
  }
  if (/\r\nlocation:[ \t]*(https?:)?[\\/]{2}elsewhere\.example/i.test(text.slice(0, 8000)))
    faults.push('leads to another site')
  return faults
}

/** What is wrong with what came back, in few words each; nothing where all is well. */
export function judge(
  attempt: Attempt,
  bytes: Buffer,
  { answers, end, milliseconds }: RawExchange,
  secrets: Secrets,
): string[] {
  const sent = bytes.toString('latin1', 0, 200_000)
  const faults = answers.flatMap((answer) => faultsOf(answer, sent, secrets))
  if (milliseconds > SLOWEST_MS) faults.push('took longer than two seconds')
  if (end === 'silent' && attempt.isWellFormed) faults.push('was not answered')
  if (end === 'closed' && attempt.isWellFormed && answers.length === 0 && bytes.indexOf('\r\n\r\n') < HEAD_BYTES)
    faults.push('was not answered, the connection was closed')
  return [...new Set(faults)]
}
