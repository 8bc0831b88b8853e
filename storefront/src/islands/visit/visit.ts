import { SESSION_KEY } from '@maveshi/shared/access/session'
import { entryOf, isLogged, readLog, VISITOR_LOG_KEY, withEntry } from '@maveshi/shared/visitor/log'
import { readConfig } from '../../data/visitor/config.ts'
import type { StoredLog } from './place.ts'

/** Under which key the browser stores whether the visitor's town may be looked up: `yes` or `no`. */
const CONSENT_KEY = 'maveshi-lookup-consent'
/** Where one may think again. */
const PRIVACY_PATH = '/privacy'

function userId(): string | undefined {
  try {
    return JSON.parse(localStorage.getItem(SESSION_KEY) ?? '').user.id
  } catch {
    return undefined
  }
}

const stored: StoredLog = {
  read: () => readLog(localStorage.getItem(VISITOR_LOG_KEY)),
  write: (log) => localStorage.setItem(VISITOR_LOG_KEY, JSON.stringify(log)),
}

/** Adds this page view to the log. @returns its id */
function writeEntry(): number | undefined {
  const path = location.pathname + location.search
  const entry = entryOf({ path, userId: userId(), userAgent: navigator.userAgent, time: new Date() })
  const log = withEntry(stored.read(), entry)
  stored.write(log)
  return log[log.length - 1]?.id
}

/** Looks up the visitor's town where that is set up and agreed to; asks where it was not answered yet. */
async function followUp(id: number): Promise<void> {
  const consent = localStorage.getItem(CONSENT_KEY)
  const isAsked = !consent || location.pathname === PRIVACY_PATH
  if (consent === 'no' && !isAsked) return
  const { ipLookupUrl } = await readConfig()
  if (!ipLookupUrl) return
  const place = await import('./place.ts')
  if (consent === 'yes') await place.addPlace(stored, id, ipLookupUrl)
  if (!isAsked) return
  const hasAgreed = await place.askForConsent()
  localStorage.setItem(CONSENT_KEY, hasAgreed ? 'yes' : 'no')
  if (hasAgreed && consent !== 'yes') await place.addPlace(stored, id, ipLookupUrl)
}

/** Logs this page view on the phone (docs/product.md, Visitor log). A failure is only written to the console. */
export async function logVisit(): Promise<void> {
  if (!isLogged(location.pathname)) return
  try {
    const id = writeEntry()
    if (id !== undefined) await followUp(id)
  } catch (error) {
    console.warn('This visit could not be logged:', error)
  }
}
