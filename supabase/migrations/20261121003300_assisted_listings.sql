-- Listings that an administrator makes for somebody on the telephone.

-- Looking for whoever is on the telephone.
create index profiles_name_words_idx on public.profiles using gin (name extensions.gin_trgm_ops);

-- The twenty first people of this name, every word of which counts, or the one of this telephone number or e-mail
-- address, which are given whole. For support.
create function public.find_sellers(query text)
returns table (id uuid, name text, phone text, email text, language text, place_id text, is_suspended boolean)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  wanted text := trim(coalesce(query, ''));
  digits text := regexp_replace(private.plain_text(wanted), '[^0-9]', '', 'g');
  patterns text[];
begin
  perform private.require_role('support');
  if char_length(wanted) < 2 then
    return;
  end if;
  if position('@' in wanted) > 0 then
    return query
      select p.id, p.name, p.phone::text, account.email::text, p.language::text, p.place_id, p.suspended_at is not null
      from auth.users as account join public.profiles as p on p.id = account.id
      -- As the index of Auth has it.
      where account.email = lower(wanted) and not account.is_sso_user;
  elsif char_length(digits) >= 10 then
    return query
      select p.id, p.name, p.phone::text, account.email::text, p.language::text, p.place_id, p.suspended_at is not null
      from public.profiles as p join auth.users as account on account.id = p.id
      where p.phone = '+91' || right(digits, 10)
      order by p.name, p.id limit 20;
  else
    select array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%') into patterns
    from regexp_split_to_table(wanted, '\s+') as word;
    return query
      select p.id, p.name, p.phone::text, account.email::text, p.language::text, p.place_id, p.suspended_at is not null
      from public.profiles as p join auth.users as account on account.id = p.id
      where p.name ilike all (patterns)
      order by p.name, p.id limit 20;
  end if;
end $$;

