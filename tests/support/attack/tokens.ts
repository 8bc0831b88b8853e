import { createHmac } from 'node:crypto'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signed(header: object, claims: object, secret: string, hash: string): string {
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`
}

/**
 * Tokens that open nothing, though each names somebody whom a right one would let in.
 * @param token a right one of that person's
 * @param secret the market's own, with which a token of another time or by another algorithm is signed
 */
export function forgedTokens(token: string, secret: string): readonly string[] {
  const [head = '', body = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
  const now = Math.floor(Date.now() / 1000)
  const past = { ...claims, iat: now - 7200, exp: now - 3600 }
  const hs256 = { alg: 'HS256', typ: 'JWT' }
  const mighty = { ...claims, role: 'service_role', is_admin: true }
  return [
    signed(hs256, past, secret, 'sha256'),
    signed(hs256, { ...claims, exp: now + 3600 }, 'another-secret', 'sha256'),
    signed(hs256, mighty, '', 'sha256'),
    signed({ alg: 'HS512', typ: 'JWT' }, mighty, 'another-secret', 'sha512'),
    signed({ alg: 'RS256', typ: 'JWT' }, claims, secret, 'sha256'),
    signed({ ...hs256, crit: ['exp'], kid: '../../keys.json' }, claims, 'x', 'sha256'),
    signed(hs256, { ...claims, nbf: now + 3600, exp: 'never' }, secret, 'sha256'),
    `${part({ alg: 'none', typ: 'JWT' })}.${body}.`,
    `${part({ alg: 'None' })}.${part(mighty)}.${signature}`,
    `${head}.${part(mighty)}.${signature}`,
    `${head}.${body}.`,
    `${head}.${body}.${signature.slice(0, -2)}AA`,
    `${head}.${body}`,
    `.${body}.${signature}`,
    `${head}.${Buffer.from('{"sub":').toString('base64url')}.${signature}`,
    `${token}.${signature}`,
    token.repeat(8),
    ...['', ' ', 'null', 'undefined', '..', 'a.b.c', 'x'.repeat(5000), '\xff\xfe'],
  ]
}
