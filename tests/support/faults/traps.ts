import type { BrowserContext, Request, Route } from '@playwright/test'
import { intercept } from '../intercept.ts'

/** The calls of submitting, in their order. The last is the same call as the one before it, but the market has done it. */
export const POINTS = [
  'asking how it stands',
  'saving the draft',
  'sending the first photograph',
  'sending the second photograph',
  'naming the photographs',
  'submitting',
  'hearing that it is in',
] as const
export type Point = (typeof POINTS)[number]

/** The names of the full-sized photographs, in the order in which they were first sent. */
type SentOrder = string[]

function isPhoto(request: Request, order: SentOrder, number: number): boolean {
  const name = /\/object\/listing-photos\/.*\/([^/]+)\.\w+$/.exec(request.url())?.[1]
  if (request.method() !== 'POST' || !name || name.endsWith('-card')) return false
  if (!order.includes(name)) order.push(name)
  return order.indexOf(name) === number
}

const isCall = (method: string, path: RegExp) => (request: Request) =>
  request.method() === method && path.test(request.url())

const MATCHES: Readonly<Record<Point, (request: Request, order: SentOrder) => boolean>> = {
  'asking how it stands': isCall('GET', /\/listings\?select=status/),
  'saving the draft': isCall('POST', /\/listings(\?|$)/),
  'sending the first photograph': (request, order) => isPhoto(request, order, 0),
  'sending the second photograph': (request, order) => isPhoto(request, order, 1),
  'naming the photographs': isCall('POST', /\/listing_photos/),
  submitting: isCall('POST', /\/rpc\/submit_listing/),
  'hearing that it is in': isCall('POST', /\/rpc\/submit_listing/),
}

/** Holds up the next call of a point, in place of whatever was to be held up before. @returns the call */
type SetTrap = (point: Point) => Promise<Route>

/**
 * Stands between a phone and the market, and lets everything pass but what a trap is set for. It stays for as long as
 * the phone is there: a request that is on its way while interception changes can be lost for good.
 */
export async function watchForTraps(phone: BrowserContext): Promise<SetTrap> {
  const order: SentOrder = []
  let trap: { readonly point: Point; readonly spring: (route: Route) => void } | null = null
  await intercept(phone, '**/{rest,storage}/v1/**', async (route, request) => {
    if (!trap || !MATCHES[trap.point](request, order)) return route.continue()
    const { point, spring } = trap
    trap = null
    if (point === 'hearing that it is in') await route.fetch()
    spring(route)
  })
  return (point) => new Promise((spring) => (trap = { point, spring }))
}
