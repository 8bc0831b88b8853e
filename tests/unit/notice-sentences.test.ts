import type { CategoryInMenu } from '@maveshi/shared/catalogue/in-words'
import { REJECTION_REASONS, REMOVAL_REASONS } from '@maveshi/shared/listing/status'
import { titledCategories } from '@maveshi/shared/listing/title-words'
import { LANGUAGES } from '@maveshi/shared/locale/languages'
import { NOTICE_KINDS, type NoticeKind } from '@maveshi/shared/notice'
import { aboutOf } from '@maveshi/shared/notice/about'
import { moreOf, pathOf, sentenceOf, writtenWith } from '@maveshi/shared/notice/sentences'
import type { Notice, NoticeDetails, NoticedListing } from '@maveshi/shared/notice/told'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '../support/words.ts'

const t = wordsOf('en')
const DETAILS = {
  was: 9000,
  price: 8000,
  people: 2,
  expires_at: '2026-12-03T08:00:00+00:00',
  status: 'active',
} as const

const listing = (isOwn: boolean, status: NoticedListing['status'] = 'active'): NoticedListing => ({
  ...{ id: 'a', status, category: 'Goat', title: null, attributes: {}, isOwn, isService: false },
})
const notice = (kind: NoticeKind, details: NoticeDetails = DETAILS, about?: NoticedListing): Notice => ({
  ...{ id: 1, kind, details, listing: about, search: undefined, wanted: undefined, at: undefined, isRead: false },
})

