import { connect } from 'node:net'

const HEAD_END = '\r\n\r\n'

/** One connection that asks, waits for the answer, and asks again. */
export interface Connection {
  /** Asks once. @returns the status, when the whole answer is there */
  ask(head: string): Promise<number>
  close(): void
}

/**
 * Opens a connection that does as little as can be done with an answer: it finds the end. Clients that understand
 * answers are slower than the servers that they are to measure.
 */
export async function openConnection(hostname: string, port: number): Promise<Connection> {
  const socket = connect(port, hostname).setNoDelay()
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let answered = (_status: number) => {}
  let failed = (_error: Error) => {}
  let head: Buffer = Buffer.alloc(0)
  let status = 0
  let missingBytes = 0

  function readHead(chunk: Buffer): void {
    head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
    const end = head.indexOf(HEAD_END)
    if (end < 0) return
    const text = head.toString('latin1', 0, end)
    status = Number(text.slice(9, 12))
    const length = status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN)
    if (Number.isNaN(length)) failed(new Error('An answer does not say how long it is'))
    missingBytes = length - (head.length - end - HEAD_END.length)
    head = Buffer.alloc(0)
    if (missingBytes === 0) answered(status)
  }

  socket.on('data', (chunk) => {
    if (missingBytes === 0) return readHead(chunk)
    missingBytes -= chunk.length
    if (missingBytes === 0) answered(status)
  })
  socket.on('close', () => failed(new Error('The connection was closed')))
  return {
    ask: (text) =>
      new Promise((resolve, reject) => {
        answered = resolve
        failed = reject
        socket.write(text, 'latin1')
      }),
    close: () => socket.destroy(),
  }
}
