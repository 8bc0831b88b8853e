import { denialToast, type GuardOutcome, guard, type Requirement } from '@maveshi/shared/access/guards'
import { NEXT_TOAST_KEY } from '@maveshi/shared/access/session'
import { useEffect } from 'react'
import { paths, withReturn } from '../../paths.ts'
import { useAuth } from '../session/auth.tsx'

/**
 * Guards a page: a guest signs in and comes back, and who may not be here is sent home and told why. Only 'allowed' may
 * show anything; till then it is loading.
 */
export function useGuard(requirement: Requirement = {}): GuardOutcome['kind'] {
  const outcome = guard(useAuth(), requirement)
  useEffect(() => {
    if (outcome.kind === 'login') location.replace(withReturn(paths.login, location.pathname + location.search))
    if (outcome.kind !== 'denied') return
    sessionStorage.setItem(NEXT_TOAST_KEY, denialToast(outcome))
    location.replace(paths.home)
  }, [outcome])
  return outcome.kind
}