-- Refuses to sell for somebody who is not there, or who may not.
create function private.require_seller(seller uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  suspended_at timestamptz;
begin
  select profile.suspended_at into suspended_at from public.profiles as profile where profile.id = seller;
  if not found then
    raise exception 'no such seller' using errcode = 'PT404', detail = 'seller';
  end if;
  if suspended_at is not null then
    raise exception 'the seller is suspended' using errcode = 'PT409', detail = 'suspended';
  end if;
end $$;

-- Whether the caller began a listing, for somebody else or for themselves: its history says so. A revision is no such
-- listing.
create function private.is_begun_by_caller(listing uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return exists (
    select 1 from public.listing_events as begun
    where begun.listing_id = listing and begun.from_status is null and begun.actor_id = (select auth.uid())
      and not exists (select 1 from public.listings as revision where id = listing and revises is not null)
  );
end $$;

-- Begins a listing for a seller who is on the telephone, or goes on with it: `listing` holds id, category, subcategory,
-- title, description, language, price, negotiable, quantity, place_id and attributes. One that was handed in already stays as it
-- is. For support. Errors: PT404 and PT409 for the seller, PT409 for an id that is taken, PT422 for an answer.
create function public.begin_listing_for(seller uuid, listing jsonb) returns public.listings
language plpgsql security definer set search_path = '' as $$
declare
  written public.listings;
  known public.listings;
begin
  perform private.require_role('support');
  perform private.require_seller(seller);
  written := jsonb_populate_record(null::public.listings, private.read_object('listing', listing));
  if written.id is null then
    perform private.refuse_answer('required', 'id');
  end if;
  select * into known from public.listings where id = written.id for update;
  if found then
    if known.seller_id <> seller or not private.is_begun_by_caller(known.id) then
      raise exception 'this id is taken' using errcode = 'PT409', detail = 'taken';
    end if;
    if known.status in ('pending', 'active') then
      return known;
    end if;
    if known.status <> 'draft' then
      raise exception 'not from here' using errcode = 'PT409', detail = known.status::text;
    end if;
  end if;
  perform private.check_terms(written);
  insert into public.listings as begun
    (id, seller_id, category, subcategory, title, description, language, price, negotiable, quantity, place_id, attributes)
  values (
    written.id, seller, written.category, written.subcategory, nullif(trim(written.title), ''), nullif(trim(written.description), ''),
    coalesce(written.language, 'en'), written.price, coalesce(written.negotiable, false),
    coalesce(written.quantity, 1), written.place_id, coalesce(written.attributes, '{}')
  )
  on conflict (id) do update set
    category = excluded.category, subcategory = excluded.subcategory, title = excluded.title, description = excluded.description,
    language = excluded.language, price = excluded.price, negotiable = excluded.negotiable,
    quantity = excluded.quantity, place_id = excluded.place_id, attributes = excluded.attributes
  returning * into known;
  return known;
end $$;

-- Hands in a listing that the caller has begun for its seller, with its photographs in order, the cover first: of each
-- `path`, `width`, `height` and `preview`. Whether it waits for a look is decided as for any other. Handing
-- in twice is the same as once. For support. Errors: PT404, PT409 for a seller who is suspended, PT422.
create function public.submit_listing_for(listing_id uuid, photos jsonb default '[]') returns public.listings
language plpgsql security definer set search_path = '' as $$
declare
  sent jsonb := private.read_object('photos', photos);
  listing public.listings;
  folder text;
  waits boolean;
begin
  perform private.require_role('support');
  select * into listing from public.listings where id = submit_listing_for.listing_id for update;
  if not found or not private.is_begun_by_caller(listing.id) then
    raise exception 'no such listing' using errcode = 'PT404', detail = 'listing';
  end if;
  if public.listing_state(listing) in ('pending', 'active') then
    return listing;
  end if;
  perform private.require_seller(listing.seller_id);
  perform private.require_state(listing.id, 'draft');
  perform private.check_terms(listing);
  folder := listing.seller_id::text || '/' || listing.id::text || '/';
  if jsonb_typeof(sent) is distinct from 'array' then
    perform private.refuse_answer('choice', 'photos');
  end if;
  if jsonb_array_length(sent) > 10 or exists (
    select 1 from jsonb_to_recordset(sent) as photo (path text)
    where not starts_with(coalesce(path, ''), folder)
  ) then
    perform private.refuse_answer('choice', 'photos');
  end if;
  delete from public.listing_photos as stale where stale.listing_id = listing.id;
  insert into public.listing_photos (listing_id, path, width, height, preview, position)
  select listing.id, photo.one ->> 'path', (photo.one ->> 'width')::integer,
    (photo.one ->> 'height')::integer, photo.one ->> 'preview', photo.number - 1
  from jsonb_array_elements(sent) with ordinality as photo (one, number);
  waits := private.has_to_wait(listing);
  listing := private.move_listing(listing.id, 'seller', 'pending');
  if not waits then
    listing := private.move_listing(listing.id, 'admin', 'active');
  end if;
  return listing;
end $$;

-- Photograph files of a listing that an administrator has begun for its seller, until it is handed in.
create policy "Support read photograph files of listings they began" on storage.objects
  for select to authenticated
  using (bucket_id = 'listing-photos' and (select private.has_role('support')));
create policy "Support add photograph files to listings they began" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'listing-photos' and (select private.has_role('support'))
    and name ~ '^([0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/){2}[0-9A-Za-z-]{1,64}\.(webp|jpg)$'
    and exists (
      select 1 from public.listings
      join public.listing_events as begun on begun.listing_id = listings.id
      where listings.status = 'draft' and begun.from_status is null and begun.actor_id = (select auth.uid())
        and objects.name like listings.seller_id::text || '/' || listings.id::text || '/%'
    )
  );
create policy "Support replace photograph files of listings they began" on storage.objects
  for update to authenticated
  using (
    bucket_id = 'listing-photos' and (select private.has_role('support'))
    and exists (
      select 1 from public.listings
      join public.listing_events as begun on begun.listing_id = listings.id
      where listings.status = 'draft' and begun.from_status is null and begun.actor_id = (select auth.uid())
        and objects.name like listings.seller_id::text || '/' || listings.id::text || '/%'
    )
  )
  with check (
    bucket_id = 'listing-photos' and (select private.has_role('support'))
    and name ~ '^([0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/){2}[0-9A-Za-z-]{1,64}\.(webp|jpg)$'
    and exists (
      select 1 from public.listings
      join public.listing_events as begun on begun.listing_id = listings.id
      where listings.status = 'draft' and begun.from_status is null and begun.actor_id = (select auth.uid())
        and objects.name like listings.seller_id::text || '/' || listings.id::text || '/%'
    )
  );

revoke execute on all functions in schema private from public;
revoke execute on function
  public.find_sellers(text),
  public.begin_listing_for(uuid, jsonb),
  public.submit_listing_for(uuid, jsonb)
from public, anon;
grant execute on function
  public.find_sellers(text),
  public.begin_listing_for(uuid, jsonb),
  public.submit_listing_for(uuid, jsonb)
to authenticated, service_role;
