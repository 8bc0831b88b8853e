import { shownStatus } from '@maveshi/shared/listing/standing'
import { formatDate } from '@maveshi/shared/locale/format'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { PersonName } from '../../market/person-name.tsx'
import { REPORT_REASON_WORDS, REPORT_STATUS_WORDS } from '../../market/report-words.ts'
import { StatusChip } from '../../market/StatusChip.tsx'
import { listingPath, reportedPath, userPath } from '../../paths.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { NamedListing, NamedPerson, PersonRecord, RecordKind } from '../../providers/people.ts'

const link = { color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' } as const

function ListingLink({ listing, to }: { listing: NamedListing; to: string }) {
  const catalogue = useCatalogue()
  return (
    <Typography component={Link} to={to} sx={link}>
      {catalogue.title(listing)}
    </Typography>
  )
}

function PersonLink({ person }: { person: NamedPerson | null | undefined }) {
  const translate = useTranslate()
  if (!person) return <>{translate('admin:users.operator')}</>
  return (
    <Typography component={Link} to={userPath(person.id)} sx={{ ...link, fontWeight: 400 }}>
      <PersonName person={person} />
    </Typography>
  )
}

function Row({ children, day }: { children: ReactNode; day: Date }) {
  const language = useLanguage()
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>{children}</Box>
      <Typography variant="body2" color="textSecondary">
        {formatDate(day, language)}
      </Typography>
    </Box>
  )
}

function ReportWords({ record }: { record: PersonRecord }) {
  const translate = useTranslate()
  const { reason, status, details, resolution } = record
  return (
    <>
      <Typography>
        {reason && translate(REPORT_REASON_WORDS[reason])}
        {status && status in REPORT_STATUS_WORDS && (
          <b> · {translate(REPORT_STATUS_WORDS[status as keyof typeof REPORT_STATUS_WORDS])}</b>
        )}
      </Typography>
      {[details, resolution].filter(Boolean).map((words) => (
        <Typography key={words} variant="body2" dir="auto" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
          {words}
        </Typography>
      ))}
    </>
  )
}

/** One thing that happened with a person. */
export function RecordRow({ kind, record }: { kind: RecordKind; record: PersonRecord }) {
  const translate = useTranslate()
  const { person, created_at } = record
  if (kind === 'listings') {
    const listing = record as unknown as NamedListing
    return (
      <Row day={created_at}>
        <ListingLink listing={listing} to={listingPath(listing.id)} />
        <StatusChip status={shownStatus(listing)} />
      </Row>
    )
  }
  const { listing } = record
  const isReport = kind === 'reports_made' || kind === 'reports_received'
  return (
    <Row day={created_at}>
      {listing && <ListingLink listing={listing} to={isReport ? reportedPath(listing.id) : listingPath(listing.id)} />}
      <PersonLink person={person} />
      {isReport ? (
        <ReportWords record={record} />
      ) : (
        <Typography variant="body2">
          {translate(record.channel === 'phone' ? 'admin:users.phone' : 'admin:users.whatsapp')}
        </Typography>
      )}
    </Row>
  )
}
