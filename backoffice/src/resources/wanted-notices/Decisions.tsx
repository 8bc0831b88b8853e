import { REASON_CHARACTERS } from '@maveshi/shared/limits'
import { WANTED_REJECTIONS, WANTED_REMOVALS } from '@maveshi/shared/wanted'
import BlockIcon from '@mui/icons-material/Block'
import CheckIcon from '@mui/icons-material/Check'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DecisionDialog } from '../../layout/DecisionDialog.tsx'
import { useFirstLook } from '../../layout/first-look.ts'
import { KeyHint } from '../../layout/KeyHint.tsx'
import { usePageKeys } from '../../layout/page-keys.ts'
import { REASON_WORDS, REMOVAL_WORDS } from '../../market/decision-reasons.ts'
import { useRights } from '../../providers/rights.ts'
import type { WantedNotice } from '../../providers/wanted-notices.ts'
import { useDeciding } from './use-deciding.ts'

type Asked = 'reject' | 'remove' | 'dismiss'

const TITLES: Readonly<Record<Asked, string>> = {
  reject: 'buttons:reject',
  remove: 'admin:wanted.remove',
  dismiss: 'admin:wanted.dismiss',
}

interface DecisionsProps {
  readonly wanted: WantedNotice
  readonly hasKeys: boolean
  /** Which in the list it is. */
  readonly place: number
}

type Deciding = ReturnType<typeof useDeciding>

/** What can be chosen as the reason, where one is needed. */
function useReasons(asked: Asked): readonly { id: string; name: string }[] | undefined {
  const translate = useTranslate()
  if (asked === 'dismiss') return undefined
  if (asked === 'reject') return WANTED_REJECTIONS.map((id) => ({ id, name: translate(REASON_WORDS[id]) }))
  return WANTED_REMOVALS.map((id) => ({ id, name: translate(REMOVAL_WORDS[id]) }))
}

/** Asks why, and for a word to whoever wrote it or reported it. */
function Why({
  asked,
  wanted,
  deciding,
  close,
}: {
  asked: Asked
  wanted: WantedNotice
  deciding: Deciding
  close: () => void
}) {
  const translate = useTranslate()
  const options = useReasons(asked)
  const isReported = wanted.reports.some(({ status }) => status === 'open')
  const decide = (choice: string | null, said: { note?: string }) => {
    if (asked === 'dismiss') return deciding.settle({ outcome: 'dismissed', ...said })
    if (!choice) return Promise.resolve(false)
    if (asked === 'reject') return deciding.reject({ reason: choice, ...said })
    if (isReported) return deciding.settle({ outcome: 'upheld', removal_reason: choice, ...said })
    return deciding.remove(choice)
  }
  async function confirm(choice: string | null, note: string): Promise<void> {
    if (await decide(choice, note ? { note } : {})) close()
  }
  const title = translate(TITLES[asked])
  return (
    <DecisionDialog
      title={title}
      {...(asked === 'dismiss' ? { explanation: translate('admin:wanted.dismissExplanation') } : {})}
      confirm={title}
      isGrave={asked !== 'dismiss'}
      isBusy={deciding.isBusy}
      choice={
        options && {
          label: translate('admin:reports.reason'),
          missing: translate('admin:reports.removalReasonRequired'),
          hasKeys: true,
          options,
        }
      }
      note={
        asked === 'reject' || isReported
          ? {
              label: translate('admin:reports.note'),
              hint: translate('admin:reports.noteHint'),
              charactersMax: REASON_CHARACTERS,
            }
          : undefined
      }
      onCancel={close}
      onConfirm={({ choice, note }) => void confirm(choice, note)}
    />
  )
}

/** Keys of the notice that waits first. */
function Keys({ actions }: { actions: Readonly<Record<string, () => void>> }) {
  usePageKeys(actions)
  return null
}

/** What can be decided about a notice, for whoever may: once it has lain before the eyes where it lies now. */
export function Decisions({ wanted, hasKeys, place }: DecisionsProps) {
  const translate = useTranslate()
  const { may } = useRights()
  const deciding = useDeciding(wanted.id)
  const [asked, setAsked] = useState<Asked>()
  const isClosed = !useFirstLook(place) || deciding.isBusy
  if (!may('decisions')) return null
  const { state, reports } = wanted
  const isWaiting = state === 'pending'
  const isReported = reports.some(({ status }) => status === 'open')
  const isShown = state === 'active' || state === 'expired' || state === 'closed'
  const approve = () => void deciding.approve()
  const keyed = (key: string) => (hasKeys ? { endIcon: <KeyHint name={key} />, 'aria-keyshortcuts': key } : {})
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {hasKeys && isWaiting && !isClosed && <Keys actions={{ a: approve, r: () => setAsked('reject') }} />}
      {isWaiting && (
        <>
          <Button variant="contained" startIcon={<CheckIcon />} disabled={isClosed} onClick={approve} {...keyed('A')}>
            {translate('buttons:approve')}
          </Button>
          <Button
            variant="outlined"
            color="error"
            startIcon={<BlockIcon />}
            disabled={isClosed}
            onClick={() => setAsked('reject')}
            {...keyed('R')}
          >
            {translate('buttons:reject')}
          </Button>
        </>
      )}
      {isReported && (
        <>
          <Button variant="outlined" disabled={isClosed} onClick={() => void deciding.acknowledge()}>
            {translate('admin:reports.acknowledge')}
          </Button>
          <Button variant="outlined" disabled={isClosed} onClick={() => setAsked('dismiss')}>
            {translate('admin:wanted.dismiss')}
          </Button>
        </>
      )}
      {isShown && (
        <Button
          variant="outlined"
          color="error"
          startIcon={<RemoveIcon />}
          disabled={isClosed}
          onClick={() => setAsked('remove')}
        >
          {translate('admin:wanted.remove')}
        </Button>
      )}
      {asked && <Why asked={asked} wanted={wanted} deciding={deciding} close={() => setAsked(undefined)} />}
    </Box>
  )
}
