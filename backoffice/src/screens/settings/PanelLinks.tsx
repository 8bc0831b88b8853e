import { Box, Chip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { TARGET_PX } from '../../layout/tokens.ts'
import { settingsPath } from '../../paths.ts'
import { useRights } from '../../providers/rights.ts'
import { PANEL_RIGHTS, SETTINGS_PANELS } from './panels.ts'

const ANCHORS = Object.keys(SETTINGS_PANELS) as (keyof typeof SETTINGS_PANELS)[]

/** A name of several words goes on in the next line: in some languages one line is longer than a phone is wide. */
const wholeChip = {
  ...{ height: 'auto', minHeight: TARGET_PX, borderRadius: 6, fontSize: '1rem' },
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.5 },
}

/** The ways to the parts of the screen, which is long. */
export function PanelLinks() {
  const translate = useTranslate()
  const { may } = useRights()
  return (
    <Box
      component="nav"
      aria-label={translate('admin:titles.settings')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {ANCHORS.filter((anchor) => may(PANEL_RIGHTS[anchor])).map((anchor) => (
        <Chip
          key={anchor}
          component={Link}
          to={settingsPath(anchor)}
          clickable
          variant="outlined"
          label={translate(SETTINGS_PANELS[anchor])}
          sx={wholeChip}
        />
      ))}
    </Box>
  )
}
