import type { Backend } from '../../local/backend.ts'
import { DEMO_SELLER } from './generate/draft.ts'
import { demoMarket, SELLERS } from './generate/market.ts'
import { demoWanted } from './generate/wanted.ts'
import { renderScenes } from './pictures/render.ts'
import { DEMO_PASSWORD, type DemoAccount, emailOf, registerAdministrator, registerSellers } from './store/accounts.ts'
import { storePhotos } from './store/photos.ts'
import { insertMarket, isSeeded, readPlaceNames } from './store/rows.ts'

/** Who can sign in to the demo market: a seller with listings in every state, and the administrator. */
export const DEMO_ACCOUNTS: { readonly seller: DemoAccount; readonly administrator: DemoAccount } = {
  seller: {
    email: emailOf(DEMO_SELLER),
    password: DEMO_PASSWORD,
    name: SELLERS.find(({ key }) => key === DEMO_SELLER)?.name ?? DEMO_SELLER,
  },
  administrator: { email: emailOf('admin'), password: DEMO_PASSWORD, name: 'Meera Nair' },
}

/**
 * Fills an empty market with sellers, listings and drawn photographs. Does nothing where it has run before; an
 * interrupted run is taken up again.
 * @throws Error when an account or a listing is refused
 */
export async function seedDemo(backend: Backend, print: (line: string) => void): Promise<void> {
  if (await isSeeded(backend)) return
  print('Setting up the demo market. This happens once.')
  const now = new Date()
  const places = await readPlaceNames(backend)
  const listings = demoMarket(now, (id, language) => places.get(id)?.[language] ?? places.get(id)?.en ?? id)

  // Pictures are drawn on other threads while the accounts are made on this one.
  const drawing = renderScenes(listings.flatMap(({ scenes }) => scenes))
  await registerAdministrator(backend, DEMO_ACCOUNTS.administrator)
  const owners = await registerSellers(backend, SELLERS, now)
  const rows = await storePhotos(backend, listings, owners, await drawing)
  await insertMarket(backend, { listings, wanted: demoWanted(now) }, owners, rows)
  print(`The demo market has ${listings.length} listings and ${rows.photos.length} photographs.`)
}
