import { SESSION_KEY } from '@maveshi/shared/access/session'
import type { Language } from '@maveshi/shared/locale/languages'
import { DEMO_ACCOUNTS } from '@maveshi/supabase/seed/demo/demo'
import type { Browser, Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { watchChanges } from './explore.ts'
import type { Place, Reader, Trouble } from './places.ts'

/**
 * A session of a member's own, as a browser stores it: one that ends takes no other with it. Their account is in the
 * language, since who saves an account goes on in its language.
 */
async function sessionOf(origin: string, reader: Exclude<Reader, 'guest'>, language: Language): Promise<string> {
  const { publishableKey } = (await (await fetch(`${origin}/config.json`)).json()) as { publishableKey: string }
  const client = createClient(origin, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.auth.signInWithPassword(DEMO_ACCOUNTS[reader])
  if (error) throw new Error(`The ${reader} could not sign in: ${error.message}`)
  await client.from('profiles').update({ language }).eq('id', data.user.id).throwOnError()
  return JSON.stringify(data.session)
}

const BACKEND = /\/(?:rest|auth|storage)\/v1\//
/** What the backend answers to everything. */
const ANSWERS: Readonly<Record<Exclude<Trouble, 'asked'>, { readonly status: number; readonly code: string }>> = {
  broken: { status: 500, code: 'XX000' },
  'signed out': { status: 401, code: 'PGRST301' },
}

/** Brings the trouble about, for everything that a window does. */
async function trouble(page: Page, kind: Trouble): Promise<void> {
  if (kind === 'asked') {
    await page.route('**/config.json', async (route) => {
      const config = (await (await route.fetch()).json()) as object
      await route.fulfill({ json: { ...config, ipLookupUrl: 'https://lookup.example/json' } })
    })
    return
  }
  const { status, code } = ANSWERS[kind]
  await page.route(BACKEND, (route) => route.fulfill({ status, json: { code, message: kind } }))
}

/** On a machine that does much else, a page takes its time. */
const NAVIGATION_LIMIT_MS = 120_000

/** The windows of somebody who reads one page after another: one for each kind of reader, width and trouble. */
export class Windows {
  readonly #browser: Browser
  readonly #origin: string
  readonly #language: Language
  readonly #pages = new Map<string, Page>()

  constructor(browser: Browser, origin: string, language: Language) {
    this.#browser = browser
    this.#language = language
    this.#origin = origin
  }

  /** A window of a reader, signed in even where what was pressed before has ended the session. */
  async of({ reader, trouble }: Place, width_px: number): Promise<Page> {
    const name = `${reader} ${width_px} ${trouble}`
    const page = this.#pages.get(name) ?? (await this.#open(width_px, trouble))
    this.#pages.set(name, page)
    if (reader === 'guest') return page
    await page.goto(`${this.#origin}/robots.txt`)
    if (await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)) return page
    const entry = [SESSION_KEY, await sessionOf(this.#origin, reader, this.#language)] as const
    await page.evaluate(([key, session]) => localStorage.setItem(key, session), entry)
    return page
  }

  /** Gives a window up that has crashed or still loads: every page after this one would fail in it. */
  async giveUp({ reader, trouble }: Place, width_px: number): Promise<void> {
    const name = `${reader} ${width_px} ${trouble}`
    const device = this.#pages.get(name)?.context()
    this.#pages.delete(name)
    await device?.close().catch(() => {})
  }

  async #open(width_px: number, kind: Trouble | undefined): Promise<Page> {
    const device = await this.#browser.newContext({
      baseURL: this.#origin,
      locale: 'en-IN',
      viewport: { width: width_px, height: 800 },
      serviceWorkers: 'block',
    })
    const page = await device.newPage()
    page.setDefaultNavigationTimeout(NAVIGATION_LIMIT_MS)
    await watchChanges(page)
    if (kind) await trouble(page, kind)
    // A page that holds what was typed asks before it is left.
    page.on('dialog', (dialog) => dialog.accept().catch(() => {}))
    return page
  }

  async close(): Promise<void> {
    for (const page of this.#pages.values()) await page.context().close()
  }
}
