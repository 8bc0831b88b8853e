import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Page } from '@playwright/test'
import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core'

/** What axe asks for by itself, and the targets' sizes of WCAG 2.2 besides. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** A browser reads it in half the time of the other; once a page is enough. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface Rule {
  readonly ruleId: string
  readonly tags: readonly string[]
}

const ALL: readonly Rule[] = axe
  .getRules(TAGS)
  // Neither is asked by axe itself, unless by its name.
  .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))

/** Rules about elements and attributes alone. */
const STRUCTURE = /^cat\.(aria|keyboard|parsing|semantics|structure|tables|time-and-media)$/
/** Those among them that read words, or measure the room that words take. */
const OF_WORDS =
  /-name$|^(label-content-name-mismatch|landmark-unique|scrollable-region-focusable|table-duplicate-name)$/

const idsOf = (rules: readonly Rule[]) => rules.map(({ ruleId }) => ruleId)

/** The rules that one looks by: all of them, or those whose outcome may differ between languages or colours. */
const RULES = {
  all: idsOf(ALL),
  words: idsOf(ALL.filter(({ ruleId, tags }) => OF_WORDS.test(ruleId) || !tags.some((tag) => STRUCTURE.test(tag)))),
} as const
export type Rules = keyof typeof RULES

/** Somebody who reads the market in a language and in colours, and what of it is looked at. */
export interface Reading {
  readonly language: Language
  readonly colorScheme: 'light' | 'dark'
  readonly rules: Rules
}

/**
 * Who looks at every page and state. Elements and their roles are the same in every language: looked at once. Names,
 * languages, sizes and colours: in two scripts, from both sides, in both sets of colours. English is not
 * looked at by itself: each of its words stands in the others too, at another length.
 */
export const READINGS = [
  { language: 'ur', colorScheme: 'light', rules: 'all' },
  { language: 'hi', colorScheme: 'dark', rules: 'words' },
] as const satisfies readonly Reading[]

/** Colours on their way to others are nobody's: what moves for ever is left to move. */
function settledColours(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const ends = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    )
  })
}

/** Runs in the page. */
async function analyse({ part, options }: { part: string | undefined; options: RunOptions }) {
  const { axe: inPage } = window as unknown as {
    axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
  }
  return (await inPage.run(part ? { include: [part] } : document, options)).violations
}

/** What is looked at, and by which rules. */
interface Check {
  /** A selector, if not the whole page. */
  readonly part?: string
  readonly rules?: Rules
}

/**
 * What axe has against a page as it is now, at any impact, one text for each rule that is broken.
 * @param state what was opened over the page, if something was
 */
export async function violations(page: Page, state = '', { part, rules = 'all' }: Check = {}): Promise<string[]> {
  // Nor are colours that something which comes during the look is on its way to.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await settledColours(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  // What lies half behind a bar that stays in view is moved by whoever wants it: bars stand where the page begins and ends.
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('.bottom-bar, .bar')) bar.style.position = 'static'
  })
  // Under what is open lie targets that are half covered by it: nobody means them now.
  const meant = RULES[rules].filter((rule) => !(state && rule === 'target-size'))
  // What passes need not be listed, which takes axe longer than looking.
  const options: RunOptions = { resultTypes: ['violations'], runOnly: { type: 'rule', values: meant } }
  const found = await page.evaluate(analyse, { part, options })
  return found.map(({ id, impact, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`)
    return `${page.url()} ${state}\n${impact} ${id}: ${help}\n${places.slice(0, 3).join('\n')}`
  })
}
