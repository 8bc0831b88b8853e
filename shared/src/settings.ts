import { GOAL_HOURS_MAX, goalSetting, isGoalSetting } from './goals.ts'

/** Whose listings a moderator reviews before they are on offer: everybody's, a seller's first one, or nobody's. */
export const MODERATION_MODES = ['all', 'first', 'none'] as const
export type ModerationMode = (typeof MODERATION_MODES)[number]

/** The setting that says how many days a listing is on offer. */
export const EXPIRY_SETTING = 'listing_expiry_days'

const EXPIRY_DAYS_MAX = 365
const LIMIT_MAX = 100_000

const MAXIMA: ReadonlyMap<string, number> = new Map([
  [EXPIRY_SETTING, EXPIRY_DAYS_MAX],
  [goalSetting('approval_hours'), GOAL_HOURS_MAX],
])

/** What a setting that is a number may be, ends included. The database refuses the same; a test compares. */
export function settingRange(key: string): { readonly min: number; readonly max: number } {
  return { min: isGoalSetting(key) ? 0 : 1, max: MAXIMA.get(key) ?? LIMIT_MAX }
}
