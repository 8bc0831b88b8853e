import type { Step } from '../step.ts'

/** Ends itself, and shows the page anew. */
const ENDING = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(end()))
async function end() {
  await registration.unregister()
  for (const page of await clients.matchAll({ type: 'window' })) await page.navigate(page.url)
}
`

/**
 * Ends the service worker that `npm start` has left with a browser at this very address: it would answer with pages of
 * the last build.
 */
export const endServiceWorker: Step = (request, response, next) => {
  if (request.url !== '/sw.js') return next()
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
  response.end(ENDING)
}
