import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe asks for by itself, and the targets' sizes of WCAG 2.2 besides. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

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

/**
 * What axe has against a page as it is now, at any impact, one text for each rule that is broken.
 * @param state what was opened over the page, if something was
 * @param part a selector of what is looked at, if not the whole page
 */
export async function violations(page: Page, state = '', part?: string): Promise<string[]> {
  await settledColours(page)
  // The legacy mode is for pages without frames, and saves opening another page for every answer.
  // What passes need not be listed, which takes axe longer than looking.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
  if (part) axe.include(part)
  // Under what is open lie targets that are half covered by it: nobody means them now.
  const found = await (state ? axe.disableRules('target-size') : axe).analyze()
  return found.violations.map(({ id, impact, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`)
    return `${page.url()} ${state}\n${impact} ${id}: ${help}\n${places.slice(0, 3).join('\n')}`
  })
}
