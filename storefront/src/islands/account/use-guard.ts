import {
  ADMIN_VIEW_KEY,
  denialToast,
  type GuardOutcome,
  guard,
  type Requirement,
  readAdminView,
  type Visitor,
} from '@maveshi/shared/access/guards'
import { NEXT_TOAST_KEY } from '@maveshi/shared/access/session'
import { useEffect, useState } from 'react'
import { readOwnProfile } from '../../data/member/profile.ts'
import { storedPerson } from '../../data/phone/stored-person.ts'
import { readSession } from '../../data/visitor/session.ts'
import { paths, withReturn } from '../../paths.ts'

const LOADING: Visitor = { isLoading: true, user: null, profile: null, isAdminView: true }

/** Reads who is asking. A profile that cannot be read is written to the console, and is none. */
async function readVisitor(): Promise<Visitor> {
  // Without a network, whom the phone remembers is good enough: what it asks for will be refused to anybody else.
  const user = await readSession().then(
    (session) => session?.user,
    () => storedPerson(),
  )
  const profile = user
    ? await readOwnProfile().catch((error) => {
        console.warn('The profile could not be read:', error)
        return undefined
      })
    : undefined
  return {
    isLoading: false,
    user: user ?? null,
    profile: profile ?? null,
    isAdminView: readAdminView(localStorage.getItem(ADMIN_VIEW_KEY)),
  }
}

/**
 * Guards a page: a guest signs in and comes back, and who may not be here is sent home and told why. Only 'allowed' may
 * show anything; till then it is loading.
 */
export function useGuard(requirement: Requirement = {}): GuardOutcome['kind'] {
  const [visitor, setVisitor] = useState(LOADING)
  const outcome = guard(visitor, requirement)
  useEffect(() => void readVisitor().then(setVisitor), [])
  useEffect(() => {
    if (outcome.kind === 'login') location.replace(withReturn(paths.login, location.pathname + location.search))
    if (outcome.kind !== 'denied') return
    sessionStorage.setItem(NEXT_TOAST_KEY, denialToast(outcome))
    location.replace(paths.home)
  }, [outcome])
  return outcome.kind
}
