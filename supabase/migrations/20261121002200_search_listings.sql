-- The one search behind every list.
--
-- A page is found in one of two ways. Where many listings fit, the order of the list is read off an index and what does
-- not fit is passed over: a page costs the same whatever the number of listings. Where few fit, all of them are looked up
-- and put in order. Which of the two it is shows while looking: the first is tried over a bounded number of rows.

create type private.found_listing as (
  listing_id uuid,
  preferred integer,
  published_at timestamptz,
  price bigint,
  place_id text,
  km double precision
);

-- An order of lists: the columns, the comparison that lies behind a place in the list, and what of a row makes a cursor.
create type private.listing_order as (
  sort text,
  order_by text,
  behind text,
  near text
);

-- What a cursor consists of: its beginning, of which a pattern is given, and the id of a listing.
create function private.cursor_parts(given_cursor text, beginning text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  parts text[] := regexp_match(
    given_cursor, beginning || '([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$');
begin
  if given_cursor is not null and parts is null then
    perform private.refuse_argument('after', 'no `next` of this order');
  end if;
  return parts;
end $$;

create function private.cursor_time(micros text) returns timestamptz
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
begin
  return timestamptz 'epoch' + micros::bigint * interval '1 microsecond';
end $$;

create function private.cursor_of(sort text, found private.found_listing) returns text
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select case
      when sort in ('price-up', 'price-down') then concat_ws('~', found.price, found.listing_id)
      else concat_ws('~', case sort when 'best-match' then found.preferred::text when 'nearest' then found.place_id end,
        (extract(epoch from found.published_at) * 1000000)::bigint, found.listing_id) end
  );
end $$;

