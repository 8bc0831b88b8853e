import CreateListingIcon from '@mui/icons-material/AddBusinessOutlined'
import WantedIcon from '@mui/icons-material/CampaignOutlined'
import CategoriesIcon from '@mui/icons-material/CategoryOutlined'
import ReportsIcon from '@mui/icons-material/FlagOutlined'
import OptionsIcon from '@mui/icons-material/FormatListBulleted'
import AuditIcon from '@mui/icons-material/HistoryOutlined'
import UsersIcon from '@mui/icons-material/PeopleOutlined'
import SubcategoriesIcon from '@mui/icons-material/PetsOutlined'
import AnalyticsIcon from '@mui/icons-material/QueryStatsOutlined'
import ListingsIcon from '@mui/icons-material/SellOutlined'
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import LexiconIcon from '@mui/icons-material/SpellcheckOutlined'
import SettingsIcon from '@mui/icons-material/TuneOutlined'
import type { ElementType } from 'react'
import { PATHS, WAITING_WANTED_PATH } from '../paths.ts'
import type { WaitingCounts } from '../providers/waiting-counts.ts'

interface SectionItem {
  readonly to: string
  /** Where it leads, if not to its list as it was narrowed last: what waits has to be there. */
  readonly leadsTo?: string
  readonly label: string
  readonly icon: ElementType
  /** Which number of what waits stands beside it. */
  readonly waits?: keyof WaitingCounts
}

export interface Section {
  readonly title: string
  readonly items: readonly SectionItem[]
}

/** Lists that are needed too seldom for the sidebar: they are found by their name. */
export const OUTSIDE_SIDEBAR: Section = {
  title: 'admin:sections.content',
  items: [{ to: PATHS.livestockTypes, label: 'admin:titles.livestockTypes', icon: SubcategoriesIcon }],
}

/** The sidebar, top to bottom. Titles and labels are keys. */
export const SECTIONS: readonly Section[] = [
  {
    title: 'admin:sections.main',
    items: [{ to: PATHS.dashboard, label: 'admin:titles.dashboard', icon: DashboardIcon }],
  },
  {
    title: 'admin:sections.content',
    items: [
      { to: PATHS.listings, label: 'admin:titles.listings', icon: ListingsIcon, waits: 'listings' },
      {
        to: PATHS.wantedNotices,
        leadsTo: WAITING_WANTED_PATH,
        label: 'admin:titles.wanted',
        icon: WantedIcon,
        waits: 'wanted',
      },
      { to: PATHS.categories, label: 'admin:titles.categories', icon: CategoriesIcon },
      { to: PATHS.subcategories, label: 'admin:titles.subcategories', icon: SubcategoriesIcon },
      { to: PATHS.dropdownOptions, label: 'admin:titles.dropdownOptions', icon: OptionsIcon },
      { to: PATHS.searchLexicon, label: 'admin:titles.searchLexicon', icon: LexiconIcon },
    ],
  },
  {
    title: 'admin:sections.users',
    items: [
      { to: PATHS.users, label: 'admin:titles.users', icon: UsersIcon },
      { to: PATHS.reports, label: 'admin:titles.reports', icon: ReportsIcon, waits: 'reports' },
    ],
  },
  {
    title: 'admin:sections.actions',
    items: [
      { to: PATHS.createListing, label: 'admin:titles.createListing', icon: CreateListingIcon },
      { to: PATHS.settings, label: 'admin:titles.settings', icon: SettingsIcon },
    ],
  },
  {
    title: 'admin:sections.analytics',
    items: [
      { to: PATHS.analytics, label: 'admin:titles.analytics', icon: AnalyticsIcon },
      { to: PATHS.audit, label: 'admin:titles.audit', icon: AuditIcon },
    ],
  },
]
