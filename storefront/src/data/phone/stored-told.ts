import { TOLD_KEY } from '@maveshi/shared/access/session'

/** The address at which this phone is told a person's notices. Nothing where it is not, or is told somebody else's. */
export function storedTold(personId: string): string | undefined {
  const [ownerId, endpoint] = (localStorage.getItem(TOLD_KEY) ?? '').split(' ')
  return ownerId === personId ? endpoint : undefined
}

/** Stores it, or with no address that this phone is told nothing. A full storage is no reason to disturb anybody. */
export function storeTold(personId: string, endpoint: string | undefined): void {
  try {
    if (endpoint) localStorage.setItem(TOLD_KEY, `${personId} ${endpoint}`)
    else localStorage.removeItem(TOLD_KEY)
  } catch {
    localStorage.removeItem(TOLD_KEY)
  }
}
