import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@maveshi/supabase/local/environment'
import { describe, expect, test } from 'vitest'
import { filesUnder } from '../support/repository.ts'

/**
 * Ways to say left and right where start and end are meant. Urdu is read from the right: a page is mirrored by itself
 * only where no side is named.
 */
const PHYSICAL = [
  // margin-left, paddingRight, border-left-color, scroll-margin-left
  /\b(?:margin|padding|border|scroll-?margin|scroll-?padding)-?(?:left|right)/i,
  // border-top-left-radius, borderTopLeftRadius
  /\bborder-?(?:top|bottom)-?(?:left|right)-?radius/i,
  // left: 0, 'right': 4, but no `left: number` of a type
  /(?<![\w.?-])['"]?(?:left|right)['"]?:\s*(?!number|string)['"\d-]/,
  // text-align: left, float: right, textAlign: 'left'
  /\b(?:text-?align|float|clear):\s*['"]?(?:left|right)/i,
  // Tailwind's ml-2, pr-[3px], left-0, text-left, rounded-l, border-r
  /(?<![\w-])-?(?:[mp][lr]|left|right)-(?:\d|\[|auto|px|full)/,
  /(?<![\w-])(?:text-(?:left|right)|(?:rounded|border)-[lr])(?![\w])/,
  // MUI's { ml: 1 }
  /(?<![\w.])(?:ml|mr|pl|pr):\s*['"\d-]/,
]

const styled = ['storefront/src', 'backoffice/src'].flatMap((folder) =>
  filesUnder(folder, ['.css', '.astro', '.tsx', '.ts']),
)

const named = (text: string) => PHYSICAL.some((side) => side.test(text))

describe('no side is named in styles', () => {
  test.each([
    'margin-left: 4px',
    'scrollMarginLeft: 4',
    'border-top-left-radius: 2px',
    'position: absolute; left: 0',
    "textAlign: 'right'",
    'class="ml-2"',
    'class="-left-4 flex"',
    'class="text-right"',
    'sx={{ pl: 2 }}',
  ])('%s is found', (style) => expect(named(style)).toBe(true))

  test.each(['margin-inline-start: 4px', 'inset-inline-end: 0', 'class="ms-2 text-start"', 'left: number'])(
    '%s is not',
    (style) => expect(named(style)).toBe(false),
  )

  test('of the storefront and the console', () => {
    const found = styled.flatMap(({ path, read }) =>
      read()
        .split('\n')
        .map((line) => line.replace(/^\s*(?:\/\*\*|\*|\/\/).*$/, ''))
        .filter(named)
        .map((line) => `${path}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })
})

test('an amount of rupees in an Urdu sentence is read from the left: its sign would stand behind it', () => {
  const words = readFileSync(join(ROOT, 'locales/ur/admin.json'), 'utf8')
  const amounts = words.match(/.?\{\{median\}\}.?/g) ?? []
  expect(amounts).not.toEqual([])
  expect(amounts.filter((amount) => amount !== '\u2066{{median}}\u2069')).toEqual([])
})
