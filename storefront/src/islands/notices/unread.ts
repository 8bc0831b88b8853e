import { countUnreadNotices } from '../../data/member/unread-notices.ts'
import { storedPerson } from '../../data/phone/stored-person.ts'
import { storedTold } from '../../data/phone/stored-told.ts'
import { readStoredUnread, storeUnread } from '../../data/phone/stored-unread.ts'
import { released } from '../released.ts'
import { drawBell } from './bell.ts'
import { showOnHomeScreen } from './home-screen.ts'

/** For so long what was asked last is good enough on the next page. */
const FRESH_MS = 60_000

/** Whoever loads a page anew wants to know what is so now. */
function isReloaded(): boolean {
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return way?.type === 'reload'
}

let isFirst = true
/** How often a number was drawn: the last one holds, whichever is ready first. */
let drawn = 0
/** How often some were read here: what was counted before that holds no more. */
let readings = 0

/** Draws the bell with a number, here and on the home screen. @param isNews whether it is said as well */
async function draw(count: number, isNews: boolean): Promise<void> {
  drawn += 1
  const turn = drawn
  showOnHomeScreen(count)
  const { readToastWords } = await import('../toast/words.ts')
  const t = await readToastWords()
  // What comes or goes while it is pressed has lost the press.
  await released()
  if (turn === drawn) drawBell(t, count, isNews)
}

/** How many are left, after some were read: the bell says it, here and in other tabs. */
export async function setUnread(count: number): Promise<void> {
  const personId = storedPerson()?.id
  if (!personId) return
  readings += 1
  storeUnread(personId, count)
  // Without words to draw it by, the next page does.
  await draw(count, false).catch(() => undefined)
}

/** Goes on being told on this phone, where the person has asked for that. */
async function stayTold(personId: string): Promise<void> {
  if (!storedTold(personId)) return
  const { renewPush } = await import('../../data/member/renew-push.ts')
  await renewPush(personId)
}

async function askForUnread(personId: string, known: number | undefined): Promise<void> {
  const before = readings
  const count = await countUnreadNotices()
  // Meanwhile somebody else may have come, or some were read, be it in another tab.
  const isOld = before !== readings || readStoredUnread(personId).count !== known
  if (isOld || storedPerson()?.id !== personId) return
  storeUnread(personId, count)
  await draw(count, known !== undefined && count > known)
}

/**
 * Shows a member how many notices they have not read: what the phone knows at once, and what the market says where that is
 * more than a minute old, or the page was loaded anew. Without a network the next page asks again.
 */
export async function showUnread(personId: string): Promise<void> {
  const { count, askedAt } = readStoredUnread(personId)
  const isFresh = Date.now() - askedAt < FRESH_MS && !(isFirst && isReloaded())
  isFirst = false
  // It may be refused before the words are there that the known number is drawn with.
  const asked = isFresh ? undefined : askForUnread(personId, count).catch(() => undefined)
  if (!isFresh) stayTold(personId).catch(() => undefined)
  if (count !== undefined) await draw(count, false).catch(() => undefined)
  await asked
}
