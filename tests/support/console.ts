import { SESSION_KEY } from '@maveshi/shared/access/session'
import { DEMO_ACCOUNTS } from '@maveshi/supabase/seed/demo/demo'
import type { APIRequestContext, Page } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { updateRows } from './market-rows.ts'
import { listenTo } from './said.ts'
import { type ApiSeller, registerByApi } from './seller-api.ts'

/** The demo market's administrator, signed in through the API. */
export async function administrator(baseURL = ''): Promise<SupabaseClient> {
  const { publishableKey } = (await (await fetch(`${baseURL}/config.json`)).json()) as { publishableKey: string }
  const client = createClient(baseURL, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { error } = await client.auth.signInWithPassword(DEMO_ACCOUNTS.administrator)
  if (error) throw new Error(`The administrator could not sign in: ${error.message}`)
  return client
}

/** Somebody who has just been made an administrator, signed in through the API. @param columns of their profile */
export async function colleagueOf(
  admin: SupabaseClient,
  request: APIRequestContext,
  baseURL = '',
  columns: Readonly<Record<string, unknown>> = {},
): Promise<Pick<ApiSeller, 'id' | 'email' | 'password'> & { readonly client: SupabaseClient }> {
  const { id, email, password } = await registerByApi(request)
  if (Object.keys(columns).length) await updateRows('profiles', `id=eq.${id}`, columns)
  await admin.rpc('set_admin', { profile: id, is_admin: true }).throwOnError()
  const { publishableKey } = (await (await fetch(`${baseURL}/config.json`)).json()) as { publishableKey: string }
  const client = createClient(baseURL, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw new Error(`The colleague could not sign in: ${error.message}`)
  return { id, email, password, client }
}

/**
 * Opens the console as the client's owner, and records what it says (`expectSaid`).
 * @param path below /admin, with its slash
 */
export async function openConsole(page: Page, client: SupabaseClient, path: string): Promise<void> {
  await listenTo(page)
  const { data } = await client.auth.getSession()
  await page.goto('/robots.txt')
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    JSON.stringify(data.session),
  ] as const)
  await page.goto(`/admin${path}`)
}
