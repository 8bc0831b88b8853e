import { useResourceContext, useStore } from 'react-admin'
import { ownKey } from '../providers/own-key.ts'
import { useNarrow } from './use-narrow.ts'

/** Whether rows lie close together, in every list alike. Where there is no room for a table, cards stay as they are. */
export function useCompactRows() {
  const isNarrow = useNarrow()
  const [isChosen, choose] = useStore(ownKey('compactRows'), false)
  return { isCompact: isChosen && !isNarrow, choose }
}

/** What is said in several lines elsewhere, in one. */
export const INLINE_LINES = {
  '& p': { display: 'inline' },
  '& * + p:not(:empty)::before': { content: '" · "' },
} as const

/** Buttons with only an icon, where rows lie close together: still more than a pointer needs. */
export const SMALL_BUTTONS = { '& .MuiIconButton-root': { minWidth: 32, minHeight: 32, p: 0.5 } } as const

/** How wide a photograph is, where rows lie close together. */
export const COMPACT_COVER_PX = 40

/** A column that can be left out of a table. */
export interface Column {
  readonly source: string
  /** What its heading says, by key. */
  readonly label: string
}

/** Under which name react-admin's table finds which columns are left out. */
export function useColumnsKey(): string {
  return ownKey(`${useResourceContext()}.columns`)
}

/** The columns that are left out of the list's table, by their sources. */
export function useHiddenColumns() {
  return useStore<string[]>(useColumnsKey(), [])
}
