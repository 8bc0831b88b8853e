import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Language } from '@maveshi/shared/locale/languages'
import { afterEach, describe, expect, test } from 'vitest'
import { createWords, LOADED_AGAIN, loadAgain, wordsOptions } from '../../backoffice/src/providers/words.ts'

const SAID = ['admin', 'buttons', 'createListing', 'fieldTypes', 'login']
const stops: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())))

interface Asked {
  readonly path: string
  readonly time_ms: number
}

/** A server of words that answers as it is told, and writes down what it was asked for. */
async function serverOfWords(answer: (path: string, times: number) => number | Promise<number>) {
  const asked: Asked[] = []
  let open = 0
  let most = 0
  async function respond(path: string, response: ServerResponse): Promise<void> {
    asked.push({ path, time_ms: performance.now() })
    most = Math.max(most, ++open)
    const status = await answer(path, asked.filter((one) => one.path === path).length)
    open -= 1
    response.writeHead(status, { 'content-type': 'application/json' })
    const said = { said: `${path}, ${asked.length}`, ra: { save: path }, by: 'by {{name}}' }
    response.end(JSON.stringify(status === 200 ? said : {}))
  }
  const server = createServer(({ url = '' }, response) => void respond(url, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  return {
    asked,
    most: () => most,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    timesOf: (path: string) => asked.filter((one) => one.path === path).map(({ time_ms }) => time_ms),
  }
}

/** What a console has that is read in a language. */
async function wordsIn(language: Language, origin: string, namespaces?: string[]) {
  const words = createWords()
  const options = wordsOptions(words, origin)
  await words.init({ ...options, lng: language, ns: namespaces ?? options.ns })
  return words
}

const pathOf = (language: Language) => (namespace: string) => `/locales/${language}/${namespace}.json`
const pathsOf = (asked: readonly Asked[]) => asked.map(({ path }) => path).sort()

test('a failing server is asked for a file six times, after 350 ms and then each time twice as long', async () => {
  const server = await serverOfWords(() => 503)
  await wordsIn('hi', server.origin)
  expect(pathsOf(server.asked)).toEqual(
    [...SAID, ...SAID].flatMap((one, n) => Array(6).fill(pathOf(n < SAID.length ? 'en' : 'hi')(one))),
  )
  for (const path of new Set(pathsOf(server.asked))) {
    const times = server.timesOf(path)
    const waits = times.slice(1).map((time, n) => time - (times[n] ?? 0))
    // A timer may be a millisecond early by the other's clock.
    for (const [n, wait] of waits.entries()) expect(wait, `${path}: ${waits}`).toBeGreaterThan(350 * 2 ** n - 5)
    expect(waits[0], `${path}: ${waits}`).toBeLessThan(waits[1] ?? 0)
  }
})

test('what comes at the third attempt is said, and asked for no more', async () => {
  const server = await serverOfWords((_path, times) => (times < 3 ? 503 : 200))
  const words = await wordsIn('en', server.origin)
  expect(pathsOf(server.asked)).toEqual(SAID.flatMap((one) => Array(3).fill(pathOf('en')(one))))
  expect(words.t('buttons:said')).toContain('/locales/en/buttons.json')
})

test('a server that is not there yet is asked again', async () => {
  const gone = await serverOfWords(() => 200)
  const port = Number(new URL(gone.origin).port)
  await stops.pop()?.()
  const loading = wordsIn('en', gone.origin)
  await pause(500)
  const server = createServer((_request, response) => response.end('{"said":"here"}')).listen(port, '127.0.0.1')
  stops.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  expect((await loading).t('buttons:said')).toBe('here')
})

test('a file that is not there is asked for once, and English stands in', async () => {
  const server = await serverOfWords((path) => (path === pathOf('ta')('buttons') ? 404 : 200))
  const words = await wordsIn('ta', server.origin)
  expect(server.timesOf(pathOf('ta')('buttons'))).toHaveLength(1)
  expect(words.t('buttons:said')).toContain('/locales/en/buttons.json')
  expect(words.t('admin:said')).toContain('/locales/ta/admin.json')
})

test('files are read ten at a time', async () => {
  const server = await serverOfWords(async () => {
    await pause(50)
    return 200
  })
  const namespaces = Array.from({ length: 22 }, (_, n) => `namespace${n}`)
  await wordsIn('hi', server.origin, namespaces)
  expect(server.asked).toHaveLength(2 * 22)
  expect(server.most()).toBe(10)
})

test('what react-admin asks for without a namespace stands in the console’s own', async () => {
  const server = await serverOfWords(() => 200)
  const words = await wordsIn('en', server.origin)
  expect(words.options.defaultNS).toBe('home')
  expect(words.t('ra.save')).toBe('/locales/en/admin.json')
})

test('a name runs by itself in a language that runs from right to left, and in no other', async () => {
  const server = await serverOfWords(() => 200)
  const words = await wordsIn('ur', server.origin)
  const byAsha = () => words.t('admin:by', { name: 'Asha & Co.' })
  expect(byAsha()).toBe('by \u2068Asha & Co.\u2069')
  await words.changeLanguage('hi')
  expect(byAsha()).toBe('by Asha & Co.')
})

describe('at a change of language', () => {
  test('six namespaces are loaded again, whether they were there or not, and the others once', async () => {
    const server = await serverOfWords(() => 200)
    const words = await wordsIn('en', server.origin)
    const change = async (language: Language) => {
      server.asked.length = 0
      await loadAgain(words, language)
      await words.changeLanguage(language)
      await expect.poll(() => server.asked.length).toBeGreaterThanOrEqual(LOADED_AGAIN.length)
      return pathsOf(server.asked)
    }
    const again = ['about', 'admin', 'createListing', 'login', 'profile', 'register']
    const below = ['about', 'profile', 'register'].map(pathOf('en'))
    expect(await change('mr')).toEqual([...below, ...[...again, 'buttons', 'fieldTypes'].map(pathOf('mr')).sort()])
    expect(await change('en')).toEqual(again.map(pathOf('en')))
    expect(await change('mr')).toEqual(again.map(pathOf('mr')))
    expect(words.t('admin:said')).toContain('/locales/mr/admin.json')
  })

  test('one whose words are there does not wait for a failing server, and keeps them', async () => {
    let isFailing = false
    const server = await serverOfWords(() => (isFailing ? 503 : 200))
    const words = await wordsIn('en', server.origin)
    await loadAgain(words, 'mr')
    await words.changeLanguage('mr')
    isFailing = true
    const start = performance.now()
    await loadAgain(words, 'en')
    await words.changeLanguage('en')
    expect(performance.now() - start).toBeLessThan(350)
    expect(words.t('admin:said')).toContain('/locales/en/admin.json')
  })
})