describe.each(LANGUAGES)('in %s', (language) => {
  test('every kind has a sentence of its own, with all that is put in', () => {
    const sentences = NOTICE_KINDS.map((kind) => sentenceOf(notice(kind), language, wordsOf(language)))
    expect(new Set(sentences).size).toBe(NOTICE_KINDS.length)
    for (const sentence of sentences) expect(sentence).not.toMatch(/\{\{|undefined|NaN/)
  })
})

test('a sentence names days, prices and how many', () => {
  expect(sentenceOf(notice('expiring'), 'en', t)).toContain('3 December 2026')
  const settled = notice('report_acknowledged', { settle_by: '2026-12-03T08:00:00+00:00' })
  expect(sentenceOf(settled, 'en', t)).toContain('3 December 2026')
  expect(sentenceOf(notice('price_dropped'), 'en', t)).toContain('₹9,000 before, ₹8,000 now')
  expect(sentenceOf(notice('number_asked'), 'en', t)).toBe('2 asked for your number')
  expect(sentenceOf(notice('queue_long', { waiting: 64 }), 'en', t)).toBe('64 listings wait for a decision.')
  expect(sentenceOf(notice('reports_late', { waiting: 1 }), 'en', t)).toMatch(/^1 report has waited/)
})

test('a week is told with its numbers, those of the week before and the goals, and leads to the pictures of it', () => {
  const week = notice('week_summary', {
    week: '2026-11-23',
    numbers: { listings: 1250, people: 7, contacts: 0 },
    before: { listings: 900, people: 9, contacts: 3, approval_hours: 4.26 },
    goals: { listings: 1000, approval_hours: 5 },
  })
  expect(sentenceOf(week, 'en', t)).toBe('The week’s numbers: 23 November 2026 to 29 November 2026.')
  expect(moreOf(week, 'en', t)?.split('\n')).toEqual([
    'New listings: 1,250 (week before: 900, goal: 1,000)',
    'New people: 7 (week before: 9)',
    'Contacts revealed: 0 (week before: 3)',
    'Median time to approve, in hours: – (week before: 4.26, goal: at most 5)',
  ])
  expect(pathOf(week)).toBe('/admin/analytics?from=2026-11-23&to=2026-11-29')
})

test('a rule about moving animals is told with its days, the last one included, and in the reader’s language or English', () => {
  const texts = { en: 'Ask the vet first', mr: 'आधी डॉक्टरांना विचारा' }
  const rule: Notice = {
    ...notice('movement_notice'),
    movement: { starts_on: '2026-12-01', ends_on: '2026-12-31', texts },
  }
  expect(sentenceOf(rule, 'en', t)).toContain('from 1 December 2026 to 31 December 2026')
  expect(writtenWith(rule, 'mr')).toEqual({ text: texts.mr, language: 'mr' })
  expect(writtenWith(rule, 'ta')).toEqual({ text: texts.en, language: 'en' })
})

test('what was put back and is not on offer is to be renewed', () => {
  expect(sentenceOf(notice('restored', { status: 'withdrawn' }), 'en', t)).toContain('renew it')
  expect(sentenceOf(notice('restored'), 'en', t)).toBe('Your listing is live again.')
})

test('every reason and outcome is told, and one that is not known is left out', () => {
  for (const reason of REJECTION_REASONS) expect(moreOf(notice('rejected', { reason }), 'en', t)).toMatch(/^Why: /)
  for (const reason of REMOVAL_REASONS) expect(moreOf(notice('removed', { reason }), 'en', t)).toMatch(/^Why: /)
  for (const outcome of ['upheld', 'dismissed'])
    expect(moreOf(notice('report_settled', { outcome }), 'en', t)).toBe(t(`listing:report.status.${outcome}`))
  for (const kind of ['rejected', 'removed', 'approved'] as const)
    expect(moreOf(notice(kind, { reason: 'of tomorrow', outcome: 'of tomorrow' }), 'en', t)).toBeUndefined()
})

test('of several things that somebody looks for, the notice says which', () => {
  const goats: CategoryInMenu = {
    ...{ value: 'Goat', kind: 'animal', iconName: 'goat', showInHeader: true, isCreatable: true, parentMenu: null },
    ...{ label: 'வெள்ளாடுகள்', singular: 'வெள்ளாடு', description: '' },
  }
  const titles = titledCategories([goats], new Map(), 'ta')
  const wanted = { id: 'c', category: 'Goat', place_id: 'pune' }
  expect(aboutOf({ ...notice('wanted_rejected', {}), wanted }, titles)).toBe('வெள்ளாடுகள்')
  expect(aboutOf(notice('roles_changed', {}), titles)).toBeUndefined()
})

test('a notice leads to what it is about', () => {
  expect(pathOf(notice('approved', {}, listing(true)))).toBe('/listing/a')
  expect(pathOf(notice('rejected', {}, listing(true, 'rejected')))).toBe('/dashboard')
  expect(pathOf(notice('favourite_sold', {}, listing(false, 'sold')))).toBe('/listing/a')
  expect(pathOf(notice('report_settled', {}))).toBe('/dashboard')
  expect(pathOf(notice('report_acknowledged', {}))).toBe('/dashboard')
  expect(pathOf(notice('made_administrator', {}))).toBe('/admin')
  expect(pathOf(notice('suspended', {}))).toBe('/profile')
  expect(pathOf(notice('message', {}))).toBe('/notices')
  expect(pathOf(notice('message', {}, listing(true)))).toBe('/sell/product?change=a')
  expect(pathOf(notice('message', {}, listing(true, 'rejected')))).toBe('/sell/product?listing=a')
  expect(pathOf(notice('message', {}, listing(true, 'pending')))).toBe('/sell/product?submitted=a')
  expect(pathOf(notice('message', {}, listing(true, 'sold')))).toBe('/dashboard')
  expect(pathOf(notice('message', {}, { ...listing(true), isService: true }))).toBe('/sell/service?change=a')
  expect(pathOf(notice('queue_long', {}))).toBe('/admin/listings?filter=%7B%22status%22%3A%22pending%22%7D')
  expect(pathOf(notice('reports_late', {}))).toBe('/admin/reports?filter=%7B%22late%22%3A%22acknowledge%22%7D')
  const search = { id: 'b', name: 'Goats', path: '/buy?q=goat' }
  expect(pathOf({ ...notice('search_matched', {}), search })).toBe('/buy?q=goat')
})
