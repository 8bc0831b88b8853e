import type { Attempt, Header } from './attempt.ts'

/** What is written into a request when it is sent: who asks is known only then. */
export interface Credentials {
  readonly apikey: string
  readonly token: string | undefined
}

const has = (headers: readonly Header[], name: string) => headers.some(([one]) => one.toLowerCase() === name)

/** The headers of an attempt, with those that every client sends unless the attempt has its own. */
export function headersOf({ headers, path, method, body, door }: Attempt, { apikey, token }: Credentials): Header[] {
  const isApi = door === 'backend' || /^\/?(auth|rest|storage)\b/.test(path.replace(/^\//, ''))
  const needsLength = body !== undefined || ['POST', 'PUT', 'PATCH'].includes(method)
  const own: [boolean, Header][] = [
    [!has(headers, 'host'), ['host', 'localhost']],
    [isApi && !has(headers, 'apikey'), ['apikey', apikey]],
    [token !== undefined && !has(headers, 'authorization'), ['authorization', `Bearer ${token}`]],
    [needsLength, ['content-length', String(body?.length ?? 0)]],
    [!has(headers, 'connection'), ['connection', 'close']],
  ]
  return [...own.filter(([isMissing]) => isMissing).map(([, header]) => header), ...headers]
}

/** The request as it goes over the wire. */
export function bytesOf(attempt: Attempt, credentials: Credentials): Buffer {
  if (attempt.raw) return attempt.raw.bytes
  const lines = headersOf(attempt, credentials).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = Buffer.from(`${attempt.method} ${attempt.path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1')
  return attempt.body ? Buffer.concat([head, attempt.body]) : head
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
const isPrintable = (text: string) => /^[\x20-\x7e]*$/.test(text)

/**
 * A line of a shell that sends the same again. `$PORT`, `$KEY` and `$TOKEN` are what they were.
 * @param writeFile writes bytes that no command line holds into a file, and gives its path
 */
export function commandOf(attempt: Attempt, credentials: Credentials, writeFile: (bytes: Buffer) => string): string {
  const { method, path, body, raw, door, caller } = attempt
  const port = door === 'storefront' ? '$PORT' : '$API_PORT'
  const named = credentials.token === undefined || caller === 'guest' ? '' : '"authorization: Bearer $TOKEN"'
  const isPlain = isPrintable(path) && attempt.headers.every(([name, value]) => isPrintable(name + value))
  if (raw || !isPlain || attempt.pausesMs || attempt.cutAt) {
    return `nc -q 3 127.0.0.1 ${port} < ${writeFile(bytesOf(attempt, credentials))}${attempt.cutAt ? ' (and broken off)' : ''}`
  }
  const headers = headersOf(attempt, credentials)
    .filter(([name]) => !['content-length', 'connection'].includes(name))
    .map(([name, value]) => {
      if (name === 'apikey' && value === credentials.apikey) return '-H "apikey: $KEY"'
      if (name === 'authorization' && value === `Bearer ${credentials.token}`)
        return caller === 'forger' ? `-H ${quoted(`${name}: ${value}`)}` : `-H ${named}`
      return name === 'host' && value === 'localhost' ? '' : `-H ${quoted(`${name}: ${value}`)}`
    })
  const text = body?.toString() ?? ''
  const isShort = isPrintable(text) && text.length < 600
  const data = !body ? [] : [isShort ? `--data-raw ${quoted(text)}` : `--data-binary @${writeFile(body)}`]
  return [
    'curl -i --path-as-is -g',
    method === 'HEAD' ? '-I' : `-X ${method}`,
    ...headers,
    ...data,
    `"http://127.0.0.1:${port}"${quoted(path)}`,
  ]
    .filter(Boolean)
    .join(' ')
}
