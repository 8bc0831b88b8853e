-- Who finds which wanted notice: everybody by category and place, and sellers by what they have on offer. Each notice that
-- is shown has rows of keys, newest first within each, so that a page reads as many as it shows, and a listing looks up
-- those that could mean it, however many there are.

create table private.wanted_search (
  wanted_id uuid primary key references public.wanted_notices (id) on delete cascade,
  profile_id uuid not null,
  category text not null,
  published_at timestamptz not null,
  expires_at timestamptz not null,
  condition text not null,
  search tsquery,
  places text[],
  price_min numeric,
  price_max numeric,
  is_simple boolean not null
);
create index wanted_search_expires_at_idx on private.wanted_search (expires_at);
comment on table private.wanted_search is 'What notices that are shown mean, as private.saved_search_meanings has it of searches.';

create table private.wanted_keys (
  key text not null,
  published_at timestamptz not null,
  wanted_id uuid not null references private.wanted_search (wanted_id) on delete cascade,
  primary key (key, published_at, wanted_id)
);
create index wanted_keys_wanted_id_idx on private.wanted_keys (wanted_id);
comment on column private.wanted_keys.key is
  'What a fitting listing has (keys_of_search), or "all", "covers" a district or state, "touches" a state, each with and without the category.';
revoke all on private.wanted_search, private.wanted_keys from public;

-- The places that a notice is about: it covers a state, a district, or the districts around one, and touches their states.
create function private.wanted_place_keys(wanted public.wanted_notices, places text[]) returns text[]
language sql stable set search_path = '' as $$
  with covered as (
    select place.id, coalesce(place.parent_id, place.id) as state from public.places as place
    where place.id = any (coalesce(places, array[wanted.place_id]))
      and (places is null or place.parent_id is not null)
  ), named as (
    select 'covers ' || id as key from covered union select 'touches ' || state from covered union select 'all'
  )
  select array_agg(key) || array_agg(key || ' ' || wanted.category) from named
$$;

create function private.keep_wanted_search() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  meaning private.saved_search_meanings;
begin
  delete from private.wanted_search where wanted_id = new.id;
  if new.status <> 'active' then
    return null;
  end if;
  delete from private.wanted_search where ctid = any (array(
    select past.ctid from private.wanted_search as past where past.expires_at < now()
    order by past.expires_at limit 100 for update skip locked));
  meaning := private.meaning_of(jsonb_populate_record(
    null::public.saved_searches, jsonb_build_object('id', new.id, 'query', new.conditions)));
  insert into private.wanted_search values (
    new.id, new.profile_id, new.category, new.published_at, new.expires_at, meaning.condition, meaning.search,
    meaning.places, meaning.price_min, meaning.price_max, meaning.is_simple);
  insert into private.wanted_keys (key, published_at, wanted_id)
  select distinct key, new.published_at, new.id
  from unnest(meaning.keys || private.wanted_place_keys(new, meaning.places)) as given (key);
  return null;
end $$;
create trigger keep_wanted_search after insert or update of status, published_at, expires_at on public.wanted_notices
  for each row execute function private.keep_wanted_search();

-- A place in the list, as it is handed on: the moment and the notice of the last one that was looked at.
create function private.wanted_cursor(published_at timestamptz, wanted_id uuid) returns text
language sql immutable set search_path = '' as $$
  select (extract(epoch from published_at) * 1000000)::bigint || '~' || wanted_id
$$;

-- How many notices are looked at for one page, at most.
create function private.wanted_window() returns integer
language sql immutable parallel safe set search_path = '' as 'select 200';

-- The newest notices that have one of some keys, from behind a place in the list on. Each key is read off the index.
create function private.wanted_by_keys(keys text[], after text) returns setof private.wanted_search
language plpgsql stable security definer rows 200 set search_path = '' set enable_seqscan = off as $$
declare
  parts text[] := private.cursor_parts(after, '^([0-9]{1,17})~');
  behind timestamptz := coalesce(private.cursor_time(parts[1]), 'infinity');
  behind_id uuid := coalesce(parts[2]::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  return query
    with met as (
      select distinct one.published_at, one.wanted_id
      from (select distinct key from unnest(keys) as given (key)) as asked
      cross join lateral (
        select held.published_at, held.wanted_id from private.wanted_keys as held
        where held.key = asked.key and (held.published_at, held.wanted_id) < (behind, behind_id)
        order by held.published_at desc, held.wanted_id desc limit private.wanted_window()
      ) as one
      order by published_at desc, wanted_id desc limit private.wanted_window()
    )
    select known.* from met join private.wanted_search as known using (wanted_id)
    order by met.published_at desc, met.wanted_id desc;
end $$;

-- What everybody reads of a notice: nothing of whom it is by but how they can be reached.
create function private.wanted_card(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', wanted.id, 'category', wanted.category, 'attributes', coalesce(wanted.conditions -> 'attributes', '{}'),
    'price_min', wanted.conditions -> 'price_min', 'price_max', wanted.conditions -> 'price_max',
    'place_id', wanted.place_id, 'within_km', wanted.within_km, 'words', wanted.words,
    'published_at', wanted.published_at, 'expires_at', wanted.expires_at,
    'channels', private.channels_of(wanted.profile_id)))
  from public.wanted_notices as wanted where wanted.id = wanted_card.id
$$;

-- Whether what is asked for is shown: not of somebody who is suspended, nor past its day.
create function private.is_wanted_shown(known private.wanted_search) returns boolean
language sql stable security definer set search_path = '' as $$
  select known.expires_at > now()
    and exists (select from public.profiles as person where person.id = known.profile_id and person.suspended_at is null)
$$;

