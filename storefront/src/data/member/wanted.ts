import type { Json, Row } from '@maveshi/shared/database'
import type { ContactChannel } from '@maveshi/shared/listing/contact'
import {
  type WantedCard,
  type WantedConditions,
  type WantedState,
  wantedPage,
  wantedState,
} from '@maveshi/shared/wanted'
import { paths } from '../../paths.ts'
import type { WantedArguments } from '../rules/wanted.ts'
import { check } from './check.ts'
import { member } from './member-client.ts'

/**
 * Says what one looks for.
 * @returns whether others read it at once; otherwise it is looked at first
 * @throws Refused; TypeError without a network
 */
export async function postWanted(conditions: WantedArguments, words: string, days: number): Promise<boolean> {
  const { database } = await member()
  const answer = await database.rpc('post_wanted', { conditions: conditions as Json, words, days })
  check(answer)
  return answer.data?.status === 'active'
}

/** The number of whoever looks for something, within the limits. @throws Refused; TypeError without a network */
export async function revealWanted(wantedId: string, channel: ContactChannel): Promise<string> {
  const { database } = await member()
  const answer = await database.rpc('reveal_wanted', { wanted_id: wantedId, channel })
  check(answer)
  return answer.data ?? ''
}

/** What a notice asks, in words, as the server puts them. */
export interface SaidWanted {
  readonly title: string
  readonly details: readonly string[]
  readonly price?: string
  readonly place: string
}

async function said(wanted: readonly WantedConditions[]): Promise<readonly (SaidWanted | null)[]> {
  if (wanted.length === 0) return []
  const asked = wanted.map(({ category, attributes, price_min, price_max, place_id, within_km }) => [
    'wanted',
    JSON.stringify({ category, attributes, price_min, price_max, place_id, within_km }),
  ])
  // The language stands in the address too: what a browser has cached of it is in the language of before.
  const language = ['lng', document.documentElement.lang]
  const answer = await fetch(`${paths.wantedWords}?${new URLSearchParams([language, ...asked])}`)
  if (!answer.ok) throw new TypeError(answer.statusText)
  return answer.json()
}

/** A notice of mine. Times are ISO 8601. */
export interface OwnWanted {
  readonly id: string
  readonly state: WantedState
  readonly said: SaidWanted | null
  readonly words: string | null
  readonly reason: Row<'wanted_notices'>['refusal_reason']
  readonly note: string | null
  readonly asked: number
  readonly expiresAt: string
  /** The form with what it asks. */
  readonly path: string
}

interface Conditions extends Partial<WantedConditions> {
  readonly state?: string
  readonly district?: string
  readonly near?: string
}

type WantedRow = Row<'wanted_notices'>
const conditionsOf = ({ category, conditions, place_id, within_km }: WantedRow): WantedConditions => {
  const { attributes = {}, price_min, price_max } = conditions as Conditions
  return {
    ...{ category, attributes, place_id },
    ...(price_min === undefined ? {} : { price_min }),
    ...(price_max === undefined ? {} : { price_max }),
    ...(within_km === null ? {} : { within_km }),
  }
}

/** The form's address with the conditions of a notice, for another try. */
function formOf(row: WantedRow): string {
  const { attributes, price_min, price_max, within_km } = conditionsOf(row)
  const { state, district, near } = row.conditions as Conditions
  const answers = Object.entries(attributes).flatMap(([id, answer]): [string, string][] => {
    if (Array.isArray(answer)) return answer.map((one) => [id, String(one)])
    if (typeof answer !== 'object') return [[id, String(answer)]]
    return Object.entries(answer).map(([end, number]) => [`${id}.${end}`, String(number)])
  })
  const known = { category: row.category, priceMin: price_min, priceMax: price_max, state, district: near ?? district }
  const rest = Object.entries({ ...known, within: within_km, words: row.words, days: row.days })
  const query = new URLSearchParams([
    ...answers,
    ...rest.flatMap(([name, value]): [string, string][] => (value ? [[name, String(value)]] : [])),
  ])
  return `${paths.wantedForm}?${query}`
}

const MOST = 20

/** My wanted notices, the newest first. */
export async function readOwnWanted(): Promise<OwnWanted[]> {
  const { id, database } = await member()
  const answer = await database
    .from('wanted_notices')
    .select('*')
    .eq('profile_id', id)
    .order('created_at', { ascending: false })
    .limit(MOST)
  check(answer)
  const rows = answer.data ?? []
  const words = await said(rows.map(conditionsOf))
  return rows.map((row, index) => ({
    id: row.id,
    state: wantedState(row),
    said: words[index] ?? null,
    words: row.words,
    reason: row.refusal_reason,
    note: row.refusal_note,
    asked: row.contact_count,
    expiresAt: row.expires_at,
    path: formOf(row),
  }))
}

/** Ends a notice of mine. @throws Refused; TypeError without a network */
export async function closeWanted(id: string): Promise<void> {
  const { database } = await member()
  check(await database.rpc('close_wanted', { wanted_id: id }))
}

/** Lets a notice of mine begin again. @throws Refused; TypeError without a network */
export async function renewWanted(id: string): Promise<void> {
  const { database } = await member()
  check(await database.rpc('renew_wanted', { wanted_id: id }))
}

/** What others look for that I can serve, with its words. */
export interface WantedForMe extends WantedCard {
  readonly said: SaidWanted | null
}

const SHOWN = 5

/** The newest of what others look for that fits what I offer, or that is looked for where I am. */
export async function readWantedForMe(): Promise<WantedForMe[]> {
  const { database } = await member()
  const answer = await database.rpc('wanted_for_me', { page_size: SHOWN })
  check(answer)
  const { wanted } = wantedPage(answer.data)
  const words = await said(wanted)
  return wanted.map((one, index) => ({ ...one, said: words[index] ?? null }))
}
