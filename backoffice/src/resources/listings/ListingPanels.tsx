import { formatDate, formatNumber } from '@maveshi/shared/locale/format'
import { languageFacts } from '@maveshi/shared/locale/languages'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FactTable } from '../../layout/FactTable.tsx'
import { Panel } from '../../layout/Panel.tsx'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { languageWords } from '../../market/language-words.ts'
import { useListingWords } from '../../market/listing-words.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { WrittenWords } from './WrittenWords.tsx'

/** The answers to the category's questions. */
export function AnswersPanel({ listing }: { listing: Listing }) {
  const translate = useTranslate()
  const answers = useCatalogue().answers(listing)
  const facts = answers.map(({ field, question, answer }) => ({
    key: field,
    name: question,
    value: <WrittenWords of={listing} text={answer} />,
  }))
  return (
    <Panel title="admin:listing.facts">
      {facts.length ? (
        <FactTable facts={facts} label={translate('admin:listing.facts')} />
      ) : (
        <Typography color="textSecondary">{translate('admin:listing.noAnswers')}</Typography>
      )}
    </Panel>
  )
}

/** The seller's own words, in the language they were written in. */
export function DescriptionPanel({ listing }: { listing: Listing }) {
  const translate = useTranslate()
  const { title, description, language } = listing
  const { direction } = languageFacts(language)
  if (!title && !description) {
    return (
      <Panel title="admin:listing.description">
        <Typography color="textSecondary">{translate('admin:listing.noDescription')}</Typography>
      </Panel>
    )
  }
  return (
    <Panel title="admin:listing.description">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('admin:listing.ownLanguage', { language: translate(languageWords(language)) })}
      </Typography>
      <Box lang={language} dir={direction} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {title && (
          <Typography variant="h3">
            <WrittenWords of={listing} text={title} />
          </Typography>
        )}
        {description && (
          <Typography>
            <WrittenWords of={listing} text={description} />
          </Typography>
        )}
      </Box>
    </Panel>
  )
}

/** What, where, how many, and when. */
export function AboutPanel({ listing }: { listing: Listing }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { category, place } = useListingWords()(listing)
  const moments = [
    { key: 'created', name: translate('admin:listing.created'), time: listing.created_at },
    { key: 'submitted', name: translate('admin:listing.submitted'), time: listing.submitted_at },
    { key: 'published', name: translate('admin:listing.published'), time: listing.published_at },
    { key: 'expires', name: translate('admin:listing.expires'), time: listing.expires_at },
  ].flatMap(({ key, name, time }) => (time ? [{ key, name, value: formatDate(time, language) }] : []))
  const facts = [
    { key: 'category', name: translate('admin:listings.category'), value: category },
    { key: 'place', name: translate('admin:listings.place'), value: place },
    { key: 'views', name: translate('admin:review.views'), value: formatNumber(listing.view_count) },
    { key: 'contacts', name: translate('admin:review.contacts'), value: formatNumber(listing.contact_count) },
    { key: 'quantity', name: translate('admin:listings.quantity'), value: formatNumber(listing.quantity) },
    ...moments,
    { key: 'id', name: translate('admin:listing.id'), value: <bdi>{listing.id}</bdi> },
  ]
  return (
    <Panel title="admin:listing.about">
      <FactTable facts={facts} label={translate('admin:listing.about')} />
    </Panel>
  )
}
