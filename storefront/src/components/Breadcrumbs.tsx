import type { Translate } from '@maveshi/shared/locale/translate'
import { Fragment } from 'react'
import type { Step } from '../data/search-engines/structured-data.ts'

interface BreadcrumbsProps {
  readonly t: Translate
  readonly steps: readonly Step[]
  /** Whether the page's heading goes on in the same line. */
  readonly leadsOn?: boolean
}

/** The way from the home page down to this page, without the page itself, whose heading stands next. */
export function Breadcrumbs({ t, steps, leadsOn = false }: BreadcrumbsProps) {
  if (steps.length < 2) return null
  return (
    <nav aria-label={t('navbar:here')} className="crumbs">
      {steps.slice(0, -1).map(([name, path], index) => (
        <Fragment key={path}>
          {index > 0 && ' › '}
          <a href={path}>{name}</a>
        </Fragment>
      ))}
      {leadsOn && ' › '}
    </nav>
  )
}
