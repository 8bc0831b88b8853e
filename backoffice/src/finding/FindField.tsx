import { Box, LinearProgress, TextField, Typography, useAutocomplete } from '@mui/material'
import { type SyntheticEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useHref, useNavigate } from 'react-router-dom'
import { Failure, Nothing } from '../layout/states.tsx'
import { readingFailure } from '../providers/failures.ts'
import { Finds } from './Finds.tsx'
import { type Find, placesOf } from './find.ts'
import { usePlaces } from './use-places.ts'
import { useThings } from './use-things.ts'

/** Whether somebody asks for another tab, as with a link. */
const isForAnotherTab = ({ nativeEvent }: SyntheticEvent) =>
  (nativeEvent instanceof MouseEvent || nativeEvent instanceof KeyboardEvent) &&
  (nativeEvent.ctrlKey || nativeEvent.metaKey)

/** Goes where something is, here or in another tab. */
function useGo(close: () => void) {
  const navigate = useNavigate()
  const base = useHref('/').replace(/\/$/, '')
  return (event: SyntheticEvent, { path }: Find) => {
    if (isForAnotherTab(event)) return void window.open(`${base}${path}`, '_blank', 'noopener')
    close()
    void navigate(path)
  }
}

/** One field for listings, people, reports, settings and screens. */
export function FindField({ close }: { close: () => void }) {
  const translate = useTranslate()
  const id = useId()
  const [text, setText] = useState('')
  const places = placesOf(usePlaces(), text)
  const { found, isWaiting, error, retry } = useThings(text)
  const go = useGo(close)
  // An empty field shows where one can go; settings are too many for that.
  const options: Find[] = text.trim() ? [...places, ...found] : places.filter(({ group }) => group === 'screens')
  const field = useAutocomplete<Find, false, true>({
    id,
    options,
    open: true,
    value: null as never,
    inputValue: text,
    autoHighlight: true,
    filterOptions: (all) => all,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ name }) => name,
    getOptionKey: ({ group, path, name }) => `${group} ${path} ${name}`,
    isOptionEqualToValue: (one, other) => one.path === other.path && one.name === other.name,
    onInputChange: (_event, typed, reason) => reason === 'input' && setText(typed),
    onChange: (event, chosen) => chosen && go(event, chosen),
    onClose: (_event, reason) => reason === 'escape' && close(),
  })
  return (
    <Box {...field.getRootProps()}>
      <TextField
        id={id}
        fullWidth
        autoFocus
        type="search"
        label={translate('admin:find.label')}
        slotProps={{ htmlInput: field.getInputProps(), input: { ref: field.setAnchorEl } }}
        sx={{ mt: 1 }}
      />
      <Box sx={{ height: 4 }}>{isWaiting && <LinearProgress aria-label={translate('admin:loading')} />}</Box>
      {error !== null && <Failure sentence={readingFailure(error)} retry={retry} />}
      <Finds field={field} />
      <Box role="status">
        {options.length === 0 && !isWaiting && error === null && <Nothing sentence="admin:find.nothing" />}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('admin:find.hint')}
      </Typography>
    </Box>
  )
}
