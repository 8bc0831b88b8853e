import SearchIcon from '@mui/icons-material/Search'
import { Box, IconButton } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Awaited } from '../layout/Awaited.tsx'
import { DialogFrame } from '../layout/DialogFrame.tsx'
import { KeyHint } from '../layout/KeyHint.tsx'
import { useCommandKey } from '../layout/page-keys.ts'
import { screen } from '../layout/screen.ts'

const Finder = screen(() => import('./Finder.tsx'), 'Finder')

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.platform)

/** Opens the field that finds anything, as Ctrl-K does. */
export function FindButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const close = () => setOpen(false)
  useCommandKey('k', open)
  const words = translate('admin:find.title')
  return (
    <>
      <IconButton
        onClick={open}
        aria-label={words}
        title={words}
        aria-haspopup="dialog"
        aria-keyshortcuts={IS_APPLE ? 'Meta+K' : 'Control+K'}
      >
        <SearchIcon />
      </IconButton>
      <Box sx={{ color: 'text.secondary' }}>
        <KeyHint name={IS_APPLE ? '⌘ K' : 'Ctrl K'} />
      </Box>
      {isOpen && (
        <DialogFrame title={words} width="sm" isLong leave="ra.action.close" onClose={close}>
          <Suspense fallback={<Awaited />}>
            <Finder close={close} />
          </Suspense>
        </DialogFrame>
      )}
    </>
  )
}
