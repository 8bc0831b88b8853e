import type { Letter } from '@maveshi/supabase/sender/backend'
import { byPush, makePushKeys, RETRY_PAUSES_MS } from '@maveshi/supabase/sender/push'
import { lifetimeSeconds } from '@maveshi/supabase/sender/push-lifetime'
import { expect, test } from 'vitest'
import { newPhone, recordingPushService, type ToldPhone } from '../support/sender/recording-push.ts'

const MESSAGE = {
  title: 'Nandi',
  options: { body: '', data: '/notices', tag: 'a', lang: 'en', dir: 'ltr', icon: '/icon.png' },
} as const

/** Sends to phones of one person. @param refusals what a phone's service answers, one after the other; then it takes it */
async function sendTo(phones: readonly ToldPhone[], refusals: ReadonlyMap<ToldPhone, readonly number[]>) {
  const left = new Map([...refusals].map(([{ endpoint }, statuses]) => [endpoint, [...statuses]]))
  const service = recordingPushService((endpoint) => left.get(endpoint)?.shift())
  const pauses: number[] = []
  const way = byPush(await makePushKeys(), 'https://market.example', service.ask, async (ms) => void pauses.push(ms))
  const letter = { id: 'a-b', phones } as unknown as Letter
  const outcome = await way.send(letter, MESSAGE).catch((error) => error.outcome)
  return { outcome, pauses, came: phones.map((phone) => service.to(phone).length), left: [...left.values()].flat() }
}

test('a push service is told to wait for a phone until the hours of rest', async () => {
  const [phone, service] = [newPhone(), recordingPushService()]
  const letter = { id: 'a-b', phones: [phone] } as unknown as Letter
  const before = lifetimeSeconds(new Date())
  await byPush(await makePushKeys(), 'https://market.example', service.ask).send(letter, MESSAGE)
  const after = lifetimeSeconds(new Date())
  const told = Number(service.to(phone)[0]?.headers.get('ttl'))
  expect(told).toBeGreaterThanOrEqual(Math.min(before, after))
  expect(told).toBeLessThanOrEqual(Math.max(before, after))
})

test('a phone whose push service asks for patience is told a little later, and the other one once', async () => {
  const [first, second] = [newPhone(), newPhone()]
  const sent = await sendTo([first, second], new Map([[second, [429, 503]]]))
  expect(sent).toEqual({ outcome: { gone: [] }, pauses: RETRY_PAUSES_MS, came: [1, 1], left: [] })
})

test('a phone whose push service stays busy is given up, and what the other one has counts as sent', async () => {
  const [first, second] = [newPhone(), newPhone()]
  const sent = await sendTo([first, second], new Map([[second, [503, 503, 503, 503]]]))
  expect(sent).toEqual({ outcome: { gone: [] }, pauses: RETRY_PAUSES_MS, came: [1, 0], left: [503] })
})

test('a phone that turns out to be gone while it is tried again is told no more', async () => {
  const [first, second] = [newPhone(), newPhone()]
  const { outcome, came } = await sendTo([first, second], new Map([[second, [503, 410]]]))
  expect([outcome, came]).toEqual([{ gone: [second.endpoint] }, [1, 0]])
})

test('what no phone takes is not tried again at once: the market has it tried later', async () => {
  const [first, second] = [newPhone(), newPhone()]
  const refusals = new Map([first, second].map((phone) => [phone, [503, 503]]))
  const { outcome, pauses, came } = await sendTo([first, second], refusals)
  expect([outcome, pauses, came]).toMatchObject([{ failure: 'later', gone: [] }, [], [0, 0]])
})
