/**
 * Pictures of numbers, for screens that are fetched when they are opened: never import them into what every screen needs.
 * Drawn by ourselves: a library of charts weighs a quarter of all the console's code, and bars need none.
 */
export { DayChart, type DayChartProps } from './DayChart.tsx'
export { NameBars, type NameBarsProps, type NamedNumbers } from './NameBars.tsx'
export { NumbersList } from './NumbersList.tsx'
export { StateMap, type StateMapProps } from './StateMap.tsx'
export { SERIES_MAX } from './tones.ts'
export type { DaySeries } from './types.ts'
export { useRoomFor } from './use-room.ts'
