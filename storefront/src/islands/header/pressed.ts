import { PRESSED_KEY } from '@maveshi/shared/access/session'

/** Whoever comes back later than this has something else in mind. */
const PRESSED_MS = 60 * 60_000

/** Whether what was pressed as a guest is to be done now: here, by somebody signed in, and not too long after. */
export function isDue(pressed: string, here: string, now: number): boolean {
  const [, time = '', from] = pressed.split(' ')
  return from === here && now - Number(time) < PRESSED_MS
}

/**
 * Presses what somebody has pressed as a guest before they signed in. Once: it is forgotten before it is done. It is
 * written at that press alone, by this tab, so no address can ask for it.
 */
export async function pressAgain(): Promise<void> {
  const pressed = sessionStorage.getItem(PRESSED_KEY) ?? ''
  const here = location.pathname + location.search
  if (!isDue(pressed, here, Date.now())) return
  sessionStorage.removeItem(PRESSED_KEY)
  const [act = ''] = pressed.split(' ')
  if (!window.HTMLDialogElement) await import('../plain-dialog.ts')
  const link = document.querySelector<HTMLElement>(`a[data-act="${CSS.escape(act)}"]`)
  link?.scrollIntoView({ block: 'nearest' })
  link?.click()
}
