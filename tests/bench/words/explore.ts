import type { Page } from '@playwright/test'

/** Nothing is asked and nothing changes for so long: it is shown. */
const QUIET_MS = 120
const QUIET_LIMIT_MS = 12_000
const PRESS_LIMIT_MS = 1500

declare global {
  interface Window {
    changedAt?: number
    askedCount?: number
  }
}

/** Runs in the page, before anything of it: remembers when it last changed, and how many answers it waits for. */
function watch(): void {
  window.changedAt = performance.now()
  window.askedCount = 0
  new MutationObserver(() => {
    window.changedAt = performance.now()
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  const ask = window.fetch
  window.fetch = async (...question) => {
    window.askedCount = (window.askedCount ?? 0) + 1
    try {
      return await ask(...question)
    } finally {
      window.askedCount -= 1
    }
  }
}

/** From the next page on, `settled` knows when it is shown. */
export async function watchChanges(page: Page): Promise<void> {
  await page.addInitScript(watch)
}

/** Runs in the page. */
function isSettled(quiet_ms: number): boolean {
  const isMoving = ({ playState, effect }: Animation) =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
  return (
    !document.querySelector('astro-island[ssr], [aria-busy=true], [role=progressbar]') &&
    !window.askedCount &&
    performance.now() - (window.changedAt ?? 0) > quiet_ms &&
    !document.getAnimations().some(isMoving)
  )
}

/** Waits until a page is shown whole: its parts are there, nothing moves, and nothing has changed for a while. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page
    .waitForFunction(isSettled, QUIET_MS, { timeout: QUIET_LIMIT_MS, polling: 40 })
    // What moves all the time is read as it is.
    .catch(() => {})
}

/** Makes the window of a page as wide as that, and waits until the page is shown whole in it. */
export async function resized(page: Page, width_px: number): Promise<void> {
  await page.setViewportSize({ width: width_px, height: page.viewportSize()?.height ?? 800 })
  await settled(page)
}

const OPENERS = 'button, summary, [role=button], [role=tab], [role=combobox], [role=menuitem], label.picture-choice'
/** The same on every page: what is pressed in it is pressed once. */
const FRAME = 'body > header, body > footer, [role=banner], header.MuiAppBar-root, .RaSidebar-fixed, body > nav'
/** Where a few letters bring suggestions. */
const SUGGESTING = 'input[role=combobox]'
/** Letters that begin something in every list. */
const TYPED = 'ga'

interface Opener {
  /** What it is, on whichever page: alike ones open the same. */
  readonly kind: string
  readonly name: string
}

/** Runs in the page. Marks one of all that look alike, by its place among those that are told. */
function markOpeners({ openers, frame }: Readonly<Record<'openers' | 'frame', string>>): Opener[] {
  // Listings, and lists of categories, are pages of one kind.
  const page = location.pathname.replace(/[\da-f-]{36}/, 'id').replace(/^\/category\/\w+/, '/category')
  const marked = new Map<string, Opener>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-opener]')) delete element.dataset.opener
  for (const element of document.querySelectorAll<HTMLElement>(openers)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[aria-hidden=true], [inert]')) continue
    // Whoever reads in one language does not choose another one.
    if (element.lang && element.lang !== document.documentElement.lang) continue
    const isSingle = !element.closest('li, tr, article') || element.matches('[role=menuitem]')
    const name = element.getAttribute('aria-label') ?? element.textContent.trim()
    const place = element.closest(frame) ? '' : page
    // What is open or chosen changes how a thing looks, and is the same thing.
    const look = element.className.replaceAll(/ ?\bMui-\w+/g, '')
    const kind = [place, element.tagName, look, isSingle ? name : ''].join(' ')
    if (marked.has(kind)) continue
    element.dataset.opener = String(marked.size)
    marked.set(kind, { kind, name: name.slice(0, 40) })
  }
  return [...marked.values()]
}

/** A page may lead on to another one, as where a session has ended, and that to the next. */
const LEADS_ON = /context was destroyed|ERR_ABORTED|interrupted by another navigation/
const LONGEST_WAY = 3

/** Reads a page, and again where it has led on to another one meanwhile. */
export async function steady<T>(page: Page, read: () => Promise<T>, pages = 1): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!LEADS_ON.test(String(error)) || pages === LONGEST_WAY) throw error
    await settled(page)
    return steady(page, read, pages + 1)
  }
}

/** What is seen of a page, and where it is. */
function seen(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden until a press has to count as not there.
  return steady(page, () => page.evaluate(() => location.href + document.body.innerText))
}

