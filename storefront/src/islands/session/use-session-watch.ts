import { useCallback, useEffect, useState } from 'react'
import { type Person, storedPerson } from '../../data/phone/stored-person.ts'
import { watchPerson } from '../../data/visitor/session.ts'

/** The session of the person who opened the page, as it goes on or ends under their hands. */
export interface SessionWatch {
  /** Who opened the page, as far as the phone itself knows: null for a guest, nothing until that was looked up. */
  readonly person: Person | null | undefined
  /** Whether the dialog asks for the password: the session has ended, or somebody else's has taken its place. */
  readonly isAsking: boolean
  /** Asks for the password, because the server has refused the session. */
  readonly ask: () => void
  /** The person is back, or does not want to be asked now. */
  readonly dismiss: () => void
}

/** Notices when the session ends, also in another tab, and when it is there again. */
export function useSessionWatch(): SessionWatch {
  const [person, setPerson] = useState<Person | null>()
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    const first = storedPerson()
    setPerson(first ?? null)
    return watchPerson((id) => setAsking(Boolean(first) && id !== first?.id))
  }, [])

  const ask = useCallback(() => setAsking(true), [])
  const dismiss = useCallback(() => setAsking(false), [])
  return { person, isAsking, ask, dismiss }
}
