import { type Query, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'react-admin'
import { actionFailure } from '../providers/failures.ts'
import { WAITING_COUNTS } from '../providers/waiting-counts.ts'
import { AlreadyDecided, type Decision } from './already-decided.ts'
import { eachAct, type Outcome } from './each-act.ts'
import { OWN_DECISIONS } from './own-decisions.ts'
import { UndoToast } from './UndoToast.tsx'
import { type ListingAct, useSureAct } from './use-sure-act.ts'
import { useWhoDecided } from './use-who-decided.ts'

/** How long an undo is offered over the page: long enough to be seen and reached. */
export const UNDO_TOAST_MS = 10_000

/** As many of those who were quicker are told of as can be read while the message is there. */
const QUICKER_TOLD = 3

interface Words {
  /** By key. */
  readonly success: string
  /** What the sentence names, where it is not the number of listings. */
  readonly values?: Readonly<Record<string, number>>
  readonly undo?: (() => void) | undefined
  /** The sentence, by key, for what was refused. */
  readonly refusal?: (error: unknown) => string
}

/** The same of all that one person decided alike. */
const alike = (decision: Decision) =>
  'to_status' in decision
    ? `${decision.actor_id} ${decision.to_status}`
    : `${decision.handled_by?.id} ${decision.status}`

/** Of all that a screen has read, what decisions about some listings change. */
function isChangedBy(ids: ReadonlySet<string>, { queryKey: [name, kind, what] }: Pick<Query, 'queryKey'>): boolean {
  if (name === 'listing_events' || name === OWN_DECISIONS || name === 'reports') return true
  if (name === 'listing_signals') return ids.has(String(kind))
  return name === 'listings' && (kind !== 'getOne' || ids.has((what as { id: string }).id))
}

/** Does something about listings, says what came of it, and reads the screen anew. */
export function useActs() {
  const notify = useNotify()
  const queries = useQueryClient()
  const surely = useSureAct()
  const whoDecided = useWhoDecided()
  const translate = useTranslate()

  async function tellRefusal(error: unknown, refusal: (error: unknown) => string): Promise<void> {
    if (!(error instanceof AlreadyDecided)) return notify(refusal(error), { type: 'error' })
    notify('admin:review.decidedAlready', { type: 'warning', messageArgs: await whoDecided(error.decision) })
  }

  /** What became of those with which somebody was quicker, and by whom: each sentence once. */
  async function quicker(errors: readonly unknown[]): Promise<string[]> {
    const decisions = errors.flatMap((error) => (error instanceof AlreadyDecided ? [error.decision] : []))
    const different = new Map(decisions.map((decision) => [alike(decision), decision]))
    const decided = await Promise.all([...different.values()].slice(0, QUICKER_TOLD).map(whoDecided))
    return [...new Set(decided.map((who) => translate('admin:review.decidedAlready', who)))]
  }

  async function tell({ done, errors }: Outcome, words: Words): Promise<void> {
    const { success, values = {}, undo, refusal = actionFailure } = words
    const messageArgs = { smart_count: done.length, done: done.length, failed: errors.length, ...values }
    if (!done.length && errors.length === 1) return tellRefusal(errors[0], refusal)
    const sentence = errors.length ? 'admin:notices.partly' : success
    const type = errors.length ? 'warning' : 'success'
    const others = await quicker(errors)
    if (!done.length && !others.length) others.push(translate(refusal(errors[0])))
    const takeBack = done.length ? undo : undefined
    if (!takeBack && !others.length) return notify(sentence, { type, messageArgs })
    const toast = <UndoToast sentence={sentence} values={messageArgs} others={others} undo={takeBack} />
    notify(toast, { type, autoHideDuration: UNDO_TOAST_MS })
  }

  /** @param isLeaving whether the page is left for another one, and need not be read anew */
  async function act(acts: readonly ListingAct[], isLeaving = false): Promise<Outcome> {
    const outcome = await eachAct(acts, surely)
    const ids = new Set(acts.map(({ listing }) => listing.id))
    const refetchType = isLeaving && outcome.closed.length ? 'none' : 'active'
    void queries.invalidateQueries({ predicate: (query) => isChangedBy(ids, query), refetchType })
    void queries.invalidateQueries({ queryKey: [WAITING_COUNTS] })
    return outcome
  }

  return { act, tell }
}
