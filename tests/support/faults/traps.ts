import type { Request, Route } from '@playwright/test'
import { intercept } from '../intercept.ts'
import type { Scene } from './interruptions.ts'

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

/** A call that is held up until somebody decides about it. */
export interface Trap {
  readonly caught: Promise<Route>
}

/** The names of the full-sized photographs, in the order in which they were first sent. */
export type SentOrder = string[]

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

/** Holds up the next call of one point; everything else goes on. */
export async function setTrap({ page }: Scene, point: Point, order: SentOrder): Promise<Trap> {
  const { promise, resolve } = Promise.withResolvers<Route>()
  let isCaught = false
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await intercept(page, '**/{rest,storage}/v1/**', async (route, request) => {
    if (isCaught || !MATCHES[point](request, order)) return route.continue()
    isCaught = true
    if (point === 'hearing that it is in') await route.fetch()
    resolve(route)
  })
  return { caught: promise }
}
