import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@maveshi/supabase/local/environment'
import { expect, type Page } from '@playwright/test'

/** An edit of a source, and how it shows on a page. */
export interface Edit {
  readonly kind: string
  /** The page's address. */
  readonly at: string
  /** From the root. */
  readonly file: string
  readonly from: string
  readonly to: (mark: string) => string
  readonly isSeen: (page: Page, mark: string) => Promise<unknown>
}

const byTitle = (page: Page, mark: string) => page.getByTitle(mark).waitFor({ state: 'attached' })
const byHeading = (page: Page, mark: string) => page.getByRole('heading', { level: 1, name: mark }).waitFor()

/** One of every kind. Whoever is signed in sees both pages. */
export const EDITS: readonly Edit[] = [
  {
    kind: 'island',
    at: '/dashboard',
    file: 'storefront/src/islands/dashboard/Dashboard.tsx',
    from: '<div className="grid items-start',
    to: (mark) => `<div title="${mark}" className="grid items-start`,
    isSeen: byTitle,
  },
  {
    kind: 'page',
    at: '/dashboard',
    file: 'storefront/src/pages/dashboard.astro',
    from: '<h1 ',
    to: (mark) => `<h1 title="${mark}" `,
    isSeen: byTitle,
  },
  {
    kind: 'stylesheet',
    at: '/dashboard',
    file: 'storefront/src/styles/site.css',
    from: '.problem {',
    to: (mark) => `body { --mark: ${mark}; } .problem {`,
    isSeen: (page, mark) =>
      expect(async () => {
        const seen = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--mark'))
        expect(seen).toBe(mark)
      }).toPass({ intervals: [20] }),
  },
  {
    kind: 'word of a page',
    at: '/dashboard',
    file: 'locales/en/dashboard.json',
    from: '"title": "My listings"',
    to: (mark) => `"title": "${mark}"`,
    isSeen: byHeading,
  },
  {
    // What an island of another page has been sent too.
    kind: 'shared',
    at: '/buy',
    file: 'shared/src/locale/format.ts',
    from: '`₹',
    to: (mark) => `\`${mark} ₹`,
    isSeen: (page, mark) => page.getByText(mark).first().waitFor(),
  },
  {
    kind: 'console',
    at: '/admin',
    file: 'backoffice/src/layout/Header.tsx',
    from: '<Toolbar ',
    to: (mark) => `<Toolbar title="${mark}" `,
    isSeen: byTitle,
  },
  {
    kind: 'word of the console',
    at: '/admin',
    file: 'locales/en/admin.json',
    from: '"dashboard": "Dashboard"',
    to: (mark) => `"dashboard": "${mark}"`,
    isSeen: byHeading,
  },
]

/**
 * Writes an edited file into a copy of the sources, whatever was written there before: at once, as editors do, so that
 * nobody reads half of it.
 */
export function writeEdit(folder: string, { file, from, to }: Edit, mark: string): void {
  const text = readFileSync(join(ROOT, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  const path = join(folder, file)
  const whole = `${path}~`
  writeFileSync(whole, text.replace(from, to(mark)))
  renameSync(whole, path)
}

/** Opens a page as somebody has it who edits its sources: all of it runs, and it hears of edits. */
export async function openEdited(page: Page, at: string): Promise<void> {
  const listening = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
  await page.goto(at)
  await listening
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}
