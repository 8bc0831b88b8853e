import {
  after,
  at,
  choose,
  fill,
  findAnywhere,
  go,
  inPart,
  lookUp,
  narrowed,
  openFirst,
  order,
  orders,
  pages,
  press,
  reviewOrders,
  type Screen,
  type Step,
  search,
  sort,
  turn,
} from './steps.ts'

const LISTING_WORDS = 'Title, breed or id'
const PERSON_WORDS = 'Name, e-mail, phone or id'
const REPORT_WORDS = 'Title, breed, seller or id'
const ENTRY_WORDS = 'Search names'
const STATUSES = ['Live', 'Expired', 'Sold', 'Draft', 'Rejected', 'Removed', 'Withdrawn', 'Waiting']

const everyChoice = (choices: Readonly<Record<string, readonly string[]>>): Step[] =>
  Object.entries(choices).flatMap(([label, options]) => options.map((option) => choose(label, option)))

const listings: Screen = {
  name: 'Listings',
  path: '/listings',
  steps: [
    ...narrowed({ status: 'pending' }, { name: 'waiting' }, [
      choose('Status', 'Every status'),
      choose('Category', 'Cattle'),
      search('murrah', LISTING_WORDS),
      ...pages,
      openFirst('a listing'),
      after(openFirst('a listing'), press('Next', 'next of the queue')),
      ...reviewOrders,
    ]),
    ...narrowed({}, {}, [
      ...everyChoice({ Status: STATUSES, Category: ['Cattle'] }),
      ...['gir', 'vaccinated calf', 'गाय', 'ox', '00ab12'].map((words) => search(words, LISTING_WORDS)),
      ...sort('Price', 'price'),
      ...sort('Submitted', 'submitted_at'),
      ...pages,
    ]),
    ...narrowed({}, { shown: ['state'] }, everyChoice({ State: ['Maharashtra', 'Goa'] })),
    ...narrowed({}, { shown: ['from'] }, [fill('Submitted from', '2026-11-01')]),
    ...narrowed({}, { shown: ['to'] }, [fill('Submitted until', '2026-01-01')]),
    ...narrowed({}, { shown: ['seller_id'] }, [lookUp('Seller', 'patil')]),
    ...narrowed({ category: 'Goat' }, { name: 'goats' }, [...sort('Price', 'price'), choose('Status', 'Sold')]),
    ...narrowed({ state: 'IN.16' }, { name: 'Maharashtra' }, sort('Price', 'price')),
    ...narrowed({ status: 'sold' }, { name: 'sold' }, sort('Price', 'price')),
  ],
}

const users: Screen = {
  name: 'Users',
  path: '/users',
  steps: narrowed({}, {}, [
    ...everyChoice({
      Role: ['Farmer', 'Trader'],
      State: ['Maharashtra', 'Goa'],
      Suspension: ['Suspended', 'Not suspended'],
      Rights: ['Administrators', 'No administrators'],
      'Role as administrator': ['Owner', 'Moderator'],
      Deletion: ['Asked to be deleted', 'Did not ask to be deleted'],
    }),
    ...['patil', 'person1234@', '+919000000042', 'xy'].map((words) => search(words, PERSON_WORDS)),
    ...sort('Name', 'name'),
    ...sort('Joined', 'created_at'),
    ...pages,
    openFirst('a person'),
  ]),
}

const REPORT_STEPS: readonly Step[] = [
  ...everyChoice({
    Reason: ['Asked for money first'],
    Category: ['Cattle'],
    'Status of the listing': ['Live', 'Removed'],
  }),
  search('gir', REPORT_WORDS),
  ...sort('Severity', 'weight'),
  ...sort('Deadlines', 'oldest'),
  ...pages,
  openFirst('a reported listing'),
]
const LATEST_SETTLED = new URLSearchParams({ filter: '{"is_settled":"true"}', sort: 'settled_at', order: 'DESC' })

const reports: Screen = {
  name: 'Reports',
  path: '/reports',
  steps: [
    ...narrowed({}, {}, [
      ...everyChoice({
        Standing: ['Settled'],
        Deadlines: ['Not acknowledged after 24 hours', 'Not settled after 7 days'],
      }),
      ...REPORT_STEPS,
    ]),
    ...narrowed({ is_settled: 'true' }, { name: 'settled' }, [
      ...REPORT_STEPS,
      go(`/reports?${LATEST_SETTLED}`, 'sort by Settled at, down'),
    ]),
  ],
}

/** What every list of the catalogue can do. */
const ENTRY_STEPS: readonly Step[] = [
  search('gir', ENTRY_WORDS),
  choose('Name missing in', 'اردو'),
  ...orders('Name', 'value'),
]

