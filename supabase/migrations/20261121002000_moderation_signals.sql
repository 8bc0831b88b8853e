-- What helps an administrator to decide about a listing, and the way back from a decision.

-- One picture that stands in two listings is the same bytes. The storage service says what a file's bytes are by its
-- tag, so the hash is read from there, never taken from whoever writes the row.
alter table public.listing_photos add column content_hash text, add column card_hash text;
comment on column public.listing_photos.content_hash is 'The tag that the storage service gave the file''s bytes. Kept by trigger; none while there is no file.';
comment on column public.listing_photos.card_hash is 'The same of the file in card_path.';
create index listing_photos_content_hash_idx on public.listing_photos (content_hash) where content_hash is not null;

create function private.stored_hash(bucket text, path text) returns text
language sql stable security definer set search_path = '' as $$
  select nullif(trim(both '"' from regexp_replace(described.metadata ->> 'eTag', '^W/', '')), '')
  from storage.objects as file,
    lateral (
      select case when jsonb_typeof(file.metadata) = 'string' then (file.metadata #>> '{}')::jsonb else file.metadata end
    ) as described (metadata)
  where file.bucket_id = bucket and file.name = path
$$;

create function private.hash_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.content_hash := private.stored_hash('listing-photos', new.path);
  new.card_hash := private.stored_hash('listing-photos', private.card_path_of(new.path));
  return new;
end $$;
create trigger hash_photo before insert or update on public.listing_photos
  for each row execute function private.hash_photo();

-- A file can be replaced until the listing is handed in: what counts is what was there then.
create function private.hash_photos_handed_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.listing_photos set position = position where listing_id = new.id;
  return null;
end $$;
create trigger hash_photos_handed_in after update of status on public.listings
  for each row when (new.status = 'pending' and old.status <> 'pending')
  execute function private.hash_photos_handed_in();

-- What goes live shows the files that it was handed in with, however it comes to go live. PT409 (detail: photos) where a
-- file is another, or gone.
create function private.require_photos_as_handed_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from public.listing_photos as photo
    where photo.listing_id = new.id
      and (photo.content_hash, photo.card_hash) is distinct from (
        private.stored_hash('listing-photos', photo.path), private.stored_hash('listing-photos', photo.card_path)
      )
  ) then
    raise exception 'the photographs have changed' using errcode = 'PT409', detail = 'photos';
  end if;
  return new;
end $$;
create trigger require_photos_as_handed_in before update of status on public.listings
  for each row when (new.status = 'active' and old.status <> 'active')
  execute function private.require_photos_as_handed_in();

-- The lists of the console: what was handed in when, and prices, both ways; the prices of a breed; one number's people.
create index listings_handed_in_newest_idx on public.listings (submitted_at desc nulls last, id desc);
create index listings_handed_in_oldest_idx on public.listings (submitted_at, id);
create index listings_dearest_idx on public.listings (price desc nulls last, id desc);
create index listings_cheapest_idx on public.listings (price, id);
create index listings_status_handed_in_idx on public.listings (status, submitted_at desc nulls last, id desc);
create index listings_category_handed_in_idx on public.listings (category, submitted_at desc nulls last, id desc);
create index listings_seller_handed_in_idx on public.listings (seller_id, submitted_at desc nulls last, id desc);
create index listings_breed_prices_idx on public.listings (category, (attributes ->> 'breed'), published_at desc)
  where published_at is not null and price is not null;
create index profiles_phone_idx on public.profiles (phone) where phone is not null;
create index profiles_whatsapp_idx on public.profiles (whatsapp) where whatsapp is not null;
create index public_profiles_name_idx on public.public_profiles using gin (name extensions.gin_trgm_ops);

-- The middle price of a listing's breed, among at most 500 that were published last. None where fewer than five say it.
-- A price that is less than a third of it, or more than three times as much, is told as 'low' or 'high'.
create function private.price_signal(listing public.listings) returns jsonb
language sql stable security definer set search_path = '' as $$
  with peers as (
    select peer.price from public.listings as peer
    where peer.category = listing.category and peer.attributes ->> 'breed' = listing.attributes ->> 'breed'
      and peer.published_at is not null and peer.price is not null
      and peer.id <> listing.id and peer.status <> 'removed'
    order by peer.published_at desc
    limit 500
  ), middle as (
    select count(*) as count, round(percentile_cont(0.5) within group (order by price))::bigint as median from peers
  )
  select jsonb_build_object(
    'median', median,
    'count', count,
    'verdict', case when listing.price * 3 < median then 'low' when listing.price > median * 3 then 'high' end
  )
  from middle where count >= 5
$$;

create function private.seller_signals(seller uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', person.id,
    'name', person.name,
    'avatar_path', person.avatar_path,
    'member_since', person.created_at,
    'is_suspended', person.suspended_at is not null,
    'statuses', (
      select coalesce(jsonb_object_agg(state, count), '{}') from (
        select public.listing_state(listing) as state, count(*) as count
        from public.listings as listing where listing.seller_id = person.id group by 1
      ) as counted
    ),
    'reports', (
      select coalesce(jsonb_object_agg(status, count), '{}') from (
        select report.status, count(*) as count
        from public.reports as report join public.listings as listing on listing.id = report.listing_id
        where listing.seller_id = person.id group by 1
      ) as counted
    )
  )
  from public.profiles as person where person.id = seller
