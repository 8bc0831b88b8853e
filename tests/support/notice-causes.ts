import { DEMO_ACCOUNTS } from '@maveshi/supabase/seed/demo/demo'
import type { APIRequestContext } from '@playwright/test'
import { insertGoat, insertRow } from './market-rows.ts'
import { type ApiSeller, publishableKey, registerByApi } from './seller-api.ts'
import { insertWanted } from './wanted-notices.ts'

/** Does one thing by a function of the database, and it has to go through. */
type Call = (name: string, data: Readonly<Record<string, unknown>>) => Promise<void>

async function callsOf(request: APIRequestContext, token: string): Promise<Call> {
  const headers = { apikey: await publishableKey(request), authorization: `Bearer ${token}` }
  return async (name, data) => {
    const answer = await request.post(`/rest/v1/rpc/${name}`, { headers, data })
    if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`)
  }
}

const callsOfSeller = (request: APIRequestContext, { session }: ApiSeller) => callsOf(request, session.access_token)

async function callsOfAdministrator(request: APIRequestContext): Promise<Call> {
  const { email, password } = DEMO_ACCOUNTS.administrator
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: await publishableKey(request) },
    data: { email, password },
  })
  return callsOf(request, ((await answer.json()) as { access_token: string }).access_token)
}

const REASON = 'photographs'
const NOTE = '1234'
/** A saved search that something new fits, and where its results are. */
export const SEARCH = '5678'
export const SEARCH_PATH = '/buy?category=goat'

/** A change of what is on offer that waits for a look. */
const revisionOf = (sellerId: string, revises: string) =>
  insertGoat(sellerId, 'pending', { revises, submitted_at: new Date().toISOString() })

/** Decisions about somebody's listings, time that runs out, and a buyer who asks for the number. */
export async function tellSeller(request: APIRequestContext, seller: ApiSeller): Promise<void> {
  const { id } = seller
  const decide = await callsOfAdministrator(request)
  const pending = () => insertGoat(id, 'pending')
  const onOffer = () => insertGoat(id, 'active')
  await decide('approve_listing', { listing_id: await pending() })
  await decide('reject_listing', { listing_id: await pending(), reason: REASON, note: NOTE })
  await decide('approve_listing', { listing_id: await revisionOf(id, await onOffer()) })
  await decide('reject_listing', { listing_id: await revisionOf(id, await onOffer()), reason: REASON })
  const restored = await onOffer()
  await decide('remove_listing', { listing_id: restored, reason: 'misleading' })
  await decide('restore_listing', { listing_id: restored })
  await insertGoat(id, 'active', { expiresInDays: 2 })
  await insertGoat(id, 'active', { expiresInDays: -1 })
  const buyer = await callsOfSeller(request, await registerByApi(request))
  await buyer('reveal_contact', { listing_id: await onOffer(), channel: 'phone' })
}

/** Saved listings that cost less and are sold, one that a search waited for, and reports that are settled and seen. */
export async function tellBuyer(request: APIRequestContext, { id }: ApiSeller): Promise<void> {
  const seller = await registerByApi(request)
  const [cheaper, sold] = [await insertGoat(seller.id, 'active'), await insertGoat(seller.id, 'active')]
  for (const listing_id of [cheaper, sold]) await insertRow('favourites', { user_id: id, listing_id })
  const sell = await callsOfSeller(request, seller)
  await sell('change_price', { listing_id: cheaper, price: 8000, negotiable: false })
  await sell('mark_sold', { listing_id: sold, outcome: 'here' })
  await insertRow('reports', { reporter_id: id, listing_id: cheaper, reason: 'misleading' })
  await insertRow('saved_searches', { user_id: id, name: SEARCH, query: { categories: ['Goat'] }, path: SEARCH_PATH })
  const decide = await callsOfAdministrator(request)
  await decide('approve_listing', { listing_id: await insertGoat(seller.id, 'pending') })
  await decide('settle_reports', { listing_id: cheaper, outcome: 'dismissed', note: NOTE })
  const seen = await insertGoat(seller.id, 'active')
  await insertRow('reports', { reporter_id: id, listing_id: seen, reason: 'misleading' })
  await decide('acknowledge_reports', { listing_id: seen })
}

/** Rights that somebody is given, and that are taken from them. */
export async function tellOfRights(request: APIRequestContext, { id: profile }: ApiSeller): Promise<void> {
  const decide = await callsOfAdministrator(request)
  await decide('suspend_profile', { profile, reason: NOTE })
  await decide('lift_suspension', { profile, reason: NOTE })
  // Of what waits too long only those hear who decide.
  for (const roles of [['support'], ['editor']]) await decide('set_admin', { profile, is_admin: true, roles })
  await decide('set_admin', { profile, is_admin: false })
  for (const is_verified of [true, false]) await decide('verify_registration', { profile, is_verified })
}

/** What becomes of what somebody looks for, and what somebody else looks for that they sell. */
export async function tellOfWanted(request: APIRequestContext, { id }: ApiSeller): Promise<void> {
  const other = await registerByApi(request)
  const decide = await callsOfAdministrator(request)
  const pending = () => insertWanted(id, { status: 'pending' })
  await decide('approve_wanted', { wanted_id: await pending() })
  await decide('reject_wanted', { wanted_id: await pending(), reason: 'incomplete', note: NOTE })
  await decide('remove_wanted', { wanted_id: await insertWanted(id), reason: 'misleading' })
  await insertWanted(id, { endsInDays: 2 })
  const seller = await callsOfSeller(request, other)
  await seller('reveal_wanted', { wanted_id: await insertWanted(id), channel: 'phone' })
  await insertGoat(id, 'active', { place_id: 'IN.16.521' })
  await decide('approve_wanted', { wanted_id: await insertWanted(other.id, { status: 'pending' }) })
}
