import { Box, Tab, Tabs } from '@mui/material'
import { useTranslate } from 'react-admin'
import { CatalogueGate } from '../../market/CatalogueGate.tsx'
import { ApprovalPart } from './ApprovalPart.tsx'
import { ContactLeadersPart } from './ContactLeadersPart.tsx'
import { FunnelPart } from './FunnelPart.tsx'
import { NumbersPart } from './NumbersPart.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import type { Period } from './period.ts'
import { SearchesPart } from './SearchesPart.tsx'
import { useAddressChoice, usePeriod } from './use-period.ts'
import { VisitsPart } from './VisitsPart.tsx'

const PARTS = ['numbers', 'funnel', 'approval', 'searches', 'contact-leaders', 'visits'] as const
type PartName = (typeof PARTS)[number]

const PART_TITLES: Readonly<Record<PartName, string>> = {
  numbers: 'admin:analytics.numbers',
  funnel: 'admin:analytics.funnel',
  approval: 'admin:analytics.approval',
  searches: 'admin:analytics.searches',
  'contact-leaders': 'admin:analytics.askers',
  visits: 'admin:analytics.visits',
}

function Part({ name, period }: { name: PartName; period: Period }) {
  if (name === 'visits') return <VisitsPart />
  if (name === 'funnel') return <FunnelPart period={period} />
  if (name === 'approval') return <ApprovalPart period={period} />
  if (name === 'searches') return <SearchesPart period={period} />
  if (name === 'contact-leaders') return <ContactLeadersPart period={period} />
  return <NumbersPart period={period} />
}

/** What happened in the market, one question at a time. The period and the question are in the address. */
export function AnalyticsScreen() {
  const translate = useTranslate()
  const [period, choosePeriod] = usePeriod()
  const [part, choosePart] = useAddressChoice('part', PARTS)
  return (
    <CatalogueGate>
      <Box sx={{ maxWidth: 1120, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Tabs
          value={part}
          onChange={(_, name: PartName) => choosePart(name)}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label={translate('admin:titles.analytics')}
          sx={{ borderBottom: 1, borderColor: 'divider', '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' } }}
        >
          {PARTS.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`part-${name}`}
              aria-controls="part"
              label={translate(PART_TITLES[name])}
              sx={{ textTransform: 'none' }}
            />
          ))}
        </Tabs>
        {part !== 'visits' && <PeriodChoice period={period} choose={choosePeriod} />}
        <Box role="tabpanel" id="part" aria-labelledby={`part-${part}`} sx={{ minWidth: 0 }}>
          <Part name={part} period={period} />
        </Box>
      </Box>
    </CatalogueGate>
  )
}
