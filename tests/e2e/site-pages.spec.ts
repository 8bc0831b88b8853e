import { CATEGORIES } from '@maveshi/shared/catalogue/categories'
import type { APIRequestContext } from '@playwright/test'
import { categoryPath } from '../../storefront/src/paths.ts'
import { expect, test } from '../support/browser-test.ts'
import { isOfDemo, offered, openDemoListing } from '../support/market-api.ts'

const LANGUAGES = ['en', 'hi', 'mr', 'gu', 'pa', 'bn', 'ta', 'te', 'kn', 'ml', 'ur']

test.describe('texts', () => {
  for (const [path, title, part] of [
    ['/about', 'About Us', 'No commission'],
    ['/safety', 'Stay safe', 'Tricks of cheats'],
    ['/privacy', 'Privacy', 'Your rights'],
    ['/terms', 'Terms', 'Not allowed here'],
    ['/grievance', 'Complaints', 'When you hear from us'],
  ] as const) {
    test(`${path} is reached from the foot of every page and says what it is`, async ({ page }) => {
      await page.goto('/buy')
      await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
    })

    test(`${path} answers in every language`, async ({ request }) => {
      for (const language of LANGUAGES) {
        const answer = await request.get(`${path}?lng=${language}`)
        expect(answer.status(), language).toBe(200)
        expect(await answer.text()).toContain(`<html lang="${language}"`)
      }
    })
  }

  test('somebody answers complaints, and says when', async ({ page }) => {
    await page.goto('/grievance')
    const mail = page.getByRole('link', { name: /@/ })
    await expect(mail).toHaveAttribute('href', /^mailto:\S+@\S+$/)
    await expect(page.getByText(/Within 24 hours/)).toBeVisible()
    await expect(page.getByText(/Within 7 days/)).toBeVisible()
  })

  test('a cheated person can call at one touch', async ({ page }) => {
    await page.goto('/safety')
    await expect(page.getByRole('main').getByRole('link', { name: /1930/ })).toHaveAttribute('href', 'tel:1930')
    await expect(page.getByRole('main').getByRole('link', { name: /1962/ })).toHaveAttribute('href', 'tel:1962')
  })

  test('whoever registers is told what is accepted', async ({ page }) => {
    await page.goto('/register')
    await expect(page.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
    await expect(page.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  })
})

test('the header of a wide screen breaks no word and its pages stand in one row, in whatever language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  for (const language of LANGUAGES) {
    await page.goto(`/about?lng=${language}`)
    const bar = page.getByRole('banner').getByRole('navigation')
    await expect(bar.getByRole('link').first()).toBeVisible()
    const broken = await bar.locator('a, summary').evaluateAll((entries) => {
      const lines = (words: Node) => {
        const range = document.createRange()
        range.selectNodeContents(words)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      }
      const words = entries.filter((entry) => entry.checkVisibility()).flatMap((entry) => [...entry.childNodes])
      return words.filter((one) => one instanceof Text && lines(one) > 1).map(({ textContent }) => textContent)
    })
    expect(broken, language).toEqual([])
    const rows = await bar.locator('> *').evaluateAll((all) => {
      const tops = all.filter((one) => one.clientHeight > 0).map((one) => one.getBoundingClientRect().bottom)
      return new Set(tops.map(Math.round)).size
    })
    expect(rows, language).toBe(1)
  }
})

test('the page for no network needs nothing but itself', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const answer = await page.goto('/offline?lng=ta')
  expect(answer?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter((path) => !/^\/(favicon|icons\/|manifest)/.test(path))).toEqual(['/offline'])
})

test.describe('an address that is not there', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('leads on: a search, the categories, the home page', async ({ page }) => {
    const answer = await page.goto('/nowhere')
    expect(answer?.status()).toBe(404)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Cattle' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Home' })).toBeVisible()
    const search = main.getByRole('searchbox')
    await search.fill('Gir')
    const [asked] = await Promise.all([page.waitForRequest(/\/search\?q=Gir/), search.press('Enter')])
    expect(asked.isNavigationRequest()).toBe(true)
  })
})

