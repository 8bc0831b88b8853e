import type { Translate } from '@maveshi/shared/locale/translate'
import { Fragment } from 'react'
import type { Step } from '../data/search-engines/structured-data.ts'

/** The way from the home page down to this page, without the page itself, whose heading stands next. */
export function Breadcrumbs({ t, steps }: { t: Translate; steps: readonly Step[] }) {
  if (steps.length < 2) return null
  return (
    <nav aria-label={t('navbar:here')} className="crumbs">
      {steps.slice(0, -1).map(([name, path]) => (
        <Fragment key={path}>
          <a href={path}>{name}</a>
          {' › '}
        </Fragment>
      ))}
    </nav>
  )
}
