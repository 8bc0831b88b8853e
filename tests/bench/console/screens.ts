import { choose, fill, lookUp, openFirst, order, pages, press, type Screen, search, sort } from './steps.ts'

const EVERY = { filter: {} }
const WAITING = { filter: { status: 'pending' } }
const TITLES = 'Title, breed or id'
const NAMES = 'Search names'
const PEOPLE = 'Name, e-mail, phone or id'
const REPORTED = 'Title, breed, seller or id'
const SETTLED = { filter: { is_settled: 'true' } }

const listings: Screen = {
  name: 'Listings',
  path: '/listings',
  steps: [
    choose('Status', 'Every status', WAITING),
    ...['On offer', 'Expired', 'Sold', 'Draft', 'Rejected'].map((status) => choose('Status', status, EVERY)),
    choose('Category', 'Cattle', EVERY),
    choose('Category', 'Cattle', WAITING),
    choose('State', 'Maharashtra', { ...EVERY, shown: ['state'] }),
    choose('State', 'Goa', { ...EVERY, shown: ['state'] }),
    fill('Handed in from', '2026-11-01', { ...EVERY, shown: ['from'] }),
    fill('Handed in until', '2026-01-01', { ...EVERY, shown: ['to'] }),
    lookUp('Seller', 'patil', { ...EVERY, shown: ['seller_id'] }),
    search('gir', TITLES, EVERY),
    search('murrah', TITLES, WAITING),
    search('vaccinated calf', TITLES, EVERY),
    search('गाय', TITLES, EVERY),
    search('ox', TITLES, EVERY),
    search('00ab12', TITLES, EVERY),
    sort('Price', EVERY),
    sort('Age', EVERY, 'sort by Age, oldest first'),
    sort('Price', { filter: { category: 'Goat' } }, 'Goat, sort by Price'),
    ...pages(EVERY),
    openFirst('a listing', WAITING),
  ],
}

const users: Screen = {
  name: 'Users',
  path: '/users',
  steps: [
    choose('Role', 'Farmer', EVERY),
    choose('Role', 'Trader', EVERY),
    choose('State', 'Maharashtra', EVERY),
    choose('Suspension', 'Suspended', EVERY),
    choose('Suspension', 'Not suspended', EVERY),
    choose('Rights', 'Administrators', EVERY),
    choose('Rights', 'No administrators', EVERY),
    choose('Deletion', 'Asked to be deleted', EVERY),
    choose('Deletion', 'Did not ask to be deleted', EVERY),
    search('patil', PEOPLE, EVERY),
    search('person1234@', PEOPLE, EVERY),
    search('+919000000042', PEOPLE, EVERY),
    search('xy', PEOPLE, EVERY),
    sort('Name', EVERY),
    sort('Joined', EVERY),
    ...pages(EVERY),
    openFirst('a person', EVERY),
  ],
}

const reports: Screen = {
  name: 'Reports',
  path: '/reports',
  steps: [
    choose('Standing', 'Settled', EVERY),
    choose('Reason', 'Asked for money first', EVERY),
    choose('Reason', 'Asked for money first', SETTLED),
    choose('Clocks', 'Not acknowledged after 24 hours', EVERY),
    choose('Clocks', 'Not settled after 7 days', EVERY),
    choose('Category', 'Cattle', EVERY),
    choose('Category', 'Cattle', SETTLED),
    choose('Status of the listing', 'On offer', EVERY),
    search('gir', REPORTED, EVERY),
    search('gir', REPORTED, SETTLED),
    sort('Clocks', EVERY),
    sort('Clocks', SETTLED, 'settled, sort by Clocks'),
    ...pages(EVERY),
    ...pages(SETTLED).map((step) => ({ ...step, action: `settled, ${step.action}` })),
    openFirst('a reported listing', EVERY),
  ],
}

const catalogue: readonly Screen[] = [
  { name: 'Categories', path: '/categories', steps: [search('cattle', NAMES), choose('Name missing in', 'Urdu')] },
  {
    name: 'Answers',
    path: '/dropdown-options',
    steps: [
      choose('Question', 'Cattle: Breed', EVERY),
      search('gir', NAMES, EVERY),
      choose('Name missing in', 'Urdu', EVERY),
      order('Value ascending'),
      press('next page', /next page/i, 'button', EVERY),
    ],
  },
]

const searchWords: Screen = {
  name: 'Search words',
  path: '/search-lexicon',
  steps: [
    choose('Script', 'Latin', EVERY),
    choose('Category', 'Cattle', EVERY),
    search('gai', 'Search words', EVERY),
    search('गाय', 'Search words', EVERY),
    press('next page', /next page/i, 'button', EVERY),
  ],
}

const analytics: Screen = {
  name: 'Analytics',
  path: '/analytics',
  steps: [press('7 days', '7 days'), press('90 days', '90 days')],
}

/** Every screen of the console with a list, and what can be done there. */
export const SCREENS: readonly Screen[] = [
  { name: 'Dashboard', path: '/', steps: [] },
  listings,
  ...catalogue,
  searchWords,
  users,
  reports,
  {
    name: 'Create listing',
    path: '/create-listing',
    steps: [
      {
        action: 'find a seller',
        async act(page) {
          await page.getByRole('main').getByLabel('Name, phone number or e-mail').fill('patil')
          await page.keyboard.press('Enter')
        },
      },
    ],
  },
  { name: 'Settings', path: '/settings', steps: [] },
  analytics,
]
