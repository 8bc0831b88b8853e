import { refusalOf } from '@maveshi/shared/refusal/refused'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeBackToWrite } from '../../data/member/take-back.ts'
import { readWaiting, type WrittenListing } from '../../data/member/written-listings.ts'
import { paths } from '../../paths.ts'
import { DraftPreview } from './DraftPreview.tsx'
import { wordsOf } from './draft.ts'
import type { SellFormProps } from './form-props.ts'
import { ListingOnItsWay } from './ListingOnItsWay.tsx'
import { useAccount } from './use-account.ts'

type Found = WrittenListing | 'loading' | 'failed' | 'gone'

/** Reads what waits for a review; `gone` where it does not wait any more. */
function useSubmitted(listingId: string, isAllowed: boolean): readonly [Found, () => void] {
  const [found, setFound] = useState<Found>('loading')
  const read = useCallback(() => {
    setFound('loading')
    readWaiting(listingId).then(
      (listing) => setFound(listing ?? 'gone'),
      () => setFound('failed'),
    )
  }, [listingId])
  useEffect(() => {
    if (isAllowed) read()
  }, [isAllowed, read])
  return [found, read]
}

interface SubmittedListingProps extends SellFormProps {
  readonly listingId: string
}

/** What its seller has submitted and nobody else sees yet: as it will be shown, to be changed or taken back. */
export function SubmittedListing({ listingId, listingType, language, fields, ...props }: SubmittedListingProps) {
  const { t } = useTranslation()
  const { isAllowed } = useAccount()
  const [found, retry] = useSubmitted(listingId, isAllowed)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function take(next: string) {
    setBusy(true)
    try {
      await takeBackToWrite(listingId)
      location.assign(next)
    } catch (error) {
      const { kind } = refusalOf(error)
      // Somebody has looked at it meanwhile: the dashboard says what came of it.
      if (kind === 'moved' || kind === 'missing') return location.assign(paths.dashboard)
      setProblem(t('createListing:submitted.failed'))
      setBusy(false)
    }
  }

  if (found === 'gone') {
    return (
      <p>
        {t('createListing:submitted.gone')}{' '}
        <a className="underline" href={paths.dashboard}>
          {t('navbar:dashboard')}
        </a>
      </p>
    )
  }
  if (found === 'failed' || found === 'loading') {
    return <ListingOnItsWay hasFailed={found === 'failed'} onRetry={retry} />
  }
  const draft = { ...wordsOf(found.draft), id: listingId }
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <section className="card grid gap-3 p-4">
        <h2 className="text-xl">{t('createListing:submitted.title')}</h2>
        <p>{t(found.draft.revises ? 'createListing:submitted.change' : 'createListing:submitted.text')}</p>
        <div role="alert">{problem && <p className="problem">{problem}</p>}</div>
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => take(paths.goOn(listingType, listingId))}
        >
          {t('createListing:submitted.edit')}
        </button>
        <button type="button" className="button button-quiet" disabled={isBusy} onClick={() => take(paths.dashboard)}>
          {t('createListing:submitted.takeBack')}
        </button>
      </section>
      <DraftPreview {...props} draft={draft} fields={fields[draft.category] ?? []} photos={found} language={language} />
    </div>
  )
}
