import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import DragIcon from '@mui/icons-material/DragIndicator'
import { Box, IconButton } from '@mui/material'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'

interface MoveButtonsProps {
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly up: () => void
  readonly down: () => void
  readonly drag: () => void
}

/** A row's place: up and down by buttons or arrow keys, or dragged by its handle. */
export function MoveButtons({ name, isFirst, isLast, up, down, drag }: MoveButtonsProps) {
  const translate = useTranslate()
  const pressed = useRef<HTMLButtonElement | null>(null)
  // A row that is put elsewhere in the page loses the focus on its way.
  useEffect(() => {
    if (pressed.current && document.activeElement !== pressed.current) pressed.current.focus()
    pressed.current = null
  })
  const go = (button: HTMLButtonElement, move: () => void) => {
    pressed.current = button
    move()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const move = { ArrowUp: up, ArrowDown: down }[event.key]
    if (!move) return
    event.preventDefault()
    go(event.currentTarget, move)
  }
  const button = (words: string, isOff: boolean, move: () => void, icon: ReactNode) => (
    <IconButton
      aria-label={translate(words, { name })}
      aria-disabled={isOff}
      onClick={({ currentTarget }) => go(currentTarget, move)}
      onKeyDown={onKeyDown}
      sx={{ opacity: isOff ? 0.35 : 1 }}
    >
      {icon}
    </IconButton>
  )
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}>
      <Box
        component="span"
        draggable
        onDragStart={drag}
        data-testid="drag-handle"
        title={translate('admin:catalogue.drag', { name })}
        sx={{ cursor: 'grab', display: { xs: 'none', md: 'inline-flex' }, color: 'text.secondary', p: 1 }}
      >
        <DragIcon aria-hidden />
      </Box>
      {button('admin:catalogue.moveUp', isFirst, up, <ArrowUpwardIcon />)}
      {button('admin:catalogue.moveDown', isLast, down, <ArrowDownwardIcon />)}
    </Box>
  )
}
