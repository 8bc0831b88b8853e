/** The numbers that can have a goal for each week. Each has a setting of its own, in which 0 is none. */
export const GOALS = ['listings', 'people', 'contacts', 'approval_hours'] as const
export type Goal = (typeof GOALS)[number]

const GOAL_SETTING = /^goal_/

/** The setting that holds a goal. */
export const goalSetting = (goal: Goal): string => `goal_${goal}`
export const isGoalSetting = (key: string): boolean => GOAL_SETTING.test(key)

export const isNoGoal = (key: string, value: unknown): boolean => value === 0 && isGoalSetting(key)

/** A goal for hours of waiting: more than a week is none. */
export const GOAL_HOURS_MAX = 168

/** The numbers of a week by goal; no hours where nothing was approved. */
export type WeekNumbers = Readonly<Record<Exclude<Goal, 'approval_hours'>, number> & { approval_hours: number | null }>
/** The goals that are set. */
export type WeekGoals = Readonly<Partial<Record<Goal, number>>>

/** Whether less is better. */
export const isAtMost = (goal: Goal): boolean => goal === 'approval_hours'

/**
 * How much of a goal is reached, from 0 to 1 and never more. Where less is better, all of it within the goal, and half of it
 * at twice as much.
 */
export function goalShare(goal: Goal, number: number | null, wanted: number): number {
  if (number === null) return 0
  if (isAtMost(goal)) return number <= wanted ? 1 : wanted / number
  return Math.min(1, number / wanted)
}
