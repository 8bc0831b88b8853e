import { guard } from '@maveshi/shared/access/guards'
import { useEffect, useState } from 'react'
import { readOwnProfile } from '../../data/member/profile.ts'
import { storedPerson } from '../../data/phone/stored-person.ts'
import { readSession } from '../../data/visitor/session.ts'
import { paths, withReturn } from '../../paths.ts'
import { useSessionWatch } from '../session/use-session-watch.ts'

/** What the phone knows by itself, and then what the market says: nothing for a guest, `undefined` until it is known. */
function useFirstPerson(): { readonly id: string } | null | undefined {
  const [person, setPerson] = useState<{ readonly id: string } | null>()
  useEffect(() => {
    setPerson(storedPerson() ?? null)
    // Without a network the session that the phone remembers is good enough: the form works, and sending will ask again.
    readSession().then(
      (session) => !session && setPerson(null),
      () => undefined,
    )
  }, [])
  return person
}

/**
 * What the form has to know of the person: `placeId` is their own district, empty where they have named none, and until
 * `isRead`. Lets a signed-in person in and sends everybody else to the login page, which leads back here. Whoever is in stays in:
 * when the session ends in the middle of the form, `session` asks for the password.
 */
export function useAccount() {
  const [placeId, setPlaceId] = useState('')
  const [isRead, setRead] = useState(false)
  const first = useFirstPerson()
  const session = useSessionWatch()

  useEffect(() => {
    readOwnProfile()
      .then(
        (profile) => setPlaceId(profile?.place_id ?? ''),
        () => undefined,
      )
      .finally(() => setRead(true))
  }, [])

  const outcome = guard({ isLoading: first === undefined, user: first ?? null, profile: null, isAdminView: false })
  useEffect(() => {
    if (outcome.kind === 'login') location.replace(withReturn(paths.login, location.pathname + location.search))
  }, [outcome.kind])
  return { isAllowed: outcome.kind === 'allowed', placeId, isRead, session }
}
