import type { Translate } from '@maveshi/shared/locale/translate'
import type { Refusal, RefusalKind } from '@maveshi/shared/refusal/refusal'
import type { ConflictAt, KindAt } from '@maveshi/shared/refusal/refusals'
import { refusalOf } from '@maveshi/shared/refusal/refused'

/** Why something was not done, as a sentence. */
export interface Failure {
  readonly text: string
  /** Whether signing in again is what helps. */
  readonly isSignedOut: boolean
}

const SENTENCES: Readonly<Partial<Record<RefusalKind, string>>> = {
  offline: 'dashboard:errors.network',
  timeout: 'dashboard:errors.network',
  session: 'dashboard:errors.session',
  suspended: 'dashboard:errors.suspended',
  forbidden: 'dashboard:errors.server',
  missing: 'dashboard:errors.moved',
  moved: 'dashboard:errors.moved',
  conflict: 'dashboard:errors.moved',
  invalid: 'dashboard:errors.incomplete',
} satisfies Record<KindAt<'dashboard'> | 'invalid', string>

const CONFLICTS: Readonly<Partial<Record<string, string>>> = {
  photos: 'dashboard:errors.photos',
  review: 'dashboard:errors.review',
} satisfies Record<ConflictAt<'dashboard'>, string>

function refusalText(refusal: Refusal, t: Translate): string {
  if (refusal.kind === 'limit') {
    const count = refusal.max
    return refusal.limit.endsWith('_kept')
      ? t('dashboard:errors.kept', { count })
      : t('dashboard:errors.limit', { count })
  }
  const conflict = refusal.kind === 'conflict' ? CONFLICTS[refusal.about] : undefined
  return t(conflict ?? SENTENCES[refusal.kind] ?? 'dashboard:errors.server')
}

/** Puts an error of a write into words. */
export function failureOf(error: unknown, t: Translate): Failure {
  const refusal = refusalOf(error)
  const isSignedOut = refusal.kind === 'session'
  const isOffline = !isSignedOut && !navigator.onLine
  return { text: isOffline ? t('dashboard:errors.network') : refusalText(refusal, t), isSignedOut }
}
