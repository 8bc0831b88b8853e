import { hasRole, rolesFor, SINGLE_ROLES } from '@maveshi/shared/catalogue/roles'
import type { FieldRole } from '@maveshi/shared/catalogue/types'
import { label } from '@maveshi/shared/locale/languages'
import { Checkbox, FormControlLabel, FormGroup, FormHelperText } from '@mui/material'
import { useInput, useTranslate } from 'react-admin'
import { Panel } from '../../layout/Panel.tsx'
import { FIELD_ROLE_WORDS } from '../../market/question-words.ts'
import type { FieldColumns, FieldRecord } from '../../providers/catalogue-rows.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { Questions } from './use-questions.ts'

interface RoleProps {
  readonly role: FieldRole
  readonly isChosen: boolean
  /** Another question that has the role, where only one can. */
  readonly taker: FieldRecord | undefined
  readonly onToggle: () => void
}

function Role({ role, isChosen, taker, onToggle }: RoleProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const isTaken = Boolean(taker) && !isChosen
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={isChosen} disabled={isTaken} onChange={onToggle} />}
        label={translate(FIELD_ROLE_WORDS[role])}
      />
      {isTaken && taker && (
        <FormHelperText>
          {translate('admin:fields.roleTaken', { question: label(taker.labels, language, taker.field) })}
        </FormHelperText>
      )}
    </>
  )
}

interface RolesInputProps {
  readonly questions: Questions
  /** The question whose roles they are; none of a new one. */
  readonly own: string | undefined
  readonly asked: Pick<FieldColumns, 'type' | 'unit'>
}

/** What a question is to its listings, out of what its answers can be. */
export function RolesInput({ questions, own, asked }: RolesInputProps) {
  const { field } = useInput<readonly FieldRole[]>({ source: 'roles', defaultValue: [] })
  const chosen: readonly FieldRole[] = field.value
  const others = questions.fields.filter((one) => one.field !== own)
  const toggle = (role: FieldRole) =>
    field.onChange(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role])
  return (
    <Panel title="admin:fields.usedFor">
      <FormGroup>
        {rolesFor(asked).map((role) => (
          <Role
            key={role}
            role={role}
            isChosen={chosen.includes(role)}
            taker={SINGLE_ROLES.has(role) ? others.find((one) => hasRole(one, role)) : undefined}
            onToggle={() => toggle(role)}
          />
        ))}
      </FormGroup>
    </Panel>
  )
}
