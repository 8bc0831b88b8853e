import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import { Box, Typography } from '@mui/material'

/** One line of a list: what asks for a second look, or that nothing does. */
export function SignalLine({ sentence, isWarning }: { sentence: string; isWarning: boolean }) {
  const Icon = isWarning ? WarningIcon : CheckIcon
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 0.5, alignItems: 'flex-start' }}>
      <Icon aria-hidden fontSize="small" color={isWarning ? 'error' : 'success'} sx={{ mt: 0.25, flexShrink: 0 }} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>{sentence}</Typography>
    </Box>
  )
}
