import { LANGUAGE_FACTS } from '@maveshi/shared/locale/languages'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { offered } from '../support/market-api.ts'
import { wordsOf } from '../support/words.ts'

/** What a page's head says, by the name of each of its texts. Nobody has it on a screen, so it is read from the source. */
interface Head {
  readonly title: string
  readonly metas: ReadonlyMap<string, readonly string[]>
  /** What pictures of the page are called. */
  readonly pictures: readonly string[]
}

async function readHead(request: APIRequestContext, path: string, language: string): Promise<Head> {
  const answer = await request.get(path, { headers: { 'accept-language': language } })
  expect(answer.status(), path).toBe(200)
  const html = await answer.text()
  const metas = new Map<string, string[]>()
  for (const [, name = '', content = ''] of html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g))
    metas.set(name, [...(metas.get(name) ?? []), content])
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  const pictures = [...html.matchAll(/<img [^>]*?alt="([^"]+)"/g)].map(([, alt = '']) => alt)
  return { title, metas, pictures }
}

/** The metas that are read or shown to people. */
const SAID = ['description', 'keywords', 'og:title', 'og:description', 'og:site_name', 'og:image:alt']

/** The pages that are found and shared: lists of every kind, texts, and an animal with photographs. */
async function sharedPages(request: APIRequestContext): Promise<readonly string[]> {
  const [buffalo] = await offered(request, 'category=eq.Buffalo')
  if (!buffalo) throw new Error('The demo market has no buffalo')
  const lists = ['/', '/buy', '/category/Cattle', '/services', '/feeds-and-machinery?tab=feeds', '/search?q=cow']
  return [...lists, '/about', '/safety', `/listing/${buffalo.id}`]
}

for (const { code, script } of LANGUAGE_FACTS) {
  test(`what a search engine and a messenger show of a page is in the page’s language: ${code}`, async ({
    request,
  }) => {
    for (const path of await sharedPages(request)) {
      const { title, metas, pictures } = await readHead(request, path, code)
      const said = [title, ...SAID.flatMap((name) => metas.get(name) ?? []), ...pictures]
      expect(metas.get('og:image:alt'), path).toHaveLength(1)
      expect(metas.get('description'), path).toHaveLength(1)
      // Numbers say the same to everybody.
      for (const text of said.filter((one) => /\p{Letter}/u.test(one))) {
        expect(text, path).toMatch(script)
        if (code !== 'en') expect(text.replaceAll('cow', ''), path).not.toMatch(/\p{Script=Latin}/u)
      }
    }
  })

  test(`a page says which language it is in, and which others it can be read in: ${code}`, async ({ request }) => {
    for (const path of await sharedPages(request)) {
      const { metas } = await readHead(request, path, code)
      expect(metas.get('og:locale'), path).toEqual([`${code}_IN`])
      const others = LANGUAGE_FACTS.filter((one) => one.code !== code).map((one) => `${one.code}_IN`)
      const isIndexed = metas.get('robots')?.[0] === 'index, follow'
      expect(metas.get('og:locale:alternate') ?? [], path).toEqual(isIndexed ? others : [])
    }
  })

  test(`the home page is looked for by words that people of the language type: ${code}`, async ({ request }) => {
    const { metas } = await readHead(request, '/', code)
    expect(metas.get('keywords')).toEqual([wordsOf(code)('home:keywords')])
    expect(wordsOf(code)('home:keywords').split(/[,،]/).length).toBeGreaterThanOrEqual(20)
  })
}
