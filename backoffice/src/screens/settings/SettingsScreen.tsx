import type { Labels } from '@maveshi/shared/locale/languages'
import type { ModerationMode } from '@maveshi/shared/settings'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { Panel } from '../../layout/Panel.tsx'
import { Failure, Waiting } from '../../layout/states.tsx'
import { readingFailure } from '../../providers/failures.ts'
import type { FlaggedWords } from '../../providers/flagged-words.ts'
import type { SafetyRow, SettingRow } from '../../providers/market-words.ts'
import { quietQuery } from '../../providers/queries.ts'
import { useRights } from '../../providers/rights.ts'
import { FlaggedWordsForm } from './FlaggedWordsForm.tsx'
import { FlaggedWordsHistory } from './FlaggedWordsHistory.tsx'
import { ModerationForm } from './ModerationForm.tsx'
import { Notices } from './Notices.tsx'
import { NumbersForm } from './NumbersForm.tsx'
import { goalGroups, limitGroups } from './number-settings.ts'
import { PanelLinks } from './PanelLinks.tsx'
import { PANEL_RIGHTS, panel, type SETTINGS_PANELS } from './panels.ts'
import { ReadyTexts } from './ReadyTexts.tsx'
import { SafetyForm } from './SafetyForm.tsx'
import { SettingsHistory } from './SettingsHistory.tsx'
import { UndeliveredNotices } from './UndeliveredNotices.tsx'

const ROWS_MAX = 200

function useRows<Row extends SettingRow | SafetyRow>(resource: string, field: string) {
  return useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: ROWS_MAX }, sort: { field, order: 'ASC' }, filter: {} },
    quietQuery,
  )
}

function useMarketWords() {
  const settings = useRows<SettingRow>('settings', 'key')
  const safety = useRows<SafetyRow>('safety_texts', 'language')
  const retry = () => {
    void settings.refetch()
    void safety.refetch()
  }
  return { settings: settings.data, safety: safety.data, error: settings.error ?? safety.error, retry }
}

/** A part of the screen, for those who may change what is in it. */
function Part({ of, children }: { of: keyof typeof SETTINGS_PANELS; children: ReactNode }) {
  const { may } = useRights()
  return may(PANEL_RIGHTS[of]) && <Panel {...panel(of)}>{children}</Panel>
}

/** What may be changed while the market runs, and what everybody is told: of it what the reader's roles are for. */
export function SettingsScreen() {
  const translate = useTranslate()
  const { may } = useRights()
  const { settings, safety, error, retry } = useMarketWords()
  if (error) return <Failure sentence={readingFailure(error)} retry={retry} />
  if (!settings || !safety) return <Waiting />
  const mode = settings.find(({ key }) => key === 'moderation_mode')?.value as ModerationMode | undefined
  const flagged = (settings.find(({ key }) => key === 'flagged_words')?.value ?? {}) as FlaggedWords
  const texts: Labels = Object.fromEntries(safety.map(({ language, body }) => [language, body]))
  return (
    <Box sx={{ maxWidth: 960, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PanelLinks />
      <Part of="moderation">{mode && <ModerationForm mode={mode} />}</Part>
      <Part of="flaggedWords">
        <FlaggedWordsForm saved={flagged} />
        <FlaggedWordsHistory />
      </Part>
      <Part of="readyTexts">
        <ReadyTexts />
      </Part>
      <Part of="limits">
        <NumbersForm groups={limitGroups(settings)} action="admin:settings.saveLimits" />
      </Part>
      <Part of="goals">
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {translate('admin:settings.goals.hint')}
        </Typography>
        <NumbersForm groups={goalGroups(settings)} action="admin:settings.goals.save" />
      </Part>
      <Part of="notices">
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {translate('admin:settings.noticesHint')}
        </Typography>
        <Notices />
      </Part>
      <Part of="safety">
        <SafetyForm texts={texts} />
      </Part>
      <Part of="undelivered">
        <UndeliveredNotices />
      </Part>
      {may('audit') && (
        <Panel title="admin:listing.history">
          <SettingsHistory settings={settings} />
        </Panel>
      )}
    </Box>
  )
}
