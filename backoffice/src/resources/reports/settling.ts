import { useState } from 'react'
import { useDataProvider, useGetIdentity, useNotify, useRefresh, useTranslate } from 'react-admin'
import { AlreadyDecided } from '../../deciding/already-decided.ts'
import { inTurn } from '../../deciding/under-way.ts'
import { useActs } from '../../deciding/use-acts.tsx'
import type { ListingAct } from '../../deciding/use-sure-act.ts'
import { useUndo } from '../../deciding/use-undo.ts'
import { REPORT_STATUS_WORDS } from '../../market/report-words.ts'
import { doSurely, NotArrived } from '../../providers/answers.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { actionFailure } from '../../providers/failures.ts'
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

/** What can be done with the reports of one listing. Each says by a toast what came of it. */
export interface Settling {
  readonly isBusy: boolean
  acknowledge(): Promise<void>
  /** @returns whether there is nothing to do again */
  settle(settlement: Settlement): Promise<boolean>
}

const counted = (count: number) => ({ smart_count: count })

/** The reports that a settlement is about: all that are open, where it names none. */
const reportsOf = ({ told = [] }: ReportedListing, { reportIds }: Settlement): readonly Report[] =>
  told.filter(({ id, status }) => (reportIds ? reportIds.includes(id) : status === 'open'))

/** A settlement that moves its listing: both are one step, so that the listing tells whether it was taken. */
function movingAct(id: string, { step }: Settlement, act: () => Promise<unknown>): ListingAct {
  const isThere = (status: string) => (status === 'removed') === (step === 'remove')
  return {
    listing: { id, revises: null },
    act,
    isDone: ({ to_status, reason }) => reason !== 'undo' && isThere(to_status),
    isPossible: ({ to_status }) => !isThere(to_status),
  }
}

/** Acknowledges and settles through the database's functions, and reads the page anew. */
export function useSettling(reported: ReportedListing): Settling {
  const { id } = reported
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { isBusy: isAcknowledging, act } = useAction(refusal)
  const { act: actOn, tell } = useActs()
  const { undo } = useUndo()
  const [isSettling, setSettling] = useState(false)

  /** The same reports as they are by now. */
  async function now(reports: readonly Report[]): Promise<readonly Report[]> {
    const { data } = await dataProvider.getOne<ReportedListing>('reports', { id })
    return (data.told ?? []).filter((one) => reports.some((report) => report.id === one.id))
  }

  async function tellRefusal(error: unknown, reports: readonly Report[]): Promise<void> {
    const reason = refusalOf(error)
    const isSettled = reason.kind === 'conflict' && reason.about === 'settled'
    const settled = isSettled ? (await now(reports).catch(() => [])).find(({ handled_by }) => handled_by) : undefined
    if (!settled) return notify(refusal(error), { type: 'error' })
    const name = settled.handled_by?.name
    const actor = name ? translate('admin:review.byPerson', { name }) : translate('admin:review.byAdministrator')
    const status = translate(REPORT_STATUS_WORDS[settled.status])
    notify('admin:review.decidedAlready', { type: 'warning', messageArgs: { status, actor } })
  }

  /** Closes reports alone. @throws what refused it */
  async function close(settlement: Settlement, reports: readonly Report[]): Promise<void> {
    const onLost = () => notify('admin:errors.noAnswer', { type: 'warning', autoHideDuration: null })
    const wasDone = async () =>
      (await now(reports)).every(({ status, handled_by }) => status !== 'open' && handled_by?.id === identity?.id)
    const count = await doSurely(() => settleReports(dataProvider.call, id, settlement), { onLost, wasDone })
    notify(SUCCESS.leave, { type: 'success', messageArgs: counted(count ?? reports.length) })
  }

  /** Closes reports and moves their listing. @throws what refused it */
  async function move(settlement: Settlement, reports: readonly Report[]): Promise<void> {
    const step = movingAct(id, settlement, () => settleReports(dataProvider.call, id, settlement))
    const outcome = await inTurn(() => actOn([step]))
    const [error] = outcome.errors
    if (error && !(error instanceof AlreadyDecided)) throw error
    await tell(outcome, {
      success: SUCCESS[settlement.step],
      values: counted(reports.length),
      undo: () => void undo([id]),
    })
  }

  async function settle(settlement: Settlement): Promise<boolean> {
    const reports = reportsOf(reported, settlement)
    setSettling(true)
    try {
      await (settlement.step === 'leave' ? close : move)(settlement, reports)
      return true
    } catch (error) {
      await tellRefusal(error, reports)
      return !(error instanceof NotArrived)
    } finally {
      setSettling(false)
      refresh()
    }
  }

  return {
    isBusy: isAcknowledging || isSettling,
    acknowledge: () =>
      act(
        () => dataProvider.call('acknowledge_reports', { listing_id: id }),
        'admin:reports.wereAcknowledged',
        counted,
      ),
    settle,
  }
}
