import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Timeline } from '../../history/Timeline.tsx'
import { settingWords } from '../../history/use-sentences.ts'
import { SelectFilter } from '../../layout/list-filters.tsx'
import { CatalogueGate } from '../../market/CatalogueGate.tsx'
import { auditedThing } from '../../providers/audit.ts'
import type { SettingRow } from '../../providers/market-words.ts'

/** Of which settings nobody here changes anything. */
const UNSHOWN: ReadonlySet<string> = new Set(['support_admin_email', 'visitor_address'])

/** Who has changed one setting, when, and from what to what. */
export function SettingsHistory({ settings }: { settings: readonly SettingRow[] }) {
  const translate = useTranslate()
  const choices = settings
    .filter(({ key }) => !UNSHOWN.has(key))
    .map(({ key }) => ({ id: key, name: translate(settingWords(key)) }))
  const [chosen, setChosen] = useState('')
  return (
    <>
      <SelectFilter
        id="setting-of-history"
        label={translate('admin:history.setting')}
        none={translate('admin:history.everySetting')}
        choices={choices}
        value={chosen}
        onChange={setChosen}
      />
      <CatalogueGate>
        <Timeline key={chosen} thing={auditedThing('settings', chosen)} />
      </CatalogueGate>
    </>
  )
}
