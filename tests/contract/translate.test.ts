import { isolate } from '@maveshi/shared/locale/isolate'
import { LANGUAGES, languageFacts } from '@maveshi/shared/locale/languages'
import { createTranslate, type Words } from '@maveshi/shared/locale/translate'
import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import { flatten } from '../support/locale-audit.ts'
import { filesUnder, readJson } from '../support/repository.ts'

const COUNTS = [0, 1, 2, 3, 5, 10, 11, 21, 100, 100_000]
const SAMPLE = 'A & <b>$1 $&</b> ₹'

/** What to call a text by, and with which parameters. */
function calls(key: string, text: string): { name: string; parameters: Record<string, string | number> }[] {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
  const parameters = Object.fromEntries(names.map((name) => [name, SAMPLE]))
  const base = key.replace(/_(zero|one|two|few|many|other)$/, '')
  if (base === key) return [{ name: key, parameters }]
  return COUNTS.map((count) => ({ name: base, parameters: { ...parameters, count } }))
}

const files = LANGUAGES.flatMap((language) =>
  filesUnder(`locales/${language}`, ['.json']).map(({ path }) => ({
    language,
    path,
    namespace: path.split('/')[2]?.replace('.json', '') ?? '',
  })),
)

describe('our reader says what i18next says', () => {
  test.each(files)('over every key of $path', async ({ language, path, namespace }) => {
    const words = readJson<Words>(path)
    const reference = i18next.createInstance()
    await reference.init({
      lng: language,
      ns: [namespace],
      resources: { [language]: { [namespace]: words } },
      interpolation: { escapeValue: false },
    })
    const isRightToLeft = languageFacts(language).direction === 'rtl'
    const shown = (value: string | number) => (isRightToLeft && typeof value === 'string' ? isolate(value) : value)
    const t = createTranslate(language, { [namespace]: words })
    for (const [key, text] of flatten(words)) {
      for (const { name, parameters } of calls(key, text)) {
        const given = Object.fromEntries(Object.entries(parameters).map(([key, value]) => [key, shown(value)]))
        const expected = reference.t(`${namespace}:${name}`, given)
        expect(t(`${namespace}:${name}`, parameters), name).toBe(expected)
      }
    }
  })
})
