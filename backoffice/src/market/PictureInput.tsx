import { CATEGORY_PICTURES, type PictureGroup } from '@maveshi/shared/catalogue/pictures'
import { Box, FormHelperText, Typography } from '@mui/material'
import { useId } from 'react'
import { required, useInput, useTranslate } from 'react-admin'
import { Panel } from '../layout/Panel.tsx'
import { Picture } from './Picture.tsx'

const GROUPS: Readonly<Record<PictureGroup, string>> = {
  animals: 'admin:pictures.animals',
  produce: 'admin:pictures.produce',
  plants: 'admin:pictures.plants',
  machines: 'admin:pictures.machines',
  services: 'admin:pictures.services',
}
const OFFERED: readonly string[] = Object.values(CATEGORY_PICTURES).flat()
const demand = required()
const SIDE_PX = 40

interface ChoiceProps {
  readonly name: string
  /** What it shows, in the reader's language. */
  readonly label: string
  readonly group: string
  readonly isChosen: boolean
  readonly choose: () => void
}

/** One picture as a radio button. */
function Choice({ name, label, group, isChosen, choose }: ChoiceProps) {
  return (
    <Box
      component="label"
      title={label}
      sx={{
        p: 1,
        borderRadius: 1,
        cursor: 'pointer',
        border: 2,
        borderColor: isChosen ? 'primary.main' : 'transparent',
        bgcolor: isChosen ? 'action.selected' : 'transparent',
        position: 'relative',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box
        component="input"
        type="radio"
        name={group}
        checked={isChosen}
        onChange={choose}
        aria-label={label}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', m: 0, opacity: 0, cursor: 'pointer' }}
      />
      <Picture name={name} side={SIDE_PX} />
    </Box>
  )
}

function Group({
  title,
  names,
  choice,
}: {
  title: string
  names: readonly string[]
  choice: Pick<ChoiceProps, 'group'> & { value: string; onChange: (name: string) => void }
}) {
  const translate = useTranslate()
  /** One that is used and not offered is known by where it stands. */
  const label = (name: string) => (OFFERED.includes(name) ? translate(`admin:pictures.names.${name}`) : title)
  return (
    <Box role="group" aria-label={title} sx={{ mt: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {names.map((name) => (
          <Choice
            key={name}
            name={name}
            label={label(name)}
            group={choice.group}
            isChosen={choice.value === name}
            choose={() => choice.onChange(name)}
          />
        ))}
      </Box>
    </Box>
  )
}

/** The picture of a category, chosen by sight. One that is used already can be kept, whatever is offered. */
export function PictureInput() {
  const translate = useTranslate()
  const group = useId()
  const { field, fieldState } = useInput<Record<string, string>>({
    source: 'icon_name',
    validate: demand,
    defaultValue: '',
  })
  const choice = { group, value: String(field.value), onChange: (name: string) => field.onChange(name) }
  const own = choice.value && !OFFERED.includes(choice.value) ? [choice.value] : []
  return (
    <Panel title="admin:pictures.title">
      {fieldState.error && (
        <FormHelperText error role="alert">
          {translate('admin:pictures.choose')}
        </FormHelperText>
      )}
      {own.length > 0 && <Group title={translate('admin:pictures.now')} names={own} choice={choice} />}
      {Object.entries(CATEGORY_PICTURES).map(([name, pictures]) => (
        <Group key={name} title={translate(GROUPS[name as PictureGroup])} names={pictures} choice={choice} />
      ))}
    </Panel>
  )
}
