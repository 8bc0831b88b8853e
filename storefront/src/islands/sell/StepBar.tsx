import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { STEPS, type StepName } from './steps.ts'

interface StepBarProps {
  readonly step: StepName
  /** Whether the form can be sent from here. */
  readonly isLast: boolean
  readonly onBack: () => void
  readonly onNext: () => void
  /** The button that sends the form: at the last step, and always where all steps stand on one page. */
  readonly children: ReactNode
}

/** Back and next, in reach of a thumb at the foot of a phone's screen. */
export function StepBar({ step, isLast, onBack, onNext, children }: StepBarProps) {
  const { t } = useTranslation()
  const isFirst = step === STEPS[0]
  return (
    <div className="step-bar">
      {!isFirst && (
        <button type="button" className="button button-quiet lg:hidden" onClick={onBack}>
          <ArrowLeft size={20} aria-hidden className="shrink-0 rtl:[transform:rotate(180deg)]" />
          {t('createListing:back')}
        </button>
      )}
      {!isLast && (
        <button type="button" className="button grow lg:hidden" onClick={onNext}>
          {t('createListing:next')}
          <ArrowRight size={20} aria-hidden className="shrink-0 rtl:[transform:rotate(180deg)]" />
        </button>
      )}
      <div className={`grow ${isLast ? '' : 'max-lg:hidden'}`}>{children}</div>
    </div>
  )
}
