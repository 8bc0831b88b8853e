import { type DataProvider, useDataProvider, useGetIdentity, useTranslate } from 'react-admin'
import { STATUS_WORDS } from '../market/listing-statuses.ts'
import type { ListingStep } from '../providers/last-step.ts'
import { actorWords } from './actor-words.ts'

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
  return async (step: ListingStep): Promise<Decided> => {
    const { actor_id, to_status } = step
    const status = translate(STATUS_WORDS[to_status].words)
    if (actor_id && actor_id === identity?.id) return { status, actor: translate('admin:review.byYou') }
    return { status, actor: actorWords(translate, step, actor_id && (await nameOf(dataProvider, actor_id))) }
  }
}
