import { parseNumber } from '@maveshi/shared/locale/parse'
import { settingRange } from '@maveshi/shared/settings'
import { NUMBER_SETTING_WORDS } from '../../market/setting-words.ts'
import type { SettingRow } from '../../providers/market-words.ts'

/** A setting that is a number. `name` is the key of its words, or its own key. */
export interface NumberSetting {
  readonly key: string
  readonly name: string
  readonly value: number
}

/** The settings that are numbers, in the order of their names above, the unknown ones last. */
export function numberSettings(rows: readonly SettingRow[]): NumberSetting[] {
  const order = Object.keys(NUMBER_SETTING_WORDS)
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return rows
    .filter(({ value }) => typeof value === 'number')
    .map(({ key, value }) => ({ key, name: NUMBER_SETTING_WORDS[key] ?? key, value: value as number }))
    .sort((a, b) => place(a.key) - place(b.key))
}

/** Whether what was typed is a whole number that the setting may be. */
export function isAllowed(key: string, typed: string): boolean {
  const value = parseNumber(typed)
  const { min, max } = settingRange(key)
  return value !== undefined && Number.isInteger(value) && value >= min && value <= max
}

/** Whether a limit is changed so much that a digit too many or too few may have been typed: to less than half, or more than twice. */
export const isGreatChange = (before: number, after: number): boolean => after < before / 2 || after > before * 2
