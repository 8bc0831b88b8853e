import { READINGS, violations } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'

/** A page with nothing wrong but what is planted. */
const pageWith = (planted: string, lang = 'lang="en"') => `<!doctype html><html ${lang}><head><title>Cows</title>
  <meta name="viewport" content="width=device-width"><style>
    :root { color-scheme: light dark }
    .pale { color: #999; background: #fff }
    @media (prefers-color-scheme: dark) { .pale { color: #fff; background: #000 } }
    .dim { color: #000; background: #fff }
    @media (prefers-color-scheme: dark) { .dim { color: #444; background: #000 } }
  </style></head><body><main><h1>Cows</h1>${planted}</main></body></html>`

/** What can be wrong, and by which rule it is found: in every language, or by its own reader. */
const PLANTED = [
  { rule: 'button-name', planted: '<button></button>', by: ['hi', 'ur'] },
  { rule: 'link-name', planted: '<a href="/"></a>', by: ['hi', 'ur'] },
  { rule: 'label', planted: '<input>', by: ['hi', 'ur'] },
  { rule: 'image-alt', planted: '<img src="data:,">', by: ['hi', 'ur'] },
  { rule: 'aria-dialog-name', planted: '<div role="dialog">Cows</div>', by: ['hi', 'ur'] },
  { rule: 'landmark-unique', planted: '<nav>a</nav><nav>b</nav>', by: ['hi', 'ur'] },
  { rule: 'html-has-lang', planted: '', lang: '', by: ['hi', 'ur'] },
  { rule: 'valid-lang', planted: '<p lang="xx-y">Cows</p>', by: ['hi', 'ur'] },
  {
    rule: 'target-size',
    planted: '<button>a</button>'.repeat(3).replaceAll('<button', '<button style="all: unset; font-size: 9px"'),
    by: ['hi', 'ur'],
  },
  { rule: 'color-contrast', planted: '<p class="pale">Cows</p>', by: ['ur'] },
  { rule: 'color-contrast', planted: '<p class="dim">Cows</p>', by: ['hi'] },
  { rule: 'aria-required-children', planted: '<div role="list"><p>Cows</p></div>', by: ['ur'] },
  { rule: 'heading-order', planted: '<h4>Cows</h4>', by: ['ur'] },
  { rule: 'list', planted: '<ul><p>Cows</p></ul>', by: ['ur'] },
  { rule: 'region', planted: '</main><p>Cows</p><main hidden>', by: ['ur'] },
  { rule: 'nested-interactive', planted: '<button>a<a href="/">b</a></button>', by: ['ur'] },
] as const

test.use({ viewport: { width: 360, height: 740 }, expectedErrors: [/ERR_/] })

for (const { language, colorScheme, rules } of READINGS) {
  test(`what is planted is found by who reads in ${language}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setContent(pageWith(''))
    expect(await violations(page, '', { rules })).toEqual([])
    for (const { rule, planted, by, ...others } of PLANTED) {
      await page.setContent(pageWith(planted, 'lang' in others ? others.lang : undefined))
      const found = (await violations(page, '', { rules })).join('\n')
      if ((by as readonly string[]).includes(language)) expect(found, planted).toContain(` ${rule}: `)
      else expect(found, planted).not.toContain(` ${rule}: `)
    }
  })
}
