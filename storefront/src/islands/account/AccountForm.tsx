import { type ReactNode, type SubmitEvent, useRef } from 'react'
import { useTypedWords } from '../form/typed-words.ts'

interface AccountFormProps {
  readonly title: string
  readonly intro?: string
  /** What is wrong with the form as a whole. */
  readonly problem: string | undefined
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/**
 * The frame of the account pages: one card, the sentence about a failed attempt above the fields. POST, so that a press
 * before the scripts are there never puts a password into the address.
 */
export function AccountForm({ title, intro, problem, onSubmit, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useTypedWords(form)
  return (
    <form ref={form} method="post" className="card grid gap-4 p-5" onSubmit={onSubmit} noValidate>
      <h1 className="text-2xl">{title}</h1>
      {intro && <p className="text-muted">{intro}</p>}
      <div role="alert" className="empty:-mt-4">
        {problem && <p className="problem rounded-control bg-danger-soft p-3">{problem}</p>}
      </div>
      {children}
    </form>
  )
}
