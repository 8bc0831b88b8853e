-- What sellers learn of their listings, and what people learn of those that they have kept or reported.

-- How often my listings were looked at on each of the last 28 days, as India counts days. Days without a look are left
-- out. Nobody learns anything of listings that are not theirs.
create function public.views_by_day() returns table (day date, views bigint)
language sql stable security definer set search_path = '' as $$
  select counted.day, sum(counted.count)::bigint
  from private.listing_views as counted
  join public.listings as listing on listing.id = counted.listing_id
  where listing.seller_id = (select auth.uid())
    and counted.day > (now() at time zone 'Asia/Kolkata')::date - 28
  group by counted.day
  order by counted.day
$$;
revoke execute on function public.views_by_day() from public, anon;
grant execute on function public.views_by_day() to authenticated, service_role;

-- A listing's days do not pile up: with each new one, those of more than a year ago go. The sum is on the listing.
create function private.forget_old_views() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.listing_views where listing_id = new.listing_id and day < new.day - 366;
  return null;
end $$;
create trigger forget_old_views after insert on private.listing_views
  for each row execute function private.forget_old_views();

-- What is left of several listings that are no more on offer, as `ended_listing` tells it of one. At most 200 are told
-- at once, the first ones; none of those that are on offer or have never been.
create function public.ended_listings(listing_ids uuid[])
returns table (id uuid, status public.listing_status, category text, attributes jsonb, place_id text)
language sql stable set search_path = '' as $$
  select asked.id, ended.status, ended.category, ended.attributes, ended.place_id
  from (
    select distinct given.id from unnest(listing_ids[1:200]) as given (id)
  ) as asked,
    lateral public.ended_listing(asked.id) as ended
$$;
revoke execute on function public.ended_listings(uuid[]) from public, anon;
grant execute on function public.ended_listings(uuid[]) to authenticated, service_role;

insert into public.settings (key, value) values ('price_changes_per_day', '50');

-- Changes what is asked for a listing on offer: `price` in whole rupees, or none for "ask". Words and photographs of what
-- is on offer do not change, since they were looked at; a number needs no look. The listing becomes no newer by it.
-- Errors: 42501 for guests and people who are suspended, PT404 for a listing that is not one's own, PT409 for one that
-- is not on offer (detail: where it stands), 23514 for a price out of bounds, PT429 when it is enough for today.
create function public.change_price(listing_id uuid, price bigint, negotiable boolean) returns public.listings
language plpgsql security definer set search_path = '' as $$
declare
  listing public.listings;
begin
  perform private.require_own_listing(listing_id);
  perform private.require_state(listing_id, 'active');
  update public.listings set price = change_price.price, negotiable = change_price.negotiable
  where id = listing_id and (listings.price, listings.negotiable)
    is distinct from (change_price.price, change_price.negotiable);
  if found then
    perform private.count_write('price_changes');
  end if;
  select * into listing from public.listings where id = listing_id;
  return listing;
end $$;
revoke execute on function public.change_price(uuid, bigint, boolean) from public, anon;
grant execute on function public.change_price(uuid, bigint, boolean) to authenticated, service_role;
revoke execute on all functions in schema private from public;
