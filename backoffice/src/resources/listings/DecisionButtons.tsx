import { formatNumber } from '@maveshi/shared/locale/format'
import BlockIcon from '@mui/icons-material/Block'
import CheckIcon from '@mui/icons-material/Check'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import RestoreIcon from '@mui/icons-material/Restore'
import { Box, Button } from '@mui/material'
import type { ElementType, SyntheticEvent } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useFirstLook } from '../../layout/first-look.ts'
import { KeyHint } from '../../layout/KeyHint.tsx'
import type { Listing } from '../../providers/listing-rows.ts'
import { DECISION_WORDS, type DecisionKind } from './decisions.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { type Decisions, useDecisions } from './use-decisions.ts'

const ICONS: Readonly<Record<DecisionKind, ElementType>> = {
  approve: CheckIcon,
  reject: BlockIcon,
  remove: RemoveIcon,
  restore: RestoreIcon,
}

const ICON_BUTTON = { minWidth: 36, minHeight: 32, p: 0.5 } as const

interface DecisionButtonsProps {
  readonly decisions: Decisions
  /** The keys that do the same, where there are any. */
  readonly keys?: Readonly<Partial<Record<DecisionKind, string>>>
  /** The listing that the buttons are about, where there are others beside it. */
  readonly title?: string
  /** Whether there is room for icons alone, whose words are said to whoever points at them and whoever hears them. */
  readonly isIconic?: boolean
  /** Whether the buttons stay side by side, however much room that takes. */
  readonly isInRow?: boolean
  /** Whether each button says how many listings it is about. */
  readonly isCounting?: boolean
}

/** A row's own click opens its listing, which neither these buttons nor their dialog are meant to do. */
const stopAtButton = (event: SyntheticEvent) => event.stopPropagation()

/** A button for each decision that can be made. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { decisions, keys = {}, title, isIconic = false, isInRow = isIconic, isCounting = false } = props
  const translate = useTranslate()
  const { isBusy, counts, start } = decisions
  const button = (kind: DecisionKind, count: number) => {
    const Icon = ICONS[kind]
    const isYes = kind === 'approve' || kind === 'restore'
    const words = translate(DECISION_WORDS[kind].label)
    const key = keys[kind]
    return (
      <Button
        key={kind}
        variant={isYes ? 'contained' : 'outlined'}
        color={isYes ? 'primary' : 'error'}
        startIcon={!isIconic && <Icon />}
        title={isIconic ? words : undefined}
        endIcon={key && <KeyHint name={key} />}
        aria-keyshortcuts={key}
        aria-label={title && translate('admin:review.named', { words, title })}
        disabled={isBusy}
        onClick={() => start(kind)}
        sx={isIconic ? ICON_BUTTON : { flex: '1 1 auto', px: 1.5, whiteSpace: 'nowrap' }}
      >
        {isIconic ? (
          <Icon fontSize="small" />
        ) : isCounting ? (
          translate('admin:review.counted', { words, number: formatNumber(count) })
        ) : (
          words
        )}
      </Button>
    )
  }
  return (
    <Box
      sx={{ display: 'flex', flexWrap: isInRow ? 'nowrap' : 'wrap', gap: 1 }}
      onClick={stopAtButton}
      onKeyDown={stopAtButton}
    >
      {[...counts].map(([kind, count]) => button(kind, count))}
      <ReasonDialog decisions={decisions} />
    </Box>
  )
}

interface RowDecisionProps extends Pick<DecisionButtonsProps, 'isIconic' | 'isInRow'> {
  readonly listing: Listing
  /** In the reader's language. */
  readonly title: string
}

/** The decisions about one listing of a list: a row that moves up when others are decided lies at a new place. */
export function RowDecision({ listing, ...look }: RowDecisionProps) {
  const { data = [] } = useListContext<Listing>()
  const isSeen = useFirstLook(data.findIndex(({ id }) => id === listing.id))
  const decisions = useDecisions([listing], { isSeen })
  return <DecisionButtons decisions={decisions} {...look} />
}
