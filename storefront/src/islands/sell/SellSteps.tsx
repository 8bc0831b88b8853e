import { needsTitle } from '@maveshi/shared/listing/naming'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldInWords } from '../../data/rules/catalogue-words.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { createAdvice } from './advice.ts'
import { CategoryPicker } from './CategoryPicker.tsx'
import { Criticism } from './Criticism.tsx'
import { DraftPreview } from './DraftPreview.tsx'
import type { SellFormProps } from './form-props.ts'
import { isOfHerd } from './herd-mode.ts'
import { nextOnEnter } from './next-on-enter.ts'
import { PhotoPicker } from './PhotoPicker.tsx'
import { problemText } from './problem-text.ts'
import { Questions } from './Questions.tsx'
import { SavingNote } from './SavingNote.tsx'
import { Step } from './Step.tsx'
import { StepBar } from './StepBar.tsx'
import { Failure, Restored } from './SubmissionNotes.tsx'
import { firstStepOf, STEPS, stepAfter } from './steps.ts'
import { OwnWords, PriceAndPlace } from './Terms.tsx'
import { problemsIn, useChecks } from './use-checks.ts'
import type { DraftInForm } from './use-draft.ts'
import { ONE_PAGE, useMedia } from './use-media.ts'
import type { Photos } from './use-photos.ts'
import { useSteps } from './use-steps.ts'
import type { Submission } from './use-submission.ts'

interface SellStepsProps extends Omit<SellFormProps, 'fields'> {
  readonly draftInForm: DraftInForm
  readonly submission: Submission
  /** Asks for the password when the session has ended. */
  readonly onAsk: () => void
  readonly photos: Photos
  /** Until then it may be the seller's own district, which is being read: nobody is asked for what is known. */
  readonly isPlaceKnown: boolean
  /** The questions of the chosen category. */
  readonly fields: readonly FieldInWords[]
}

/**
 * The form, once: all steps on one page where there is room, one at a time on a phone. What is hidden there stays in the
 * form, so nothing typed is lost on the way.
 */
export function SellSteps({ draftInForm, submission, photos, isPlaceKnown, fields, onAsk, ...props }: SellStepsProps) {
  const { t } = useTranslation()
  const { listingType, categories, states } = props
  const { draft, change } = draftInForm
  const isProduct = listingType === 'product'
  const isOnePage = useMedia(ONE_PAGE)
  const { step, goTo, goBack } = useSteps(draft.category !== '')
  // Made ready in pieces once its step is there: all at once it would hold a cheap phone up.
  const hasPreview = useDeferredValue(isOnePage || step === 'preview')
  const checks = useChecks(draft, fields)
  const [attempts, setAttempts] = useState(0)
  const problems = { ...checks.problems, ...submission.problems }
  const shown = isOnePage ? problems : problemsIn(step, problems)

  // Whether an attempt found problems is known when it has been drawn; on a phone they may be in a step out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt leads to its problems once.
  useEffect(() => {
    const first = firstStepOf(Object.keys(submission.problems))
    if (!isOnePage && first) goTo(first, Object.keys(problemsIn(first, submission.problems)))
  }, [attempts])

  async function submit() {
    await submission.submit()
    setAttempts((count) => count + 1)
  }

  function goOn() {
    const found = Object.keys(checks.check(step)).filter((id) => id !== 'placeId' || isPlaceKnown)
    if (found.length > 0) goTo(step, found)
    else goTo(stepAfter(step, 1))
  }

  const problem = (id: string) => problems[id] && problemText(problems[id], t)
  const category = categories.find(({ value }) => value === draft.category)
  const kind = category?.kind ?? 'animal'
  const adviseOn = createAdvice({ draft, fields, category, language: props.language, t })
  // What cannot be right at all is not called rare besides.
  const advise = (id: string) => (problems[id] ? '' : adviseOn(id))
  const terms = { draft, change, problem, advise, t }
  const frame = { current: step, t }
  const isLoading = !photos.isLoaded || !isPlaceKnown
  // One of a herd says everything but what it looks like.
  const isLast = step === STEPS[STEPS.length - 1] || (step === 'photos' && isOfHerd() && photos.slots.length > 0)
  const isBusy = submission.isBusy || photos.preparing > 0 || isLoading
  const sending = photos.preparing > 0 ? t('createListing:photos.preparing') : t('createListing:submitting')
  const busyText = isLoading ? t('navbar:loading') : sending

  return (
    <form
      method="post"
      noValidate
      className="sell"
      onKeyDown={nextOnEnter}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOnePage && !isLast) goOn()
        else if (!isBusy) void submit()
      }}
    >
      <div className="grid content-start gap-10">
        {draftInForm.isRestored && <Restored onStartAgain={draftInForm.startAgain} />}
        <Criticism record={draftInForm.record} />
        {draft.revises && <p className="card bg-leaf-soft p-3">{t('createListing:changing')}</p>}
        <Step
          name="category"
          title={t(isProduct ? 'createListing:category' : 'createListing:categoryService')}
          {...frame}
        >
          <CategoryPicker
            categories={categories}
            chosen={draft.category}
            problem={problem('category')}
            onChoose={(category) => change({ category })}
          />
        </Step>
        {draft.category && (
          <>
            <Step name="details" title={t('createListing:details')} {...frame}>
              <Questions {...{ draftInForm, fields, problem, advise }} />
              <OwnWords {...terms} needsTitle={needsTitle(fields, draft.answers)} kind={kind} />
            </Step>
            <Step name="photos" title={t('createListing:photos.title')} {...frame}>
              <PhotoPicker photos={photos} kind={kind} />
            </Step>
            <Step name="terms" title={t(isProduct ? 'createListing:priceTitle' : 'createListing:place')} {...frame}>
              <PriceAndPlace {...terms} states={states} englishNames={props.englishNames} isProduct={isProduct} />
            </Step>
          </>
        )}
      </div>
      <Step
        name="preview"
        title={t('createListing:preview.title')}
        className="sell-preview"
        isScrolled={isOnePage}
        {...frame}
      >
        {hasPreview && <DraftPreview {...props} {...{ draft, fields, photos }} />}
      </Step>
      <div className={draft.category ? 'sell-foot' : 'sell-foot lg:hidden'}>
        <Failure problems={shown} submission={submission} onAsk={onAsk} />
        <SavingNote isOnPhone={draftInForm.isOnPhone} arePhotosStored={photos.isStored} saving={draftInForm.saving} />
        <StepBar step={step} isLast={isLast} onBack={goBack} onNext={goOn}>
          <SubmitButton isBusy={isBusy} text={t('createListing:submit')} busyText={busyText} />
        </StepBar>
      </div>
    </form>
  )
}
