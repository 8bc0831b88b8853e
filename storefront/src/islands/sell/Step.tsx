import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { STEPS, type StepName } from './steps.ts'
import { headingId } from './use-steps.ts'

interface StepProps {
  readonly name: StepName
  readonly current: StepName
  readonly title: string
  readonly className?: string
  /** It scrolls by itself where all steps stand on one page, so that the keyboard has to get into it. */
  readonly isScrolled?: boolean
  readonly children: ReactNode
}

function Progress({ name }: { name: StepName }) {
  const reached = STEPS.indexOf(name)
  return (
    <div aria-hidden className="mb-4 flex gap-1.5 lg:hidden">
      {STEPS.map((step, index) => (
        <span key={step} className={`h-1.5 grow rounded-full ${index <= reached ? 'bg-leaf' : 'bg-line'}`} />
      ))}
    </div>
  )
}

/** One step of selling. On a phone the others are out of sight, and its heading says how far one has come. */
export function Step({ name, current, title, className = '', isScrolled, children }: StepProps) {
  const { t } = useTranslation()
  const isCurrent = name === current
  return (
    <section
      className={`${isCurrent ? '' : 'max-lg:hidden'} ${className}`}
      {...(isScrolled ? { tabIndex: 0, 'aria-labelledby': headingId(name) } : {})}
    >
      <Progress name={name} />
      <h2 id={headingId(name)} tabIndex={-1} className="mb-4 scroll-mt-8 text-2xl outline-none lg:text-xl">
        <span className="mb-1 block text-base font-normal text-muted lg:hidden">
          {t('createListing:step', { number: STEPS.indexOf(name) + 1, total: STEPS.length })}
        </span>
        {title}
      </h2>
      <div className="grid gap-5">{children}</div>
    </section>
  )
}
