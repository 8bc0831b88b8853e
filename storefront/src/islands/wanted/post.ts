import type { Translate, Words } from '@maveshi/shared/locale/translate'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { refusalOf } from '@maveshi/shared/refusal/refused'
import { postWanted } from '../../data/member/wanted.ts'
import type { WantedArguments } from '../../data/rules/wanted.ts'
import { paths, withReturn } from '../../paths.ts'
import { guestTranslate } from '../guest-words.ts'
import { make } from '../listing/dialog.ts'
import { pageLanguage } from '../listing/words.ts'

async function readWords(): Promise<Translate> {
  const language = pageLanguage()
  const read = async (name: string) => (await (await fetch(`/locales/${language}/${name}.json`)).json()) as Words
  const [wanted, listing] = await Promise.all([read('wanted'), read('listing')])
  return guestTranslate(language, { wanted, listing })
}

const FIELDS: Readonly<Partial<Record<string, string>>> = {
  category: 'wanted:problems.category',
  place: 'wanted:problems.place',
  number: 'wanted:problems.number',
}

function sentenceOf(refusal: Refusal, t: Translate): string {
  if (refusal.kind === 'suspended') return t('listing:contact.suspended')
  if (refusal.kind === 'limit') {
    return refusal.limit === 'wanted_notices_kept'
      ? t('wanted:problems.full', { count: refusal.max })
      : t('wanted:problems.limit')
  }
  const field = refusal.kind === 'missing' ? refusal.about : 'field' in refusal ? String(refusal.field) : ''
  return t(FIELDS[field] ?? 'wanted:problems.refused')
}

function explain(error: unknown, t: Translate): Node[] {
  const refusal = refusalOf(error)
  if (refusal.kind === 'session') {
    location.assign(withReturn(paths.login, location.pathname + location.search))
    return []
  }
  if (['offline', 'timeout', 'broken', 'unknown'].includes(refusal.kind)) throw error
  const link =
    refusal.kind === 'missing' &&
    make('a', { className: 'underline', href: paths.editProfile }, t('wanted:problems.profile'))
  return [make('p', { className: 'problem' }, sentenceOf(refusal, t), ...(link ? [' ', link] : []))]
}

/** What cannot be left open, each with the sentence that asks for it. */
const NEEDED = [
  ['category', 'wanted:problems.category'],
  ['state', 'wanted:problems.place'],
] as const

/** Says below each choice that is left open that it is needed, and leads to the first. @returns whether there is none */
function isComplete(form: HTMLFormElement, t: Translate): boolean {
  const open = NEEDED.flatMap(([name, key]) => {
    const select = form.querySelector<HTMLSelectElement>(`select[name=${name}]`)
    const id = `${name}-problem`
    form.querySelector(`#${id}`)?.remove()
    select?.removeAttribute('aria-invalid')
    select?.removeAttribute('aria-describedby')
    if (!select || select.value) return []
    select.setAttribute('aria-invalid', 'true')
    select.setAttribute('aria-describedby', id)
    select.closest('label')?.after(make('p', { className: 'problem -mt-4', id }, t(key)))
    return [select]
  })
  open[0]?.focus()
  return open.length === 0
}

/** In place of the question what was asked, and what happens now. */
function showSent(form: HTMLFormElement, isLive: boolean, t: Translate): void {
  document.querySelector('main h1 + p')?.remove()
  form.textContent = ''
  form.append(
    make('p', { role: 'status', className: 'text-lg' }, t(isLive ? 'wanted:sent.live' : 'wanted:sent.waiting')),
    make('a', { className: 'button', href: `${paths.dashboard}#wanted` }, t('wanted:sent.own')),
  )
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  Object.assign(heading, { className: `${heading.className} mb-4`, tabIndex: -1, textContent: t('wanted:mine.title') })
  heading.focus()
}

function show(nodes: readonly Node[]): void {
  const place = document.querySelector('#problem')
  if (!place) return
  place.textContent = ''
  place.append(...nodes)
}

/** Reads the form by the rules of a list, which the server has: what it says of the address as it is typed now. */
async function conditionsOf(form: HTMLFormElement): Promise<WantedArguments> {
  const query = new URLSearchParams([...new FormData(form)] as [string, string][])
  const answer = await fetch(`${paths.wantedForm}?${query}`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return JSON.parse(page.querySelector<HTMLElement>('[data-wanted]')?.dataset.wanted ?? '{}')
}

/**
 * Sends what somebody looks for, and says what happens now. What was typed stays where it is refused.
 * @throws TypeError without a network
 */
export async function post(link: HTMLAnchorElement): Promise<void> {
  const form = link.closest('form')
  if (!form || link.hasAttribute('aria-busy')) return
  link.setAttribute('aria-busy', 'true')
  try {
    const t = await readWords()
    if (!isComplete(form, t)) return
    const typed = new FormData(form)
    try {
      const isLive = await postWanted(await conditionsOf(form), String(typed.get('words')), Number(typed.get('days')))
      showSent(form, isLive, t)
    } catch (error) {
      show(explain(error, t))
    }
  } finally {
    link.removeAttribute('aria-busy')
  }
}
