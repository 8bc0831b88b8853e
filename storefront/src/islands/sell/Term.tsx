import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type ControlProps, Field } from '../form/Field.tsx'
import type { Draft } from './draft.ts'
import { useAdvice } from './use-advice.ts'

export interface TermsProps {
  readonly draft: Draft
  readonly change: (changes: Partial<Draft>) => void
  readonly problem: (id: string) => string | undefined
  readonly advise: (id: string) => string
}

interface TermProps {
  readonly id: string
  readonly label: string
  readonly isNeeded?: boolean
  readonly hint?: string | undefined
  readonly terms: TermsProps
  readonly children: (control: ControlProps) => ReactNode
}

/** One of a listing's own columns, with its problem and its advice. */
export function Term({ id, label, isNeeded = false, hint, terms: { problem, advise }, children }: TermProps) {
  const { t } = useTranslation()
  const { shown, watch } = useAdvice(advise(id))
  const words = (
    <>
      {label}
      {!isNeeded && <span className="font-normal text-muted"> · {t('createListing:optional')}</span>}
    </>
  )
  return (
    <div {...watch}>
      <Field id={id} label={words} hint={hint} problem={problem(id)} advice={shown}>
        {children}
      </Field>
    </div>
  )
}
