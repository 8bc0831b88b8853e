import { isLivestock } from '@maveshi/shared/catalogue/kinds'
import { composeTitle } from '@maveshi/shared/listing/title'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { herdPaths } from '../../herd-paths.ts'
import { island } from '../island.tsx'
import { AuthProvider, useAuth } from '../session/auth.tsx'
import { SessionDialog } from '../session/SessionDialog.tsx'
import { shareLink } from '../share-link.ts'
import { Done } from './Done.tsx'
import { listingOf } from './draft.ts'
import type { SellFormProps } from './form-props.ts'
import { ListingOnItsWay } from './ListingOnItsWay.tsx'
import { SellSteps } from './SellSteps.tsx'
import { SubmittedListing } from './SubmittedListing.tsx'
import { useAccount } from './use-account.ts'
import { useDraft } from './use-draft.ts'
import { usePhotos } from './use-photos.ts'
import { useSubmission } from './use-submission.ts'
import { WaitingListing } from './WaitingListing.tsx'

/** Lists a product or a service: who is asked, what is stored, how it is sent. The questions are in the steps. */
export const SellForm = island((props: SellFormProps) => (
  <AuthProvider>
    <Chosen {...props} />
  </AuthProvider>
))

/** What waits for a review is looked at, everything else is written on. */
function Chosen(props: SellFormProps) {
  const [submitted, setSubmitted] = useState<string | null>()
  useEffect(() => setSubmitted(new URLSearchParams(location.search).get('submitted')), [])
  return submitted ? <SubmittedListing {...props} listingId={submitted} /> : <Form {...props} />
}

function Form(props: SellFormProps) {
  const { listingType, language, fields: fieldsOf } = props
  const { t } = useTranslation()
  const account = useAccount()
  const session = useAuth()
  const draftInForm = useDraft(listingType, account.placeId)
  const photos = usePhotos(draftInForm.draft.id, t)
  const fields = fieldsOf[draftInForm.draft.category] ?? []
  const submission = useSubmission({ draftInForm, fields, photos, language, onSessionEnd: session.ask })
  const { saving } = draftInForm
  useEffect(() => {
    if (saving === 'session') session.ask()
  }, [saving, session.ask])

  if (!account.isAllowed) return <p role="status">{t('navbar:loading')}</p>
  if (submission.status) {
    const another = () => {
      draftInForm.startAgain()
      submission.reset()
    }
    const { id, revises, title, category: value } = draftInForm.draft
    const { price, attributes } = listingOf(draftInForm.draft, fields, language)
    const category = props.categories.find((one) => one.value === value)
    const option = (field: string, answer: string) =>
      fields.find((one) => one.id === field)?.choices.find((choice) => choice.value === answer)?.label ?? answer
    const shared = {
      id: revises ?? id,
      title: composeTitle({ title, attributes }, { language, singular: category?.singular ?? value, fields, option }),
      price,
      isService: listingType === 'service',
    }
    const share = submission.status === 'active' ? shareLink(shared, t) : undefined
    const about = {
      status: submission.status,
      listingId: shared.id,
      isChange: Boolean(revises),
      share,
      more: category && isLivestock(category) && !revises ? herdPaths.like(id) : undefined,
    }
    return <Done {...about} onAnother={another} />
  }
  if (draftInForm.state !== 'ready') {
    return <ListingOnItsWay hasFailed={draftInForm.state === 'failed'} onRetry={draftInForm.retry} />
  }
  const comeBack = () => {
    session.dismiss()
    draftInForm.saveAgain()
    submission.goOn()
  }
  return (
    <>
      {session.person && session.isAsking && (
        <SessionDialog person={session.person} onReturn={comeBack} onDismiss={session.dismiss} />
      )}
      {draftInForm.isWaiting ? (
        <WaitingListing draftInForm={draftInForm} onAsk={session.ask} />
      ) : (
        <SellSteps
          {...props}
          {...{ draftInForm, photos, submission, fields }}
          isPlaceKnown={account.isRead || draftInForm.draft.placeId !== ''}
          onAsk={session.ask}
        />
      )}
    </>
  )
}
