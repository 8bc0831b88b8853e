import { formatNumber } from '@maveshi/shared/locale/format'
import { Box, ButtonBase, Typography } from '@mui/material'
import { alpha, type Theme } from '@mui/material/styles'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { INDIA_COLUMNS, isDirection, neighbourOf, STATE_SQUARES, type StateSquare } from './india.ts'
import { SHADES, shadeOf } from './shades.ts'
import { useTones } from './tones.ts'

export interface StateMapProps {
  /** What the picture shows: its heading, of the third level. In the reader's language, as all words here. */
  readonly title: string
  /** How the squares are used. */
  readonly hint: string
  readonly nameOf: (state: string) => string
  readonly numberOf: (state: string) => number
  /** What is told of the state that is chosen; the one with most is at first. */
  readonly children: (state: string) => ReactNode
}

const NARROW = '@container (max-width: 799px)'

/** Seen where there is room for words of every script, and heard everywhere. */
const NAME = { fontSize: '0.75rem', lineHeight: 1.3, [NARROW]: { fontSize: 0 } } as const

/** Seen in the place of the name. */
const LETTERS = { display: 'none', fontSize: '0.75rem', lineHeight: 1.3, [NARROW]: { display: 'inline' } } as const

interface SquareProps {
  readonly state: string
  readonly square: StateSquare
  readonly name: string
  readonly value: number
  readonly shade: number
  readonly isChosen: boolean
  readonly choose: () => void
}

function squareColours(theme: Theme, tone: string, shade: number) {
  return {
    backgroundColor: shade === 0 ? 'transparent' : alpha(tone, SHADES[shade] ?? 1),
    borderColor: shade === 0 ? theme.palette.divider : tone,
    color: shade === SHADES.length - 1 ? theme.palette.background.paper : theme.palette.text.primary,
  }
}

/** One state. */
function Square({ state, square, name, value, shade, isChosen, choose }: SquareProps) {
  const [tone] = useTones()
  return (
    <ButtonBase
      data-state={state}
      aria-pressed={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onClick={choose}
      sx={(theme) => ({
        gridColumn: square.column + 1,
        gridRow: square.row + 1,
        minHeight: 38,
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        p: '2px',
        border: '1px solid',
        borderRadius: 1,
        overflow: 'hidden',
        outline: isChosen ? `3px solid ${theme.palette.text.primary}` : 'none',
        '&.Mui-focusVisible': { outline: `3px solid ${theme.palette.primary.main}` },
        ...squareColours(theme, tone?.colour ?? '', shade),
      })}
    >
      <Typography component="span" sx={NAME}>
        {name}
      </Typography>
      <Typography lang="en" aria-hidden component="span" sx={LETTERS}>
        {square.letters}
      </Typography>
      <Typography component="span" sx={{ fontSize: '0.8125rem', fontWeight: 700, lineHeight: 1.3 }}>
        {formatNumber(value)}
      </Typography>
    </ButtonBase>
  )
}

/**
 * The country as squares, one a state, coloured by a number, and what is told of the one that is chosen. The arrow keys go
 * from state to state. West is left in every language.
 */
export function StateMap({ title, hint, nameOf, numberOf, children }: StateMapProps) {
  const caption = useId()
  const states = [...STATE_SQUARES]
  const most = Math.max(0, ...states.map(([id]) => numberOf(id)))
  const [wanted, setWanted] = useState<string>()
  const chosen = wanted ?? states.find(([id]) => numberOf(id) === most)?.[0] ?? ''

  function move(event: KeyboardEvent<HTMLElement>): void {
    if (!isDirection(event.key)) return
    event.preventDefault()
    const next = neighbourOf(chosen, event.key)
    setWanted(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-state="${next}"]`)?.focus()
  }

  return (
    <Box component="figure" aria-labelledby={caption} sx={{ m: 0, minWidth: 0, containerType: 'inline-size' }}>
      <Box component="figcaption" sx={{ mb: 1 }}>
        <Typography id={caption} variant="h3">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      </Box>
      <Box
        role="group"
        aria-labelledby={caption}
        dir="ltr"
        onKeyDown={move}
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${INDIA_COLUMNS}, minmax(0, 1fr))`,
          gridAutoRows: '1fr',
          gap: '4px',
        }}
      >
        {states.map(([id, square]) => (
          <Square
            key={id}
            state={id}
            square={square}
            name={nameOf(id)}
            value={numberOf(id)}
            shade={shadeOf(numberOf(id), most)}
            isChosen={id === chosen}
            choose={() => setWanted(id)}
          />
        ))}
      </Box>
      <Box aria-live="polite" sx={{ mt: 2 }}>
        {children(chosen)}
      </Box>
    </Box>
  )
}