$$;

-- Listings of other people who gave one of the seller's numbers, the newest twelve.
create function private.listings_with_same_number(listing public.listings) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(found.id), '{}') from (
    select other.id
    from public.profiles as seller
    join public.profiles as person
      on person.id <> seller.id
      and (person.phone in (seller.phone, seller.whatsapp) or person.whatsapp in (seller.phone, seller.whatsapp))
    join public.listings as other on other.seller_id = person.id and other.status <> 'draft'
    where seller.id = listing.seller_id
    order by other.created_at desc, other.id
    limit 12
  ) as found
$$;

-- Other listings that show one of its photographs, the seller's own too, the newest twelve.
create function private.listings_with_same_photo(listing public.listings) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(found.id), '{}') from (
    select other.id
    from public.listings as other
    where other.id <> listing.id and other.status <> 'draft' and other.id in (
      select copy.listing_id
      from public.listing_photos as photo
      join public.listing_photos as copy on copy.content_hash = photo.content_hash
      where photo.listing_id = listing.id
    )
    order by other.created_at desc, other.id
    limit 12
  ) as found
$$;

-- Everything about a listing that asks for a second look, for administrators: what its words have that they should not
-- (as in listing_flags), its price beside its breed's, open reports, its seller, and listings with the same number or
-- photograph. Errors: 42501 for everybody else, PT404 for a listing that is not there.
create function public.listing_signals(listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  listing public.listings;
begin
  perform private.require_admin();
  select * into listing from public.listings where id = listing_signals.listing_id;
  if not found then
    raise exception 'no such listing' using errcode = 'PT404';
  end if;
  return jsonb_build_object(
    'flags', private.flags_of(private.words_of(listing)),
    'price', private.price_signal(listing),
    'open_reports', (
      select count(*) from public.reports as report
      where report.listing_id = listing.id and report.status = 'open'
    ),
    'seller', private.seller_signals(listing.seller_id),
    'same_phone', private.listings_with_same_number(listing),
    'same_photo', private.listings_with_same_photo(listing)
  );
end $$;

-- A decision that is taken back is told apart in the history: its reason is 'undo'.
create or replace function private.write_listing_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.listing_events (listing_id, seller_id, actor_id, from_status, to_status, reason, note)
  values (
    new.id, new.seller_id, auth.uid(), case when tg_op = 'UPDATE' then old.status end, new.status,
    case when current_setting('maveshi.is_undoing', true) = 'yes' then 'undo' else
      case new.status when 'rejected' then new.rejection_reason when 'removed' then new.removal_reason
        when 'sold' then new.sold_outcome end
    end,
    case new.status when 'rejected' then new.rejection_note end
  );
  return new;
end $$;

-- Takes the last decision of an administrator about a listing back, within ten minutes: every column that the decision
-- changed is again what it was, and the history tells both. What was taken back is not taken back again.
-- Errors: 42501 for everybody else, PT404 for a listing that is not there, PT409 (detail: where it stands) where the last
-- step was no decision, is too long ago, or something has happened since.
create function public.undo_decision(listing_id uuid) returns public.listings
language plpgsql security definer set search_path = '' as $$
declare
  listing public.listings;
  step public.listing_events;
  decision public.audit_log;
begin
  perform private.require_admin();
  select * into listing from public.listings where id = undo_decision.listing_id for update;
  if not found then
    raise exception 'no such listing' using errcode = 'PT404';
  end if;
  select * into step from public.listing_events as event
  where event.listing_id = listing.id order by event.id desc limit 1;
  select * into decision from public.audit_log as entry
  where entry.table_name = 'listings' and entry.row_id = listing.id::text and entry.action = 'update'
    and entry.before ? 'status'
  order by entry.id desc limit 1;
  if step.reason is not distinct from 'undo'
    or (decision.actor_id, decision.before ->> 'status', decision.after ->> 'status')
      is distinct from (step.actor_id, step.from_status::text, listing.status::text)
    or step.to_status is distinct from listing.status
    or decision.created_at is null or decision.created_at < now() - interval '10 minutes' then
    raise exception 'there is no decision to take back' using errcode = 'PT409', detail = listing.status::text;
  end if;
  perform set_config('maveshi.is_undoing', 'yes', true);
  update public.listings as undone set
    status = earlier.status,
    submitted_at = earlier.submitted_at,
    published_at = earlier.published_at,
    expires_at = earlier.expires_at,
    sold_at = earlier.sold_at,
    sold_outcome = earlier.sold_outcome,
    removal_reason = earlier.removal_reason,
    rejection_reason = earlier.rejection_reason,
    rejection_note = earlier.rejection_note
  from jsonb_populate_record(listing, decision.before) as earlier
  where undone.id = listing.id
  returning undone.* into listing;
  perform set_config('maveshi.is_undoing', '', true);
  return listing;
end $$;

revoke execute on function public.listing_signals(uuid), public.undo_decision(uuid) from public, anon;
grant execute on function public.listing_signals(uuid), public.undo_decision(uuid) to authenticated, service_role;
revoke execute on all functions in schema private from public;
