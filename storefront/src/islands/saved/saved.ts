import { SESSION_KEY } from '@maveshi/shared/access/session'
import { type Contact, readContacts } from '../../data/member/contact.ts'
import { takeFavouritesOver } from '../../data/member/favourite.ts'
import { readStoredContacts } from '../../data/phone/stored-contacts.ts'
import { readFavouriteIds } from '../../data/phone/stored-favourites.ts'
import { paths } from '../../paths.ts'
import { paintHearts } from '../header/hearts.ts'
import { released } from '../released.ts'
import { limitChoice } from './choice.ts'
import { showContact } from './contact-line.ts'

/** So many are fetched at once; more come below. */
const AT_ONCE = 40

const isMember = () => Boolean(localStorage.getItem(SESSION_KEY))

interface Part {
  readonly name: 'favourites' | 'contacts'
  readonly element: HTMLElement
  readonly find: <Found extends HTMLElement>(selector: string) => Found | null
}

function partOf(name: Part['name']): Part | undefined {
  const element = document.querySelector<HTMLElement>(`[data-part=${name}]`)
  return element ? { name, element, find: (selector) => element.querySelector(selector) } : undefined
}

/** Rows of listings as the server words them; those that are asked for, whatever a cache still has. */
async function readRows({ name }: Part, ids: readonly string[], part: number): Promise<readonly HTMLElement[]> {
  const query = new URLSearchParams([['as', name], ['part', String(part)], ...ids.map((id) => ['listing', id])])
  const near = new URLSearchParams(location.search).get('near')
  if (near) query.set('near', near)
  const answer = await fetch(`${paths.savedListings}?${query}`)
  if (!answer.ok) throw new Error(answer.statusText)
  const read = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return [...read.querySelectorAll<HTMLElement>('li')].filter((row) => ids.includes(idOf(row)))
}

/** The listing that a row is about. */
const idOf = (row: HTMLElement) => row.dataset.id ?? row.querySelector<HTMLElement>('[data-heart]')?.dataset.heart ?? ''

function setHidden(part: Part, selector: string, isHidden: boolean): void {
  part.find(selector)?.toggleAttribute('hidden', isHidden)
}

/** Fills a part with these listings. @param show what is added to a row */
async function fill(part: Part, ids: readonly string[], show: (row: HTMLElement) => void): Promise<void> {
  const list = part.find('ul')
  const rows: HTMLElement[] = []
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    rows.push(...(await readRows(part, ids.slice(first, first + AT_ONCE), first / AT_ONCE)))
  }
  for (const row of rows) show(row)
  await released()
  if (list) list.textContent = ''
  list?.append(...rows)
  setHidden(part, '[data-empty]', rows.length > 0)
  setHidden(part, '[data-filled]', rows.length < 2)
}

async function showFavourites(part: Part): Promise<void> {
  const own = isMember() ? await takeFavouritesOver().catch(() => readFavouriteIds()) : readFavouriteIds()
  setHidden(part, '[data-failed]', true)
  await fill(part, own, () => undefined)
  paintHearts()
}

async function showContacts(part: Part): Promise<void> {
  const told = readStoredContacts()
  const asked: readonly Contact[] = isMember() ? await readContacts().catch(() => told) : []
  const ids = [...new Set(asked.map(({ listingId }) => listingId))]
  await fill(part, ids, (row) => {
    const id = idOf(row)
    const contact = asked.find(({ listingId }) => listingId === id)
    const numbers = told.filter(({ listingId }) => listingId === id)
    if (contact) showContact(row, { ...contact, numbers })
  })
}

async function show(): Promise<void> {
  const favourites = partOf('favourites')
  const contacts = partOf('contacts')
  if (!favourites || !contacts) return
  setHidden(favourites, '[data-loading]', false)
  await showFavourites(favourites).catch(() => setHidden(favourites, '[data-failed]', false))
  setHidden(favourites, '[data-loading]', true)
  // Below the other: what comes there moves nothing that somebody looks at.
  await showContacts(contacts).catch(() => undefined)
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-member-href]')) {
  if (isMember()) link.href = link.dataset.memberHref ?? ''
}
document.querySelector('[data-again]')?.addEventListener('click', show)
limitChoice(document.querySelector('form[data-most]'))
show()
