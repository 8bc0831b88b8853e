import { LANGUAGES } from '@maveshi/shared/locale/languages'
import { insertGoat } from '../../support/market-rows.ts'
import { registerSeller, type Seller } from '../seller.ts'
import type { Answers, Asked, Phase } from './answers.ts'

/** How long somebody reads before the next page: thousands of people are few connections. */
const PAUSE_MS = 20
const LISTS = ['/', '/buy', '/category/Goat', '/category/Cattle', '/services', '/search?q=cow', '/about']
/** So many pages of a hundred nobody has asked for before. */
const NEW_OF_HUNDRED = 3
const PATIENCE_MS = 15_000
/** Nobody may change more prices in a day. */
const ROUNDS_OF_ONE = 40

/** Who asks, where, and when it is. */
interface Scene {
  readonly storefronts: readonly string[]
  readonly answers: Answers
  readonly phase: () => Phase
  readonly isOver: () => boolean
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item

/** `ECONNRESET` where the connection broke, `TimeoutError` where patience ended. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: string } }
  return `no answer: ${cause?.code ?? name}`
}

async function ask({ answers, phase }: Scene, asked: Asked, url: string, init: RequestInit = {}): Promise<void> {
  const began = performance.now()
  const then = phase()
  let status = 0
  let why: string | undefined
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    await answer.arrayBuffer()
    status = answer.status
  } catch (error) {
    why = reasonOf(error)
  }
  // What the outage cut off belongs to it.
  const ms = performance.now() - began
  answers.add(phase() === 'backend killed' ? 'backend killed' : then, asked, { status, ms, ...(why && { why }) })
}

/** The pages that people read: lists and what stands on them, in every language. */
export async function pagesOf(storefront: string): Promise<string[]> {
  const html = await (await fetch(`${storefront}/buy`)).text()
  const listings = [...new Set(html.match(/\/listing\/[0-9a-f-]{36}/g))]
  return [...LISTS, ...listings].flatMap((path) =>
    LANGUAGES.map((language) => `${path}${path.includes('?') ? '&' : '?'}lng=${language}`),
  )
}

/** Reads pages until it is over. */
export async function read(scene: Scene, pages: readonly string[]): Promise<void> {
  while (!scene.isOver()) {
    const isNew = Math.random() * 100 < NEW_OF_HUNDRED
    const page = pick(scene.storefronts) + pick(pages)
    if (isNew) await ask(scene, 'new page', `${page}&visit=${process.pid}-${Math.random()}`)
    else await ask(scene, 'page', page)
    await wait(PAUSE_MS)
  }
}

/** Somebody with animals on offer. */
interface Writer {
  readonly seller: Seller
  readonly ids: readonly string[]
}

async function newWriter(storefront: string, animals = 5): Promise<Writer> {
  const seller = await registerSeller(storefront)
  const ids = await Promise.all(Array.from({ length: animals }, () => insertGoat(seller.id, 'active')))
  return { seller, ids }
}

/** The next person, once the market answers. */
async function nextWriter({ storefronts, isOver }: Scene): Promise<Writer | undefined> {
  while (!isOver()) {
    try {
      return await newWriter(pick(storefronts))
    } catch {
      await wait(PAUSE_MS * 10)
    }
  }
  return undefined
}

/** Changes prices, and takes animals off the market and back. */
async function writeAs(scene: Scene, { seller, ids }: Writer): Promise<void> {
  const call = (name: string, body: object) =>
    ask(scene, 'write', `${pick(scene.storefronts)}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: seller.headers,
      body: JSON.stringify(body),
    })
  for (let round = 0; round < ROUNDS_OF_ONE && !scene.isOver(); round += 1) {
    const listing_id = pick(ids)
    await call('change_price', { listing_id, price: 5000 + Math.floor(Math.random() * 5000), negotiable: true })
    await call('withdraw_listing', { listing_id })
    await call('renew_listing', { listing_id })
    await wait(PAUSE_MS * 10)
  }
}

/** Writes until it is over, as one person after the other. */
export async function write(scene: Scene): Promise<void> {
  for (let writer = await nextWriter(scene); writer; writer = await nextWriter(scene)) await writeAs(scene, writer)
}
