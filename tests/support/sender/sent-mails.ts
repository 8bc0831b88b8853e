import { join } from 'node:path'
import { RETRY_PAUSES_MINUTES } from '@maveshi/shared/notice/telling'
import { senderBackend } from '@maveshi/supabase/sender/backend'
import { type MailWay, toOutbox } from '@maveshi/supabase/sender/mail'
import { sending } from '@maveshi/supabase/sender/run'
import type { TextWay } from '@maveshi/supabase/sender/texts'
import { inject } from 'vitest'
import { market, SITE_URL } from '../market.ts'
import { mailsTo } from '../outbox.ts'
import { asOwner, type Person, proveAddress, register } from '../people.ts'

/** Somebody whom mails reach. */
export async function registerReachable(metadata: Record<string, unknown> = {}): Promise<Person> {
  const person = await register(metadata)
  await proveAddress(person)
  return person
}

/** Tells somebody something, as the market does of its own accord. */
export const tell = ({ id }: Person, kind: string) =>
  asOwner('select private.tell(array[$1::uuid], $2, null)', [id, kind])

/** A saved search of somebody's that something new fits. */
export async function matchSearch({ id }: Person, name: string): Promise<void> {
  await asOwner(
    `with saved as (
       insert into public.saved_searches (user_id, name, query) values ($1::uuid, $2, '{"categories": ["Goat"]}') returning id
     )
     insert into private.notices (profile_id, kind, search_id) select $1::uuid, 'search_matched', id from saved`,
    [id, name],
  )
}

/** Has everything that waits for somebody be due now, as if its time had come. */
export const comeDue = ({ id }: Person) =>
  asOwner('update private.deliveries set due_at = now() where profile_id = $1::uuid and outcome is null', [id])

const toFolder = () => toOutbox(join(inject('market').dataDir, 'outbox'), SITE_URL)

interface SenderSettings {
  readonly way?: MailWay
  readonly askPushService?: typeof fetch
  readonly textWay?: TextWay
  readonly atNight?: boolean
}

/** A sender of this process: what it asks passes all checks of requests. @param settings of other ways, or of the night */
export async function senderHere(settings: SenderSettings = {}) {
  const { app, keys } = await market()
  const ask: typeof fetch = async (input, init) => app.fetch(new Request(input, init))
  const backend = senderBackend({ url: SITE_URL, apikey: keys.secretKey }, ask)
  const { way = toFolder(), atNight = true, askPushService, textWay } = settings
  return sending({ backend, way, askPushService, textWay, siteUrl: SITE_URL, atNight, report: () => {} }, () => false)
}

/** Sends whatever is due, and gives somebody's mails of notices, the oldest first. */
export async function sendTo(person: Person): Promise<string[]> {
  await (await senderHere()).sendDue()
  return (await mailsTo(person.email)).filter((mail) => mail.includes('\nList-Unsubscribe: '))
}

/** What became of somebody's deliveries, the oldest first. */
export const deliveriesOf = ({ id }: Person) =>
  asOwner<{
    id: string
    topic: string
    outcome: string | null
    language: string | null
    failure: string | null
    said: string | null
    tries: number
    wait_minutes: number
  }>(
    `select id, topic, outcome, language, failure, said, tries::int,
       round(extract(epoch from due_at - now()) / 60)::int as wait_minutes
     from private.deliveries where profile_id = $1::uuid order by created_at, id`,
    [id],
  )

/** Has somebody's first delivery tried until it is given up. @returns how many minutes each try but the last waits for the next */
export async function pausesOf(sender: Awaited<ReturnType<typeof senderHere>>, person: Person): Promise<number[]> {
  const waits: number[] = []
  for (let tries = 0; tries <= RETRY_PAUSES_MINUTES.length; tries++) {
    await comeDue(person)
    await sender.sendDue()
    waits.push((await deliveriesOf(person))[0]?.wait_minutes ?? 0)
  }
  return waits.slice(0, -1)
}