const catalogue: readonly Screen[] = [
  {
    name: 'Categories',
    path: '/categories',
    steps: narrowed({}, {}, [
      ...everyChoice({ 'Menu it is in': ['Products'], 'Takes listings': ['Yes'] }),
      ...ENTRY_STEPS,
    ]),
  },
  {
    name: 'Answers',
    path: '/dropdown-options',
    steps: narrowed({}, {}, [choose('Question', 'Cattle – Breed'), ...ENTRY_STEPS, ...pages]),
  },
  {
    name: 'Subcategories',
    path: '/subcategories',
    steps: narrowed({}, {}, [
      choose('Category', 'Cattle'),
      ...ENTRY_STEPS,
      ...orders('Category', 'category'),
      ...pages,
    ]),
  },
  {
    name: 'Livestock types',
    path: '/livestock-types',
    isUnlinked: true,
    steps: narrowed({}, {}, [choose('Category', 'Cattle'), ...ENTRY_STEPS, ...orders('Category', 'category')]),
  },
]

const wanted: Screen = {
  name: 'Wanted notices',
  path: '/wanted-notices',
  steps: [
    ...narrowed({ status: 'pending' }, { name: 'waiting' }, [choose('Category', 'Cattle')]),
    ...narrowed({}, {}, everyChoice({ Status: ['Live', 'Withdrawn'], Category: ['Cattle'], Reports: ['Reported'] })),
  ],
}

const searchWords: Screen = {
  name: 'Search words',
  path: '/search-lexicon',
  steps: [
    ...inPart(
      'Words',
      narrowed({}, {}, [
        ...everyChoice({ Script: ['Latin'], Category: ['Cattle'], Language: ['मराठी'] }),
        ...['gai', 'गाय', 'ga'].map((words) => search(words, 'Search words')),
        ...orders('Word', 'normal'),
        ...orders('Leads to', 'concept'),
        ...orders('Language', 'language'),
        ...orders('Added', 'added_at'),
        ...pages,
      ]),
    ),
    ...inPart('Without results', [
      choose('Language', 'मराठी'),
      { action: 'show what is of no use', act: (part) => part.getByLabel('Show dismissed').click() },
      ...['Times ascending', 'Last searched ascending', 'Search ascending'].map(order),
      ...pages,
    ]),
    ...inPart('Try a search', [fill('A search', 'gaay kolhapur')]),
  ],
}

const settings: Screen = {
  name: 'Settings',
  path: '/settings',
  steps: inPart('Movement notices', [
    ...everyChoice({ Status: ['In force', 'Ended'], 'For this animal': ['Cattle'] }),
    {
      action: 'In this state or district: Goa',
      async act(part) {
        await part.getByRole('combobox', { name: 'In this state or district' }).fill('Goa')
        await part.page().getByRole('option', { name: 'Goa', exact: true }).click()
      },
    },
    ...['Last day ascending', 'First day ascending'].map(order),
    ...pages,
  ]),
}

const PERIODS = [press('7 days'), press('90 days')]

const analytics: Screen = {
  name: 'Analytics',
  path: '/analytics',
  steps: [
    ...PERIODS,
    ...at({ part: 'approval' }, 'Time to approve', PERIODS),
    ...[
      press('From view to sale', 'from view to sale', 'tab'),
      press('Time to approve', 'time to approve', 'tab'),
      press('Searches without results', 'empty searches', 'tab'),
    ],
    ...at({ part: 'searches' }, 'Searches without results', [
      ...PERIODS,
      fill('Words of the search', 'word a'),
      ...['Search', 'In this period', 'All time', 'Last in this period'].map(turn),
      press(/next page/i, 'next page'),
    ]),
  ],
}

const ABOUT_WORDS = 'Name or id'

const audit: Screen = {
  name: 'History',
  path: '/audit',
  steps: [
    ...narrowed({}, {}, [
      ...everyChoice({
        'What it was about': ['Listings', 'Settings'],
        'What was done': ['Listing approved', 'User suspended'],
      }),
      ...['gir', 'patil'].map((words) => search(words, ABOUT_WORDS)),
      lookUp('Done by', 'patil'),
      fill('First day', '2026-11-01'),
      fill('Last day', '2026-01-01'),
      ...sort('When', 'created_at'),
      press('Go to next page', 'next page'),
    ]),
    ...narrowed({ table_name: 'listings', act: 'reject' }, { name: 'rejected' }, sort('When', 'created_at')),
  ],
}

/** Every screen of the console with a list, and what can be done there. */
export const SCREENS: readonly Screen[] = [
  { name: 'Dashboard', path: '/', steps: ['gir', '+919000000042', '00ab12'].map(findAnywhere) },
  listings,
  ...catalogue,
  searchWords,
  users,
  reports,
  wanted,
  {
    name: 'Create listing',
    path: '/create-listing',
    steps: [
      {
        action: 'find a seller',
        async act(part) {
          await part.getByLabel('Name, phone number or e-mail').fill('patil')
          await part.page().keyboard.press('Enter')
        },
      },
    ],
  },
  settings,
  analytics,
  audit,
]
