import type { VisitorLogEntry } from '@maveshi/shared/visitor/log'
import { withPlace } from '@maveshi/shared/visitor/network-place'
import { lookUpPlace } from '../../data/visitor/network-place.ts'
import { readToastWords } from '../toast/words.ts'

/** The log of this browser. It is handed in: a file shared with every page's script would make both heavier. */
export interface StoredLog {
  read(): readonly VisitorLogEntry[]
  write(log: readonly VisitorLogEntry[]): void
}

/** Looks up where the visitor is, and writes it into the log's entry. */
export async function addPlace(log: StoredLog, id: number, lookupUrl: string): Promise<void> {
  const place = await lookUpPlace(lookupUrl)
  // Other tabs may have written meanwhile.
  log.write(withPlace(log.read(), id, place))
}

function button(text: string, className: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className
  made.textContent = text
  made.addEventListener('click', onClick)
  return made
}

/**
 * Asks at the foot of the page, without standing in anybody's way, whether the visitor's town may be looked up.
 * @returns what was chosen; never, where nothing is
 */
export async function askForConsent(): Promise<boolean> {
  const t = await readToastWords()
  return new Promise((resolve) => {
    const notice = document.createElement('aside')
    const decide = (hasAgreed: boolean) => {
      notice.remove()
      resolve(hasAgreed)
    }
    notice.className = 'consent'
    notice.setAttribute('aria-labelledby', 'consent')
    const text = document.createElement('p')
    text.id = 'consent'
    text.textContent = t('toast:consent.text')
    notice.append(
      text,
      button(t('toast:consent.agree'), 'button', () => decide(true)),
      button(t('toast:consent.refuse'), 'button button-quiet', () => decide(false)),
    )
    document.body.append(notice)
  })
}
