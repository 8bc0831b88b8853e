import { useState } from 'react'
import { useDataProvider, useGetIdentity, useNotify, useRefresh } from 'react-admin'
import { AlreadyDecided, type Decision } from '../../deciding/already-decided.ts'
import { eachAct, type Outcome } from '../../deciding/each-act.ts'
import { useLastBulk } from '../../deciding/last-bulk.ts'
import { inTurn } from '../../deciding/under-way.ts'
import { useActs } from '../../deciding/use-acts.tsx'
import { useReopen } from '../../deciding/use-reopen.ts'
import { useUndo } from '../../deciding/use-undo.ts'
import { doSurely, NotArrived } from '../../providers/answers.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { actionFailure } from '../../providers/failures.ts'
import { lastStep } from '../../providers/last-step.ts'
import { refusalOf } from '../../providers/refusal-of.ts'
import type { Report, ReportedListing } from '../../providers/report-queue.ts'
import { type Settlement, settleReports } from '../../providers/settle-reports.ts'
import { useAction } from '../../providers/use-action.ts'

/** The sentence, by key, for a step that was refused: somebody else was quicker, with the reports or the listing. */
function refusal(error: unknown): string {
  const sentence = actionFailure(error)
  return sentence === 'admin:errors.conflict' ? 'admin:reports.cannotMove' : sentence
}

const SUCCESS: Readonly<Record<Settlement['step'], string>> = {
  leave: 'admin:reports.closed',
  remove: 'admin:reports.closedAndRemoved',
  restore: 'admin:reports.closedAndRestored',
}

/** What can be done with the reports of some listings. Each says by a toast what came of it. */
export interface Settling {
  readonly isBusy: boolean
  acknowledge(): Promise<boolean>
  /** @returns whether there is nothing to do again */
  settle(settlement: Settlement): Promise<boolean>
}

type Told = (undo: () => void, ids: readonly string[]) => void

const counted = (count: number) => ({ smart_count: count })

/** Which of some reports was settled last. */
const latestOf = (reports: readonly Report[]): Report | undefined =>
  [...reports].sort((a, b) => Number(b.handled_at) - Number(a.handled_at))[0]

/** The reports that a settlement is about: all that are open, where it names none. */
const reportsOf = ({ told = [] }: ReportedListing, { reportIds }: Settlement): readonly Report[] =>
  told.filter(({ id, status }) => (reportIds ? reportIds.includes(id) : status === 'open'))

/**
 * Acknowledges and settles through the database's functions, and reads the page anew.
 * @param onSettled is told when reports were closed, with the way back, and of which listings
 */
export function useSettling(listings: readonly ReportedListing[], onSettled?: Told): Settling {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { identity } = useGetIdentity()
  const { isBusy: isAcknowledging, act } = useAction(refusal)
  const { tell } = useActs()
  const { remember } = useLastBulk()
  const { undo } = useUndo()
  const { reopen } = useReopen()
  const [isSettling, setSettling] = useState(false)

  const read = async (id: string) => (await dataProvider.getOne<ReportedListing>('reports', { id })).data

  /** The same reports as they are by now. */
  async function now(id: string, reports: readonly Report[]): Promise<readonly Report[]> {
    return ((await read(id)).told ?? []).filter((one) => reports.some((report) => report.id === one.id))
  }

  /** What somebody decided who was quicker, as far as a refusal is about that. */
  async function decisionBehind(error: unknown, id: string, reports: readonly Report[]): Promise<Decision | undefined> {
    const reason = refusalOf(error)
    if (reason.kind === 'moved') return lastStep(dataProvider, { id, revises: null })
    if (reason.kind !== 'conflict' || reason.about !== 'settled') return undefined
    // Where none was open any more, one that was settled last says by whom.
    const settled = reports.length ? await now(id, reports) : ((await read(id)).told ?? [])
    return latestOf(settled.filter(({ handled_by }) => handled_by))
  }

  /** @returns AlreadyDecided where somebody was quicker; otherwise the error as it came */
  async function explained(error: unknown, id: string, reports: readonly Report[]): Promise<unknown> {
    const decision = await decisionBehind(error, id, reports).catch(() => undefined)
    return decision ? new AlreadyDecided(decision) : error
  }

  /** Whether the reports are closed, and by nobody else; where there are none, whether their listing has been moved. */
  async function wasSettled(id: string, { step }: Settlement, reports: readonly Report[]): Promise<boolean> {
    const isOwn = (by: string | null | undefined) => by === identity?.id
    if (reports.length) {
      return (await now(id, reports)).every(({ status, handled_by }) => status !== 'open' && isOwn(handled_by?.id))
    }
    const last = await lastStep(dataProvider, { id, revises: null })
    return isOwn(last?.actor_id) && (last?.to_status === 'removed') === (step === 'remove')
  }

  /** Closes the reports of one listing. @throws AlreadyDecided, NotArrived, or what refused it */
  async function close(listing: ReportedListing, settlement: Settlement): Promise<number> {
    const { id } = listing
    // A row of the list has not read them.
    const reports = reportsOf(listing.told ? listing : await read(id), settlement)
    const onLost = () => notify('admin:errors.noAnswer', { type: 'warning', autoHideDuration: null })
    const ask = () => settleReports(dataProvider.call, id, settlement)
    try {
      return (await doSurely(ask, { onLost, wasDone: () => wasSettled(id, settlement, reports) })) ?? reports.length
    } catch (error) {
      throw await explained(error, id, reports)
    }
  }

  async function closeAll(settlement: Settlement): Promise<Outcome> {
    let count = 0
    const acts = listings.map((listing) => ({
      listing: { id: listing.id, revises: null },
      act: async () => {
        count += await close(listing, settlement)
      },
      isDone: () => false,
      isPossible: () => true,
    }))
    const outcome = await eachAct(acts, (one) => one.act())
    const { done } = outcome
    const isLeft = settlement.step === 'leave'
    const takeBack = () => void (isLeft ? reopen(done) : undo(done))
    if (done.length) remember(done, isLeft ? 'reports' : 'listings')
    await tell(outcome, { success: SUCCESS[settlement.step], values: counted(count), undo: takeBack, refusal })
    if (done.length) onSettled?.(takeBack, done)
    return outcome
  }

  async function settle(settlement: Settlement): Promise<boolean> {
    setSettling(true)
    try {
      const { errors } = await inTurn(() => closeAll(settlement))
      return !errors.some((error) => error instanceof NotArrived)
    } finally {
      setSettling(false)
      refresh()
    }
  }

  const acknowledge = async () => {
    let count = 0
    for (const { id } of listings) count += await dataProvider.call('acknowledge_reports', { listing_id: id })
    return count
  }

  return {
    isBusy: isAcknowledging || isSettling,
    acknowledge: () => act(acknowledge, 'admin:reports.wereAcknowledged', counted),
    settle,
  }
}
