import { guard } from '@maveshi/shared/access/guards'
import { useEffect, useState } from 'react'
import { readOwnProfile } from '../../data/profile.ts'
import { readSession, type Session } from '../../data/session.ts'
import { paths, withReturn } from '../../paths.ts'

/**
 * Lets a signed-in person in and sends everybody else to the login page, which leads back here. Without a network the
 * session that the phone remembers is good enough: the form works, and sending will ask again.
 * @param onPlace is told the person's own district
 */
export function useAccount(onPlace: (placeId: string) => void): boolean {
  const [session, setSession] = useState<Session | null>()

  useEffect(() => {
    readSession().then((found) => setSession(found ?? null), () => setSession(null))
    readOwnProfile().then(
      (profile) => profile?.place_id && onPlace(profile.place_id),
      () => undefined,
    )
    // Once for the page: who is signed in is asked again when the form is sent.
  }, [])

  const outcome = guard({ isLoading: session === undefined, user: session?.user ?? null, profile: null, isAdminView: false })
  useEffect(() => {
    if (outcome.kind === 'login') location.replace(withReturn(paths.login, location.pathname + location.search))
  }, [outcome.kind])
  return outcome.kind === 'allowed'
}
