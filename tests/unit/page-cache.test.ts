import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { Content } from '../../storefront/server/content.ts'
import {
  FRESH_SECONDS,
  MADE_AT_ONCE,
  PageCache,
  STALE_IF_ERROR_SECONDS,
  STALE_WHILE_REVALIDATE_SECONDS,
  UNTOLD_FRESH_SECONDS,
  UNTOLD_STALE_SECONDS,
} from '../../storefront/server/page-cache.ts'
import { type PageKey, pageKey } from '../../storefront/server/page-key.ts'
import type { Answer } from '../../storefront/server/send.ts'

const key = (target: string) => pageKey({ origin: 'https://market.test', target })
const buy = key('/buy')

let seconds = 0
let renders = 0
let next: { status: number; text: string; isPrivate?: boolean }
let whenRendered: Promise<void>

async function render(): Promise<Answer> {
  renders += 1
  const { status, text, isPrivate = false } = next
  await whenRendered
  return { status, headers: {}, content: new Content(Buffer.from(text), 'text/html'), isPrivate }
}

/** From now on no page comes to its end. @returns lets them all */
function holdRenders(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  whenRendered = promise
  return resolve
}

const cacheOf = (maxEntries = 100) => new PageCache({ render, maxEntries, now: () => seconds * 1000 })
let cache: PageCache

async function ask(asked = buy): Promise<[string, string, number]> {
  const { from, answer } = await cache.get(asked)
  return [from, Buffer.from(await answer.content.form('identity')).toString(), answer.status]
}

beforeEach(() => {
  seconds = 0
  renders = 0
  next = { status: 200, text: 'one' }
  whenRendered = Promise.resolve()
  cache = cacheOf()
})

test('a page is made once and shown again', async () => {
  expect(await ask()).toEqual(['miss', 'one', 200])
  seconds = FRESH_SECONDS
  expect(await ask()).toEqual(['hit', 'one', 200])
  expect(renders).toBe(1)
})

test('pages take no more memory than they may: those that were not asked for longest go', async () => {
  const small = new PageCache({ render, maxBytes: 20_000, now: () => 0 })
  const froms: string[] = []
  // No text gets smaller: three of these are more than may be cached.
  for (const path of ['/a', '/b', '/c', '/c', '/b', '/a']) {
    next.text = randomBytes(7500).toString('base64')
    froms.push((await small.get(key(path))).from)
  }
  expect(froms).toEqual(['miss', 'miss', 'miss', 'hit', 'hit', 'miss'])
})

test('what a page takes in another form counts too', async () => {
  const small = new PageCache({ render, maxBytes: 20_000, now: () => 0 })
  const get = async (path: string) => {
    next.text = randomBytes(7500).toString('base64')
    return small.get(key(path))
  }
  const { answer } = await get('/a')
  await get('/b')
  expect(small.size.entries).toBe(2)
  await answer.content.form('gzip')
  await get('/a')
  expect(small.size.entries).toBe(1)
  expect(small.size.bytes).toBe(answer.content.bytes)
})

test('those who ask at the same time wait for the same page', async () => {
  await Promise.all([ask(), ask(), ask()])
  expect(renders).toBe(1)
})

test('after a while a page is shown and made anew behind it', async () => {
  await ask()
  next.text = 'two'
  seconds = FRESH_SECONDS + 1
  expect(await ask()).toEqual(['stale', 'one', 200])
  await expect.poll(() => ask()).toEqual(['hit', 'two', 200])
  expect(renders).toBe(2)
})

test('a page that nobody asked for is made anew before it is shown', async () => {
  await ask()
  next.text = 'two'
  seconds = FRESH_SECONDS + STALE_WHILE_REVALIDATE_SECONDS + 1
  expect(await ask()).toEqual(['miss', 'two', 200])
})

describe('a change', () => {
  test('shows at once on the pages that it concerns, and only there', async () => {
    await ask()
    await ask(key('/category/Goat'))
    next.text = 'two'
    cache.invalidate(['category:goat'])
    expect(await ask()).toEqual(['hit', 'one', 200])
    expect(await ask(key('/category/Goat'))).toEqual(['miss', 'two', 200])
  })

  test('while a page is being made: who asks afterwards sees it, and the older page is not cached', async () => {
    const finish = holdRenders()
    const before = ask()
    await expect.poll(() => renders).toBe(1)
    cache.invalidate(['listings'])
    next.text = 'two'
    const after = ask()
    finish()
    expect(await before).toEqual(['miss', 'one', 200])
    expect(await after).toEqual(['miss', 'two', 200])
    expect(await ask()).toEqual(['hit', 'two', 200])
  })
})

test('while nobody tells what changes a page is shown for seconds, and longer again afterwards', async () => {
  let isTold = true
  cache = new PageCache({ render, isTold: () => isTold, now: () => seconds * 1000 })
  await ask()
  isTold = false
  seconds = UNTOLD_FRESH_SECONDS
  expect(await ask()).toEqual(['hit', 'one', 200])
  next.text = 'two'
  seconds += 1
  expect(await ask()).toEqual(['stale', 'one', 200])
  await expect.poll(() => ask()).toEqual(['hit', 'two', 200])
  next.text = 'three'
  seconds += UNTOLD_FRESH_SECONDS + UNTOLD_STALE_SECONDS + 1
  expect(await ask()).toEqual(['miss', 'three', 200])
  isTold = true
  seconds += FRESH_SECONDS
  expect(await ask()).toEqual(['hit', 'three', 200])
})

