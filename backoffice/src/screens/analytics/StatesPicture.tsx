import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { StateMap } from '../../charts/index.ts'
import type { Counted, MarketNumbers } from '../../providers/analytics.ts'
import { countedTiles } from './counted-tiles.ts'
import { MEASURES, type Measure } from './measures.ts'
import type { Period } from './period.ts'
import { Tiles } from './Tiles.tsx'

const NOTHING: Counted = { users: 0, listings: 0, views: 0, contacts: 0, sold: 0, sold_here: 0 }

const ofState = (numbers: MarketNumbers, state: string): Counted =>
  numbers.states.find(({ state_id }) => state_id === state) ?? NOTHING

interface StatesPictureProps {
  readonly numbers: MarketNumbers
  readonly before: MarketNumbers | undefined
  readonly period: Period
  readonly measure: Measure
  readonly nameOf: (state: string) => string
}

/** One number of every state on the map, and all numbers of the one that is chosen. */
export function StatesPicture({ numbers, before, period, measure, nameOf }: StatesPictureProps) {
  const translate = useTranslate()
  const what = translate(MEASURES.find(({ id }) => id === measure)?.label ?? '')
  const told = (state: string) => ({
    now: ofState(numbers, state),
    before: before && ofState(before, state),
    period,
    state,
  })
  return (
    <StateMap
      title={translate('admin:analytics.onMap', { what })}
      hint={translate('admin:analytics.mapHint')}
      nameOf={nameOf}
      numberOf={(state) => ofState(numbers, state)[measure]}
    >
      {(state) => (
        <>
          <Typography variant="h3" component="p" sx={{ mb: 1 }}>
            <bdi>{nameOf(state)}</bdi>
          </Typography>
          <Tiles tiles={countedTiles(told(state), translate)} />
        </>
      )}
    </StateMap>
  )
}
