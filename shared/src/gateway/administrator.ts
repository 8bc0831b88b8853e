import type { Refusal } from './refusal.ts'

/** As the database refuses it, which is not asked with a body that it would have to read first. */
export const FOR_ADMINISTRATORS: Refusal = { status: 403, code: '42501', message: 'Administrators only' }

/**
 * Whom a token names. Whether it is right is for the backend to say.
 * @returns the same for everybody without one
 */
export function personOf(authorization: string | undefined): string {
  try {
    const [, claims = ''] = (authorization ?? '').split('.')
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown }
    return typeof sub === 'string' ? sub : ''
  } catch {
    return ''
  }
}

type Keys = Readonly<Record<'apikey' | 'authorization', string | undefined>>

/**
 * Asks the backend whether whoever sends a request is an administrator, before more of it is read.
 * @param ask sends a request to the backend, by its path
 */
export async function isAdministrator(
  { apikey = '', authorization = '' }: Keys,
  ask: (path: string, headers: Record<string, string>) => Response | Promise<Response>,
): Promise<boolean> {
  const person = personOf(authorization)
  if (!/^[\da-f-]{36}$/i.test(person)) return false
  const path = `/rest/v1/profiles?select=is_admin&id=eq.${person}&limit=1`
  const answer = await ask(path, { apikey, authorization })
  if (!answer.ok) return false
  const [row] = (await answer.json()) as { is_admin: boolean }[]
  return row?.is_admin ?? false
}
