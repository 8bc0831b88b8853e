import { Button, type ButtonProps } from '@mui/material'
import type { ReactNode } from 'react'
import { KeyHint } from './KeyHint.tsx'
import { TARGET_PX } from './tokens.ts'
import { usePhone } from './use-phone.ts'

interface ToolButtonProps extends Omit<ButtonProps, 'children' | 'startIcon' | 'endIcon'> {
  /** In the reader's language. */
  readonly words: string
  readonly icon: ReactNode
  /** The key that does the same. */
  readonly shortcut?: string
}

/** A button whose words a phone has no room for: there it is its icon, and the words are said to whoever hears them. */
export function ToolButton({ words, icon, shortcut, ...button }: ToolButtonProps) {
  const ground = button.variant === 'outlined' ? { bgcolor: 'background.paper' } : {}
  if (usePhone()) {
    return (
      <Button {...button} aria-label={words} title={words} sx={{ ...ground, minWidth: TARGET_PX, p: 1 }}>
        {icon}
      </Button>
    )
  }
  return (
    <Button
      {...button}
      startIcon={icon}
      endIcon={shortcut && <KeyHint name={shortcut} />}
      aria-keyshortcuts={shortcut}
      sx={ground}
    >
      {words}
    </Button>
  )
}
