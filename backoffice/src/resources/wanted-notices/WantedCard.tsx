import { distanceText, type Range, rangeText } from '@maveshi/shared/listing/range-text'
import type { Answer } from '@maveshi/shared/listing/visibility'
import { formatDate, formatPrice } from '@maveshi/shared/locale/format'
import { joinList } from '@maveshi/shared/locale/list'
import { Box, Card, Chip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { FLAG_WORDS } from '../../market/flag-words.ts'
import { PersonName } from '../../market/person-name.tsx'
import { REPORT_REASON_WORDS } from '../../market/report-words.ts'
import { SignalLine } from '../../market/SignalLine.tsx'
import { userPath } from '../../paths.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { WantedNotice } from '../../providers/wanted-notices.ts'
import { Decisions } from './Decisions.tsx'
import { STATE_WORDS } from './state-words.ts'

/** What it asks, in the reader's words: the questions, the price, the place. */
function useAsked({ category, conditions, place, within_km }: WantedNotice): string[] {
  const translate = useTranslate()
  const catalogue = useCatalogue()
  const language = useLanguage()
  const { attributes = {}, price_min, price_max } = conditions
  const answered = (field: string, answer: Answer) =>
    catalogue.answers({ category, subcategory: null, attributes: { [field]: answer } })[0]?.answer ?? String(answer)
  const answers = Object.entries(attributes).map(([field, asked]) => {
    const question = catalogue.question(category, field)
    if (asked === true) return question
    const answer =
      typeof asked === 'object' && !Array.isArray(asked)
        ? rangeText(translate, asked as Range, (end) => answered(field, end))
        : joinList(
            [asked].flat().map((one) => catalogue.choice(category, field, String(one))),
            language,
          )
    return `${question}: ${answer}`
  })
  const priced = price_min !== undefined || price_max !== undefined
  const price = rangeText(translate, { min: price_min, max: price_max }, formatPrice)
  const named = catalogue.place(place)
  return [
    ...answers,
    ...(priced ? [`${translate('admin:listings.price')}: ${price}`] : []),
    ...(place
      ? [within_km ? translate('buy:within', { distance: distanceText(within_km, translate), place: named }) : named]
      : []),
  ]
}

function Reports({ wanted: { reports } }: { wanted: WantedNotice }) {
  const translate = useTranslate()
  const open = reports.filter(({ status }) => status === 'open')
  if (open.length === 0) return null
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Typography sx={{ fontWeight: 600, color: 'error.main' }}>
        {translate('admin:users.reported', { smart_count: open.length })}
      </Typography>
      {open.map(({ id, reason, details, reporter }) => (
        <Typography key={id} variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {translate(REPORT_REASON_WORDS[reason])} · <PersonName person={reporter} />
          {details && ` · ${details}`}
        </Typography>
      ))}
    </Box>
  )
}

interface WantedCardProps {
  readonly wanted: WantedNotice
  /** Whether the keys are for this one. */
  readonly hasKeys: boolean
  /** Which in the list it is. */
  readonly place: number
}

/** A notice with all that is asked, and what can be decided about it. */
export function WantedCard({ wanted, hasKeys, place }: WantedCardProps) {
  const translate = useTranslate()
  const catalogue = useCatalogue()
  const language = useLanguage()
  const { state, category, words, flags, person, created_at } = wanted
  const asked = useAsked(wanted)
  return (
    <Card component="article" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
          {catalogue.category(category)}
        </Typography>
        <Chip size="small" label={translate(STATE_WORDS[state])} color={state === 'pending' ? 'warning' : 'default'} />
      </Box>
      {asked.map((text) => (
        <Typography key={text} sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{text}</bdi>
        </Typography>
      ))}
      {words && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <bdi>{words}</bdi>
        </Typography>
      )}
      {flags.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {flags.map((flag) => (
            <SignalLine key={flag} sentence={translate(FLAG_WORDS[flag] ?? flag)} isWarning />
          ))}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        {person && (
          <Typography component={Link} to={userPath(person.id)} variant="body2" sx={{ color: 'text.primary' }}>
            <PersonName person={person} />
          </Typography>
        )}
        {` · ${formatDate(created_at, language)}`}
      </Typography>
      <Reports wanted={wanted} />
      <Decisions wanted={wanted} hasKeys={hasKeys} place={place} />
    </Card>
  )
}
