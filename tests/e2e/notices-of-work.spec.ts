import { formatDate, formatNumber } from '@maveshi/shared/locale/format'
import { test as base, expect } from '../support/browser-test.ts'
import { newGoat } from '../support/market-rows.ts'
import { type OwnMarket, openOwnMarket } from '../support/own-market.ts'
import { noticeRows, seeTold } from '../support/seen-notices.ts'
import { becomeSeller, registerByApi } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'

/** So many listings wait that whoever decides is told. */
const WAITING = 51

/** On a market of its own: all who decide and all owners are told, whoever has brought it about. */
const test = base.extend<object, { market: OwnMarket }>({
  market: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from this pattern.
    async ({}, use) => {
      const market = await openOwnMarket()
      await use(market)
      await market.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ market }, use) => use(market.origin),
})

const DAY_MS = 86_400_000

/** Listings that wait for a decision, and one that was reported more than a day ago. */
async function leaveWork({ service }: OwnMarket, seller: string, reporter_id: string): Promise<void> {
  const goats = Array.from({ length: WAITING }, () => newGoat(seller, 'pending'))
  await service.from('listings').insert(goats).throwOnError()
  const created_at = new Date(Date.now() - 1.1 * DAY_MS).toISOString()
  const report = { listing_id: goats[0]?.id, reporter_id, reason: 'misleading', created_at }
  await service.from('reports').insert(report).throwOnError()
}

/** Looks as a sender does, and as it does on a Monday. @returns the first and the last day of the week that has ended */
async function lookAsOnMonday({ asOwner }: OwnMarket): Promise<[from: Date, to: Date]> {
  const monday = 'private.week_of(private.indian_day(now()))'
  await asOwner(`select private.tell_of_work(), private.tell_of_week(${monday})`)
  const [week] = await asOwner<{ from: string; to: string }>(
    `select (${monday} - 7)::text as from, (${monday} - 1)::text as to`,
  )
  return [new Date(week?.from ?? ''), new Date(week?.to ?? '')]
}

test('owners read of their rights, of what waits too long and of the week, each in their language', async ({
  page,
  market,
}) => {
  const [seller, reporter] = [await registerByApi(page.request), await registerByApi(page.request)]
  await leaveWork(market, seller.id, reporter.id)
  for (const language of ['mr', 'ta', 'ur'] as const) {
    const t = wordsOf(language)
    const { id } = await becomeSeller(page, { language })
    await market.service.from('profiles').update({ is_admin: true }).eq('id', id).throwOnError()
    const [from, to] = await lookAsOnMonday(market)
    const week = t('notices:kinds.weekSummary', { from: formatDate(from, language), to: formatDate(to, language) })
    await seeTold(page, language, [
      t('notices:kinds.queueLong', { count: WAITING, number: formatNumber(WAITING) }),
      t('notices:kinds.reportsLate', { count: 1, number: '1' }),
      week,
      t('notices:kinds.administrator'),
    ])
    const told = noticeRows(page).filter({ hasText: week })
    await expect(told.getByRole('link')).toHaveAttribute('href', /^\/admin\/analytics\?/)
  }
})
