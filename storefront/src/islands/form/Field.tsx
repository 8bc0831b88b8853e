import type { ReactNode } from 'react'

/** What ties a control to its label, its hint and the sentence about what is wrong with it. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': boolean | undefined
  readonly 'aria-describedby': string | undefined
}

export interface FieldProps {
  readonly id: string
  readonly label: ReactNode
  readonly hint?: string | undefined
  readonly problem?: string | undefined
  /** What may be unusual about the answer, or '' for nothing so far: it is said politely when it comes. */
  readonly advice?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

type NotesProps = Pick<FieldProps, 'id' | 'hint' | 'problem' | 'advice'>

function describedBy({ id, hint, problem, advice }: NotesProps): string | undefined {
  const notes = [problem && `${id}-problem`, advice && `${id}-advice`, hint && `${id}-hint`]
  return notes.filter(Boolean).join(' ') || undefined
}

function Notes({ id, hint, problem, advice }: NotesProps) {
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
      {advice !== undefined && (
        <div aria-live="polite">
          {advice && (
            <p id={`${id}-advice`} className="advice">
              {advice}
            </p>
          )}
        </div>
      )}
    </>
  )
}

/** One question with one control: label above, hint and problem below. */
export function Field({ label, children, ...notes }: FieldProps) {
  const { id, problem } = notes
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': describedBy(notes) })}
      <Notes {...notes} />
    </div>
  )
}

/** One question with several controls, such as a choice by buttons. The first control carries the id. */
export function FieldGroup({ label, children, ...notes }: FieldProps) {
  const { id, problem } = notes
  return (
    <fieldset className="grid gap-1" aria-describedby={describedBy(notes)}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {children({ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': undefined })}
      <Notes {...notes} />
    </fieldset>
  )
}
