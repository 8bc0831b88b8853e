import { platform } from 'node:os'
import { ROOT } from '@maveshi/supabase/local/environment'
import type { Caller } from './attempt.ts'
import { ask, callBackend } from './calls.ts'
import { buckets } from './endpoints.ts'
import type { Secrets } from './judge.ts'
import type { AttackedMarket } from './market.ts'
import { type Account, hiddenVictim, newAttacker, openVictim, type Victim } from './people.ts'
import type { Credentials } from './request.ts'
import { type ApiSchema, readApiSchema } from './schema.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'
import type { Surroundings } from './targets.ts'
import { forgedTokens } from './tokens.ts'

/** A market made ready to be attacked, and what must be the same afterwards. */
export interface Scene {
  readonly market: AttackedMarket
  readonly schema: ApiSchema
  readonly victims: readonly Victim[]
  readonly secrets: Secrets
  readonly before: Snapshot
  readonly answersBefore: readonly string[]
  readonly places: readonly string[]
  readonly categories: readonly string[]
  /** The ids of those who attacked, and of their listings. */
  readonly attackers: Set<string>
}

const idsOf = async (market: AttackedMarket, table: string, column: string, filter = '') =>
  (await ask<Record<string, string>[]>(market, `/rest/v1/${table}?select=${column}&limit=12${filter}`)).map((row) =>
    String(row[column]),
  )

/** What guests ask most, and a sign-in. Counters aside, it must be answered the same before and after. */
export async function plainAnswers(market: AttackedMarket, victims: readonly Victim[]): Promise<string[]> {
  const listings = victims.flatMap(({ listings: all }) => all).join(',')
  const calls = [
    '/rest/v1/categories?select=*&order=value',
    '/rest/v1/places?select=*&order=id&limit=50',
    `/rest/v1/listings?select=id,status,price,description&id=in.(${listings})`,
    '/rest/v1/rpc/place_of_pincode?pincode=411001',
    '/rest/v1/rpc/places_of_words?words=kolhapoor',
    '/rest/v1/rpc/count_listings?searches=[{%22query%22:%22gir%22}]',
    '/rest/v1/rpc/suggest_searches?beginning=goa',
    '/rest/v1/rpc/suggest_places?beginning=goa',
  ]
  const answers: string[] = []
  for (const call of calls) {
    const answer = await callBackend(market, call)
    answers.push(`${call}: ${answer.status} ${await answer.text()}`)
  }
  for (const { email, password } of victims) {
    const answer = await callBackend(market, '/auth/v1/token?grant_type=password', { body: { email, password } })
    answers.push(`sign-in: ${answer.status}`)
    await answer.text()
  }
  const { storefront } = market.ports
  for (const path of storefront
    ? ['/', '/buy', '/search?q=cow', `/listing/${victims[0]?.listings[0]}`, '/config.json']
    : []) {
    const answer = await fetch(`http://127.0.0.1:${storefront}${path}`)
    answers.push(`${path}: ${answer.status} ${answer.headers.get('content-type')}`)
    await answer.text()
  }
  return answers
}

/** Plants the victims, and notes everything. */
export async function setScene(market: AttackedMarket): Promise<Scene> {
  const schema = readApiSchema()
  const places = await idsOf(market, 'places', 'id', '&parent_id=not.is.null')
  const place = places[0] ?? ''
  const seller = await openVictim(market, place)
  const hidden = await hiddenVictim(market, place, seller.listings[0] ?? '')
  const victims = [seller, hidden]
  const secrets = new Map([
    ...victims.flatMap((victim) => [...victim.secrets]),
    ['the market’s signing secret', market.keys.jwtSecret],
    ['the secret key', market.keys.secretKey],
    ['the data directory', market.dataDir],
    ['a path of this machine', ROOT.replace(/\/$/, '')],
    ['columns of Auth', 'encrypted_password'],
  ])
  return {
    market,
    schema,
    victims,
    secrets,
    places,
    categories: await idsOf(market, 'categories', 'value'),
    answersBefore: await plainAnswers(market, victims),
    before: await readSnapshot(market, schema),
    attackers: new Set(),
  }
}

/** An attacker with everything that is needed to attack. */
export interface Attacker {
  readonly account: Account
  readonly surroundings: Surroundings
  credentials(caller: Caller, count: number): Credentials
}

/** A new attacker on the scene. */
export async function enterAttacker(scene: Scene): Promise<Attacker> {
  const { market, places, victims, schema, categories } = scene
  const account = await newAttacker(market, places[0] ?? '')
  scene.attackers.add(account.id).add(account.draft)
  const forged = victims.flatMap(({ token }) => forgedTokens(token, market.keys.jwtSecret))
  const apikey = market.keys.publishableKey
  const tokens: Record<Caller, (count: number) => string | undefined> = {
    guest: () => undefined,
    member: () => account.token,
    forger: (count) => forged[count % forged.length],
  }
  return {
    account,
    surroundings: {
      schema,
      publishableKey: apikey,
      known: {
        listings: [
          account.draft,
          ...victims.flatMap(({ listings }) => listings),
          '00000000-0000-4000-8000-000000000000',
        ],
        people: [account.id, ...victims.map(({ id }) => id)],
        categories,
        places,
        emails: [account.email, 'nobody@maveshi.example'],
      },
      own: { person: account.id, listing: account.draft, place: places[0] ?? '' },
      files: {
        buckets: buckets(),
        ownFolders: [`${account.id}/${account.draft}`, account.id],
        others: victims.flatMap(({ files }) => files),
      },
    },
    credentials: (caller, count) => ({ apikey, token: tokens[caller](count) }),
  }
}

/** Attacks come from many addresses, where this machine has more than one. */
export const addressOf = (count: number): string | undefined =>
  platform() === 'linux'
    ? `127.${1 + (Math.floor(count / 40_000) % 99)}.${1 + (Math.floor(count / 200) % 200)}.${1 + (count % 200)}`
    : undefined
