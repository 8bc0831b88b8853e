import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { devices, type Page } from '@playwright/test'
import { ROOT } from '../../supabase/local/environment.ts'
import { expect, test } from '../support/browser-test.ts'
import { guestPages } from '../support/guest-pages.ts'
import { intercept } from '../support/intercept.ts'
import { chooseCategory, describeCow, nextStep, registerSeller } from '../support/journeys.ts'
import { openDemoListing } from '../support/market-api.ts'
import { takeNewerFunctionsAway } from '../support/missing-functions.ts'
import { newerFunctions } from '../support/newer-functions.ts'
import { asOlderBrowsersRead, declarationsIn, newerStyles } from '../support/newer-styles.ts'
import { phonePhoto } from '../support/phone-photo.ts'

/** What scripts name though some listed browser does not have it, and why they may. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  '.showModal': 'plain-dialog.ts brings it where it is missing',
  '.requestSubmit': 'asked for before; the form is sent without it',
  '.share': 'asked for before; the address is copied',
  '.persist': 'asked for before; without it the phone may forget drafts when it is full',
  OffscreenCanvas: 'asked for before; the page draws itself',
  '.convertToBlob': 'of an OffscreenCanvas alone',
  createImageBitmap: 'what it throws where it is missing leads to an image element',
  'Intl.RelativeTimeFormat': 'asked for before; the date is shown',
  '.setAppBadge': 'asked for before; the sign on the home screen has no number',
  Notification: 'of pushes, which are offered only where the browser has them: asked for before',
  '.requestPermission': 'as above',
  'Notification.permission': 'as above',
  'Notification.requestPermission': 'as above',
  '.subscribe': 'as above',
  '.getSubscription': 'as above',
  '.unsubscribe': 'as above',
  '.showNotification': 'a worker whose browser knows no pushes is sent none',
  reportError: 'React asks for it before',
  '.skipTransition': 'React: of transitions that the market has none of',
  '.startViewTransition': 'React: of transitions that the market has none of',
  '.getAnimations': 'React: of transitions that the market has none of',
  '.getKeyframes': 'React: of transitions that the market has none of',
  '.setKeyframes': 'React: of transitions that the market has none of',
  '.navigate': 'React: of the Navigation API, which it asks for before',
  '.getState': 'React: of the Navigation API, which it asks for before',
  '.toBase64': 'the storage client asks for it before',
  '.take': "a function of the market's own",
  '.in': "a function of the market's own",
  '.check': "a function of the market's own",
  '.run': "a function of the market's own",
  '.show': "a function of the market's own",
  '.toArray': "dnd-kit's own",
  '.move': "dnd-kit's own",
  '.createContext': "React's own",
  '.use': "React's own",
  '.detect': "i18next's own, of a detector that islands have none of",
  '.revoke': 'i18next: of keys that are written as functions, and none is',
  'Intl.ListFormat': 'i18next: of formats inside of texts, and none has one',
  'Intl.Locale': 'i18next: of the direction of a language, which nobody asks it for; it goes on without',
  '.getTextInfo': 'as above',
  '.lock': "the authentication client's own",
  '.dispose': "the authentication client's own",
}

/** The same of the scripts in pages themselves. */
const INLINE: Readonly<Record<string, string>> = {
  'Object.hasOwn': 'Astro: of islands whose export has a dot in its name, and none has',
  '.hasOwn': 'as above',
  BigInt: 'Astro: of islands that are given one, and none is',
}

/** What styles say though some listed browser does not understand it, and what it is then like. */
const STYLES: Readonly<Record<string, string>> = {
  'aspect-ratio': 'pictures have a width and a height, of which the same follows',
  'aspect-ratio: auto': 'as above',
  'content-visibility': 'everything is laid out at once',
  'content-visibility: auto': 'as above',
  'contain-intrinsic-size': 'of content-visibility alone',
  'text-wrap': 'lines of headings are less even',
  'text-wrap: balance': 'as above',
  'text-wrap: wrap': 'as above',
  'overflow-wrap: anywhere': 'long words break where they leave their box',
  'overflow: clip': 'a line that is too long loses the feet of its letters with its end',
  'accent-color': 'a tick has the colour of the phone',
  'color-scheme': "the phone's own controls stay light in the dark",
  'color-scheme: dark': 'as above',
  'scrollbar-width': 'a scroll bar is seen',
  'scrollbar-width: none': 'as above',
  'scroll-snap-type': 'a strip of pictures stops anywhere',
  'scroll-margin-top': 'a heading that one comes to stands at the edge',
  'scroll-padding': 'what has the focus may stand behind a bar',
  'scroll-padding-bottom': 'as above',
  'align-content: start': 'of grids alone, where all of them know it',
  'overscroll-behavior': 'the page scrolls on behind the menu',
  'overscroll-behavior: contain': 'as above',
  'user-select': 'with the prefix beside it',
  appearance: 'with the prefix beside it',
  outline: "partly known: Safari's has no round corners",
  'cursor: pointer': 'there is none on a phone',
  'cursor: default': 'there is none on a phone',
  'cursor: grab': 'there is none on a phone',
  ':has': 'alone in its rules, which add a colour or keep the page behind a dialog still',
  ':focus-visible': "alone in its rules; the browser's own frame shows the focus",
  '@media (prefers-color-scheme)': 'the page is light',
  '@media (forced-colors)': 'no listed phone has it',
  '@media (scripting)': 'a sentence less',
}

