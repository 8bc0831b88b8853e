import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { BROWSER_ARGUMENTS } from '../support/browser-arguments.ts'

/** What the installed Playwright turns off: its own list, out of its code, for it hands it to nobody. */
function offByPlaywright(): string[] {
  const own = createRequire(import.meta.url).resolve('@playwright/test')
  const core = createRequire(createRequire(own).resolve('playwright')).resolve('playwright-core')
  const code = readFileSync(join(dirname(core), 'lib/coreBundle.js'), 'utf8')
  const list = /\bdisabledFeatures = \[([\s\S]*?)\n\s*\]/.exec(code)?.[1] ?? ''
  return [...list.replaceAll(/\/\/.*/g, '').matchAll(/"(\w+)"/g)].map(([, name]) => String(name))
}

test('what Playwright turns off in a browser stays off, since of two such lists only the last is read', () => {
  const off = BROWSER_ARGUMENTS.find((one) => one.startsWith('--disable-features='))
    ?.split('=')[1]
    ?.split(',')
  const wanted = offByPlaywright()
  expect(wanted).toContain('PaintHolding')
  expect(off).toEqual(expect.arrayContaining(wanted))
})
