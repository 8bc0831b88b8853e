import CheckIcon from '@mui/icons-material/Check'
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined'
import { Button, Divider, FormControlLabel, ListItemIcon, Menu, MenuItem, Switch } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Column, useCompactRows, useHiddenColumns } from './row-settings.ts'
import { TARGET_PX } from './tokens.ts'
import { useNarrow } from './use-narrow.ts'

/** Lays the rows of every list close together. Cards know no such thing. */
function CompactSwitch() {
  const translate = useTranslate()
  const { isCompact, choose } = useCompactRows()
  return (
    <FormControlLabel
      label={translate('admin:rows.compact')}
      control={<Switch checked={isCompact} onChange={(_, isOn) => choose(isOn)} />}
      sx={{ minHeight: TARGET_PX, mx: 0, gap: 0.5 }}
    />
  )
}

interface ChoiceProps {
  readonly words: string
  readonly isOn: boolean
  readonly toggle: () => void
}

function Choice({ words, isOn, toggle }: ChoiceProps) {
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={isOn} onClick={toggle}>
      <ListItemIcon>{isOn && <CheckIcon aria-hidden />}</ListItemIcon>
      {words}
    </MenuItem>
  )
}

/**
 * How close the rows of a table are, and which columns it has. React-admin's own choice of columns names its roles wrongly,
 * and is out of the keyboard's reach.
 */
function TableLayout({ columns }: { columns: readonly Column[] }) {
  const translate = useTranslate()
  const id = useId()
  const { isCompact, choose } = useCompactRows()
  const [hidden, setHidden] = useHiddenColumns()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isShown = (source: string) => !hidden.includes(source)
  const toggle = (source: string) =>
    setHidden(isShown(source) ? [...hidden, source] : hidden.filter((one) => one !== source))
  return (
    <>
      <Button
        id={id}
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('admin:rows.layout')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <Choice words={translate('admin:rows.compact')} isOn={isCompact} toggle={() => choose(!isCompact)} />
        <Divider component="li" role="separator" />
        {columns.map(({ source, label }) => (
          <Choice key={source} words={translate(label)} isOn={isShown(source)} toggle={() => toggle(source)} />
        ))}
      </Menu>
    </>
  )
}

/** How rows are shown, which this device remembers. @param columns those that can be left out */
export function RowSettings({ columns = [] }: { columns?: readonly Column[] }) {
  if (useNarrow()) return null
  return columns.length ? <TableLayout columns={columns} /> : <CompactSwitch />
}
