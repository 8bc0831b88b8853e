-- How people read what they were told (migration notices_to_people), and what a sender reads of it.

-- What names a listing to somebody: their own and one on offer by all of it, one that has ended by what is left of it.
create function private.listing_told(told_of uuid, person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  listing public.listings;
begin
  select * into listing from public.listings where id = told_of;
  if listing.seller_id = person or public.listing_state(listing) = 'active' and not listing.is_seller_suspended then
    return jsonb_build_object('id', listing.id, 'status', public.listing_state(listing), 'category', listing.category,
      'is_service', (select kind = 'service' from public.categories where value = listing.category),
      'subcategory', listing.subcategory, 'title', listing.title, 'attributes', listing.attributes,
      'is_own', listing.seller_id = person);
  end if;
  return (
    select jsonb_build_object('id', told_of, 'status', ended.status, 'category', ended.category,
      'subcategory', ended.subcategory, 'title', null, 'attributes', ended.attributes, 'is_own', false)
    from public.ended_listing(told_of) as ended
  );
end $$;

-- What a notice says, for the person or for whoever writes to them: of a rule about moving animals what it says in all
-- languages that it is written in.
create function private.notice_told(told private.notices) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', told.id, 'kind', told.kind, 'details', told.details, 'created_at', told.created_at, 'read_at', told.read_at,
    'listing', case when told.listing_id is not null then private.listing_told(told.listing_id, told.profile_id) end,
    'search', (
      select jsonb_build_object('id', saved.id, 'name', saved.name, 'path', saved.path)
      from public.saved_searches as saved where saved.id = told.search_id
    ),
    'wanted', (
      select jsonb_build_object('id', wanted.id, 'category', wanted.category, 'place_id', wanted.place_id)
      from public.wanted_notices as wanted where wanted.id = told.wanted_id
    ),
    'movement', (
      select jsonb_build_object('starts_on', rule.starts_on, 'ends_on', rule.ends_on, 'texts', rule.texts)
      from public.movement_notices as rule where rule.id = told.movement_id
    )
  );
end $$;

-- My notices, the newest first: so many from the one before `before` on. Errors: 42501 for guests. Whoever is suspended
-- is told so.
create function public.my_notices(before bigint default null, at_most integer default 20) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_session();
begin
  perform private.tell_of_expiry(person), private.tell_of_movements(person);
  return (
    select coalesce(jsonb_agg(private.notice_told(told) order by (told).id desc), '[]')
    from (
      select told from private.notices as told
      where told.profile_id = person and told.created_at > now() - interval '90 days'
        and (before is null or told.id < before)
      order by told.id desc limit least(greatest(coalesce(at_most, 20), 1), 50)
    ) as page (told)
  );
end $$;

create function private.unread_of(person uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from private.notices
  where profile_id = person and read_at is null and created_at > now() - interval '90 days'
$$;

-- How many of my notices I have not read. Errors: 42501 for guests.
create function public.unread_notices() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_session();
begin
  perform private.tell_of_expiry(person), private.tell_of_movements(person);
  return private.unread_of(person);
end $$;

-- Says that I have read these notices, or all of them up to the newest that I was shown, and gives the number of those
-- that are left. What is being told anew at this moment is left. Errors: 42501 for guests, PT422 for neither or too many
-- (detail: ids).
create function public.read_notices(ids bigint[] default null, up_to bigint default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_session();
begin
  if num_nonnulls(ids, up_to) <> 1 or cardinality(ids) > private.notices_at_most() then
    raise exception 'which notices?' using errcode = 'PT422', detail = 'ids';
  end if;
  update private.notices set read_at = now() where id in (
    select told.id from private.notices as told
    where told.profile_id = person and told.read_at is null and (told.id = any (ids) or told.id <= up_to)
    for update skip locked);
  return private.unread_of(person);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.my_notices(bigint, integer),
  public.unread_notices(),
  public.read_notices(bigint[], bigint)
from public, anon;
grant execute on function
  public.my_notices(bigint, integer),
  public.unread_notices(),
  public.read_notices(bigint[], bigint)
to authenticated, service_role;
