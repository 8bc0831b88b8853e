import { LANGUAGE_FACTS, type Language } from '@maveshi/shared/locale/languages'
import type { APIRequestContext, Page } from '@playwright/test'
import { OWN_CATEGORY } from './own-category.ts'
import { publishableKey } from './seller-api.ts'

interface Offer {
  readonly id: string
}

/** What is wrong with the words of a page, each with the text that it stands in. */
export interface WordProblems {
  /** Words in another script than the language's, which nobody of the market's people has written. */
  readonly foreign: readonly string[]
  /** Words that go on in the next line. */
  readonly broken: readonly string[]
  /** Texts, choices and hints of which a part is not seen, without a sign of it. */
  readonly cut: readonly string[]
  /** Texts that are written over each other. */
  readonly overlapping: readonly string[]
}

/** Where something stands in the window, in CSS pixels. */
type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

/** The brand, short forms and names that are written alike in every language. */
const ALIKE =
  'Maveshi WhatsApp UPI PIN CSV SMS GPS OTP MB JPEG PNG WebP HEIC JavaScript GeoNames Fluent Emoji MIT CC BY HP HF A अ'
/** A key of the keyboard, the halves of the day as the languages' own data write them, and units as editors store them. */
const WRITTEN_SO = 'F8 AM PM am pm INR kg'
/** Each language's name stands in its own script, for who looks for theirs. */
const NAMES = LANGUAGE_FACTS.map(({ name }) => name)

declare global {
  interface Window {
    /** Words of people that this page has shown: what was removed is named once more where it is told. */
    ownWords?: Set<string>
  }
}

interface Asked {
  /** The letters of the language. */
  readonly script: string
  readonly alike: readonly string[]
  /** How tests call what they put into the catalogue meanwhile. */
  readonly ofTests: string
  /** Hints, choices and the page's title are read too. */
  readonly isWhole: boolean
}

