import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { DecisionDialog } from '../layout/DecisionDialog.tsx'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import { personRefusal } from '../providers/failures.ts'
import type { Person } from '../providers/people.ts'
import { useAction } from '../providers/use-action.ts'
import { useNames } from './person-name.tsx'

/** As long as the database keeps a reason. */
const REASON_CHARACTERS_MAX = 500

/** Suspending has to be given a reason, lifting can. */
const SUSPEND = {
  title: 'admin:users.suspendTitle',
  explanation: 'admin:users.suspendExplanation',
  confirm: 'admin:users.suspend',
  reason: 'admin:users.reason',
} as const
const LIFT = {
  title: 'admin:users.liftTitle',
  explanation: 'admin:users.liftExplanation',
  confirm: 'admin:users.lift',
  reason: 'admin:users.reasonOptional',
} as const

interface SuspensionButtonProps {
  readonly person: Pick<Person, 'id' | 'name'>
  readonly isSuspended: boolean
}

/**
 * Suspends somebody, or lifts that, after asking why. A reason that was refused stays where it was written, and the question
 * stays the one that was asked: a colleague may have answered it meanwhile.
 */
export function SuspensionButton({ person, isSuspended }: SuspensionButtonProps) {
  const translate = useTranslate()
  const { call } = useDataProvider<ConsoleDataProvider>()
  const { isBusy, act } = useAction(personRefusal)
  const nameOf = useNames()
  const [asked, setAsked] = useState<typeof SUSPEND | typeof LIFT | null>(null)
  const close = () => setAsked(null)
  const offered = isSuspended ? LIFT : SUSPEND
  const profile = person.id
  const decide = (reason: string) =>
    asked === LIFT
      ? act(() => call('lift_suspension', { profile, reason: reason || null }), 'admin:users.suspensionLifted')
      : act(() => call('suspend_profile', { profile, reason }), 'admin:users.wasSuspended')
  return (
    <>
      <Button
        variant="outlined"
        color={isSuspended ? 'primary' : 'error'}
        disabled={isBusy}
        onClick={() => setAsked(offered)}
      >
        {translate(offered.confirm)}
      </Button>
      {asked && (
        <DecisionDialog
          title={translate(asked.title, { name: nameOf(person) })}
          explanation={translate(asked.explanation)}
          confirm={translate(asked.confirm)}
          isGrave={asked === SUSPEND}
          isBusy={isBusy}
          note={{
            label: translate(asked.reason),
            hint: translate('admin:users.reasonHint'),
            charactersMax: REASON_CHARACTERS_MAX,
            ...(asked === LIFT ? {} : { missing: translate('admin:users.reasonRequired') }),
          }}
          onCancel={close}
          onConfirm={({ note }) => void decide(note).then((isDone) => isDone && close())}
        />
      )}
    </>
  )
}
