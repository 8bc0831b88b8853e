-- Whoever has saved a search is told once that something new fits it, until they have read that, or until a digest is out
-- that says so (migration digests). Not every search is run at times, but every listing that goes live looks up the
-- searches that wait for such a one: so the cost is that of those who are told, however many wait for something else.

create table private.waiting_searches (
  key text not null,
  search_id uuid not null references private.saved_search_meanings (search_id) on delete cascade,
  primary key (key, search_id)
);
create index waiting_searches_search_id_idx on private.waiting_searches (search_id);
comment on table private.waiting_searches is 'Saved searches by their keys, but for those of which a notice is unread that no digest has told.';
revoke all on private.waiting_searches from public;

create function private.wait_for_listings(saved uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.waiting_searches (key, search_id)
  select key, search_id from private.saved_search_meanings as known, unnest(known.keys) as given (key)
  where known.search_id = saved
    and not exists (select from private.notices as told where told.search_id = saved and told.read_at is null
      and not private.is_told_by_digest(told))
  on conflict do nothing;
end $$;

-- Once it is read that something fits a search, or that notice is gone, the search waits again.
create function private.wait_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.wait_for_listings(old.search_id);
  return null;
end $$;
create trigger wait_again_when_read after update of read_at on private.notices
  for each row when (old.search_id is not null) execute function private.wait_again();
create trigger wait_again_when_gone after delete on private.notices
  for each row when (old.search_id is not null) execute function private.wait_again();

-- Whoever has looked at the results of a search needs not be told of them any more.
create function private.read_notice_of_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.notices set read_at = now() where search_id = new.id and read_at is null;
  return null;
end $$;
create trigger read_notice_of_search after update of seen_at on public.saved_searches
  for each row execute function private.read_notice_of_search();

-- Whether a listing fits all of a condition. One that cannot be read any more, after a change of the market, fits none.
create function private.fits_condition(listing uuid, condition text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  is_fit boolean;
begin
  execute 'select exists (select from private.listing_search where listing_id = $1 and ' || condition || ')'
    into is_fit using listing;
  return is_fit;
exception when syntax_error_or_access_rule_violation or data_exception then
  return false;
end $$;

-- The waiting searches of others that a listing fits: as many as are told at once. The next one meets the rest. What many
-- ask in the same words is looked at once.
create function private.searches_met_by(listing private.listing_search) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    with met as (
      select known.search_id, case when not known.is_simple then known.condition end as condition
      from (
        select distinct waiting.search_id from private.waiting_searches as waiting
        where waiting.key = any (private.keys_of_listing(listing.search))
      ) as waiting_here
      join private.saved_search_meanings as known using (search_id)
      where coalesce(listing.search @@ known.search, true)
        and coalesce(listing.place_id = any (known.places), true)
        and coalesce(listing.price_low >= known.price_min, true)
        and coalesce(listing.price_high <= known.price_max, true)
    ), fitting as (
      select condition from (select distinct condition from met where condition is not null) as asked
      where private.fits_condition(listing.listing_id, condition)
    )
    select coalesce(array_agg(search_id), '{}') from (
      select search_id from met join public.saved_searches as saved on saved.id = search_id
      where saved.user_id <> (select seller_id from public.listings where id = listing.listing_id)
        and (condition is null or condition in (select condition from fitting))
      limit private.told_at_once()
    ) as told
  );
end $$;

create function private.tell_of_listing(listing private.listing_search) returns void
language plpgsql security definer set search_path = '' as $$
declare
  met uuid[] := private.searches_met_by(listing);
begin
  delete from private.waiting_searches where search_id = any (met);
  insert into private.notices as earlier (profile_id, kind, search_id)
  select user_id, 'search_matched', id from public.saved_searches where id = any (met)
  on conflict (search_id) where read_at is null do update set id = default, created_at = excluded.created_at
    where private.is_told_by_digest(earlier);
end $$;

-- Thousands that go live at once, as an import brings, are told of afterwards: by whoever imported them, a few at a time,
-- and where that was cut by the sender, and by each listing that goes live later.
create table private.untold_listings (
  listing_id uuid primary key references public.listings (id) on delete cascade
);
comment on table private.untold_listings is
  'Imported listings that are on offer, of which neither their sellers nor those who wait for such a one were told.';
revoke all on private.untold_listings from public;

-- Tells of some, and for two seconds at most. Returns of how many.
create function private.tell_of_untold(at_most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  until timestamptz := clock_timestamp() + interval '2 seconds';
  untold uuid;
  told integer := 0;
begin
  for number in 1 .. at_most loop
    delete from private.untold_listings where listing_id = (
      select waiting.listing_id from private.untold_listings as waiting limit 1 for update skip locked
    )
    returning listing_id into untold;
    exit when untold is null;
    -- Of what was taken off offer meanwhile, its seller has heard already.
    perform private.tell_of_one_step(step) from public.listing_events as step
    join private.listing_search as held on held.listing_id = step.listing_id
    where step.listing_id = untold and step.to_status = 'active';
    perform private.tell_of_listing(held) from private.listing_search as held where held.listing_id = untold;
    told := told + 1;
    exit when clock_timestamp() > until;
  end loop;
  return told;
end $$;

create function private.tell_of_match() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_listing(new), private.tell_of_untold(5);
  return null;
end $$;
-- What has just gone live, and not what comes back as it was.
create trigger tell_of_match after insert or update of published_at on private.listing_search
  for each row when (
    new.published_at >= now() and coalesce(current_setting('maveshi.import', true), '') = ''
  )
  execute function private.tell_of_match();

revoke execute on all functions in schema private from public;
