import { useTranslation } from 'react-i18next'
import { paths, withReturn } from '../../paths.ts'
import type { Failure } from './failure-text.ts'

/** The sentence about what was not done, beside what it is about; nothing where nothing has failed. */
export function FailureNote({ failure }: { failure: Failure | undefined }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      {failure && (
        <p className="problem">
          {failure.text}{' '}
          {failure.isSignedOut && (
            <a className="underline" href={withReturn(paths.login, paths.dashboard)}>
              {t('navbar:login')}
            </a>
          )}
        </p>
      )}
    </div>
  )
}
