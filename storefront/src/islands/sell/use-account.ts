import { guard } from '@maveshi/shared/access/guards'
import { useEffect } from 'react'
import { paths, withReturn } from '../../paths.ts'
import { useAuth } from '../session/auth.tsx'

/**
 * What the form has to know of the person: `placeId` is their own district, empty where they have named none, and until
 * `isRead`. Lets a signed-in person in and sends everybody else to the login page, which leads back here. Whom the phone
 * knows is let in at once: without a network the form works, and sending will ask again. Whoever is in stays in when the
 * session ends in the middle of the form.
 */
export function useAccount() {
  const { person, isLoading, user, profile } = useAuth()
  const known = isLoading ? (person ?? null) : user
  const outcome = guard({ isLoading: person === undefined, user: known, profile: null, isAdminView: false })
  useEffect(() => {
    if (outcome.kind === 'login') location.replace(withReturn(paths.login, location.pathname + location.search))
  }, [outcome.kind])
  return { isAllowed: outcome.kind === 'allowed', placeId: profile?.place_id ?? '', isRead: !isLoading }
}
