import { isGoalSetting, isNoGoal } from '@maveshi/shared/goals'
import { parseNumber } from '@maveshi/shared/locale/parse'
import { settingRange } from '@maveshi/shared/settings'
import { GOAL_SETTING_WORDS, LIMIT_GROUPS, NUMBER_SETTING_WORDS } from '../../market/setting-words.ts'
import type { SettingRow } from '../../providers/market-words.ts'

/** A setting that is a number. `name` is the key of its words, or its own key. */
export interface NumberSetting {
  readonly key: string
  readonly name: string
  readonly value: number
}

/** Settings that are shown together, in the order of their names; `title` is the key of their heading. */
export interface NumberGroup {
  readonly title?: string
  readonly settings: readonly NumberSetting[]
}

/** The numbers among the rows that have a name here, in the order of the names. */
const named = (rows: readonly SettingRow[], names: Readonly<Record<string, string>>): NumberSetting[] =>
  Object.entries(names).flatMap(([key, name]) => {
    const value = rows.find((row) => row.key === key)?.value
    return typeof value === 'number' ? [{ key, name, value }] : []
  })

/** How long listings are on offer, and what one person may do. What has no name here comes last, by its own key. */
export function limitGroups(rows: readonly SettingRow[]): NumberGroup[] {
  const others = rows.filter(({ key }) => !isGoalSetting(key) && !(key in NUMBER_SETTING_WORDS))
  const groups = LIMIT_GROUPS.map(({ title, names }) => ({ title, settings: named(rows, names) }))
  const unnamed = { settings: named(others, Object.fromEntries(others.map(({ key }) => [key, key]))) }
  return [...groups, unnamed].filter(({ settings }) => settings.length > 0)
}

/** What the market should reach in a week. */
export const goalGroups = (rows: readonly SettingRow[]): NumberGroup[] => [
  { settings: named(rows, GOAL_SETTING_WORDS) },
]

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
