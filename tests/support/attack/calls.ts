import type { AttackedMarket } from './market.ts'

export interface Call {
  readonly method?: string
  readonly body?: unknown
  readonly token?: string | undefined
  /** Past every policy: as the operator. */
  readonly isOperator?: boolean
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks the backend as a program of ours would. */
export async function callBackend(
  { ports, keys }: AttackedMarket,
  path: string,
  { method, body, token, isOperator = false, headers }: Call = {},
): Promise<Response> {
  const isBytes = body instanceof Uint8Array
  return fetch(`http://127.0.0.1:${ports.backend}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      apikey: isOperator ? keys.secretKey : keys.publishableKey,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || isBytes ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  })
}

/** The same for what must succeed. @throws Error with what the market said */
export async function ask<T>(market: AttackedMarket, path: string, call: Call = {}): Promise<T> {
  const answer = await callBackend(market, path, call)
  const text = await answer.text()
  if (!answer.ok)
    throw new Error(`${call.method ?? ''} ${path} was answered with ${answer.status}: ${text.slice(0, 300)}`)
  return (text ? JSON.parse(text) : undefined) as T
}
