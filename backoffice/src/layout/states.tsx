import RefreshIcon from '@mui/icons-material/Refresh'
import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { LIST_ROWS_ID } from './SkipLinks.tsx'

/** Something is on its way. */
export function Waiting() {
  const translate = useTranslate()
  return (
    <Box role="status" sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'center', p: 4 }}>
      <CircularProgress size={24} aria-hidden />
      <Typography>{translate('admin:loading')}</Typography>
    </Box>
  )
}

/** Something did not arrive: a sentence, given by its key, and another try. */
export function Failure({ sentence, retry }: { sentence: string; retry?: (() => void) | undefined }) {
  const translate = useTranslate()
  return (
    <Box sx={{ p: { xs: 1, sm: 2 } }}>
      <Alert severity="error" variant="outlined" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ mb: retry ? 1 : 0 }}>{translate(sentence)}</Typography>
        {retry && (
          <Button variant="outlined" color="inherit" startIcon={<RefreshIcon />} onClick={retry}>
            {translate('buttons:retry')}
          </Button>
        )}
      </Alert>
    </Box>
  )
}

/** There is nothing, which may be good news. */
export function Nothing({ sentence, children }: { sentence: string; children?: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box sx={{ p: { xs: 3, sm: 6 }, textAlign: 'center' }}>
      <Typography color="textSecondary" sx={{ mb: children ? 2 : 0 }}>
        {translate(sentence)}
      </Typography>
      {children}
    </Box>
  )
}

/** Nothing in the list around it matches its filters: a sentence, given by its key, and the way to the whole list. */
export function NoMatch({ sentence }: { sentence: string }) {
  const translate = useTranslate()
  const { setFilters } = useListContext()
  const clear = () => {
    setFilters({}, {})
    // The button is gone then, and the keyboard with it.
    document.getElementById(LIST_ROWS_ID)?.focus({ preventScroll: true })
  }
  return (
    <Nothing sentence={sentence}>
      <Button variant="outlined" onClick={clear}>
        {translate('ra.navigation.clear_filters')}
      </Button>
    </Nothing>
  )
}