test.describe('for search engines', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

  async function siteMap(request: APIRequestContext, path: string): Promise<string> {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type']).toContain('xml')
    return answer.text()
  }

  test('the site map holds every listing on offer, in every language', async ({ request }) => {
    const files = locations(await siteMap(request, '/sitemap.xml')).map((address) => new URL(address).pathname)
    expect(files[0]).toBe('/sitemap-pages.xml')
    const found: string[] = []
    for (const file of files.slice(1)) {
      const xml = await siteMap(request, file)
      found.push(...locations(xml).map((address) => address.split('/listing/')[1] ?? address))
      for (const language of LANGUAGES)
        expect(xml.split(`hreflang="${language}"`)).toHaveLength(locations(xml).length + 1)
    }
    // What other tests put beside the demo market comes and goes; of the demo, an administrator removes one now and then.
    const known = found.filter((id) => isOfDemo({ id }))
    const wanted = (await offered(request, '')).map(({ id }) => id)
    expect(wanted.length).toBeGreaterThan(100)
    expect(known.filter((id) => !wanted.includes(id)).length).toBeLessThan(10)
    expect(wanted.filter((id) => !known.includes(id)).length).toBeLessThan(10)
  })

  test('every page of the site map is there', async ({ request, baseURL }) => {
    const known = CATEGORIES.filter(({ isCreatable }) => isCreatable).map(({ value, kind }) =>
      categoryPath({ value, kind: kind ?? 'animal' }),
    )
    const home = new URL(baseURL ?? '').origin
    const addresses = locations(await siteMap(request, '/sitemap-pages.xml')).map((one) => one.replaceAll('&amp;', '&'))
    // What other tests add to the catalogue may be gone by the time that it is opened.
    const lasting = addresses.filter(
      (one) => !/\/category\/|\/services\/|\?tab=/.test(one) || known.includes(one.slice(home.length)),
    )
    expect(lasting.length).toBeGreaterThan(known.length)
    for (const address of lasting) {
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(200)
    }
    for (const path of ['/sitemap-listings-0.xml', '/sitemap-listings-999.xml', '/sitemap-listings-x.xml']) {
      expect((await request.get(path)).status(), path).toBe(404)
    }
  })

  test('robots.txt closes what needs an account and names the site map', async ({ request, baseURL }) => {
    const lines = (await (await request.get('/robots.txt')).text()).split('\n')
    for (const path of ['/admin', '/login', '/dashboard', '/notices', '/sell/'])
      expect(lines).toContain(`Disallow: ${path}`)
    expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  })

  test('a page that several addresses lead to names the one it is at home at', async ({ request, baseURL }) => {
    for (const [address, home] of [
      ['/category/cattle?breed=Gir', '/category/Cattle?breed=Gir'],
      ['/category/Veterinary-Support', '/services/Veterinary-Support'],
      ['/services/ai-technician?lng=ta', '/services/AI-Technician?lng=ta'],
      ['/category/Machinery', '/feeds-and-machinery?tab=machinery'],
      ['/feeds-and-machinery', '/feeds-and-machinery?tab=feeds'],
      ['/feeds-and-machinery?tab=nothing', '/feeds-and-machinery?tab=feeds'],
      ['/about/', '/about'],
    ] as const) {
      const page = await (await request.get(address)).text()
      expect(page, address).toContain(`<link rel="canonical" href="${baseURL}${home}">`)
    }
  })

  test('a page names its languages, its picture and its place', async ({ page, baseURL }) => {
    await page.goto('/category/Cattle?lng=hi')
    // A language that was chosen is remembered, and no address that is shared says it any more.
    await expect(page).toHaveURL('/category/Cattle')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/category/Cattle`)
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}/category/Cattle`)
    await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute('href', `${baseURL}/category/Cattle`)
    await expect(page.locator('link[hreflang=ur]')).toHaveAttribute('href', `${baseURL}/category/Cattle?lng=ur`)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', `${baseURL}/icons/share.png`)
    const [, trail] = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(JSON.parse(trail ?? '')).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ item: `${baseURL}/` }, { item: `${baseURL}/category/Cattle` }],
    })
    await openDemoListing(page)
    await expect(page).toHaveURL(/\/listing\//)
    const [, way] = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(JSON.parse(way ?? '').itemListElement).toHaveLength(3)
    await page.goto('/')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow')
    const [, site] = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(JSON.parse(site ?? '')).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${baseURL}/search?q={search_term_string}` },
      },
    })
  })
})

test.describe('on a home screen', () => {
  interface Manifest {
    readonly short_name: string
    readonly start_url: string
    readonly display: string
    readonly dir: string
    readonly icons: readonly { src: string; sizes: string; purpose: string }[]
    readonly shortcuts: readonly { url: string }[]
  }

  /** Width and height of a PNG, which its first chunk holds. */
  const pngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

  test('the manifest is in the reader’s language, and its icons have the size it says', async ({ request }) => {
    const answer = await request.get('/manifest.webmanifest?lng=ur')
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = (await answer.json()) as Manifest
    expect(manifest).toMatchObject({ dir: 'rtl', start_url: '/', display: 'standalone' })
    expect(manifest.short_name).toMatch(/\p{Script=Arabic}/u)
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ])
    for (const { src, sizes } of manifest.icons) expect(pngSize(await (await request.get(src)).body())).toBe(sizes)
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200)
  })

  test('a browser without ?lng= gets its own language', async ({ request }) => {
    const answer = await request.get('/manifest.webmanifest', { headers: { 'accept-language': 'ta-IN' } })
    expect(((await answer.json()) as Manifest).short_name).toMatch(/\p{Script=Tamil}/u)
  })

  test('every page names its icons', async ({ page, request }) => {
    await page.goto('/')
    for (const relation of ['icon', 'apple-touch-icon', 'manifest']) {
      const address = (await page.locator(`link[rel="${relation}"]`).getAttribute('href')) ?? ''
      expect((await request.get(address)).status(), relation).toBe(200)
    }
    expect(pngSize(await (await request.get('/icons/apple-touch-icon.png')).body())).toBe('180x180')
    expect(pngSize(await (await request.get('/icons/share.png')).body())).toBe('1200x630')
    expect((await request.get('/favicon.ico')).status()).toBe(200)
  })
})

test.describe('shortcuts of the browser’s developer tools', () => {
  for (const path of ['/', '/login']) {
    test(`are blocked at ${path}, and no other key is`, async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('load')
      await page.evaluate(() => {
        // Heard last: what the page itself thinks of the key is known by then.
        addEventListener('keydown', (event) => {
          document.title = `${event.code} ${event.defaultPrevented ? 'blocked' : 'free'}`
          event.preventDefault()
        })
      })
      for (const [keys, outcome] of [
        ['F12', 'F12 blocked'],
        ['Control+Shift+I', 'KeyI blocked'],
        ['Control+Shift+J', 'KeyJ blocked'],
        ['Control+Shift+C', 'KeyC blocked'],
        ['Control+U', 'KeyU blocked'],
        ['Control+I', 'KeyI free'],
        ['Shift+C', 'KeyC free'],
        ['F5', 'F5 free'],
      ] as const) {
        await page.keyboard.press(keys)
        await expect(page).toHaveTitle(outcome)
      }
    })
  }
})
