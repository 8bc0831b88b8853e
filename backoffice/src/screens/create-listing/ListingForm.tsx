import { visibleFields } from '@maveshi/shared/listing/visibility'
import { isLanguage, type Language } from '@maveshi/shared/locale/languages'
import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { problemText } from '../../market/problem-text.ts'
import type { FoundSeller } from '../../providers/assisted-listings.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { FormCatalogue, FormCategory } from './form-catalogue.ts'
import { inputId } from './input-id.ts'
import { PhotoInput } from './PhotoInput.tsx'
import { QuestionInput } from './QuestionInput.tsx'
import { OwnWords, PriceAndPlace, type TermsProps } from './TermInputs.tsx'
import type { NewListing } from './use-new-listing.ts'
import type { Photos } from './use-photos.ts'

interface ListingFormProps {
  readonly seller: FoundSeller
  readonly catalogue: FormCatalogue
  readonly listing: NewListing
  readonly photos: Photos
}

type ProblemOf = TermsProps['problem']

function CategoryInput({
  catalogue,
  listing,
  problem,
}: Omit<ListingFormProps, 'seller' | 'photos'> & { problem: ProblemOf }) {
  const translate = useTranslate()
  return (
    <TextField
      select
      id={inputId('category')}
      label={translate('admin:listings.category')}
      value={listing.typed.category}
      error={Boolean(problem('category'))}
      helperText={problem('category')}
      onChange={({ target }) => listing.choose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('createListing:choose')}</option>
      {catalogue.categories.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  )
}

function Questions({
  category,
  listing,
  problem,
}: {
  category: FormCategory
  listing: NewListing
  problem: ProblemOf
}) {
  const { typed, answer } = listing
  return visibleFields(category.questions, typed.answers).map((question) => (
    <QuestionInput
      key={`${category.value}.${question.id}`}
      question={question}
      answer={typed.answers[question.id]}
      problem={problem(question.id)}
      onAnswer={(given) => answer(question.id, given)}
    />
  ))
}

/** The same questions and rules as on the page where sellers list themselves. */
export function ListingForm({ seller, catalogue, listing, photos }: ListingFormProps) {
  const translate = useTranslate()
  const reader = useLanguage()
  const [language, setLanguage] = useState<Language>(isLanguage(seller.language) ? seller.language : reader)
  const { typed, change, chosen, problems, isBusy, failure, submit } = listing
  const problem: ProblemOf = (field) => {
    const found = problems[field]
    return found && problemText(found, translate)
  }
  const count = Object.keys(problems).length
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && !photos.preparing) void submit(seller.id, language, photos.photos)
  }
  const terms = { typed, problem, change }
  return (
    <Card component="form" noValidate onSubmit={send} sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{translate('admin:createListing.about')}</Typography>
      <CategoryInput {...{ catalogue, listing, problem }} />
      {chosen && (
        <>
          <Questions category={chosen} listing={listing} problem={problem} />
          <OwnWords category={chosen} {...terms} language={language} onLanguage={setLanguage} />
          <PhotoInput photos={photos} />
          <PriceAndPlace category={chosen} places={catalogue.places} {...terms} />
        </>
      )}
      <Box role="status">
        {count > 0 && <Alert severity="warning">{translate('createListing:fix', { smart_count: count, count })}</Alert>}
      </Box>
      {failure && <Alert severity="error">{translate(failure)}</Alert>}
      <Button type="submit" variant="contained" disabled={isBusy || photos.preparing > 0} sx={{ justifySelf: 'start' }}>
        {isBusy ? translate('createListing:submitting') : translate('createListing:submit')}
      </Button>
    </Card>
  )
}
