-- What is left of a listing that is no more on offer: enough to say what it was and to find others like it. A link in a
-- chat lives longer than what it leads to.

-- Of one that was sold, withdrawn or has expired: what it was, by its choices and numbers, and where. Of one that was
-- removed, or whose seller is suspended: only its category and place. Never anybody's own words, numbers or photographs.
-- No row for what is on offer and what has never been.
create function public.ended_listing(listing_id uuid)
returns table (status public.listing_status, category text, attributes jsonb, place_id text)
language sql stable security definer set search_path = '' as $$
  select
    ended.state,
    listing.category,
    case when ended.state = 'removed' then '{}' else (
      select coalesce(jsonb_object_agg(given.id, given.answer), '{}')
      from jsonb_each(listing.attributes) as given (id, answer)
      join public.listing_fields as field on field.category = listing.category and field.id = given.id
      where field.type not in ('text', 'textarea')
    ) end,
    listing.place_id
  from public.listings as listing,
    lateral (
      select case
        when listing.is_seller_suspended and listing.status in ('active', 'sold', 'withdrawn', 'expired') then 'removed'
        else public.listing_state(listing)
      end as state
    ) as ended
  where listing.id = ended_listing.listing_id and ended.state in ('sold', 'withdrawn', 'expired', 'removed')
$$;

revoke execute on function public.ended_listing(uuid) from public;
grant execute on function public.ended_listing(uuid) to anon, authenticated, service_role;

create function private.channels_of(person uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_remove(array[
    case when phone is not null then 'phone' end, case when whatsapp is not null then 'whatsapp' end
  ], null)
  from public.profiles where id = person
$$;
revoke execute on all functions in schema private from public;
grant execute on function private.channels_of(uuid) to anon, authenticated, service_role;

-- How a seller can be reached: by which channels, and by none of their numbers. A column to the API, and a function that
-- can be called with anybody's id: it answers for whom the caller may see.
create function public.contact_channels(profile public.public_profiles) returns text[]
language sql stable set search_path = '' as $$
  select private.channels_of(seller.id) from public.public_profiles as seller where seller.id = profile.id
$$;

revoke execute on function public.contact_channels(public.public_profiles) from public;
grant execute on function public.contact_channels(public.public_profiles) to anon, authenticated, service_role;
