import { deleteOtherVersions } from './caches.ts'
import { answerFile, answerPicture, answerShell } from './files.ts'
import { cachedListings } from './listings.ts'
import { answerPage, cacheOpenPage } from './pages.ts'
import { openPressed, renewPush, showPushed } from './push.ts'
import { type Route, routeOf } from './routes.ts'
import { type FetchEvent, scope } from './scope.ts'
import { cacheShell } from './shell.ts'

/**
 * Lets people read without a network what they have read before. It imports nothing but its own folder: a file shared
 * with the pages would become one that it must load before it can answer.
 */
const ANSWERS: Readonly<Record<Route, (event: FetchEvent) => Promise<Response>>> = {
  page: (event) => answerPage(event, 'pages'),
  listing: (event) => answerPage(event, 'listings'),
  shell: answerShell,
  file: answerFile,
  picture: answerPicture,
  cached: cachedListings,
}

async function takeOver(): Promise<void> {
  await deleteOtherVersions()
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

scope.addEventListener('install', (event) => {
  event.waitUntil(cacheShell().then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))

scope.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, scope.location.origin)
  if (route) event.respondWith(ANSWERS[route](event))
})

/** A page that was there before this worker asks to be cached. */
scope.addEventListener('message', (event) => {
  const url = event.source?.url
  if (!url) return
  const route = routeOf({ method: 'GET', mode: 'navigate', url, headers: new Headers() }, scope.location.origin)
  event.waitUntil(cacheOpenPage(route === 'listing' ? 'listings' : 'pages', url).catch(() => undefined))
})

scope.addEventListener('push', (event) => event.waitUntil(showPushed(event)))

scope.addEventListener('notificationclick', (event) => event.waitUntil(openPressed(event)))

scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(event).catch(() => undefined)))
