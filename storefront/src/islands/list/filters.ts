import { released } from '../released.ts'

/** The address that the filters' form stands for, without what is empty. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams([...new FormData(form)] as [string, string][]).toString()
  return form.action.split('?')[0] + (query && `?${query}`)
}

/** Leaves the answers of one category behind when another is chosen. */
function removeAnswers(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('fieldset *, .choices *')) field.disabled = true
}

/** What is shown now, by its place on the page. */
const liveParts = (page: Document) => page.querySelectorAll('[data-live]')

/** Leads the links around the list, those of the languages above all, to where they lead on the other page. */
function takeLinks(page: Document): void {
  const around = 'header a, footer a'
  const links = page.querySelectorAll<HTMLAnchorElement>(around)
  for (const [index, link] of document.querySelectorAll<HTMLAnchorElement>(around).entries()) {
    link.href = links[index]?.getAttribute('href') ?? link.href
  }
}

/** Puts another page's list in place of this one and says how much there is. The focus stays where it is. */
function showPage(page: Document): void {
  const { name, value, type } = document.activeElement as HTMLInputElement
  const parts = liveParts(page)
  for (const [index, part] of liveParts(document).entries()) {
    part.textContent = ''
    part.append(...(parts[index]?.childNodes ?? []))
  }
  takeLinks(page)
  // Hearts are painted anew where some are pressed.
  dispatchEvent(new Event('pageshow'))
  const same = type === 'checkbox' ? `[name="${name}"][value="${CSS.escape(value)}"]` : `[name="${name}"]`
  if (name) document.querySelector<HTMLInputElement>(`[data-live] ${same}`)?.focus({ preventScroll: true })
  const told = document.querySelector('.list [role=status]')
  if (told) told.textContent = document.querySelector('.list h2')?.textContent ?? ''
}

/** Shows at once what the filters now ask for. What is filled in meanwhile decides; without a network the page opens. */
export async function applyFilters(form: HTMLFormElement, changed: string): Promise<void> {
  if (changed === 'category') removeAnswers(form)
  const address = addressOf(form)
  try {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(answer.statusText)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    await released()
    if (addressOf(form) !== address) return
    history.pushState(null, '', address)
    showPage(page)
  } catch {
    location.assign(address)
  }
}

addEventListener('popstate', () => location.reload())
