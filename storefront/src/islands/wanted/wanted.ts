import { SESSION_KEY } from '@maveshi/shared/access/session'
import type { ContactChannel } from '@maveshi/shared/listing/contact'

/**
 * What pages of wanted notices do at a tap. All of it is a link that leads to the login without this; a guest is asked for an
 * account by the header's script. What is heavier than a line is loaded when it is asked for.
 */
const place = () => document.querySelector<HTMLElement>('#problem')

function act(link: HTMLAnchorElement): Promise<unknown> {
  const [doing = '', id = ''] = (link.dataset.act ?? '').split(':')
  if (doing === 'post') return import('./post.ts').then((form) => form.post(link))
  if (doing === 'report') return import('../listing/report.ts').then((form) => form.report({ wanted_id: id }))
  return import('./reach.ts').then((way) => way.reach(link, id, doing as ContactChannel))
}

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-act]')
  if (!link || event.ctrlKey || event.metaKey || !localStorage.getItem(SESSION_KEY)) return
  event.preventDefault()
  const said = place()
  if (said) said.textContent = ''
  act(link).catch(() => {
    const problem = place()
    if (problem) problem.textContent = problem.dataset.network ?? ''
  })
})

/**
 * A category brings its questions, and a state its districts: the form is asked for anew, with what is typed. Not for words and
 * numbers: these change as somebody presses the button below, which would go away under the finger.
 */
addEventListener('change', ({ target }) => {
  const { form, name } = target as HTMLSelectElement
  if (form?.id !== 'filters' || !(target instanceof HTMLSelectElement)) return
  import('../list/filters.ts').then((filters) => filters.applyFilters(form, name))
})
