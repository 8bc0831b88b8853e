import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from '@maveshi/shared/notice/telling'

const DAY_SECONDS = 86_400
const INDIA_AHEAD_SECONDS = 5.5 * 3600
/** What goes out just before the hours of rest still reaches a phone that is on. */
const LEAST_SECONDS = 300

/**
 * For so long a push service waits for a phone that is off: until the hours of rest, so that none wakes anybody at night.
 * Where the operator sends at night too, for a day.
 */
export function lifetimeSeconds(at: Date): number {
  const ofDay = (at.getTime() / 1000 + INDIA_AHEAD_SECONDS) % DAY_SECONDS
  const rests = QUIET_FROM_HOUR * 3600
  if (ofDay >= rests || ofDay < QUIET_UNTIL_HOUR * 3600) return DAY_SECONDS
  return Math.max(LEAST_SECONDS, Math.floor(rests - ofDay))
}
