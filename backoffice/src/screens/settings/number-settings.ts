import { isGoalSetting, isNoGoal } from '@maveshi/shared/goals'
import { parseNumber } from '@maveshi/shared/locale/parse'
import { settingRange } from '@maveshi/shared/settings'
import { GOAL_SETTING_WORDS, NUMBER_SETTING_WORDS } from '../../market/setting-words.ts'
import type { SettingRow } from '../../providers/market-words.ts'

/** A setting that is a number. `name` is the key of its words, or its own key. */
export interface NumberSetting {
  readonly key: string
  readonly name: string
  readonly value: number
}

/** The rows that are numbers, in the order of their names, those without one last. */
function named(rows: readonly SettingRow[], words: Readonly<Record<string, string>>): NumberSetting[] {
  const order = Object.keys(words)
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return rows
    .filter(({ value }) => typeof value === 'number')
    .map(({ key, value }) => ({ key, name: words[key] ?? key, value: value as number }))
    .sort((a, b) => place(a.key) - place(b.key))
}

/** How long listings are on offer, and what one person may do. */
export const limitSettings = (rows: readonly SettingRow[]) =>
  named(
    rows.filter(({ key }) => !isGoalSetting(key)),
    NUMBER_SETTING_WORDS,
  )

/** What the market should reach in a week. */
export const goalSettings = (rows: readonly SettingRow[]) =>
  named(
    rows.filter(({ key }) => isGoalSetting(key)),
    GOAL_SETTING_WORDS,
  )

/** A number in its field: no goal is an empty one. */
export const fieldText = ({ key, value }: NumberSetting): string => (isNoGoal(key, value) ? '' : String(value))

/** What was typed, as the setting holds it. */
export function readTyped(key: string, typed: string): number | undefined {
  return isGoalSetting(key) && !typed.trim() ? 0 : parseNumber(typed)
}

/** Whether what was typed is a whole number that the setting may be. */
export function isAllowed(key: string, typed: string): boolean {
  const value = readTyped(key, typed)
  const { min, max } = settingRange(key)
  return value !== undefined && Number.isInteger(value) && value >= min && value <= max
}

/**
 * Whether a limit is changed so much that a digit too many or too few may have been typed: to less than half, or more than
 * twice. A goal holds nobody back.
 */
export const isGreatChange = ({ key, value }: NumberSetting, after: number): boolean =>
  !isGoalSetting(key) && (after < value / 2 || after > value * 2)
