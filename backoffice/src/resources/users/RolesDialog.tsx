import { CONSOLE_ROLES, type ConsoleRole } from '@maveshi/shared/access/console-roles'
import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CONSOLE_ROLE_WORDS } from '../../layout/console-role-words.ts'
import { FormDialog } from '../../layout/FormDialog.tsx'
import type { Person } from '../../providers/people.ts'
import type { Decisions } from './decisions.ts'
import { useUserWords } from './user-words.ts'

/** What somebody of a role may do, by key. */
const ABOUT: Readonly<Record<ConsoleRole, string>> = {
  owner: 'admin:roles.about.owner',
  moderator: 'admin:roles.about.moderator',
  editor: 'admin:roles.about.editor',
  support: 'admin:roles.about.support',
}

interface RoleInputProps {
  readonly role: ConsoleRole
  readonly isChosen: boolean
  readonly onChange: () => void
}

function RoleInput({ role, isChosen, onChange }: RoleInputProps) {
  const translate = useTranslate()
  return (
    <FormControlLabel
      control={<Checkbox checked={isChosen} onChange={onChange} />}
      sx={{ alignItems: 'flex-start', marginInlineEnd: 0, py: 0.5 }}
      label={
        <>
          <Typography sx={{ fontWeight: 600, pt: 1 }}>{translate(CONSOLE_ROLE_WORDS[role])}</Typography>{' '}
          <Typography variant="body2" color="textSecondary">
            {translate(ABOUT[role])}
          </Typography>
        </>
      }
    />
  )
}

interface RolesDialogProps {
  readonly person: Person
  readonly decisions: Decisions
  readonly close: () => void
}

/** Makes somebody an administrator, or another one: asks what they may do. */
export function RolesDialog({ person, decisions, close }: RolesDialogProps) {
  const translate = useTranslate()
  const { name } = useUserWords()(person)
  const [chosen, setChosen] = useState<readonly ConsoleRole[]>(person.console_roles)
  const [wasTried, setTried] = useState(false)
  const toggled = (role: ConsoleRole) =>
    chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role]
  const isMissing = wasTried && chosen.length === 0
  const submit = () => {
    setTried(true)
    if (chosen.length > 0 && !decisions.isBusy) void decisions.giveRoles(chosen).then((isDone) => isDone && close())
  }
  return (
    <FormDialog
      title={translate('admin:roles.of', { name })}
      width="sm"
      isBusy={decisions.isBusy}
      isUnsaved={false}
      submit={translate(person.is_admin ? 'admin:roles.change' : 'admin:users.makeAdministrator')}
      onClose={close}
      onSubmit={submit}
    >
      <FormControl component="fieldset" variant="standard">
        <FormLabel component="legend">{translate('admin:roles.hint')}</FormLabel>
        <FormGroup>
          {CONSOLE_ROLES.map((role) => (
            <RoleInput
              key={role}
              role={role}
              isChosen={chosen.includes(role)}
              onChange={() => setChosen(toggled(role))}
            />
          ))}
        </FormGroup>
        {isMissing && (
          <FormHelperText error role="alert">
            {translate('admin:roles.missing')}
          </FormHelperText>
        )}
      </FormControl>
    </FormDialog>
  )
}