/** Runs in the page. */
function problems({ script, alike, ofTests, isWhole }: Asked): WordProblems {
  const own = new RegExp(script, 'u')
  const isOfTests = new RegExp(ofTests)
  window.ownWords ??= new Set(alike)
  const known = window.ownWords
  const found = {
    foreign: new Set<string>(),
    broken: new Set<string>(),
    cut: new Set<string>(),
    overlapping: new Set<string>(),
  }
  const lines: { box: Box; node: Text; layer: Element | null }[] = []
  const isSeen = (element: Element) =>
    // What only a screen reader finds is one pixel wide.
    !(element.clientWidth === 1 && element.clientHeight === 1) &&
    element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.sr-only, .max-lg\\:sr-only, noscript, style, script, kbd')
  const rectsOf = (node: Text, from: number, to: number) => {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return [...range.getClientRects()].filter(({ width }) => width > 0.5)
  }
  // What is marked as somebody's own words may stand in the label of a button beside it too.
  for (const element of document.querySelectorAll('bdi, [lang]:not(html)'))
    for (const [word] of element.textContent.matchAll(/[\p{L}\p{M}\d.-]+/gu)) known.add(word)
  const noteForeign = (text: string) => {
    // The address of a page, and the id of a row or the code of a breed, are no words.
    for (const [word] of text.replaceAll(/[\w.-]+(?::\d+)?\/\w+\/\S*/g, '').matchAll(/[\p{L}\p{M}\d@.-]+/gu)) {
      const isAddress = /[@.]./.test(word)
      const isCode = /^[A-Z]+-\d+$|^[\da-f]{8}(-[\da-f]{4,12})*$/.test(word) || isOfTests.test(word)
      if (/\p{L}/u.test(word) && !own.test(word) && !isAddress && !isCode && !known.has(word.replace(/[.-]+$/, '')))
        found.foreign.add(`${word} «${text.trim().slice(0, 80)}»`)
    }
  }
  const noteBroken = (node: Text, line_px: number) => {
    for (const { 0: word, index } of node.data.matchAll(/[^\s/|·–-]{2,}/gu)) {
      // An address has no syllables, and may be longer than any line.
      if (/[@.]\w/.test(word)) continue
      const tops = rectsOf(node, index, index + word.length).map(({ top }) => top)
      if (Math.max(...tops) - Math.min(...tops) > line_px * 0.6) found.broken.add(`${word} «${node.data.trim()}»`)
    }
  }
  const isCut = (element: Element) => {
    const { overflowX, textOverflow } = getComputedStyle(element)
    const isHiding = overflowX === 'hidden' || overflowX === 'clip'
    // What was chosen is read nowhere else.
    const mayEnd = textOverflow === 'ellipsis' && element.role !== 'combobox'
    return isHiding && !mayEnd && element.scrollWidth > element.clientWidth + 1
  }
  const pen = document.createElement('canvas').getContext('2d')
  const noteField = (field: HTMLInputElement | HTMLSelectElement, text: string) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field)
    if (!pen || !isSeen(field) || field.clientWidth === 0) return
    pen.font = font
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    if (pen.measureText(text).width > room + 1) found.cut.add(text)
  }

  // What is put in a place of its own may cover the page: a menu, a dialog, a badge on a picture.
  const layerOf = (element: Element | null): Element | null =>
    !element || getComputedStyle(element).position.match(/absolute|fixed|sticky/)
      ? element
      : layerOf(element.parentElement)
  /** What is seen of a line, where something around it hides the rest. */
  const seenOf = (element: Element | null, line: Box): Box => {
    if (!element) return line
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isHiding = getComputedStyle(element).overflowX !== 'visible'
    const seen = isHiding
      ? {
          left: Math.max(left, line.left),
          right: Math.min(right, line.right),
          top: Math.max(top, line.top),
          bottom: Math.min(bottom, line.bottom),
        }
      : line
    return seenOf(element.parentElement, seen)
  }
  const noteOverlapping = () => {
    lines.sort((one, next) => one.box.top - next.box.top)
    for (const [index, { box, node, layer }] of lines.entries()) {
      const height_px = box.bottom - box.top
      for (const next of lines.slice(index + 1)) {
        if (next.box.top > box.bottom - 4) break
        const across_px = Math.min(box.right, next.box.right) - Math.max(box.left, next.box.left)
        const down_px = Math.min(box.bottom, next.box.bottom) - next.box.top
        if (across_px > 2 && down_px > height_px * 0.5 && next.node !== node && next.layer === layer)
          found.overlapping.add(`${node.data.trim().slice(0, 40)} × ${next.node.data.trim().slice(0, 40)}`)
      }
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    const element = node.parentElement
    if (!element || !node.data.trim() || !isSeen(element) || rectsOf(node, 0, node.data.length).length === 0) continue
    // An address that may go on in the next line is one all the same.
    const text = element.querySelector(':scope > wbr') ? element.textContent : node.data
    if (!element.closest('bdi, [lang]:not(html)')) noteForeign(text)
    const layer = layerOf(element)
    for (const { left, right, top, bottom } of rectsOf(node, 0, node.data.length))
      lines.push({ box: seenOf(element, { left, right, top, bottom }), node, layer })
    noteBroken(node, Number.parseFloat(getComputedStyle(element).lineHeight) || 20)
    // A row of a list hides its last line whole where a title needs it.
    const row = element.closest('.list .listing-card > div')
    if (isCut(element) && element !== row) found.cut.add(node.data.trim())
  }
  for (const select of document.querySelectorAll('select')) noteField(select, select.selectedOptions[0]?.text ?? '')
  for (const input of document.querySelectorAll<HTMLInputElement>('input[placeholder]'))
    noteField(input, input.placeholder)
  const named = ['aria-label', 'title', 'alt', ...(isWhole ? ['placeholder'] : [])]
  for (const element of document.querySelectorAll(named.map((name) => `[${name}]`).join())) {
    if (element.closest('[lang]:not(html)')) continue
    for (const name of named) noteForeign(element.getAttribute(name) ?? '')
  }
  if (isWhole) {
    for (const option of document.querySelectorAll('option'))
      if (!option.closest('[lang]:not(html)')) noteForeign(option.text)
    noteForeign(document.title)
  }
  noteOverlapping()
  return {
    foreign: [...found.foreign],
    broken: [...found.broken],
    cut: [...found.cut],
    overlapping: [...found.overlapping],
  }
}

/** So many are read at once, as the pages do. */
const AT_ONCE = 200

/** All words of what people have written on what is on offer: names, titles, descriptions, answers. */
export async function ownWords(request: APIRequestContext): Promise<readonly string[]> {
  const headers = { apikey: await publishableKey(request) }
  const read = async (path: string) => (await (await request.get(`/rest/v1/${path}`, { headers })).json()) as Offer[]
  const readPages = async (offset = 0): Promise<Offer[]> => {
    const page = await read(`listings?select=id&status=eq.active&order=id&limit=${AT_ONCE}&offset=${offset}`)
    if (page.length === 0) return []
    const ids = page.map(({ id }) => id).join()
    const [own, rest] = [
      await read(`listings?select=title,description,attributes,seller:public_profiles(name)&id=in.(${ids})`),
      await readPages(offset + AT_ONCE),
    ]
    return [...own, ...rest]
  }
  const words = JSON.stringify(await readPages()).match(/[\p{L}\p{M}\d]+/gu) ?? []
  if (words.length === 0) throw new Error('Nobody has written anything')
  return [...new Set(words)]
}

/**
 * What is wrong with the words of a page that is open.
 * @param own words of people, which may be in any language
 * @param isWhole whether hints, choices and the page's title are read too
 */
export function wordProblems(
  page: Page,
  language: Language,
  own: readonly string[],
  isWhole = false,
): Promise<WordProblems> {
  const { script } = LANGUAGE_FACTS.find(({ code }) => code === language) ?? LANGUAGE_FACTS[0]
  return page.evaluate(problems, {
    script: script.source,
    isWhole,
    ofTests: OWN_CATEGORY.source,
    alike: [...ALIKE.split(' '), ...WRITTEN_SO.split(' '), ...NAMES, ...own],
  })
}