test('pages are made a few at a time, and all come', async () => {
  const finish = holdRenders()
  const asked = Array.from({ length: 3 * MADE_AT_ONCE }, (_, index) => ask(key(`/${index}`)))
  await expect.poll(() => renders).toBe(MADE_AT_ONCE)
  expect(cache.size.beingMade).toBe(asked.length)
  finish()
  expect(await Promise.all(asked)).toEqual(asked.map(() => ['miss', 'one', 200]))
})

test('a new page does not wait for those that were there before, nor they for it', async () => {
  const asked = (kind: string) =>
    Array.from({ length: MADE_AT_ONCE + 1 }, (_, index) => key(`/category/${kind}${index}`))
  const paths = () => made.map(({ url }) => url.pathname)
  let made: PageKey[] = []
  const busy = new PageCache({
    render: (one) => {
      made.push(one)
      return render()
    },
    now: () => seconds * 1000,
  })
  await Promise.all(asked('known').map((one) => busy.get(one)))
  made = []
  const finish = holdRenders()
  busy.invalidate(['category:*'])
  const answers = [...asked('known'), ...asked('new')].map((one) => busy.get(one))
  await expect.poll(() => made.length).toBe(2 * MADE_AT_ONCE)
  for (const kind of ['known', 'new']) {
    expect(paths().filter((path) => path.startsWith(`/category/${kind}`))).toHaveLength(MADE_AT_ONCE)
  }
  finish()
  expect((await Promise.all(answers)).map(({ from }) => from)).toEqual(answers.map(() => 'miss'))
})

test('a page whose turn has not come when something changes is made once, and shows it', async () => {
  const finish = holdRenders()
  const others = Array.from({ length: MADE_AT_ONCE }, (_, index) => ask(key(`/category/${index}`)))
  await expect.poll(() => renders).toBe(MADE_AT_ONCE)
  const before = ask()
  cache.invalidate(['listings'])
  next.text = 'two'
  const after = ask()
  finish()
  await Promise.all(others)
  expect(await Promise.all([before, after])).toEqual([
    ['miss', 'two', 200],
    ['miss', 'two', 200],
  ])
  expect(renders).toBe(MADE_AT_ONCE + 1)
})

test('while a newer page is being compressed, the one before is there', async () => {
  await ask()
  const { promise: compressed, resolve: finish } = Promise.withResolvers<void>()
  const slow = new PageCache({
    render: async () => {
      const answer = await render()
      if (renders > 2) answer.content.slim = () => compressed
      return answer
    },
    now: () => seconds * 1000,
  })
  await slow.get(buy)
  seconds = FRESH_SECONDS + 1
  next.text = 'two'
  expect((await slow.get(buy)).from).toBe('stale')
  await expect.poll(() => renders).toBe(3)
  expect((await slow.get(buy)).from).toBe('stale')
  finish()
  await expect.poll(async () => (await slow.get(buy)).from).toBe('hit')
})

describe('a failure', () => {
  test('is never cached', async () => {
    next = { status: 500, text: 'sorry' }
    expect(await ask()).toEqual(['miss', 'sorry', 500])
    next = { status: 200, text: 'one' }
    expect(await ask()).toEqual(['miss', 'one', 200])
  })

  test('leaves the page that was there, a day long', async () => {
    await ask()
    next = { status: 500, text: 'sorry' }
    seconds = 3600
    expect(await ask()).toEqual(['outdated', 'one', 200])
    cache.invalidate(['listings'])
    expect(await ask()).toEqual(['outdated', 'one', 200])
    seconds = STALE_IF_ERROR_SECONDS + 1
    expect(await ask()).toEqual(['miss', 'sorry', 500])
  })

  test('is not asked for by everybody', async () => {
    await ask()
    next = { status: 500, text: 'sorry' }
    seconds = 3600
    for (let count = 0; count < 10; count++) await ask()
    expect(renders).toBe(2)
  })

  test('ends: the page is made anew', async () => {
    await ask()
    next = { status: 500, text: 'sorry' }
    seconds = 3600
    await ask()
    next = { status: 200, text: 'two' }
    seconds += 10
    expect(await ask()).toEqual(['miss', 'two', 200])
  })
})

test('a page that is gone is not cached, nor is what it was', async () => {
  await ask()
  next = { status: 404, text: 'gone' }
  cache.invalidate(['listings'])
  expect(await ask()).toEqual(['miss', 'gone', 404])
  next = { status: 500, text: 'sorry' }
  expect(await ask()).toEqual(['miss', 'sorry', 500])
})

test('what is for one person is not cached', async () => {
  next.isPrivate = true
  await ask()
  await ask()
  expect(renders).toBe(2)
})

test('the page longest not asked for makes room', async () => {
  cache = cacheOf(2)
  await ask(key('/a'))
  await ask(key('/b'))
  await ask(key('/a'))
  await ask(key('/c'))
  expect((await ask(key('/a')))[0]).toBe('hit')
  expect((await ask(key('/b')))[0]).toBe('miss')
})
