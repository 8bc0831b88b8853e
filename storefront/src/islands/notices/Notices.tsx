import type { TitledCategories } from '@maveshi/shared/listing/title-words'
import type { Language } from '@maveshi/shared/locale/languages'
import { NOTICE_DAYS } from '@maveshi/shared/notice'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { LoadState } from '../dashboard/LoadState.tsx'
import { island } from '../island.tsx'
import { Choices } from './Choices.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import { useNotices } from './use-notices.ts'

interface NoticesProps {
  readonly language: Language
  readonly categories: TitledCategories
}

/** Whoever asks for more by the keyboard goes on with the first of it. */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(0)
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current && count > before.current) {
      list.current?.querySelectorAll<HTMLElement>('li a')[before.current]?.focus()
      asked.current = false
    }
    before.current = count
  }, [count])
  return { list, asked }
}

/** What the market has told me, the newest first. */
export const Notices = island(function Notices({ language, categories }: NoticesProps) {
  const { t } = useTranslation()
  const { first, notices, next, left, isAllRead, isBusy, failure, readAll, showOlder } = useNotices()
  const { list, asked } = useFocusOnMore(notices.length)
  const isEmpty = first.value !== undefined && notices.length === 0

  function more() {
    asked.current = true
    void showOlder()
  }

  return (
    <>
      <LoadState loaded={first} failed={t('notices:failed')} />
      {isEmpty && (
        <div className="card grid justify-items-start gap-3 p-4">
          <p>{t('notices:empty')}</p>
          <a className="button button-quiet" href={paths.buy}>
            {t('hero:buy')}
          </a>
        </div>
      )}
      {isAllRead && (
        <p className="mb-3 font-semibold text-leaf" tabIndex={-1} ref={(said) => said?.focus()}>
          {t('notices:done')}
        </p>
      )}
      {!isAllRead && left !== undefined && left > 0 && (
        <button type="button" className="button button-quiet mb-3" onClick={readAll} disabled={isBusy}>
          {t('notices:allRead')}
        </button>
      )}
      <ul ref={list} className="grid gap-2">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} categories={categories} language={language} />
        ))}
      </ul>
      <div role="alert">{failure && <p className="problem mt-3">{failure.text}</p>}</div>
      {next !== undefined && (
        <button type="button" className="button mt-3" onClick={more} disabled={isBusy}>
          {isBusy ? t('navbar:loading') : t('notices:more')}
        </button>
      )}
      {notices.length > 0 && next === undefined && (
        <p className="mt-3 text-muted">{t('notices:end', { days: NOTICE_DAYS })}</p>
      )}
      <Choices />
    </>
  )
})
