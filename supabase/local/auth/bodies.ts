import type { Context } from 'hono'
import type { FrontEnv } from '../front.ts'
import { BAD_ADDRESS, BAD_BODY, BAD_METADATA, type Refusal, WRONG_TYPE } from './refusals.ts'

/** What a request may say to the authentication service; whatever else it says is left out. */
export interface AuthBody {
  readonly email?: string
  readonly password?: string
  readonly current_password?: string
  readonly refresh_token?: string
  readonly token_hash?: string
  readonly type?: string
  readonly data?: Readonly<Record<string, unknown>>
}

const TEXTS = ['email', 'password', 'current_password', 'refresh_token', 'token_hash', 'type'] as const

const TEXT_CHARACTERS = 1024
const METADATA_LEVELS = 4

const EMAIL_CHARACTERS = 254
/** No blanks, nothing unseen, and none of what delimits an address in a mail. */
const EMAIL = /^[^\s\p{C}<>"@,;]+@[^\s\p{C}<>"@,;]+\.[^\s\p{C}<>"@,;]+$/u

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}

/** What the service itself says of a person beside what they say, and nobody in its place. */
const OF_THE_SERVICE: ReadonlySet<string> = new Set(['sub', 'email', 'email_verified', 'phone_verified'])

function parse(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRefusal = (value: object): value is Refusal => 'status' in value

function textsOf(said: Readonly<Record<string, unknown>>): AuthBody | Refusal {
  const body: Record<string, string> = {}
  for (const field of TEXTS) {
    const value = said[field]
    if (value === undefined || value === null) continue
    if (typeof value !== 'string' || value.length > TEXT_CHARACTERS) return WRONG_TYPE(field)
    body[field] = value
  }
  return body
}

/** Reads and checks the body of a request: what does not fit never reaches the embedded server or its database. */
export async function readBody(c: Context<FrontEnv>): Promise<AuthBody | Refusal> {
  const said = parse(await c.req.text())
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return BAD_BODY
  const { data, ...rest } = said as Record<string, unknown>
  const texts = textsOf(rest)
  if (isRefusal(texts)) return texts
  const { email } = texts
  if (email && (email.length > EMAIL_CHARACTERS || !EMAIL.test(email))) return BAD_ADDRESS
  if (data === undefined || data === null) return texts
  if (typeof data !== 'object' || Array.isArray(data) || isDeeper(data, METADATA_LEVELS)) return BAD_METADATA
  return { ...texts, data: Object.fromEntries(Object.entries(data).filter(([name]) => !OF_THE_SERVICE.has(name))) }
}

/** Whether a body was refused. */
export const isRefused = (body: AuthBody | Refusal): body is Refusal => isRefusal(body)

/** Hands on what was read instead of what was sent, so that both sides mean the same. */
export function replaceBody(c: Context<FrontEnv>, body: object): void {
  const headers = new Headers(c.req.raw.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  c.req.raw = new Request(c.req.url, { method: c.req.method, headers, body: JSON.stringify(body) })
}
