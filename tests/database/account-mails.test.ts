import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMailer } from '@maveshi/supabase/local/auth/mailer'
import { accountMails } from '@maveshi/supabase/local/backend'
import { type MailQueue, mailQueue } from '@maveshi/supabase/local/mail-queue'
import { mailSubject } from '@maveshi/supabase/mails/render'
import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { market, SITE_URL } from '../support/market.ts'
import { mailsTo } from '../support/outbox.ts'
import { type Person, register } from '../support/people.ts'
import { openRecordingSmtp, type RecordingSmtp, type Refuse } from '../support/sender/recording-smtp.ts'

const SENDER = 'post@market.test'

beforeAll(async () => void (await market()))

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maveshi-mails-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function openSmtp(refuse?: Refuse): Promise<RecordingSmtp> {
  const smtp = await openRecordingSmtp(refuse)
  onTestFinished(() => smtp.stop())
  return smtp
}

/** Has this market's mails of accounts go out so, until the test is over. */
async function mailBy(mails: MailQueue): Promise<void> {
  const { lite, connection } = await market()
  const before = lite._mailer
  lite._mailer = createMailer(mails, connection, SITE_URL)
  onTestFinished(async () => {
    lite._mailer = before
    await mails.close()
  })
}

const sentTo = async ({ accepted }: RecordingSmtp, address: string) =>
  (await Promise.all(accepted.map((mail) => PostalMime.parse(mail)))).filter(({ to }) => to?.[0]?.address === address)

/** A queue in a hurry, on a folder of its own. */
function queueOf({
  url,
  folder = newFolder(),
  usefulMs = 60_000,
}: {
  url: string
  folder?: string
  usefulMs?: number
}) {
  const lines: string[] = []
  const report = (line: string) => void lines.push(line)
  const queue = mailQueue(folder, { url, sender: SENDER }, SITE_URL, { usefulMs, firstPauseMs: 20, report })
  onTestFinished(() => queue.close())
  return { queue, folder, lines }
}

const MAIL = { to: 'asha@example.in', subject: 'Hello', html: '<p>1234</p>' } as never

test('by a mail server go the links that prove an address, set a password and change an address, in the person’s language', async () => {
  const smtp = await openSmtp()
  const folder = newFolder()
  await mailBy(accountMails({ dataDir: folder, siteUrl: SITE_URL, mailServer: { url: smtp.url, sender: SENDER } }))
  const person: Person = await register({ language: 'ur' })
  const next = `new-${person.email}`
  await person.client.auth.signInWithOtp({ email: person.email, options: { shouldCreateUser: false } })
  await person.client.auth.resetPasswordForEmail(person.email)
  await person.client.auth.updateUser({ email: next })
  await expect.poll(() => smtp.accepted.length).toBe(4)
  const mails = await sentTo(smtp, person.email)
  const kinds = ['magic-link', 'recovery', 'email-change'] as const
  expect(mails.map(({ subject = '' }) => subject).sort()).toEqual(kinds.map((kind) => mailSubject(kind, 'ur')).sort())
  const [changed] = await sentTo(smtp, next)
  expect(changed?.subject).toBe(mailSubject('email-change', 'ur'))
  for (const { from, text, html, messageId } of [...mails, ...(changed ? [changed] : [])]) {
    expect(from?.address).toBe(SENDER)
    expect(html).toContain('<div lang="ur" dir="rtl">')
    expect(text).toMatch(/\nhttp:\/\/market\.test\/[a-z-]+\?token_hash=[0-9a-f]{64}&type=[a-z_]+&lng=ur\n/)
    expect(messageId).toMatch(/^<[0-9a-f-]{36}@market\.test>$/)
  }
  expect(await mailsTo(person.email)).toEqual([])
  await expect.poll(() => readdirSync(join(folder, 'mails'))).toEqual([])
})

test('without one they go to the outbox', async () => {
  const folder = newFolder()
  await mailBy(accountMails({ dataDir: folder, siteUrl: SITE_URL }))
  const person = await register()
  await person.client.auth.resetPasswordForEmail(person.email)
  expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1)
})

describe('a mail server that is away', () => {
  test('keeps nobody waiting, and is tried again until it takes the mail, once', async () => {
    const away = await openRecordingSmtp()
    const { port } = new URL(away.url)
    await away.stop()
    const { queue, folder, lines } = queueOf({ url: away.url })
    await queue.send(MAIL)
    const [file = ''] = readdirSync(folder)
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0)
    await expect.poll(() => lines).toEqual([expect.stringMatching(/waits: .*ECONNREFUSED/)])
    const back = await openRecordingSmtp(undefined, Number(port))
    onTestFinished(() => back.stop())
    await expect.poll(() => readdirSync(folder)).toEqual([])
    expect(back.accepted).toHaveLength(1)
    expect(lines).toHaveLength(1)
    // A mail server that stops waits for whoever is connected.
    await queue.close()
  })

  test('loses nothing where the market is started again meanwhile', async () => {
    let isFull = true
    const smtp = await openSmtp(() => (isFull ? { code: 450, text: 'Mailbox is full' } : undefined))
    const first = queueOf({ url: smtp.url })
    await first.queue.send(MAIL)
    await expect.poll(() => first.lines).toEqual([expect.stringContaining('Mailbox is full')])
    await first.queue.close()
    expect(readdirSync(first.folder)).toHaveLength(1)
    writeFileSync(join(first.folder, 'half.json.part'), '{')
    isFull = false
    queueOf({ url: smtp.url, folder: first.folder })
    await expect.poll(() => readdirSync(first.folder)).toEqual([])
    expect(await sentTo(smtp, 'asha@example.in')).toHaveLength(1)
  })

  test('is asked no more once the link would not open any more', async () => {
    const smtp = await openSmtp(() => ({ code: 450, text: 'Mailbox is full' }))
    const { queue, folder, lines } = queueOf({ url: smtp.url, usefulMs: 200 })
    await queue.send(MAIL)
    await expect.poll(() => readdirSync(folder)).toEqual([])
    expect(lines.at(-1)).toContain('is given up: 450')
  })
})

test('an address that is refused for good is given up at once', async () => {
  const smtp = await openSmtp(() => ({ code: 550, text: 'No such user here' }))
  const { queue, folder, lines } = queueOf({ url: smtp.url })
  await queue.send(MAIL)
  await expect.poll(() => readdirSync(folder)).toEqual([])
  expect(lines).toEqual([expect.stringMatching(/is given up: 550 No such user here/)])
})
