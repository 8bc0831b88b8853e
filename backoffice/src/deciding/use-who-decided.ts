import { type DataProvider, useDataProvider, useGetIdentity, useTranslate } from 'react-admin'
import { STATUS_WORDS } from '../market/listing-statuses.ts'
import { REPORT_STATUS_WORDS } from '../market/report-words.ts'
import type { ListingStep } from '../providers/last-step.ts'
import type { Report } from '../providers/report-queue.ts'
import { actorWords } from './actor-words.ts'
import type { Decision } from './already-decided.ts'

/** The name of somebody, if it can be read: without it there are words as well. */
async function nameOf({ getMany }: DataProvider, id: string): Promise<string | null> {
  try {
    const { data } = await getMany('public_profiles', { ids: [id] })
    return data[0]?.name ?? null
  } catch (error) {
    console.error(error)
    return null
  }
}

/** What was decided, and by whom, in words. */
export type Decided = Readonly<Record<'status' | 'actor', string>>

/** Tells who has decided what already: the values of the sentence about it. */
export function useWhoDecided() {
  const dataProvider = useDataProvider<DataProvider>()
  const translate = useTranslate()
  const { identity } = useGetIdentity()

  async function ofListing(step: ListingStep): Promise<Decided> {
    const { actor_id, to_status } = step
    const status = translate(STATUS_WORDS[to_status].words)
    if (actor_id && actor_id === identity?.id) return { status, actor: translate('admin:review.byYou') }
    return { status, actor: actorWords(translate, step, actor_id && (await nameOf(dataProvider, actor_id))) }
  }

  function ofReport({ status, handled_by }: Report): Decided {
    const words = translate(REPORT_STATUS_WORDS[status])
    if (handled_by && handled_by.id === identity?.id) return { status: words, actor: translate('admin:review.byYou') }
    const name = handled_by?.name
    const actor = name ? translate('admin:review.byPerson', { name }) : translate('admin:review.byAdministrator')
    return { status: words, actor }
  }

  return async (decision: Decision): Promise<Decided> =>
    'to_status' in decision ? ofListing(decision) : ofReport(decision)
}
