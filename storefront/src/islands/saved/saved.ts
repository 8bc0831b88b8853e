import { type Contact, readContacts } from '../../data/member/contact.ts'
import { takeFavouritesOver } from '../../data/member/favourite.ts'
import { readStoredContacts } from '../../data/phone/stored-contacts.ts'
import { readFavouriteIds } from '../../data/phone/stored-favourites.ts'
import { storedPerson } from '../../data/phone/stored-person.ts'
import { paintHearts } from '../header/hearts.ts'
import { readWords } from '../listing/words.ts'
import { released } from '../released.ts'
import { limitChoice } from './choice.ts'
import { showContact } from './contact-line.ts'
import { idOf, type PartName, placeNearby, readRows } from './rows.ts'

const personId = storedPerson()?.id

interface Part {
  readonly name: PartName
  readonly setHidden: (selector: string, isHidden: boolean) => void
  readonly fill: (rows: readonly HTMLElement[]) => Promise<void>
}

function partOf(name: PartName): Part {
  const element = document.querySelector<HTMLElement>(`[data-part=${name}]`)
  const setHidden = (selector: string, isHidden: boolean) =>
    element?.querySelector(selector)?.toggleAttribute('hidden', isHidden)
  return {
    name,
    setHidden,
    async fill(rows) {
      await released()
      const list = element?.querySelector('ul')
      if (list) list.textContent = ''
      list?.append(...rows)
      setHidden('[data-empty]', rows.length > 0)
      setHidden('[data-filled]', rows.length < 2)
    },
  }
}

async function showFavourites({ name, fill }: Part): Promise<void> {
  const own = readFavouriteIds(personId)
  const ids = personId ? await takeFavouritesOver().catch(() => own) : own
  await fill(await readRows(name, ids))
  paintHearts()
}

async function showContacts({ name, fill }: Part): Promise<void> {
  const told = personId ? readStoredContacts(personId) : []
  const asked: readonly Contact[] = personId ? await readContacts().catch(() => told) : []
  const ids = [...new Set(asked.map(({ listingId }) => listingId))]
  const rows = await readRows(name, ids)
  const t = rows.length > 0 ? await readWords() : undefined
  for (const row of rows) {
    const id = idOf(row)
    const contact = asked.find(({ listingId }) => listingId === id)
    const numbers = told.filter(({ listingId }) => listingId === id)
    if (contact && t) showContact(row, { ...contact, numbers }, t)
  }
  await fill(rows)
}

async function show(): Promise<void> {
  const favourites = partOf('favourites')
  favourites.setHidden('[data-failed]', true)
  favourites.setHidden('[data-loading]', false)
  await showFavourites(favourites).catch(() => favourites.setHidden('[data-failed]', false))
  favourites.setHidden('[data-loading]', true)
  // Below the other: what comes there moves nothing that somebody looks at.
  await showContacts(partOf('contacts')).catch(() => undefined)
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-member-href]')) {
  if (personId) link.href = link.dataset.memberHref ?? ''
}
document.querySelector('[data-again]')?.addEventListener('click', show)
limitChoice(document.querySelector('form[data-most]'), placeNearby())
show()
