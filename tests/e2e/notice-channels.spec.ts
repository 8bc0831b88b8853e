import { formatNumber } from '@maveshi/shared/locale/format'
import { withoutIsolates } from '@maveshi/shared/locale/isolate'
import { expect, test } from '../support/browser-test.ts'
import { insertGoat } from '../support/market-rows.ts'
import { leaveNotices } from '../support/sender/told-browser.ts'
import { becomeToldByAll, choosePace, paceOf, writeTo } from '../support/sender/told-by-all.ts'
import { wordsOf } from '../support/words.ts'

test.use({ serviceWorkers: 'allow' })

const CHANNELS = ['email', 'push', 'sms'] as const
/** What every channel says of a message of the team; the words themselves stand where people have signed in, or are mailed. */
const SENTENCES = { email: 'notices:kinds.message', push: 'notices:kinds.message', sms: 'mail:text.message' } as const

for (const [before, after] of [
  ['mr', 'ta'],
  ['ta', 'ur'],
  ['ur', 'mr'],
] as const) {
  test(`whoever reads ${after} instead of ${before} is told in that, by every channel`, async ({
    page,
    baseURL: siteUrl = '',
    afterwards,
  }) => {
    const person = await becomeToldByAll(page, siteUrl, before)
    afterwards(person.stop)
    const say = (language: 'mr' | 'ta' | 'ur', channel: (typeof CHANNELS)[number]) =>
      withoutIsolates(wordsOf(language)(SENTENCES[channel], { address: `${siteUrl}/notices` }))
    await writeTo(person, '1234', siteUrl)
    for (const channel of CHANNELS)
      await expect.poll(person.told[channel]).toEqual([expect.stringContaining(say(before, channel))])

    const t = wordsOf(before)
    await page.goto('/profile/edit')
    await page.getByLabel(t('register:language')).selectOption(after)
    await page.getByRole('button', { name: t('editProfile:save') }).click()
    await page.waitForURL((url) => url.pathname === '/profile')
    await writeTo(person, '5678', siteUrl)
    for (const channel of CHANNELS)
      await expect
        .poll(person.told[channel])
        .toEqual([expect.stringContaining(say(before, channel)), expect.stringContaining(say(after, channel))])
    await page.goto('/')
    await page.reload()
    await page
      .getByRole('link', { name: wordsOf(after)('toast:notices.unread', { count: 2, number: formatNumber(2) }) })
      .click()
    await expect(page.getByRole('main').getByText(say(after, 'email'))).toHaveCount(2)
  })
}

for (const silent of CHANNELS) {
  test(`whoever wants no messages by ${silent} gets none there, and all the rest`, async ({
    page,
    baseURL: siteUrl = '',
    afterwards,
  }) => {
    const language = 'mr'
    const t = wordsOf(language)
    const person = await becomeToldByAll(page, siteUrl, language)
    afterwards(person.stop)
    await page.goto('/notices')
    await choosePace(page, language, [silent, 'messages'], false)
    await page.reload()
    await expect(paceOf(page, language, silent, 'messages')).not.toBeChecked()
    await leaveNotices(page)

    await writeTo(person, '1234', siteUrl)
    for (const channel of CHANNELS.filter((one) => one !== silent))
      await expect.poll(async () => (await person.told[channel]()).length).toBe(1)
    await insertGoat(person.id, 'active', { expiresInDays: 2 })
    // As the sender does: so many at once, whoever they are.
    while ((await person.backend.tellOfEndings()) > 0);
    for (const channel of CHANNELS)
      await expect.poll(async () => (await person.told[channel]()).length).toBe(channel === silent ? 1 : 2)
    const [only = ''] = await person.told[silent]()
    expect(only).not.toContain(t(SENTENCES[silent]).split('{{')[0])
    await page.goto('/')
    await page.reload()
    await expect(
      page.getByRole('link', { name: t('toast:notices.unread', { count: 2, number: formatNumber(2) }) }),
    ).toBeVisible()
  })
}
