import type { Translate } from '@maveshi/shared/locale/translate'
import { SessionEnded } from '../../data/member/member-client.ts'
import { Refused } from '../../data/member/refused.ts'
import { NoAnswer } from '../../data/visitor/answer-time.ts'

/** Why something was not done, as a sentence. */
export interface Failure {
  readonly text: string
  /** Whether signing in again is what helps. */
  readonly isSignedOut: boolean
}

function refusedText({ reason, count, limit }: Refused, t: Translate): string {
  switch (reason) {
    case 'suspended':
      return t('dashboard:errors.suspended')
    case 'limit':
      return limit.endsWith('_kept') ? t('dashboard:errors.kept', { count }) : t('dashboard:errors.limit', { count })
    case 'incomplete':
      return t('dashboard:errors.incomplete')
    case 'review':
      return t('dashboard:errors.review')
    case 'photos':
      return t('dashboard:errors.photos')
    case 'moved':
    case 'ended':
      return t('dashboard:errors.moved')
    default:
      return t('dashboard:errors.server')
  }
}

/** Puts an error of a write into words. */
export function failureOf(error: unknown, t: Translate): Failure {
  if (error instanceof SessionEnded) return { text: t('dashboard:errors.session'), isSignedOut: true }
  const isOffline = error instanceof TypeError || error instanceof NoAnswer || !navigator.onLine
  if (isOffline) return { text: t('dashboard:errors.network'), isSignedOut: false }
  return { text: error instanceof Refused ? refusedText(error, t) : t('dashboard:errors.server'), isSignedOut: false }
}
