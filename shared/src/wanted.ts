import type { Json } from './database.types.ts'
import type { RejectionReason, RemovalReason } from './listing/status.ts'
import { daysUntil } from './locale/format.ts'

/** Where a wanted notice stands. What its last day has passed of has ended: nobody writes that down. */
export const WANTED_STATUSES = ['pending', 'active', 'rejected', 'closed', 'removed'] as const
export type WantedStatus = (typeof WANTED_STATUSES)[number]
export const WANTED_STATES = ['pending', 'active', 'expired', 'rejected', 'closed', 'removed'] as const
export type WantedState = (typeof WANTED_STATES)[number]

/** For how long one can look for something; the first that is offered is not the usual one. */
export const WANTED_DAYS = [7, 15, 30, 60] as const
export const USUAL_WANTED_DAYS = 30
export const WANTED_WORDS_CHARACTERS = 300

/** Why one is turned down or removed: those reasons of listings that make sense of it. */
export const WANTED_REJECTIONS = [
  'price',
  'duplicate',
  'contact-in-text',
  'not-allowed',
  'incomplete',
  'suspicious',
] as const satisfies readonly RejectionReason[]
export const WANTED_REMOVALS = [
  'fraud',
  'not-allowed',
  'misleading',
  'duplicate',
  'other',
] as const satisfies readonly RemovalReason[]

export function wantedState(
  { status, expires_at }: { readonly status: WantedStatus; readonly expires_at: string },
  now = new Date(),
): WantedState {
  return status === 'active' && new Date(expires_at) <= now ? 'expired' : status
}

/** What its person can do with it from where it stands. */
export const canClose = (state: WantedState) => state === 'pending' || state === 'active' || state === 'expired'

/** From so many days on it is near enough to its end to be shown for longer. */
const LAST_DAYS = 3

export function canRenew(state: WantedState, expiresAt: Date, now = new Date()): boolean {
  return state === 'expired' || state === 'closed' || (state === 'active' && daysUntil(expiresAt, now) <= LAST_DAYS)
}

/** What is asked of one listing field, as a search has it. */
export type WantedAnswer = string | boolean | readonly string[] | { readonly min?: number; readonly max?: number }

/** What somebody looks for. */
export interface WantedConditions {
  readonly category: string
  readonly attributes: Readonly<Record<string, WantedAnswer>>
  readonly price_min?: number
  readonly price_max?: number
  readonly place_id: string
  readonly within_km?: number
}

/** A wanted notice as everybody reads it; times are ISO 8601. */
export interface WantedCard extends WantedConditions {
  readonly id: string
  readonly words?: string
  readonly published_at: string
  readonly expires_at: string
  readonly channels: readonly ('phone' | 'whatsapp')[]
  /** The listing of the reader's own that fits. */
  readonly fits?: string
}

export interface WantedPage {
  readonly wanted: readonly WantedCard[]
  readonly next?: string | null
}

/** What `find_wanted` and `wanted_for_me` answer: JSON to the database's types. The migration `wanted_found` makes it. */
export const wantedPage = (json: Json) => json as unknown as WantedPage