/** Lets go of what a press has opened. @returns whether the page is as it was */
async function closed(page: Page, opener: number, before: string): Promise<boolean> {
  if ((await seen(page)) === before) return true
  await page.keyboard.press('Escape')
  await settled(page)
  if ((await seen(page)) === before) return true
  const again = page.locator(`[data-opener="${opener}"]:is(summary, [aria-expanded=true])`)
  if ((await again.count()) !== 1) return false
  await again.click({ timeout: PRESS_LIMIT_MS }).catch(() => {})
  await settled(page)
  return (await seen(page)) === before
}

/** A page that is explored, and what is told of it. */
export interface Exploration {
  readonly page: Page
  readonly address: string
  /** Kinds that have been pressed on a page before, to which this one's are added. */
  readonly pressed: Set<string>
  /** How many presses may follow each other: 0 reads the page alone, 2 presses also what a press has opened. */
  readonly depth: number
  /** Is told what was pressed, '' for the page itself. */
  readonly look: (name: string) => Promise<void>
}

/** Presses what is marked so. What cannot be pressed is covered by something, which the look at the page tells. */
async function press(page: Page, opener: number): Promise<boolean> {
  const wasPressed = await page
    .locator(`[data-opener="${opener}"]`)
    .click({ timeout: PRESS_LIMIT_MS })
    .then(
      () => true,
      () => false,
    )
  if (wasPressed) await settled(page)
  return wasPressed
}

const mark = (page: Page) => page.evaluate(markOpeners, { openers: OPENERS, frame: FRAME })

/** Opens a page and presses what leads on, one after the other. @returns what can be pressed then, if all was there */
async function open({ page, address }: Exploration, way: readonly string[]): Promise<readonly Opener[] | undefined> {
  // The page before this one may be on its way to another itself.
  const answer = await steady(page, () => page.goto(address))
  // A market that is too busy answers with a page of its own words, which is another page than the one that is read.
  if ((answer?.status() ?? 0) >= 500 && !address.startsWith('/500')) throw new Error(`answered ${answer?.status()}`)
  await settled(page)
  // What the last press has done may lead on once more.
  let openers = await steady(page, () => mark(page))
  for (const kind of way) {
    const index = openers.findIndex((opener) => opener.kind === kind)
    if (index === -1 || !(await press(page, index))) return undefined
    openers = await steady(page, () => mark(page))
  }
  return openers
}

/** Types into what suggests, once of each kind. */
async function suggest({ page, pressed, look }: Exploration): Promise<void> {
  const box = page.locator(SUGGESTING).filter({ visible: true }).first()
  if ((await box.count()) === 0) return
  const kind = `typed ${await box.evaluate(({ id, className }) => `${id} ${className}`)}`
  if (pressed.has(kind)) return
  pressed.add(kind)
  await box.pressSequentially(TYPED, { timeout: PRESS_LIMIT_MS }).catch(() => {})
  await settled(page)
  await steady(page, () => look(`typed ${TYPED}`))
}

/** Presses everything that is new at the end of a way, and what comes of it. */
async function pressAll(exploration: Exploration, way: readonly string[], known: readonly string[]): Promise<void> {
  const { page, pressed, look, depth } = exploration
  let openers: readonly Opener[] = await steady(page, () => mark(page))
  const path = new URL(page.url()).pathname
  const fresh = openers.filter(({ kind }) => !pressed.has(kind) && !known.includes(kind))
  let before: string | undefined = await seen(page)
  for (const { kind, name } of fresh) {
    if (pressed.has(kind)) continue
    pressed.add(kind)
    if (before === undefined) {
      openers = (await open(exploration, way)) ?? []
      before = await seen(page)
    }
    const index = openers.findIndex((opener) => opener.kind === kind)
    if (index === -1) continue
    if (await press(page, index)) {
      await steady(page, () => look([...way, kind].length > 1 ? `${way.length + 1}: ${name}` : name || kind))
      const isHere = new URL(page.url()).pathname === path
      if (isHere && way.length + 1 < depth) {
        await pressAll(exploration, [...way, kind], [...known, ...openers.map((opener) => opener.kind)])
        before = undefined
        continue
      }
    }
    if (!(await steady(page, () => closed(page, index, before ?? '')))) before = undefined
  }
}

/** Opens a page, and then each of its menus, dialogs, tabs and messages, every time from the page as it opens. */
export async function explore(exploration: Exploration): Promise<void> {
  await open(exploration, [])
  await steady(exploration.page, () => exploration.look(''))
  if (exploration.depth === 0) return
  await suggest(exploration)
  await open(exploration, [])
  await pressAll(exploration, [], [])
}
