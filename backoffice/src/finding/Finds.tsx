import { Box, Typography } from '@mui/material'
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete'
import type { ComponentProps } from 'react'
import { useTranslate } from 'react-admin'
import { type Find, GROUPS, type Group } from './find.ts'

type Field = UseAutocompleteReturnValue<Find, false, true, false, true>

const list = { m: 0, p: 0, listStyle: 'none' } as const

const row = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'center',
  minHeight: 48,
  px: 1,
  borderRadius: 1,
  cursor: 'pointer',
  '&.Mui-focused': { bgcolor: 'action.selected' },
} as const

function FindRow({ find: { icon: Icon, name, about }, ...props }: { find: Find } & ComponentProps<'li'>) {
  return (
    <Box component="li" {...props} sx={row}>
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{name}</bdi>
        </Typography>
        {about.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {about.map((text, index) => (
              <span key={text}>
                {index > 0 && ' · '}
                <bdi>{text}</bdi>
              </span>
            ))}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

/** What was found, by kind, to choose from with the keys or a press. */
export function Finds({ field }: { field: Field }) {
  const translate = useTranslate()
  if (field.groupedOptions.length === 0) return null
  return (
    <Box component="ul" {...field.getListboxProps()} sx={{ ...list, maxHeight: { sm: '50vh' }, overflowY: 'auto' }}>
      {field.groupedOptions.map(({ key, index, group, options }) => (
        <Box component="li" key={key} role="group" aria-label={translate(GROUPS[group as Group])} sx={list}>
          <Typography variant="body2" color="textSecondary" aria-hidden sx={{ px: 1, pt: 1, fontWeight: 600 }}>
            {translate(GROUPS[group as Group])}
          </Typography>
          <Box component="ul" role="presentation" sx={list}>
            {options.map((option, place) => {
              const { key: name, ...props } = field.getOptionProps({ option, index: index + place })
              return <FindRow key={name} find={option} {...props} />
            })}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
