import type { Language } from '@maveshi/shared/locale/languages'
import type { Page } from '@playwright/test'
import { filesUnder } from '../../support/repository.ts'

/** Said elsewhere than on a page: in mails. */
const ELSEWHERE = ['mail']

/** Runs in the page. Everything that it says: what is seen, what a screen reader finds, hints and choices. */
function said(): string[] {
  const attributes = ['aria-label', 'title', 'alt', 'placeholder']
  const elements = [...document.body.querySelectorAll('*:not(script, style)')]
  const named = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''))
  const holdsText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  // Each by itself and once: a whole page by every press of a language takes minutes to look through.
  const blocks = elements.filter(holdsText).map(({ textContent }) => textContent)
  // biome-ignore lint/performance/useDomNodeTextContent: words that stand apart are texts of their own.
  const seen = document.body.innerText.split('\n')
  return [...new Set([document.title, ...seen, ...blocks, ...named])]
}

function textsIn(words: object, path: string): (readonly [string, string])[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : textsIn(value as object, `${path}${key}.`),
  )
}

/** What a text looks like with anything put in. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{.*?\}\}|<[^>]*>/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.map((part) => part.replaceAll(/\s+/g, '\\s+')).join('[^\\n]*?'), 'i')
}

/** The texts of a language that were said, by their keys. */
export class Said {
  readonly #texts = new Set<string>()

  async add(page: Page): Promise<void> {
    for (const text of await page.evaluate(said)) this.#texts.add(text)
  }

  /** The keys of texts that no page has said, of how many. */
  unsaid(language: Language): { readonly keys: readonly string[]; readonly all: number } {
    const everything = [...this.#texts].join('\n')
    const folder = `locales/${language}`
    const texts = filesUnder(folder, ['.json']).flatMap(({ path, read }) => {
      const namespace = path.slice(folder.length + 1, -'.json'.length)
      return ELSEWHERE.includes(namespace) ? [] : textsIn(JSON.parse(read()) as object, `${namespace}:`)
    })
    const keys = texts.filter(([, text]) => !patternOf(text).test(everything)).map(([key]) => key)
    return { keys, all: texts.length }
  }
}
