import type { Suggestions } from '../../data/rules/suggestions.ts'

/** Rests this long in typing before it asks, and at most once for one text. */
const PAUSE_MS = 250

const NONE: Suggestions = { texts: [], said: '' }
const answers = new Map<string, Promise<Suggestions>>()

function ask(text: string): Promise<Suggestions> {
  const url = `/suggest?q=${encodeURIComponent(text)}`
  const answer = answers.get(text) ?? fetch(url).then((response) => (response.ok ? response.json() : NONE))
  answers.set(text, answer)
  answer.catch(() => answers.delete(text))
  return answer
}

/** Safari asks so from 16 on; before, a form that is sent by a script still leaves out what is empty. */
function submit(form: HTMLFormElement | null): void {
  if (form?.requestSubmit) form.requestSubmit()
  else form?.submit()
}

/** Offers below a search box how the words may go on: a combobox with a list, by keyboard and by touch. */
export function suggest(input: HTMLInputElement): void {
  if (input.hasAttribute('role')) return
  const list = document.createElement('ul')
  list.id = 'suggestions'
  list.setAttribute('role', 'listbox')
  list.className = 'card menu-list inset-x-0'
  list.setAttribute('aria-label', input.getAttribute('aria-label') ?? '')
  list.hidden = true
  const told = document.createElement('p')
  told.setAttribute('role', 'status')
  told.className = 'sr-only'
  input.after(list, told)
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', list.id)
  let timer = 0
  /** What suggestions are waited for; nothing once somebody has chosen, or wants none. */
  let wanted: string | undefined
  let chosen = -1

  function mark(index: number): void {
    chosen = index
    for (const [place, option] of [...list.children].entries()) {
      option.setAttribute('aria-selected', String(place === index))
    }
    const option = list.children[index]
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  function show({ texts, said }: Suggestions): void {
    list.textContent = ''
    list.append(
      ...texts.map((text, index) => {
        const option = document.createElement('li')
        option.id = `suggestion-${index}`
        option.setAttribute('role', 'option')
        option.className =
          'flex min-h-12 items-center px-3 cursor-pointer hover:bg-leaf-soft aria-selected:bg-leaf-soft'
        option.textContent = text
        return option
      }),
    )
    list.hidden = texts.length === 0
    input.setAttribute('aria-expanded', String(!list.hidden))
    told.textContent = said
    mark(-1)
  }

  function search(option: Element | undefined): void {
    clearTimeout(timer)
    wanted = undefined
    if (option) input.value = option.textContent ?? ''
    show(NONE)
    if (option) submit(input.form)
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    const text = input.value.trim().toLowerCase()
    wanted = text
    if (text.length < 2) return show(NONE)
    timer = window.setTimeout(async () => {
      const answer = await ask(text).catch(() => NONE)
      if (text === wanted && document.activeElement === input) show(answer)
    }, PAUSE_MS)
  })
  input.addEventListener('keydown', (event) => {
    const count = list.children.length
    if (list.hidden || event.isComposing) return
    if (event.key === 'ArrowDown') mark((chosen + 1) % count)
    else if (event.key === 'ArrowUp') mark((chosen < 1 ? count : chosen) - 1)
    else if (event.key === 'Enter' && chosen >= 0) search(list.children[chosen])
    else if (event.key === 'Escape') search(undefined)
    else return
    event.preventDefault()
  })
  input.addEventListener('blur', () => search(undefined))
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => search((target as Element).closest('li') ?? undefined))
  show(NONE)
  input.dispatchEvent(new Event('input'))
}