-- Reads the listings behind a cursor in an order: over at most \`window\` rows of an index, or where none is given among
-- all that fit.
create function private.find_listings(
  condition text, source text, order_by text, window_rows integer, page_rows integer
) returns setof private.found_listing
language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    'select listing_id, 0, published_at, price, place_id, km from (%s) as found order by %s limit %s',
    case when window_rows is null
      then format('select * from (%s) as listings where %s offset 0', source, condition)
      else format('select * from (select * from (%s) as ordered limit %s) as seen where %s limit %s',
        source, window_rows, condition, page_rows) end,
    order_by, page_rows);
end $$;

-- The rows that one order reads, in that order, from behind a cursor: SQL. The only category or district there is
-- decides which index is read.
create function private.ordered_source(listed private.listing_order, only_category text, only_place text) returns text
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return case when listed.sort = 'nearest' then format(
      'select listings.listing_id, listings.category, listings.place_id, listings.published_at, listings.expires_at,
         listings.price_low as price, listings.price_low, listings.price_high, listings.attributes, listings.search, near.km
       from (select by_distance.place_id, by_distance.km from public.places as here,
           private.places_by_distance(here.latitude, here.longitude) as by_distance
         where here.id = %1$L order by by_distance.km, by_distance.place_id) as near
       cross join lateral (
         select * from private.listing_search as at_place
         where at_place.place_id = near.place_id order by published_at desc, listing_id desc
       ) as listings
       where %2$s', listed.near, coalesce(listed.behind, 'true'))
    else format(
      'select *, %1$s as price, null::double precision as km from private.listing_search where %2$s order by %3$s',
      case listed.sort when 'price-up' then 'price_high' else 'price_low' end,
      concat_ws(' and ', 'category = ' || quote_literal(only_category), 'place_id = ' || quote_literal(only_place),
        coalesce(listed.behind, 'true')),
      listed.order_by) end;
end $$;

-- The same rows in no order.
create function private.unordered_source(listed private.listing_order) returns text
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return case when listed.sort = 'nearest' then format(
      'select listings.*, listings.price_low as price, near.km from private.listing_search as listings
       join (select by_distance.place_id, by_distance.km from public.places as here,
           private.places_by_distance(here.latitude, here.longitude) as by_distance where here.id = %1$L) as near
         using (place_id)
       where %2$s', listed.near, coalesce(listed.behind, 'true'))
    else format('select *, %1$s as price, null::double precision as km from private.listing_search where %2$s',
      case listed.sort when 'price-up' then 'price_high' else 'price_low' end, coalesce(listed.behind, 'true')) end;
end $$;

-- How many rows of an index are read before it is given up, at first.
create function private.first_window() returns integer
language sql immutable parallel safe set search_path = '' as 'select 1000';

-- A page in one order. Each time the window has shown some listings but not enough, it is made larger as long as that
-- is expected to read fewer rows than looking all of them up would.
create function private.page_of(
  condition text, listed private.listing_order, only_category text, only_place text, page_rows integer
) returns setof private.found_listing
language plpgsql stable set search_path = '' as $$
declare
  source text := private.ordered_source(listed, only_category, only_place);
  window_rows integer := private.first_window();
  all_rows real := (select greatest(reltuples, 0) from pg_catalog.pg_class
    where oid = 'private.listing_search'::regclass);
  found private.found_listing[];
  seen integer;
begin
  loop
    found := array(select one from private.find_listings(condition, source, listed.order_by, window_rows, page_rows) as one);
    seen := cardinality(found);
    exit when seen >= page_rows or seen = 0
      or seen::real / window_rows * all_rows < 2.0 * page_rows * window_rows / seen;
    window_rows := ceil(2.0 * page_rows * window_rows / seen);
  end loop;
  if seen < page_rows then
    return query select * from private.find_listings(
      condition, private.unordered_source(listed), listed.order_by, null, page_rows);
  else
    return query select * from unnest(found);
  end if;
end $$;

-- An order of lists by its name, with the comparison that its cursor means.
create function private.read_order(sort text, given_cursor text, near text) returns private.listing_order
language plpgsql stable set search_path = '' as $$
declare
  listed private.listing_order;
  parts text[];
  km double precision;
begin
  listed.sort := sort;
  listed.near := near;
  if sort in ('price-up', 'price-down') then
    parts := private.cursor_parts(given_cursor, '^(-1|[0-9]{1,12}|9223372036854775807)~');
    listed.order_by := case sort when 'price-up' then 'price_high, listing_id' else 'price_low desc, listing_id desc' end;
    listed.behind := case sort
      when 'price-up' then format('(price_high, listing_id) > (%L::bigint, %L::uuid)', parts[1], parts[2])
      else format('(price_low, listing_id) < (%L::bigint, %L::uuid)', parts[1], parts[2]) end;
  elsif sort = 'nearest' then
    parts := private.cursor_parts(given_cursor, '^([A-Za-z0-9.]{1,20})~([0-9]{1,17})~');
    km := (select by_distance.km from public.places as here,
        private.places_by_distance(here.latitude, here.longitude) as by_distance
      where here.id = near and by_distance.place_id = parts[1]);
    if parts is not null and km is null then
      perform private.refuse_argument('after', 'no `next` of this order');
    end if;
    listed.order_by := 'km, place_id, published_at desc, listing_id desc';
    listed.behind := format(
      '(near.km, near.place_id) >= (%1$s, %2$L) and ((near.km, near.place_id) > (%1$s, %2$L)
         or (listings.published_at, listings.listing_id) < (%3$L::timestamptz, %4$L::uuid))',
      km || '::double precision',
      parts[1], private.cursor_time(parts[2]), parts[3]);
  elsif sort in ('newest', 'best-match') then
    parts := private.cursor_parts(given_cursor,
      case sort when 'newest' then '^()([0-9]{1,17})~' else '^([01])~([0-9]{1,17})~' end);
    listed.order_by := 'published_at desc, listing_id desc';
    listed.behind := format('(published_at, listing_id) < (%L::timestamptz, %L::uuid)',
      private.cursor_time(parts[2]), parts[3]);
  else
    perform private.refuse_argument('sort', 'best-match, newest, price-up, price-down or nearest');
  end if;
  if parts is null then
    listed.behind := null;
  end if;
  return listed;
end $$;

-- A page of the best matches: first those that hold what is preferred, the newest first, then the others likewise.
create function private.best_page(
  condition text, prefer tsquery, given_cursor text, only_category text, only_place text, page_rows integer
) returns setof private.found_listing
language plpgsql stable set search_path = '' as $$
declare
  listed private.listing_order := private.read_order('best-match', given_cursor, null);
  from_the_start private.listing_order := private.read_order('best-match', null, null);
  one private.found_listing;
  found integer := 0;
begin
  if coalesce(given_cursor, '1') like '1%' then
    for one in select * from private.page_of(
      condition || format(' and search @@ %L::tsquery', prefer), listed, only_category, only_place, page_rows)
    loop
      found := found + 1;
      one.preferred := 1;
      return next one;
    end loop;
    listed := from_the_start;
  end if;
  if found < page_rows then
    return query select * from private.page_of(
      condition || format(' and not search @@ %L::tsquery', prefer), listed, only_category, only_place,
      page_rows - found);
  end if;
end $$;

revoke execute on all functions in schema private from public;
