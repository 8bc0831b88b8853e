import { LOGOUT_FAILURE_TOAST_MS } from '@maveshi/shared/limits'
import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import LogoutIcon from '@mui/icons-material/Logout'
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import { AlertTitle, Box, Divider, IconButton, ListItemIcon, Menu, MenuItem, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useNotify, useTranslate } from 'react-admin'
import { useBackend } from '../providers/backend.ts'
import { refusalOf } from '../providers/refusal-of.ts'
import { useRoles } from '../providers/rights.ts'
import { useConsoleRoles } from './console-role-words.ts'
import { useUnsavedWords } from './unsaved.ts'

interface FactProps {
  readonly label: string
  readonly value: string
  /** Whether it runs as the reader's language does. */
  readonly isWords?: boolean
}

function Fact({ label, value, isWords = false }: FactProps) {
  return (
    <>
      <Typography variant="caption" component="dt" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="body2" component="dd" sx={{ m: 0, mb: 1, overflowWrap: 'anywhere' }}>
        <bdi {...(isWords ? {} : { dir: 'ltr' })}>{value}</bdi>
      </Typography>
    </>
  )
}

function Identity() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const roles = useConsoleRoles()(useRoles())
  if (!identity) return null
  return (
    <Box component="dl" sx={{ px: 2, pt: 1, m: 0, width: 'min(22rem, calc(100vw - 4rem))' }}>
      <Fact label={translate('admin:account.email')} value={String(identity.email ?? '')} />
      <Fact label={translate('admin:account.id')} value={String(identity.id)} />
      <Fact label={translate('admin:roles.title')} value={roles} isWords />
    </Box>
  )
}

function useLogOut(): () => Promise<void> {
  const { access } = useBackend()
  const notify = useNotify()
  const translate = useTranslate()
  return async () => {
    try {
      await access.logOut()
    } catch (error) {
      console.error(error)
      const refusal = refusalOf(error)
      const words = (
        <>
          <AlertTitle>{translate('admin:errors.logout')}</AlertTitle>
          {refusal.kind === 'offline' ? translate('admin:errors.offline') : refusal.message}
        </>
      )
      notify(words, { type: 'error', autoHideDuration: LOGOUT_FAILURE_TOAST_MS })
    }
  }
}

/** Who is signed in, the way to the market as others see it, and the way out. */
export function AccountMenu() {
  const translate = useTranslate()
  const { access } = useBackend()
  const logOut = useLogOut()
  const { ask, discard } = useUnsavedWords()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const words = translate('admin:header.account')
  // Both ways lead out of the console, with whatever was typed in it.
  const leave = async (way: () => unknown) => {
    setAnchor(null)
    if (!(await ask())) return
    discard()
    await way()
  }
  return (
    <>
      <IconButton
        edge="end"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-label={words}
        title={words}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      >
        <AccountIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Box component="li" role="presentation">
          <Identity />
        </Box>
        <Divider component="li" />
        <MenuItem onClick={() => void leave(access.switchToUserView)}>
          <ListItemIcon>
            <StorefrontIcon />
          </ListItemIcon>
          {translate('buttons:switchToUserView')}
        </MenuItem>
        <MenuItem onClick={() => void leave(logOut)}>
          <ListItemIcon>
            <LogoutIcon />
          </ListItemIcon>
          {translate('buttons:logOut')}
        </MenuItem>
      </Menu>
    </>
  )
}
