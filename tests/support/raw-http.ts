import { connect, type Socket } from 'node:net'

const HEAD_END = '\r\n\r\n'

/** One answer as it came over the wire. The head is its text with the status line, the body is not decoded. */
export interface RawAnswer {
  readonly status: number
  readonly head: string
  readonly body: Buffer
}

/** How an exchange ended: with every answer, by the server's closing, or with nothing for as long as was waited. */
export type RawEnd = 'answered' | 'closed' | 'silent'

/** What came back on one connection. */
export interface RawExchange {
  readonly answers: readonly RawAnswer[]
  readonly end: RawEnd
  /** From the last byte that was sent to the end. */
  readonly milliseconds: number
}

/** Where the bytes go. `from` is an address of this machine to send them from, where it has several. */
export interface RawAddress {
  readonly host: string
  readonly port: number
  readonly from?: string | undefined
}

/** How the bytes go. */
export interface RawManner {
  /** The method of each request among the bytes: answers to HEAD have no body. One request, unless it is said. */
  readonly methods?: readonly string[]
  /** Pauses between pieces of the bytes, which are as many as pauses and one more. */
  readonly pausesMs?: readonly number[]
  /** Breaks the connection off when this share of the bytes is sent, and awaits nothing. */
  readonly cutAt?: number
  readonly patienceMs?: number
}

const PATIENCE_MS = 10_000

const headerOf = (head: string, name: string) => new RegExp(`\r\n${name}:[ \t]*([^\r]*)`, 'i').exec(head)?.[1]

/** The bytes of a body sent in chunks, and where it ends; nothing while a part is missing. */
function readChunks(bytes: Buffer, from: number): { body: Buffer; end: number } | undefined {
  const chunks: Buffer[] = []
  for (let at = from; ; ) {
    const line = bytes.indexOf('\r\n', at)
    if (line < 0) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16)
    const end = line + 2 + size
    if (bytes.length < end + 2) return undefined
    if (!size) return { body: Buffer.concat(chunks), end: end + 2 }
    chunks.push(bytes.subarray(line + 2, end))
    at = end + 2
  }
}

/** The answer at the beginning of `bytes` and where it ends; nothing while a part is missing. */
function readAnswer(bytes: Buffer, method: string, isClosed: boolean): { answer: RawAnswer; end: number } | undefined {
  const headEnd = bytes.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const head = bytes.toString('latin1', 0, headEnd)
  const status = Number(head.slice(9, 12))
  const from = headEnd + HEAD_END.length
  const made = (body: Buffer, end: number) => ({ answer: { status, head, body }, end })
  if (method === 'HEAD' || status === 204 || status === 304) return made(Buffer.alloc(0), from)
  if (/chunked/i.test(headerOf(head, 'transfer-encoding') ?? '')) {
    const read = readChunks(bytes, from)
    return read && made(read.body, read.end)
  }
  const length = headerOf(head, 'content-length')
  if (length === undefined) return isClosed ? made(bytes.subarray(from), bytes.length) : undefined
  const end = from + Number(length)
  return bytes.length >= end ? made(bytes.subarray(from, end), end) : undefined
}

const isInterim = ({ status }: RawAnswer) => status >= 100 && status < 200

/** Every whole answer in what has come so far. */
function readAnswers(bytes: Buffer, methods: readonly string[], isClosed: boolean): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let at = 0; at < bytes.length; ) {
    const read = readAnswer(bytes.subarray(at), methods[answers.length] ?? 'GET', isClosed)
    if (!read) break
    if (!isInterim(read.answer)) answers.push(read.answer)
    at += read.end
  }
  return answers
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function sendAll(socket: Socket, bytes: Buffer, { pausesMs = [], cutAt }: RawManner): Promise<void> {
  const whole = cutAt === undefined ? bytes : bytes.subarray(0, Math.floor(bytes.length * cutAt))
  const size = Math.ceil(whole.length / (pausesMs.length + 1))
  for (const [index, milliseconds] of pausesMs.entries()) {
    if (socket.destroyed) return
    socket.write(whole.subarray(index * size, (index + 1) * size))
    await pause(milliseconds)
  }
  if (socket.destroyed) return
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
    socket.write(whole.subarray(pausesMs.length * size), () => resolve())
  })
}

/**
 * Sends bytes as they are, be they one request, several at once or none that HTTP knows, and reads what comes back.
 * Never fails: a connection that is refused has ended as `closed`.
 */
export async function exchange(
  { host, port, from }: RawAddress,
  bytes: Buffer,
  manner: RawManner = {},
): Promise<RawExchange> {
  const { methods = ['GET'], patienceMs = PATIENCE_MS, cutAt } = manner
  const socket = connect({ host, port, ...(from ? { localAddress: from } : {}) }).setNoDelay()
  const chunks: Buffer[] = []
  let answers: RawAnswer[] = []
  let sentAt = performance.now()
  const ended = new Promise<RawEnd>((resolve) => {
    const read = (isClosed: boolean) => {
      answers = readAnswers(Buffer.concat(chunks), methods, isClosed)
      return answers.length >= methods.length
    }
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      if (read(false)) resolve('answered')
    })
    socket.on('error', () => {})
    socket.once('close', () => resolve(read(true) ? 'answered' : 'closed'))
    socket.setTimeout(patienceMs, () => resolve('silent'))
  })
  await sendAll(socket, bytes, manner)
  sentAt = performance.now()
  if (cutAt !== undefined) socket.destroy()
  const end = await ended
  const milliseconds = Math.max(0, performance.now() - sentAt)
  socket.destroy()
  return { answers, end, milliseconds }
}
