import type { Refusal } from '@maveshi/shared/refusal/refusal'
import type { ReactNode } from 'react'
import { useAuth } from '../session/auth.tsx'
import { SessionDialog } from '../session/SessionDialog.tsx'

/** Told about every problem of a form: when it is that the session has ended, the password is asked for. */
export type OnProblem = (problem: Refusal) => void

interface RenewSessionProps {
  readonly children: (onProblem: OnProblem) => ReactNode
}

/** Asks for the password when the session ends under somebody's hands, and leaves what they typed as it is. */
export function RenewSession({ children }: RenewSessionProps) {
  const { person, isAsking, ask, dismiss } = useAuth()
  return (
    <>
      {person && isAsking && <SessionDialog person={person} onReturn={dismiss} onDismiss={dismiss} />}
      {children(({ kind }) => kind === 'session' && ask())}
    </>
  )
}
