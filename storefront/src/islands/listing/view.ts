import { recordView } from '../../data/visitor/view.ts'
import { listingId } from './listing-id.ts'

/** Under which key a browser remembers what it has looked at today: the day, then the listings. */
const VIEWED_KEY = 'maveshi-viewed'

/** Counts a look at this listing, the first one of the day in this browser. */
export async function countView(): Promise<void> {
  const id = listingId()
  const today = new Date().toDateString()
  const [day, ...seen] = (localStorage.getItem(VIEWED_KEY) ?? '').split('|')
  const known = day === today ? seen : []
  if (known.includes(id)) return
  localStorage.setItem(VIEWED_KEY, [today, ...known, id].join('|'))
  await recordView(id)
}
