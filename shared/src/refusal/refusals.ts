/**
 * Who can meet a refusal: forms about an account, the page of a listing, the seller's steps on the dashboard, handing a
 * listing in, the address of a list, and the console.
 */
export type Place = 'account' | 'listing' | 'dashboard' | 'sell' | 'search' | 'console'

/**
 * Everything that the database refuses by a code and a detail, and who can meet it: each of these has words for it. What
 * has nobody is asked for by programs alone, which no form and no list of the market sends. A test compares this with the
 * migrations. `{status}` stands for where a listing is, `{uses}` for a number.
 *
 * Answers of forms are refused by the code in the message (`ANSWER_CODES`), limits by their setting (`LIMITS`).
 */
export const REFUSALS = {
  '42501': ['account', 'listing', 'dashboard', 'sell', 'console'],
  // Without a session the API itself has answered 401 before.
  '42501 session': [],
  '42501 role': ['console'],
  '42501 suspended': ['account', 'listing', 'dashboard', 'sell'],
  PT404: ['dashboard', 'console'],
  'PT404 ids': ['console'],
  'PT404 link': [],
  'PT404 listing': ['listing', 'dashboard', 'sell', 'console'],
  'PT404 note': ['console'],
  'PT404 number': ['listing'],
  'PT404 query': ['console'],
  'PT404 seller': ['console'],
  'PT404 setting': [],
  'PT404 wanted': ['listing'],
  'PT409 {status}': ['dashboard', 'sell', 'console'],
  'PT409 {uses}': ['console'],
  'PT409 import': ['console'],
  'PT409 last-owner': ['console'],
  'PT409 own': ['listing', 'console'],
  'PT409 photos': ['dashboard', 'console'],
  'PT409 review': ['dashboard'],
  'PT409 revision': ['sell'],
  'PT409 settled': ['console'],
  'PT409 suspended': ['console'],
  'PT409 taken': ['console'],
  'PT409 term': ['console'],
  'PT422 depends_on_field': ['console'],
  'PT422 name': ['account', 'console'],
  'PT422 ready_text': ['console'],
  'PT422 reason': ['console'],
  'PT422 roles': ['console'],
  'PT422 words': ['console'],
  'PT422 after': ['search'],
  'PT422 attributes': ['search'],
  'PT422 categories': ['search'],
  'PT422 near': ['search'],
  'PT422 page_size': [],
  'PT422 searches': [],
  'PT422 price_max': ['search'],
  'PT422 price_min': ['search'],
  'PT422 within_km': ['search'],
  'PT422 sort': [],
  'PT422 animals': [],
  'PT422 catalogue_table': [],
  'PT422 conditions': [],
  'PT422 channel': [],
  'PT422 data': [],
  'PT422 filters': [],
  'PT422 ids': [],
  'PT422 into_option': [],
  'PT422 kind': [],
  'PT422 note': [],
  'PT422 outcome': [],
  'PT422 outcomes': [],
  'PT422 keys': [],
  'PT422 endpoint': [],
  'PT422 period': [],
  'PT422 queue': [],
  'PT422 step': [],
} as const satisfies Readonly<Record<string, readonly Place[]>>

type Refusals = typeof REFUSALS

/** What somebody at a place has to find words for, as code and detail. */
export type RefusalAt<Where extends Place> = {
  [Name in keyof Refusals]: Where extends Refusals[Name][number] ? Name : never
}[keyof Refusals]

type DetailOf<Code extends string, Name = keyof Refusals> = Name extends `${Code} ${infer Detail}` ? Detail : never

/** What is not there, as the database says it: nothing where it says no more than that, a row where it found none. */
export type Missing = DetailOf<'PT404'> | 'row' | ''

/** Why something is not possible from here, by a word; where a listing stands and how often something is used are apart. */
export type Conflict = Exclude<DetailOf<'PT409'>, '{status}' | '{uses}'>

/** The words for what is not possible that somebody at a place can meet. */
export type ConflictAt<Where extends Place> = Extract<DetailOf<'PT409', RefusalAt<Where>>, Conflict>

/** What somebody at a place can look for in vain. */
export type MissingAt<Where extends Place> = DetailOf<'PT404', RefusalAt<Where>>

/** What somebody at a place can get wrong that is no answer of a form. */
export type InvalidAt<Where extends Place> = DetailOf<'PT422', RefusalAt<Where>>

interface KindsByDetail {
  readonly '42501': 'forbidden'
  readonly '42501 role': 'role'
  readonly '42501 suspended': 'suspended'
  readonly PT404: 'missing'
  readonly 'PT409 {status}': 'moved'
  readonly 'PT409 {uses}': 'in-use'
}

interface KindsByCode {
  readonly PT404: 'missing'
  readonly PT409: 'conflict'
  readonly PT422: 'invalid'
}

type KindOf<Name> = Name extends keyof KindsByDetail
  ? KindsByDetail[Name]
  : Name extends `${infer Code extends keyof KindsByCode} ${string}`
    ? KindsByCode[Code]
    : never

/** The kinds that somebody at a place can meet; no network, no answer and no session are met everywhere. */
export type KindAt<Where extends Place> = KindOf<RefusalAt<Where>> | 'offline' | 'timeout' | 'session'
