import type { TitledCategories } from '@maveshi/shared/listing/title-words'
import { titleOf } from '@maveshi/shared/listing/title-words'
import { formatDate } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import { useTranslation } from 'react-i18next'
import { WrittenSentences } from '../../components/WrittenSentences.tsx'
import type { ReportWithListing } from '../../data/member/favourites-and-reports.ts'
import { paths } from '../../paths.ts'
import { LoadState } from './LoadState.tsx'
import type { Loaded } from './use-loaded.ts'

interface ReportsProps {
  readonly loaded: Loaded<ReportWithListing[]>
  readonly categories: TitledCategories
  readonly language: Language
}

function Report({ report, categories, language }: Omit<ReportsProps, 'loaded'> & { report: ReportWithListing }) {
  const { t } = useTranslation()
  const { listing, listingId, reason, status, resolution, reportedAt } = report
  return (
    <li className="card p-4">
      {!listingId && <p className="font-semibold">{t('wanted:notice')}</p>}
      {listing && (
        <a className="inline-flex min-h-12 items-center font-semibold underline" href={paths.listing(listing.id)}>
          {titleOf(listing, categories)}
        </a>
      )}
      <p>{t(`listing:report.reasons.${reason}`)}</p>
      <p className="text-muted">{formatDate(new Date(reportedAt), language)}</p>
      <p className="font-semibold">{t(`listing:report.status.${status}`)}</p>
      {resolution && <WrittenSentences text={resolution} language={language} t={t} />}
    </li>
  )
}

/** What I have reported, and what came of it. Nothing is shown where there is nothing. */
export function Reports({ loaded, categories, language }: ReportsProps) {
  const { t } = useTranslation()
  const { value: reports, failure } = loaded
  if (!failure && !reports?.length) return null
  return (
    <section id="reports">
      <h2 className="mb-3 text-xl">{t('dashboard:reports.title')}</h2>
      <LoadState loaded={loaded} failed={t('dashboard:reports.failed')} />
      <ul className="grid gap-2">
        {reports?.map((report) => (
          <Report key={report.id} report={report} categories={categories} language={language} />
        ))}
      </ul>
    </section>
  )
}
