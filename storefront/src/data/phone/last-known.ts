import { storedPerson } from './stored-person.ts'

/** Where this tab remembers what was last read, for a network that drops. It goes with the tab. */
const keyOf = (name: string) => `maveshi-last-known-${name}`

/** Remembers what was read. A full storage is no reason to disturb anybody. */
export function storeLastKnown(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ reader: storedPerson()?.id, value }))
  } catch {
    sessionStorage.removeItem(keyOf(name))
  }
}

/** What the same person has last read in this tab; nothing where that is not known. */
export function readLastKnown<Value>(name: string): Value | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as { reader?: string; value: Value } | null
    return stored?.reader && stored.reader === storedPerson()?.id ? stored.value : undefined
  } catch {
    return undefined
  }
}
