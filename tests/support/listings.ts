import { randomUUID } from 'node:crypto'
import { asOwner, type Person } from './people.ts'

export type Status = 'draft' | 'pending' | 'active' | 'rejected' | 'sold' | 'withdrawn' | 'expired' | 'removed'

/** A district that the seeds hold. */
export async function anyPlace(): Promise<string> {
  const [place] = await asOwner<{ id: string }>('select id from public.places where parent_id is not null limit 1')
  if (!place) throw new Error('The seeds hold no places.')
  return place.id
}

/** A place's id by its English name. */
export async function placeNamed(name: string): Promise<string> {
  const [place] = await asOwner<{ id: string }>("select id from public.places where names ->> 'en' = $1", [name])
  return place?.id ?? ''
}

/** Answers to all that is asked about a goat. */
const GOAT = { breed: 'Osmanabadi', age: 14, purpose: 'Meat' }

/** What a seller sends to begin a listing. */
export async function draftOf({ id }: Person): Promise<Record<string, unknown>> {
  return {
    id: randomUUID(),
    seller_id: id,
    category: 'Goat',
    subcategory: 'doe',
    price: 9000,
    attributes: GOAT,
    place_id: await anyPlace(),
  }
}

/** Puts a listing into any state, past every rule. @param expiresInDays negative for the past */
export async function listingOf(seller: Person, status: Status, expiresInDays = 30): Promise<string> {
  const id = randomUUID()
  const isPublished = !['draft', 'pending', 'rejected'].includes(status)
  await asOwner(
    `insert into public.listings (id, seller_id, category, subcategory, attributes, place_id, status, published_at, expires_at)
     values ($1::uuid, $2::uuid, 'Goat', 'doe', '${JSON.stringify(GOAT)}', $3, $4::public.listing_status,
       case when $5::boolean then now() end,
       case when $5::boolean then now() + make_interval(days => $6::int) end)`,
    [id, seller.id, await anyPlace(), status, isPublished, expiresInDays],
  )
  return id
}

/** A listing's status, past every rule. */
export async function statusOf(id: string): Promise<string | undefined> {
  const [row] = await asOwner<{ status: string }>('select status::text from public.listings where id = $1::uuid', [id])
  return row?.status
}
