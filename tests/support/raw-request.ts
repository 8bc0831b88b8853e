import { once } from 'node:events'
import { connect } from 'node:net'

/** What came back, as far as its headers. */
export interface RawAnswer {
  readonly status: number
  readonly head: string
}

/**
 * Sends a request letter by letter, which no client would send so.
 * @param head the request line and the headers, with line breaks between them; `Host` is not added
 * @param body sent after them as it is
 */
export async function rawRequest(port: number, head: string, body = ''): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${head.split('\n').join('\r\n')}\r\nConnection: close\r\n\r\n${body}`, 'latin1')
  let text = ''
  for await (const part of socket.setEncoding('latin1')) {
    text += String(part)
    if (text.includes('\r\n\r\n')) break
  }
  socket.destroy()
  return { status: Number(text.split(' ')[1]), head: text.slice(0, text.indexOf('\r\n\r\n')) }
}
