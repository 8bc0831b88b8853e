import { shownStatus } from '@maveshi/shared/listing/standing'
import { formatMobileNumber } from '@maveshi/shared/locale/format'
import ReportsIcon from '@mui/icons-material/FlagOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import ListingsIcon from '@mui/icons-material/SellOutlined'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'react-admin'
import { useSettled } from '../layout/use-settled.ts'
import { useCatalogue } from '../market/CatalogueGate.tsx'
import { STATUS_WORDS } from '../market/listing-statuses.ts'
import { useNames } from '../market/person-name.tsx'
import { listingPath, reportedPath, userPath } from '../paths.ts'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import { type FoundThings, findAnything } from '../providers/found-things.ts'
import { quietQuery } from '../providers/queries.ts'
import { useRights } from '../providers/rights.ts'
import type { Find } from './find.ts'

/** As few letters as the market is asked for. */
const CHARACTERS_MIN = 2

const told = (texts: readonly (string | null | undefined | false)[]) =>
  texts.filter((text): text is string => Boolean(text))

/** Puts what was found into the reader's words. */
function useFinds(): (found: FoundThings) => Find[] {
  const translate = useTranslate()
  const catalogue = useCatalogue()
  const nameOf = useNames()
  return ({ listings, people, reports }) => [
    ...listings.map((listing) => ({
      group: 'listings' as const,
      icon: ListingsIcon,
      name: catalogue.title(listing),
      about: told([
        translate(STATUS_WORDS[shownStatus(listing)].words),
        nameOf(listing.seller),
        catalogue.place(listing.place),
      ]),
      path: listingPath(listing.id),
    })),
    ...people.map((person) => ({
      group: 'people' as const,
      icon: PersonIcon,
      name: nameOf(person),
      about: told([
        person.phone ? formatMobileNumber(person.phone) : person.email,
        catalogue.place(person.place),
        person.suspended_at && translate('admin:users.suspended'),
      ]),
      path: userPath(person.id),
    })),
    ...reports.map((report) => ({
      group: 'reports' as const,
      icon: ReportsIcon,
      name: catalogue.title(report),
      about: told([
        report.open > 0
          ? translate('admin:users.reported', { smart_count: report.open })
          : translate('admin:reports.settled'),
        nameOf(report.seller),
      ]),
      path: reportedPath(report.id),
    })),
  ]
}

/** What the market has for a text. It is asked when the fingers rest; until its answer there is none. */
export function useThings(text: string) {
  const { call } = useDataProvider<ConsoleDataProvider>()
  const finds = useFinds()
  const wanted = text.trim()
  const rested = useSettled(wanted)
  const { may } = useRights()
  const isAsked = may('people') && rested.length >= CHARACTERS_MIN
  const { data, error, refetch } = useQuery({
    ...quietQuery,
    queryKey: ['find_anything', rested],
    enabled: isAsked,
    queryFn: () => findAnything(call, rested),
  })
  const isRested = rested === wanted
  const found = isAsked && isRested && data ? finds(data) : []
  const isWaiting = may('people') && wanted.length >= CHARACTERS_MIN && !(isRested && (data || error))
  return { found, isWaiting, error: isRested && isAsked ? error : null, retry: () => void refetch() }
}