-- A page of what was found: those that are left of what was looked at ("id" is shown), and where the list goes on.
create function private.wanted_page(looked_at jsonb[], page_size integer) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  shown jsonb := '[]';
  one jsonb;
  cursor_of_last text;
begin
  foreach one in array coalesce(looked_at, '{}') loop
    if jsonb_array_length(shown) = page_size then
      if one ? 'id' then
        return jsonb_build_object('wanted', shown, 'next', cursor_of_last);
      end if;
    else
      cursor_of_last := one ->> 'cursor';
      if one ? 'id' then
        shown := shown || jsonb_build_array(private.wanted_card((one ->> 'id')::uuid) || (one - '{cursor,id}'::text[]));
      end if;
    end if;
  end loop;
  return jsonb_build_object('wanted', shown,
    'next', case when cardinality(looked_at) >= private.wanted_window() then looked_at[cardinality(looked_at)] ->> 'cursor' end);
end $$;

create function private.require_page_size(page_size integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if page_size is null or page_size not between 1 and 50 then
    perform private.refuse_argument('page_size', '1 to 50');
  end if;
end $$;

-- The notices that are shown, newest first, of a category and for a place: a district is found by those that are about it or
-- its state, a state by those that are about anything in it. Answers {wanted, next}; `after` is `next` of the page before. A
-- page can have fewer than it holds and go on all the same.
-- Errors: PT422 by the name of an argument.
create function public.find_wanted(
  category text default null, place text default null, after text default null, page_size integer default 20
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked_category text := (private.read_categories(null, array_remove(array[find_wanted.category], null)))[1];
  here text := case when find_wanted.place is not null then private.read_place('place', find_wanted.place) end;
  beginnings text[] := case when here is null then '{all}' when here like '%.%.%'
    then array['covers ' || here, 'covers ' || regexp_replace(here, '\.[^.]*$', '')] else array['touches ' || here] end;
begin
  perform private.require_page_size(page_size);
  return private.wanted_page(array(
    select jsonb_strip_nulls(jsonb_build_object('cursor', private.wanted_cursor(known.published_at, known.wanted_id),
      'id', case when private.is_wanted_shown(known) then known.wanted_id end))
    from private.wanted_by_keys(
      array(select concat_ws(' ', beginning, asked_category) from unnest(beginnings) as given (beginning)), find_wanted.after
    ) as known
  ), page_size);
end $$;

-- How many of a seller's listings are looked at: those that went live last.
create function private.listings_matched() returns integer
language sql immutable parallel safe set search_path = '' as 'select 50';

-- The listing that fits a notice, of some; the first of them.
create function private.fitting_listing(known private.wanted_search, listings private.listing_search[]) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  listing private.listing_search;
begin
  foreach listing in array listings loop
    if coalesce(listing.search @@ known.search, true)
      and coalesce(listing.place_id = any (known.places), true)
      and coalesce(listing.price_low >= known.price_min, true)
      and coalesce(listing.price_high <= known.price_max, true)
      and (known.is_simple or private.fits_condition(listing.listing_id, known.condition)) then
      return listing.listing_id;
    end if;
  end loop;
  return null;
end $$;

-- The wanted notices of others that a seller can serve, newest first: those that fit something that they have on offer, each
-- with which (`fits`), and those for where they are, with nothing. For one listing of theirs, what fits it alone. Of many
-- listings the fifty that went live last count. Answers as find_wanted does.
-- Errors: 42501 for guests, PT404 for a listing that is not one's own, PT422 by the name of an argument.
create function public.wanted_for_me(listing_id uuid default null, after text default null, page_size integer default 20)
returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
#variable_conflict use_column
declare
  person uuid := private.require_session();
  home text;
  own private.listing_search[];
  keys text[];
begin
  perform private.require_page_size(page_size);
  if wanted_for_me.listing_id is null then
    select place_id into home from public.profiles where id = person;
  elsif not exists (
    select from public.listings where id = wanted_for_me.listing_id and seller_id = person
  ) then
    raise exception 'no such listing' using errcode = 'PT404', detail = 'listing';
  end if;
  own := array(
    select offered from private.listing_search as offered
    where offered.listing_id in (
      select id from public.listings
      where seller_id = person and status = 'active' and id = coalesce(wanted_for_me.listing_id, id)
      order by published_at desc limit private.listings_matched()
    ) and offered.expires_at > now()
  );
  keys := array(select distinct key from unnest(own) as offered, unnest(private.keys_of_listing(offered.search)) as given (key))
    || case when home is null then '{}' else array['covers ' || home, 'covers ' || regexp_replace(home, '\.[^.]*$', '')] end;
  return private.wanted_page(array(
    select jsonb_strip_nulls(jsonb_build_object('cursor', private.wanted_cursor(known.published_at, known.wanted_id),
      'fits', fit.listing_id, 'id', case
        when known.profile_id <> person and private.is_wanted_shown(known)
          and (fit.listing_id is not null or known.wanted_id in (select near.wanted_id from private.wanted_keys as near
            where near.wanted_id = known.wanted_id
              and near.key in ('covers ' || home, 'covers ' || regexp_replace(home, '\.[^.]*$', ''))))
          then known.wanted_id end))
    from private.wanted_by_keys(keys, wanted_for_me.after) as known
    cross join lateral (select private.fitting_listing(known, own) as listing_id) as fit
  ), page_size);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.find_wanted(text, text, text, integer), public.wanted_for_me(uuid, text, integer)
from public, anon;
grant execute on function public.find_wanted(text, text, text, integer) to anon, authenticated, service_role;
grant execute on function public.wanted_for_me(uuid, text, integer) to authenticated, service_role;
