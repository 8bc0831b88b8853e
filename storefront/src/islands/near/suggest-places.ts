import type { Suggestions } from '../../data/rules/suggestions.ts'

const PAUSE_MS = 250

/** Offers below a field for a place what it may be, by the phone's own list of suggestions. */
export function suggestPlaces(input: HTMLInputElement): void {
  if (input.getAttribute('list')) return
  const list = document.createElement('datalist')
  list.id = `places-${document.querySelectorAll('datalist').length}`
  input.after(list)
  input.setAttribute('list', list.id)
  let timer = 0
  let wanted = ''

  async function show(text: string): Promise<void> {
    const answer = await fetch(`/suggest?near=${encodeURIComponent(text)}`)
    const { texts } = (answer.ok ? await answer.json() : { texts: [] }) as Suggestions
    if (text !== wanted) return
    list.textContent = ''
    for (const place of texts) list.append(new Option(place, place))
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    wanted = input.value.trim().toLowerCase()
    const text = wanted
    if (text.length >= 2) timer = window.setTimeout(() => show(text).catch(() => undefined), PAUSE_MS)
  })
}
