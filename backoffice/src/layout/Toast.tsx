import { TOAST_DURATION_MS } from '@maveshi/shared/limits'
import { Alert, Button, Snackbar, type SnackbarCloseReason } from '@mui/material'
import { type SyntheticEvent, useCallback, useEffect, useState } from 'react'
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import { useToastPlace } from './toast-place.ts'

const SEVERITIES = { info: 'info', success: 'success', warning: 'warning', error: 'error' } as const

/** A change that waits for its toast to pass is made, or taken back. */
function useSettle() {
  const takeMutation = useTakeUndoableMutation()
  return useCallback(
    (toast: NotificationPayload | null, isUndo = false) => {
      if (toast?.notificationOptions?.undoable) takeMutation()?.({ isUndo })
    },
    [takeMutation],
  )
}

/**
 * One toast at once: a newer one takes the place of the older, so that quick decisions are confirmed as they are made.
 * It is told by its number, since it has the whole time for itself, and is read out, also when it says the same.
 */
function useNewestToast() {
  const { notifications, takeNotification } = useNotificationContext()
  const settle = useSettle()
  const [toast, setToast] = useState<NotificationPayload | null>(null)
  const [number, setNumber] = useState(0)
  useEffect(() => {
    if (!notifications.length) return
    settle(toast)
    setToast(takeNotification() ?? null)
    setNumber((before) => before + 1)
  }, [notifications, takeNotification, settle, toast])
  const close = useCallback(
    (isUndo = false) => {
      settle(toast, isUndo)
      setToast(null)
    },
    [settle, toast],
  )
  return { toast, number, close }
}

const STANDING = { '&&': { position: 'static', transform: 'none' } } as const
const LOOK = {
  ...{ width: '100%', py: 0, alignItems: 'center', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  ...{ fontSize: '0.9375rem', lineHeight: 1.3 },
  // On a phone every letter counts: the colour says it, too.
  '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } },
  '& .MuiAlert-message': { py: 0.5, flexGrow: 1 },
  '& .MuiAlert-action': { pt: 0, alignItems: 'center' },
} as const

/** The console's messages, in words of react-admin or of ours: in the place of the title, where they cover no control. */
export function Toast() {
  const translate = useTranslate()
  const { toast, number, close } = useNewestToast()
  const place = useToastPlace()
  if (!toast || !place) return null
  const { message, type, notificationOptions: options } = toast
  const { messageArgs, autoHideDuration, undoable } = options ?? {}
  const duration = autoHideDuration === undefined ? TOAST_DURATION_MS : autoHideDuration
  const dismiss = (_: Event | SyntheticEvent, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') close()
  }
  const undo = undoable && (
    <Button color="inherit" onClick={() => close(true)}>
      {translate('ra.action.undo')}
    </Button>
  )
  return createPortal(
    <Snackbar key={number} open autoHideDuration={duration} onClose={dismiss} sx={STANDING}>
      <Alert
        variant="filled"
        severity={SEVERITIES[type as keyof typeof SEVERITIES] ?? 'info'}
        onClose={() => close()}
        closeText={translate('ra.action.close')}
        {...(undo ? { action: undo } : {})}
        sx={LOOK}
      >
        {typeof message === 'string' ? translate(message, messageArgs) : message}
      </Alert>
    </Snackbar>,
    place,
  )
}
