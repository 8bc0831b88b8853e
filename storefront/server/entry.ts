import type { Language } from '@maveshi/shared/locale/languages'
import { createApp } from 'astro/app/entrypoint'

/** What the build gives to the server. It runs as a module of its own, so the server reaches its memory only by this. */
export { invalidateCached } from '../src/data/guest/guest-client.ts'

const app = createApp({ streaming: false })

/**
 * Makes a page. Nothing of the visitor's request reaches it: no cookie, no address, no token.
 * @returns the answer; a page that throws is one of 500
 */
export function renderPage(url: URL, language: Language): Promise<Response> {
  const request = new Request(url, { headers: { 'accept-language': language } })
  return app.render(request, { addCookieHeader: true })
}
