import type { Middleware } from '../middleware.ts'

const ENDING = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(registration.unregister()))
`

/**
 * Ends the service worker that `npm start` has left with a browser at this very address: it would answer with pictures
 * of the last build, and with its pages while this server is down.
 */
export const endServiceWorker: Middleware = (request, response, next) => {
  if (request.url !== '/sw.js') return next()
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
  response.end(ENDING)
}
