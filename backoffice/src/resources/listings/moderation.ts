import type { RejectionReason } from '@maveshi/shared/listing/status'
import { useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { actionFailure } from '../../providers/failures.ts'

/** Each way to decide about listings, and whether a decision is under way. Answers say how many came through. */
export interface Moderation {
  readonly isBusy: boolean
  approve(ids: readonly string[]): Promise<number>
  reject(ids: readonly string[], reason: RejectionReason, note: string): Promise<number>
}

interface Outcome {
  readonly done: number
  readonly errors: readonly unknown[]
}

/** One after the other: a refusal of one listing must not keep the others from being decided. */
async function decideEach(ids: readonly string[], decide: (id: string) => Promise<void>): Promise<Outcome> {
  const errors: unknown[] = []
  for (const id of ids) {
    await decide(id).catch((error: unknown) => errors.push(error))
  }
  return { done: ids.length - errors.length, errors }
}

/** Approves and rejects through the database's functions, says what came of it, and reads the lists anew. */
export function useModeration(): Moderation {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)

  function report({ done, errors }: Outcome, success: string): void {
    const failed = errors.length
    if (!failed) notify(success, { type: 'success', messageArgs: { smart_count: done } })
    else if (!done) notify(actionFailure(errors[0]), { type: 'error' })
    else notify('admin:notices.partly', { type: 'warning', messageArgs: { done, failed } })
  }

  async function decide(ids: readonly string[], one: (id: string) => Promise<void>, success: string): Promise<number> {
    setBusy(true)
    const outcome = await decideEach(ids, one)
    setBusy(false)
    report(outcome, success)
    refresh()
    return outcome.done
  }

  return {
    isBusy,
    approve: (ids) => decide(ids, (id) => dataProvider.approveListing(id), 'admin:notices.approved'),
    reject: (ids, reason, note) =>
      decide(ids, (id) => dataProvider.rejectListing(id, reason, note), 'admin:notices.rejected'),
  }
}
