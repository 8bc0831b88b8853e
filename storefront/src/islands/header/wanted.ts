import { WANTED_KEY } from '@maveshi/shared/access/session'

/** Whoever comes back later than this has something else in mind. */
const WANTED_MS = 60 * 60_000

/** Whether what was pressed as a guest is to be done now: here, by somebody signed in, and not too long after. */
export function isWanted(wanted: string, here: string, now: number): boolean {
  const [, time = '', from] = wanted.split(' ')
  return from === here && now - Number(time) < WANTED_MS
}

/**
 * Presses what somebody has pressed as a guest before they signed in. Once: it is forgotten before it is done. It is
 * written at that press alone, by this tab, so no address can ask for it.
 */
export async function doWanted(): Promise<void> {
  const wanted = sessionStorage.getItem(WANTED_KEY) ?? ''
  const here = location.pathname + location.search
  if (!isWanted(wanted, here, Date.now())) return
  sessionStorage.removeItem(WANTED_KEY)
  const [act = ''] = wanted.split(' ')
  if (!window.HTMLDialogElement) await import('../plain-dialog.ts')
  document.querySelector<HTMLElement>(`a[data-act="${CSS.escape(act)}"]`)?.click()
}
