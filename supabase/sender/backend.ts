import type { CatalogueRows } from '@maveshi/shared/catalogue/in-words'
import type { Language } from '@maveshi/shared/locale/languages'
import type { PushAddress } from '@maveshi/shared/notice/push-services'
import type { Channel, DeliveryFailure, TextChannel, Topic } from '@maveshi/shared/notice/telling'
import type { NoticeRow } from '@maveshi/shared/notice/told'

/** One delivery that was taken: what it tells, to whom. `id` is its key. */
export interface Letter {
  readonly id: string
  readonly lease: string
  readonly topic: Topic
  readonly created_at: string
  readonly language: Language
  readonly notices: readonly NoticeRow[]
  /** The address of a mail, the number of a text message. */
  readonly to: string | null
  /** The phones of a push. */
  readonly phones: readonly PushAddress[] | null
  /** Of the link that ends its topic. */
  readonly token: string
}

/** What was taken. Some of it may have nothing to say any more. */
export interface Taken {
  readonly taken: number
  readonly letters: readonly Letter[]
}

/** Why it was not sent. */
export interface Failed {
  readonly failure: DeliveryFailure
  /** What the other side said. */
  readonly said: string
  /** It makes no sense to try again. */
  readonly is_final: boolean
}

/** Phones that are told no more, by their endpoints: their browsers do not want to hear of the market any more. */
export interface Gone {
  readonly gone?: readonly string[]
}

/** What became of a delivery; nothing where it was not begun. */
export type Outcome = Pick<Letter, 'id' | 'lease'> & Gone & (Failed | { readonly language: Language } | object)

/** What pushes are signed with: the public key as browsers are told it, the private one as a JSON Web Key. */
export interface PushKeys {
  readonly public_key: string
  readonly private_key: JsonWebKey
}

/** Where the market is, and what opens it. */
export interface BackendOptions {
  readonly url: string
  /** The secret key, or with a key of its own the publishable one. */
  readonly apikey: string
  readonly senderKey?: string | undefined
}

/** The market as the sender asks it. Every call throws where it is not answered. */
export interface SenderBackend {
  take(channel: Channel, atMost: number, leaseSeconds: number, atNight: boolean): Promise<Taken>
  settle(outcomes: readonly Outcome[]): Promise<void>
  /** Has sellers told whose listings end. @returns how many of them */
  tellOfEndings(): Promise<number>
  readCatalogue(): Promise<CatalogueRows>
  /** Gives the market these keys where it has none. @returns those that it has */
  offerPushKeys(keys: PushKeys): Promise<PushKeys>
  /** Says what text messages can be sent: from now on people may choose them. */
  offerChannels(channels: readonly TextChannel[]): Promise<void>
}

const WAIT_MS = 30_000

/** Asks an embedded backend or a hosted project: by the same calls. */
export function senderBackend({ url, apikey, senderKey }: BackendOptions, ask: typeof fetch = fetch): SenderBackend {
  async function call<Result>(path: string, body?: object): Promise<Result> {
    const answer = await ask(`${url}/rest/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { apikey, authorization: `Bearer ${apikey}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(WAIT_MS),
    })
    const text = await answer.text()
    if (!answer.ok)
      throw new Error(`The backend answers ${answer.status} to ${path.split('?')[0]}: ${text.slice(0, 200)}`)
    return (text ? JSON.parse(text) : undefined) as Result
  }
  const key = senderKey ? { sender_key: senderKey } : {}
  const rows = <Table>(table: string, order: string) => call<Table[]>(`${table}?select=*&order=${order}`)
  return {
    take: (channel, at_most, lease_seconds, at_night) =>
      call('rpc/take_deliveries', { channel, at_most, lease_seconds, at_night, ...key }),
    settle: (outcomes) => call('rpc/settle_deliveries', { outcomes, ...key }),
    offerPushKeys: (keys) => call('rpc/offer_push_keys', { ...keys, ...key }),
    offerChannels: (channels) => call('rpc/offer_channels', { channels, ...key }),
    tellOfEndings: () => call('rpc/tell_of_endings', key),
    async readCatalogue() {
      const [categories, subcategories, ownFields, categoryFields, options] = await Promise.all([
        rows<CatalogueRows['categories'][number]>('categories', 'position'),
        rows<CatalogueRows['subcategories'][number]>('subcategories', 'category,position'),
        rows<CatalogueRows['fields'][number]>('subcategory_fields', 'category,position'),
        rows<CatalogueRows['fields'][number]>('listing_fields', 'category,position'),
        rows<CatalogueRows['options'][number]>('dropdown_options', 'field_key,position'),
      ])
      return { categories, subcategories, fields: [...ownFields, ...categoryFields], options }
    },
  }
}
