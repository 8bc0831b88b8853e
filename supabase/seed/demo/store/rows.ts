import type { Backend } from '../../../local/backend.ts'
import { query, run } from '../../../local/database.ts'
import type { DemoListing } from '../generate/market.ts'
import type { DemoWanted } from '../generate/wanted.ts'
import type { ObjectRow, PhotoRow } from './photos.ts'

const SEED_NAME = 'demo'
const SEED_FORM = '1'

/** Whether the demo market has been seeded, whatever became of it since. */
export async function isSeeded({ connection }: Backend): Promise<boolean> {
  const rows = await query(connection, 'select 1 from private.applied_seeds where name = $1', [SEED_NAME])
  return rows.length > 0
}

/** The names of places, by id and language. */
export async function readPlaceNames({ connection }: Backend): Promise<Map<string, Readonly<Record<string, string>>>> {
  const rows = await query<{ id: string; names: Record<string, string> }>(
    connection,
    'select id, names from public.places',
  )
  return new Map(rows.map(({ id, names }) => [id, names]))
}

function listingRow(listing: DemoListing, owners: ReadonlyMap<string, string>): Record<string, unknown> {
  const { id, seller, category, subcategory, title, description, price, negotiable, quantity, attributes, placeId } =
    listing
  const { status, rejectionReason, createdAt, submittedAt, publishedAt, soldAt } = listing
  return {
    id,
    seller_id: owners.get(seller.key),
    category,
    subcategory,
    title,
    description,
    language: seller.language,
    price,
    negotiable,
    quantity,
    attributes,
    place_id: placeId,
    status,
    rejection_reason: rejectionReason,
    created_at: createdAt,
    submitted_at: submittedAt,
    published_at: publishedAt,
    sold_at: soldAt,
  }
}

/** One INSERT of rows that have the columns of the first. They travel as JSON, which the table's own types read. */
function insertRows(table: string, rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  const json = JSON.stringify(rows).replaceAll("'", "''")
  return `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, '${json}'::jsonb);\n`
}

/** What the demo market is made of besides its accounts. */
interface DemoMarket {
  readonly listings: readonly DemoListing[]
  readonly wanted: readonly DemoWanted[]
}

/** Writes the market all or nothing, and that it has been written. */
export async function insertMarket(
  { connection }: Backend,
  { listings, wanted }: DemoMarket,
  owners: ReadonlyMap<string, string>,
  { photos, objects }: { photos: readonly PhotoRow[]; objects: readonly ObjectRow[] },
): Promise<void> {
  await run(
    connection,
    [
      insertRows(
        'public.listings',
        listings.map((listing) => listingRow(listing, owners)),
      ),
      `update public.listings set expires_at = published_at + make_interval(days =>
         (select (value #>> '{}')::integer from public.settings where key = 'listing_expiry_days'))
       where expires_at is null and published_at is not null;\n`,
      // The market stands at once as it would after weeks: its listings are on offer before they have files.
      'alter table storage.objects disable trigger guard_photo_file;\n',
      insertRows('storage.objects', objects),
      'alter table storage.objects enable trigger guard_photo_file;\n',
      insertRows('public.listing_photos', photos),
      insertRows(
        'public.wanted_notices',
        wanted.map(({ buyer, row }) => ({ ...row, profile_id: owners.get(buyer) })),
      ),
      `insert into private.applied_seeds (name, hash) values ('${SEED_NAME}', '${SEED_FORM}');`,
    ].join(''),
  )
}
