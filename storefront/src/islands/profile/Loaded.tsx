import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Own } from './use-own.ts'

interface LoadedProps<T> {
  readonly own: Own<T>
  readonly children: (value: T, reload: () => void) => ReactNode
}

/** Shows something of mine once it is here; till then that it is coming, or that it did not come. */
export function Loaded<T>({ own, children }: LoadedProps<T>) {
  const { t } = useTranslation()
  if (own.state === 'loading') return <p role="status">{t('navbar:loading')}</p>
  if (own.state === 'here') return children(own.value, own.reload)
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="problem">{t('profile:failed')}</p>
      <button type="button" className="button" onClick={own.retry}>
        {t('profile:retry')}
      </button>
    </div>
  )
}
