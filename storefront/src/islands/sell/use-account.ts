import { guard } from '@maveshi/shared/access/guards'
import { useEffect, useState } from 'react'
import { readOwnProfile } from '../../data/profile.ts'
import { readSession, type Session } from '../../data/session.ts'
import { paths, withReturn } from '../../paths.ts'

/** Whether the person may go on, and their own district where the profile names one. */
interface Account {
  readonly isAllowed: boolean
  readonly placeId: string
}

/**
 * Lets a signed-in person in and sends everybody else to the login page, which leads back here. Without a network the
 * session that the phone remembers is good enough: the form works, and sending will ask again.
 */
export function useAccount(): Account {
  const [session, setSession] = useState<Session | null>()
  const [placeId, setPlaceId] = useState('')

  useEffect(() => {
    readSession().then(
      (found) => setSession(found ?? null),
      () => setSession(null),
    )
    readOwnProfile().then(
      (profile) => setPlaceId(profile?.place_id ?? ''),
      () => undefined,
    )
  }, [])

  const user = session?.user ?? null
  const outcome = guard({ isLoading: session === undefined, user, profile: null, isAdminView: false })
  useEffect(() => {
    if (outcome.kind === 'login') location.replace(withReturn(paths.login, location.pathname + location.search))
  }, [outcome.kind])
  return { isAllowed: outcome.kind === 'allowed', placeId }
}
