import { market } from './market.ts'
import type { Person } from './people.ts'

/** Asks the accounts of the market as a browser does, past its client, which would not send what is refused. */
export async function request(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const { app, keys } = await market()
  const headers: Record<string, string> = { apikey: keys.publishableKey, 'content-type': 'application/json' }
  if (token) headers.authorization = `Bearer ${token}`
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return app.fetch(
    new Request(`http://market.test/auth/v1/${path}`, { method, headers, ...(body ? { body: text } : {}) }),
  )
}

/** What the refusal of such a request is called. */
export const codeOf = async (answer: Response) => ((await answer.json()) as { error_code?: string }).error_code

/** The token that somebody is signed in with. */
export async function tokenOf({ client }: Pick<Person, 'client'>): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? ''
}
