import { connect } from 'node:net'

/** A request as it goes onto a socket. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** What came back for it. */
export interface Answered {
  readonly status: number
  readonly headers: string
  readonly body: string
}

function bytesOf({ method, path, headers, body = '' }: Asked, host: string): string {
  const lines = Object.entries({ host, 'content-length': String(Buffer.byteLength(body)), ...headers })
  return [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n')
}

/** Takes the chunks of a chunked body apart. @returns the body and what follows it, or nothing where it is not whole */
function unchunk(bytes: Buffer, from: number): { body: Buffer; end: number } | undefined {
  const parts: Buffer[] = []
  for (let at = from; ; ) {
    const line = bytes.indexOf('\r\n', at)
    if (line < 0) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16)
    const end = line + 2 + size + 2
    if (bytes.length < end) return undefined
    if (size === 0) return { body: Buffer.concat(parts), end }
    parts.push(bytes.subarray(line + 2, line + 2 + size))
    at = end
  }
}

function takeAnswer(bytes: Buffer): { answer: Answered; rest: Buffer } | undefined {
  const head = bytes.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const headers = bytes.toString('latin1', 0, head)
  const status = Number(headers.slice(9, 12))
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(headers) ?? []
  const isEmpty = status === 204 || status === 304
  const isChunked = !isEmpty && length === undefined
  const end = head + 4 + (isEmpty ? 0 : Number(length ?? 0))
  const part = isChunked ? unchunk(bytes, head + 4) : { body: bytes.subarray(head + 4, end), end }
  if (!part || bytes.length < part.end) return undefined
  return { answer: { status, headers, body: part.body.toString() }, rest: bytes.subarray(part.end) }
}

/** Sends all requests over one connection at once, and reads the answers, which come in the same order. */
export function pipeline(port: number, requests: readonly Asked[]): Promise<Answered[]> {
  return new Promise((resolve, reject) => {
    const answers: Answered[] = []
    let bytes: Buffer = Buffer.alloc(0)
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(requests.map((request) => bytesOf(request, `127.0.0.1:${port}`)).join(''))
    })
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk])
      for (let taken = takeAnswer(bytes); taken; taken = takeAnswer(bytes)) {
        answers.push(taken.answer)
        bytes = taken.rest
      }
      if (answers.length === requests.length) socket.end(() => resolve(answers))
    })
    socket.on('error', reject)
    socket.on('close', () => {
      if (answers.length < requests.length) reject(new Error(`${answers.length} of ${requests.length} were answered`))
    })
  })
}
