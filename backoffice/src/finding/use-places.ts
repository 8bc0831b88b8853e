import { isAllowed } from '@maveshi/shared/access/console-roles'
import SettingsIcon from '@mui/icons-material/TuneOutlined'
import { useMemo } from 'react'
import { type TranslateFunction, useTranslate } from 'react-admin'
import { OUTSIDE_SIDEBAR, SECTIONS } from '../layout/sections.ts'
import { GOAL_SETTING_WORDS, NUMBER_SETTING_WORDS } from '../market/setting-words.ts'
import { settingsPath } from '../paths.ts'
import { isAllowedAt } from '../providers/opened-by.ts'
import { useRoles } from '../providers/rights.ts'
import { PANEL_RIGHTS, SETTINGS_PANELS } from '../screens/settings/panels.ts'
import type { Place } from './find.ts'

/** What something is called in the reader's language and in English, which people type who have no other keyboard. */
const spokenBy = (translate: TranslateFunction, keys: readonly string[]) =>
  keys
    .flatMap((key) => [translate(key), translate(key, { lng: 'en' })])
    .join(' ')
    .normalize('NFC')
    .toLowerCase()

function screens(translate: TranslateFunction, mayOpen: (path: string) => boolean): Place[] {
  return [...SECTIONS, OUTSIDE_SIDEBAR].flatMap(({ title, items }) =>
    items
      .filter(({ to }) => mayOpen(to))
      .map(({ to, label, icon }) => ({
        group: 'screens' as const,
        icon,
        name: translate(label),
        about: [translate(title)],
        path: to,
        spoken: spokenBy(translate, [label, title]),
      })),
  )
}

function setting(translate: TranslateFunction, panel: keyof typeof SETTINGS_PANELS, name?: string): Place {
  const title = SETTINGS_PANELS[panel]
  return {
    group: 'settings',
    icon: SettingsIcon,
    name: translate(name ?? title),
    about: name ? [translate(title)] : [],
    path: settingsPath(panel),
    spoken: spokenBy(translate, name ? [name] : [title]),
  }
}

const PANELS = Object.keys(SETTINGS_PANELS) as (keyof typeof SETTINGS_PANELS)[]

/** Every screen and every setting that whoever is here may open. */
export function usePlaces(): readonly Place[] {
  const translate = useTranslate()
  const roles = useRoles()
  return useMemo(() => {
    const panels = PANELS.filter((panel) => isAllowed(roles, PANEL_RIGHTS[panel]))
    const numbersOf = (panel: (typeof PANELS)[number], words: Readonly<Record<string, string>>) =>
      panels.includes(panel) ? Object.values(words).map((name) => setting(translate, panel, name)) : []
    return [
      ...screens(translate, (path) => isAllowedAt(roles, path)),
      ...panels.map((panel) => setting(translate, panel)),
      ...numbersOf('limits', NUMBER_SETTING_WORDS),
      ...numbersOf('goals', GOAL_SETTING_WORDS),
    ]
  }, [translate, roles])
}