// The styles of pages are rewritten on the way, which their Content-Security-Policy would refuse.
test.use({ ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, bypassCSP: true })

const SENT = join(ROOT, 'storefront/dist/client')

test('every built script is written for the oldest browsers', () => {
  const scripts = readdirSync(SENT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  const found = scripts.flatMap((name) => [...newerFunctions(readFileSync(join(SENT, name), 'utf8'))])
  expect(scripts.length).toBeGreaterThan(50)
  expect(new Set(found), 'named where it is missing, or named here and nowhere else').toEqual(
    new Set(Object.keys(FUNCTIONS)),
  )
})

test('every page’s styles and scripts are written for the oldest browsers', async ({ page, request, baseURL }) => {
  const pages = (await guestPages(baseURL ?? '')).map(({ path }) => path)
  const found: string[] = []
  const said = new Set<string>()
  for (const path of [...pages, '/login', '/sell/product', '/dashboard', '/notices', '/profile', '/offline']) {
    const html = await (await request.get(path)).text()
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css)
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
    found.push(...styles.flatMap((css) => [...newerStyles(css)]), ...scripts.flatMap((one) => [...newerFunctions(one)]))
    for (const one of styles.flatMap(declarationsIn)) said.add(one)
  }
  const senseless = await page.evaluate((all) => all.filter((one) => !CSS.supports(one)), [...said])
  expect(senseless, 'said in a way that no browser understands').toEqual([])
  expect(new Set(found), 'said where it is not understood, or named here and nowhere else').toEqual(
    new Set(Object.keys({ ...STYLES, ...INLINE })),
  )
})

/** How the parts look by which a page is known to be styled. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const look = (selector: string, ...names: string[]) => {
      const style = getComputedStyle(document.querySelector(selector) as Element)
      return [selector, ...names.map((name) => style.getPropertyValue(name))].join(' ')
    }
    return [
      look('body', 'display', 'flex-direction', 'margin-top', 'background-color', 'line-height'),
      look('h1', 'font-size', 'font-weight', 'line-height'),
      look('.card', 'border-top-width', 'border-top-style', 'border-top-left-radius', 'background-color'),
      look('.wrap', 'padding-left', 'max-width'),
      look('main .listing-card a', 'color', 'text-decoration-line'),
      look('.listing-grid', 'display', 'grid-template-columns', 'row-gap'),
      look('[data-for=member]', 'display'),
    ]
  })

test('in a browser of 2020 pages are styled, and one can register, call and begin to sell', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await using modern = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 360, height: 740 } })
  const today = await modern.newPage()
  await today.goto(`${baseURL}/category/Cattle?lang=en`)
  const look = await lookOf(today)

  await context.addInitScript(takeNewerFunctionsAway)
  await intercept(context, '**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const html = await response.text()
    const body = html.replace(/(<style[^>]*>)(.*?)(?=<\/style>)/gs, (_, tag, css) => tag + asOlderBrowsersRead(css))
    await route.fulfill({ response, body })
  })
  await page.goto('/category/Cattle?lang=en')
  expect(await page.evaluate(() => typeof AbortSignal.timeout)).toBe('undefined')
  expect(await lookOf(page)).toEqual(look)

  await openDemoListing(page)
  await page.waitForFunction(() => 'showModal' in HTMLElement.prototype)
  await page.getByRole('link', { name: 'Call', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Call', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'No, Create Account' }).click()
  await registerSeller(page)
  await page.waitForURL(/\/listing\//)
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Call \+91/ })).toBeVisible()

  await page.goto('/sell/product')
  await chooseCategory(page, 'Cattle')
  await describeCow(page)
  await page.getByLabel(/^Milk per day/).fill('12')
  await page.getByRole('radio', { name: 'Yes' }).first().check()
  await nextStep(page, 'Photos')
  const file = { name: 'IMG_2020.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }
  await page.locator('input[type=file]').setInputFiles([file])
  await expect(page.getByRole('img', { name: 'Photo 1, cover' })).toBeVisible({ timeout: 30_000 })
})
