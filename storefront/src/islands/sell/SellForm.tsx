import { hasComposedTitle } from '@maveshi/shared/listing/title'
import { visibleFields } from '@maveshi/shared/listing/visibility'
import type { Language } from '@maveshi/shared/locale/languages'
import { createTranslate, type Namespaces } from '@maveshi/shared/locale/translate'
import { useMemo } from 'react'
import type { CategoryInMenu, FieldInWords } from '../../data/catalogue.ts'
import type { State } from '../../data/places.ts'
import { paths, withReturn } from '../../paths.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { CategoryPicker } from './CategoryPicker.tsx'
import { Done } from './Done.tsx'
import { PhotoPicker } from './PhotoPicker.tsx'
import { Question } from './Question.tsx'
import { OwnWords, PriceAndPlace } from './Terms.tsx'
import { useAccount } from './use-account.ts'
import { problemText, useDraft, useSubmission } from './use-draft.ts'
import { usePhotos } from './use-photos.ts'

export interface SellFormProps {
  readonly listingType: 'product' | 'service'
  readonly language: Language
  readonly words: Namespaces
  readonly categories: readonly CategoryInMenu[]
  readonly fields: Readonly<Record<string, readonly FieldInWords[]>>
  readonly states: readonly State[]
}

/** Lists a product or a service: what it is, its questions, photographs, price and place. */
export function SellForm({ listingType, language, words, categories, fields: fieldsOf, states }: SellFormProps) {
  const t = useMemo(() => createTranslate(language, words), [language, words])
  const account = useAccount()
  const { draft, change, answer, forget, startAgain, isRestored } = useDraft(listingType, account.placeId)
  const photos = usePhotos(draft.id, t)
  const fields = fieldsOf[draft.category] ?? []
  const { problems, isBusy, status, failure, submit, reset } = useSubmission({
    draft,
    fields,
    photos,
    language,
    onHandedIn: forget,
  })

  function problem(id: string): string | undefined {
    const found = problems[id]
    return found && problemText(found, t)
  }
  const terms = { draft, change, problem, t }
  const isProduct = listingType === 'product'

  if (!account.isAllowed) return <p role="status">{t('navbar:loading')}</p>
  if (status) {
    const another = () => {
      startAgain()
      reset()
    }
    return <Done status={status} listingId={draft.id} onAnother={another} t={t} />
  }
  return (
    <form
      method="post"
      noValidate
      className="mx-auto grid max-w-2xl gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {isRestored && (
        <p role="status" className="card flex flex-wrap items-center justify-between gap-3 bg-leaf-soft p-3">
          {t('createListing:restored')}
          <button type="button" className="button button-quiet" onClick={startAgain}>
            {t('createListing:startAgain')}
          </button>
        </p>
      )}
      <CategoryPicker
        title={t(isProduct ? 'createListing:category' : 'createListing:categoryService')}
        categories={categories}
        chosen={draft.category}
        onChoose={(category) => change({ category })}
      />
      {draft.category && (
        <>
          <section className="grid gap-4">
            <h2 className="text-xl">{t('createListing:details')}</h2>
            {visibleFields(fields, draft.answers).map((field) => (
              <Question
                key={`${draft.category}.${field.id}`}
                field={field}
                answer={draft.answers[field.id]}
                problem={problem(field.id)}
                onAnswer={(value) => answer(field.id, value)}
                t={t}
              />
            ))}
            <OwnWords {...terms} needsTitle={!hasComposedTitle(fields)} />
          </section>
          <PhotoPicker photos={photos} t={t} />
          <PriceAndPlace {...terms} states={states} isProduct={isProduct} />
          <div role="alert" className="grid gap-2">
            {Object.keys(problems).length > 0 && (
              <p className="problem">{t('createListing:fix', { count: Object.keys(problems).length })}</p>
            )}
            {failure && (
              <p className="problem rounded-control bg-danger-soft p-3">
                {t(`createListing:errors.${failure.failure}`, {
                  message: failure.failure === 'server' ? failure.message : '',
                })}
              </p>
            )}
            {failure?.failure === 'session' && (
              <a className="button button-quiet" href={withReturn(paths.login, paths.sell(listingType))}>
                {t('navbar:login')}
              </a>
            )}
          </div>
          <SubmitButton
            isBusy={isBusy || photos.preparing > 0}
            text={t('createListing:submit')}
            busyText={t(photos.preparing > 0 ? 'createListing:photos.preparing' : 'createListing:submitting')}
          />
        </>
      )}
    </form>
  )
}
