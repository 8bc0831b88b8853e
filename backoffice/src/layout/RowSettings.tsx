import CheckIcon from '@mui/icons-material/Check'
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined'
import { Button, FormControlLabel, ListItemIcon, Menu, MenuItem, Switch } from '@mui/material'
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

/** Which columns a table has. React-admin's own choice names its roles wrongly, and is out of the keyboard's reach. */
function ColumnsButton({ columns }: { columns: readonly Column[] }) {
  const translate = useTranslate()
  const id = useId()
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
        {translate('ra.action.select_columns')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {columns.map(({ source, label }) => (
          <MenuItem key={source} role="menuitemcheckbox" aria-checked={isShown(source)} onClick={() => toggle(source)}>
            <ListItemIcon>{isShown(source) && <CheckIcon aria-hidden />}</ListItemIcon>
            {translate(label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** How rows are shown, which this device remembers. @param columns those that can be left out */
export function RowSettings({ columns = [] }: { columns?: readonly Column[] }) {
  if (useNarrow()) return null
  return (
    <>
      <CompactSwitch />
      {columns.length > 0 && <ColumnsButton columns={columns} />}
    </>
  )
}
