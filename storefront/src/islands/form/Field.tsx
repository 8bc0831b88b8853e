import type { ReactNode } from 'react'

/** What ties a control to its label, its hint and the sentence about what is wrong with it. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': boolean | undefined
  readonly 'aria-describedby': string | undefined
}

interface FieldProps {
  readonly id: string
  readonly label: ReactNode
  readonly hint?: string | undefined
  readonly problem?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

function describedBy(id: string, hint: string | undefined, problem: string | undefined): string | undefined {
  return [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
}

function Notes({ id, hint, problem }: Pick<FieldProps, 'id' | 'hint' | 'problem'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="problem">
          {problem}
        </p>
      )}
    </>
  )
}

/** One question with one control: label above, hint and problem below. */
export function Field({ id, label, hint, problem, children }: FieldProps) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': describedBy(id, hint, problem) })}
      <Notes id={id} hint={hint} problem={problem} />
    </div>
  )
}

/** One question with several controls, such as a choice by buttons. The first control carries the id. */
export function FieldGroup({ id, label, hint, problem, children }: FieldProps) {
  return (
    <fieldset className="grid gap-1" aria-describedby={describedBy(id, hint, problem)}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {children({ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': undefined })}
      <Notes id={id} hint={hint} problem={problem} />
    </fieldset>
  )
}

/** Brings the first question with a problem into view and puts the cursor there. */
export function focusFirstProblem(ids: readonly string[]): void {
  const first = ids
    .map((id) => document.getElementById(id))
    .filter((element) => element !== null)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]
  first?.scrollIntoView({ block: 'center' })
  first?.focus({ preventScroll: true })
}
