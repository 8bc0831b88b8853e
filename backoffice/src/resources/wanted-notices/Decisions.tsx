import { REASON_CHARACTERS } from '@maveshi/shared/limits'
import { WANTED_REJECTIONS, WANTED_REMOVALS } from '@maveshi/shared/wanted'
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

type Asking = 'reject' | 'remove' | undefined

interface DecisionsProps {
  readonly wanted: WantedNotice
  readonly hasKeys: boolean
  /** Which in the list it is. */
  readonly place: number
}

type Deciding = ReturnType<typeof useDeciding>

/** Asks why, and for a word to whoever wrote it or reported it. */
function Why({
  asking,
  wanted,
  deciding,
  close,
}: {
  asking: 'reject' | 'remove'
  wanted: WantedNotice
  deciding: Deciding
  close: () => void
}) {
  const translate = useTranslate()
  const isReported = wanted.reports.some(({ status }) => status === 'open')
  const options: readonly { id: string; name: string }[] =
    asking === 'reject'
      ? WANTED_REJECTIONS.map((id) => ({ id, name: translate(REASON_WORDS[id]) }))
      : WANTED_REMOVALS.map((id) => ({ id, name: translate(REMOVAL_WORDS[id]) }))
  async function confirm(choice: string, note: string): Promise<void> {
    const said = note ? { note } : {}
    const isDone =
      asking === 'reject'
        ? await deciding.reject({ reason: choice, ...said })
        : isReported
          ? await deciding.settle({ outcome: 'upheld', removal_reason: choice, ...said })
          : await deciding.remove(choice)
    if (isDone) close()
  }
  const title = translate(asking === 'reject' ? 'buttons:reject' : 'admin:wanted.remove')
  return (
    <DecisionDialog
      title={title}
      confirm={title}
      isGrave
      isBusy={deciding.isBusy}
      choice={{
        label: translate('admin:reports.reason'),
        missing: translate('admin:reports.removalReasonRequired'),
        hasKeys: true,
        options,
      }}
      note={
        asking === 'reject' || isReported
          ? {
              label: translate('admin:reports.note'),
              hint: translate('admin:reports.noteHint'),
              charactersMax: REASON_CHARACTERS,
            }
          : undefined
      }
      onCancel={close}
      onConfirm={({ choice, note }) => void (choice && confirm(choice, note))}
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
  const [asking, setAsking] = useState<Asking>()
  const isClosed = !useFirstLook(place) || deciding.isBusy
  if (!may('decisions')) return null
  const { state, reports } = wanted
  const isWaiting = state === 'pending'
  const isReported = reports.some(({ status }) => status === 'open')
  const isShown = state === 'active' || state === 'expired' || state === 'closed'
  const approve = () => void deciding.approve()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {hasKeys && isWaiting && !isClosed && <Keys actions={{ a: approve, r: () => setAsking('reject') }} />}
      {isWaiting && (
        <>
          <Button variant="contained" disabled={isClosed} onClick={approve}>
            {translate('buttons:approve')} {hasKeys && <KeyHint name="A" />}
          </Button>
          <Button variant="outlined" disabled={isClosed} onClick={() => setAsking('reject')}>
            {translate('buttons:reject')} {hasKeys && <KeyHint name="R" />}
          </Button>
        </>
      )}
      {isReported && (
        <>
          <Button variant="outlined" disabled={isClosed} onClick={() => void deciding.acknowledge()}>
            {translate('admin:reports.acknowledge')}
          </Button>
          <Button variant="outlined" disabled={isClosed} onClick={() => void deciding.settle({ outcome: 'dismissed' })}>
            {translate('admin:wanted.dismiss')}
          </Button>
        </>
      )}
      {isShown && (
        <Button variant="outlined" color="error" disabled={isClosed} onClick={() => setAsking('remove')}>
          {translate('admin:wanted.remove')}
        </Button>
      )}
      {asking && <Why asking={asking} wanted={wanted} deciding={deciding} close={() => setAsking(undefined)} />}
    </Box>
  )
}
