/** How many of a hundred listings are where; the others are on offer. */
const SHARES: readonly (readonly [status: string, percent: number])[] = [
  ['pending', 2],
  ['draft', 4],
  ['rejected', 4],
  ['removed', 3],
  ['withdrawn', 6],
  ['expired', 9],
  ['sold', 14],
]

function statusOf(chance: string): string {
  let sum = 0
  const cases = SHARES.map(([status, percent]) => {
    sum += percent / 100
    return `when ${chance} < ${sum.toFixed(2)} then '${status}'`
  })
  return `(case ${cases.join(' ')} else 'active' end)::public.listing_status`
}

/**
 * Listings in every state, of sellers some of whom have many, in districts some of which have many. What waits came in
 * the last days, what is on offer was published in the last two months (some of it has run out since), what is over in
 * two years. Needs `private.templates` and `private.people`.
 */
export function listings(rows: number, sellers: number): string {
  return `
    set local session_replication_role = replica;
    create table private.copies as
    select gen_random_uuid() as listing_id, thrown.*, person.id as seller_id, person.is_suspended,
      case when status not in ('draft', 'pending', 'rejected') then handed_in + interval '3 hours' end as published_at,
      (round(price * factor / 100) * 100)::bigint as asked, place_id
    from (
      select 1 + floor(random() * (select max(id) from private.templates))::bigint as template,
        1 + floor(random() ^ 1.5 * (select count(*) from public.places where parent_id is not null))::bigint as place,
        1 + floor(random() ^ 2 * ${sellers})::bigint as seller, 0.7 + random() * 0.7 as factor, status,
        now() - case status
          when 'pending' then random() ^ 2 * interval '5 days' when 'draft' then random() * interval '60 days'
          when 'active' then interval '4 hours' + random() * interval '63 days'
          else interval '2 days' + random() * interval '700 days' end as handed_in
      from (select ${statusOf('chance')} as status from (
        select random() as chance from generate_series(1, ${rows})
      ) as thrown) as statuses
    ) as thrown
    join (select number, id, is_suspended from private.people) as person on person.number = seller
    join (
      select id as place_id, row_number() over (order by md5(id)) as place from public.places where parent_id is not null
    ) as places using (place)
    join private.templates on templates.id = template;
    insert into public.listings (id, seller_id, category, title, description, language, price, negotiable, quantity,
      attributes, answers_by_role, place_id, status, rejection_reason, removal_reason, sold_outcome, created_at, updated_at, submitted_at,
      published_at, expires_at, sold_at, is_seller_suspended)
    select listing_id, seller_id, category, title, description, language, asked, negotiable, quantity, attributes,
      answers_by_role, place_id, status,
      case status when 'rejected' then 'photographs' end, case status when 'removed' then 'fraud' end,
      case status when 'sold' then 'here' end,
      handed_in - interval '20 minutes', handed_in, case when status <> 'draft' then handed_in end,
      published_at, published_at + interval '60 days',
      case status when 'sold' then published_at + random() * interval '40 days' end, is_suspended
    from private.copies join private.templates on id = template;
    insert into public.listing_photos (listing_id, path, width, height, position, preview, content_hash)
    select listing_id, seller_id || '/' || listing_id || '/' || position || '.webp', 1280, 960, position, '#7a8b5c',
      case when random() < 0.01 then 'copied' || floor(random() * 500) else md5(random()::text) end
    from private.copies, generate_series(0, abs(hashtext(listing_id::text)) % 4) as position;`
}

/** What the search of the storefront makes of the listings on offer. */
export const SEARCHED = `
  set local session_replication_role = replica;
  insert into private.listing_search
  select listing_id, category, place_id, published_at, published_at + interval '60 days', coalesce(fee, -1),
    coalesce(fee, 9223372036854775807), attributes,
    search || array_to_tsvector(array['place=' || place_id, 'place=' || regexp_replace(place_id, '\\.[^.]*$', '')])
  from private.copies join private.templates on id = template,
    lateral (select coalesce(asked, (answers_by_role ->> 'price')::numeric::bigint) as fee) as prices
  where status = 'active';`
