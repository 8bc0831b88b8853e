-- Photographs of listings: rows that name files, and the public bucket that holds them under {seller}/{listing}/.
-- A file can be read by whoever knows its address; only its owner writes it.

-- The smaller picture of a photograph, which lists show: its name follows from the larger one's, so that nobody can name
-- another.
create function private.card_path_of(path text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(path, '\.(webp|jpg)$', '-card.\1')
$$;

create table public.listing_photos (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  path text not null check (
    path ~ '^([0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/){2}[0-9A-Za-z-]{1,59}\.(webp|jpg)$' and path !~ '-card\.'
  ),
  card_path text not null generated always as (private.card_path_of(path)) stored,
  width integer not null check (width between 1 and 4096),
  height integer not null check (height between 1 and 4096),
  position smallint not null check (position between 0 and 9),
  preview text not null check (preview ~ '^#[0-9a-f]{6}$'),
  content_hash text,
  card_hash text,
  unique (path, listing_id),
  unique (listing_id, position) deferrable initially deferred
);
comment on table public.listing_photos is 'At most ten a listing; position 0 is the cover.';
comment on column public.listing_photos.path is 'Seller, listing and photograph, and nothing that leads elsewhere. Long side at most 1280 px, in the bucket listing-photos.';
comment on column public.listing_photos.card_path is 'The same for lists: long side at most 400 px. Follows from the path.';
comment on column public.listing_photos.preview is 'The picture''s middle colour, shown until it arrives.';

revoke all on public.listing_photos from anon, authenticated;
grant select on public.listing_photos to anon, authenticated;
grant insert, update, delete on public.listing_photos to authenticated;
grant all on public.listing_photos to service_role;

-- The listing's own policies decide which listings are seen, so these follow them.
alter table public.listing_photos enable row level security;
create policy "Whoever sees a listing sees its photographs" on public.listing_photos
  for select to anon, authenticated
  using (exists (select 1 from public.listings where listings.id = listing_photos.listing_id));
create policy "Sellers add photographs to their own listings" on public.listing_photos
  for insert to authenticated
  with check (
    not (select private.is_suspended())
    and exists (
      select 1 from public.listings
      where listings.id = listing_photos.listing_id and listings.seller_id = (select auth.uid())
        and listings.status in ('draft', 'rejected')
    )
    and path like (select auth.uid())::text || '/%'
  );
create policy "Sellers reorder photographs of their own listings" on public.listing_photos
  for update to authenticated
  using (not (select private.is_suspended()) and exists (
    select 1 from public.listings
    where listings.id = listing_photos.listing_id and listings.seller_id = (select auth.uid())
      and listings.status in ('draft', 'rejected')
  ))
  with check (
    not (select private.is_suspended())
    and path like (select auth.uid())::text || '/%'
    and exists (
      select 1 from public.listings
      where listings.id = listing_photos.listing_id and listings.seller_id = (select auth.uid())
        and listings.status in ('draft', 'rejected')
    )
  );
create policy "Sellers remove photographs of their own listings" on public.listing_photos
  for delete to authenticated
  using (not (select private.is_suspended()) and exists (
    select 1 from public.listings
    where listings.id = listing_photos.listing_id and listings.seller_id = (select auth.uid())
      and listings.status in ('draft', 'rejected')
  ));

-- A listing shows files of its own folder, and as a revision those that its listing shows. As the caller, who sees both.
create function private.require_own_file() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.is_direct_call() and new.path not like auth.uid()::text || '/' || new.listing_id::text || '/%'
    and not exists (
      select 1 from public.listings as revision
      join public.listing_photos as photo on photo.listing_id = revision.revises and photo.path = new.path
      where revision.id = new.listing_id and revision.seller_id = auth.uid()
    ) then
    raise exception 'no photograph of this listing' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger require_own_file before insert or update on public.listing_photos
  for each row execute function private.require_own_file();
create trigger limit_photos after insert on public.listing_photos
  for each row execute function private.limit_writes('photos');

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('listing-photos', 'listing-photos', true, 1048576, array['image/webp', 'image/jpeg']);
create policy "People read their own photograph files" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'listing-photos' and (select private.is_session_alive())
    and (storage.foldername(name))[1] = (select auth.uid())::text
  );

-- A file is written only into the folder of a listing that its seller can still write: once the listing is handed in,
-- the pictures that are looked at are the pictures that are shown.
create policy "Sellers add photograph files to listings they write" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'listing-photos' and (select private.is_session_alive()) and not (select private.is_suspended())
    and name ~ '^([0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/){2}[0-9A-Za-z-]{1,64}\.(webp|jpg)$'
    and exists (
      select 1 from public.listings
      where listings.seller_id = (select auth.uid()) and listings.status in ('draft', 'rejected')
        and objects.name like listings.seller_id::text || '/' || listings.id::text || '/%'
    )
  );
create policy "Sellers replace photograph files of listings they write" on storage.objects
  for update to authenticated
  using (
    bucket_id = 'listing-photos' and (select private.is_session_alive()) and not (select private.is_suspended())
    and name ~ '^([0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/){2}[0-9A-Za-z-]{1,64}\.(webp|jpg)$'
    and exists (
      select 1 from public.listings
      where listings.seller_id = (select auth.uid()) and listings.status in ('draft', 'rejected')
        and objects.name like listings.seller_id::text || '/' || listings.id::text || '/%'
    )
  )
  with check (
    bucket_id = 'listing-photos' and (select private.is_session_alive()) and not (select private.is_suspended())
    and name ~ '^([0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/){2}[0-9A-Za-z-]{1,64}\.(webp|jpg)$'
    and exists (
      select 1 from public.listings
      where listings.seller_id = (select auth.uid()) and listings.status in ('draft', 'rejected')
        and objects.name like listings.seller_id::text || '/' || listings.id::text || '/%'
    )
  );
create policy "Sellers delete photograph files of listings they write" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'listing-photos' and (select private.is_session_alive()) and not (select private.is_suspended())
    and name ~ '^([0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/){2}[0-9A-Za-z-]{1,64}\.(webp|jpg)$'
    and exists (
      select 1 from public.listings
      where listings.seller_id = (select auth.uid()) and listings.status in ('draft', 'rejected')
        and objects.name like listings.seller_id::text || '/' || listings.id::text || '/%'
    )
  );

-- The storage service looks at the policies when an upload begins, or when it signs an address for one, and writes the
-- row at its end, past every policy: by then the listing may have been handed in. So whether a file may be written is
-- asked here once more, of whoever writes. The lock makes handing in and writing follow one another: the hash that is
-- noted when a listing is handed in is that of the last file that was written.
-- Errors: 42501, which the storage service answers with 403.
create function private.require_writable_photo(file text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  folder text[] := string_to_array(file, '/');
begin
  if file !~ '^([0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/){2}[0-9A-Za-z-]{1,64}\.(webp|jpg)$' then
    raise exception 'no name of a photograph' using errcode = '42501';
  end if;
  perform from public.listings
  where id = folder[2]::uuid and seller_id = folder[1]::uuid
    and status in ('draft', 'rejected') and not is_seller_suspended
  for no key update;
  if not found then
    raise exception 'the photographs of this listing cannot be changed' using errcode = '42501';
  end if;
end $$;

-- What the storage service says that a file weighs; nothing before its upload has ended.
create function private.stored_bytes(metadata jsonb) returns bigint
language sql immutable set search_path = '' as $$
  select (private.metadata_of(metadata) ->> 'size')::bigint
$$;

-- While a market is moved here its files come before its listings, and its listings as they were: the command that moves
-- it puts a row here, which the transaction that brings the listings takes away.
create table private.moving_in (began_at timestamptz primary key default now());
comment on table private.moving_in is 'A row while a market is moved here from elsewhere: files are then not checked.';

-- Nobody fills the disk by way of many listings, nor by sending many files at once: those of one person wait here for
-- each other, before any waits for a listing.
create function private.guard_photo_file() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  folder text := substring(new.name from '^.*/');
  person text := split_part(new.name, '/', 1);
  maximum bigint := (private.setting('photo_megabytes_kept') #>> '{}')::bigint * 1048576;
begin
  if exists (select 1 from private.moving_in) then
    return new;
  end if;
  if new.bucket_id = 'listing-photos' then
    perform pg_advisory_xact_lock(hashtext('photograph files'), hashtext(person));
  end if;
  if tg_op = 'UPDATE' and old.bucket_id = 'listing-photos' then
    perform private.require_writable_photo(old.name);
  end if;
  if new.bucket_id = 'listing-photos' then
    perform private.require_writable_photo(new.name);
    if (
      select count(*) from storage.objects as other
      where other.bucket_id = 'listing-photos' and other.name like folder || '%' and other.name <> new.name
    ) >= 40 then
      raise exception 'the listing has enough files' using errcode = '42501';
    end if;
    if coalesce(private.stored_bytes(new.metadata), 0) + (
      select coalesce(sum(coalesce(private.stored_bytes(other.metadata), 1048576)), 0) from storage.objects as other
      where other.bucket_id = 'listing-photos' and other.name like person || '/%'
        and other.name <> new.name and other.id <> new.id
    ) > maximum then
      raise exception 'the person has enough files' using errcode = '42501';
    end if;
  end if;
  return new;
end $$;
create trigger guard_photo_file before insert or update of bucket_id, name, version, metadata on storage.objects
  for each row execute function private.guard_photo_file();

-- Pictures of people: a small square in a public bucket under {person}/, named in the profile and shown to strangers.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 32768, array['image/webp', 'image/jpeg']);

-- Each change is a file of a new name, so that caches keep it for a year; the one before is then deleted. Nobody fills
-- the bucket with what no profile names, not even by sending many at once: the lock makes them follow one another. Asked
-- here since the storage service has looked at the policies before an upload, and not at its end.
create function private.guard_avatar_file() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  folder text := split_part(new.name, '/', 1);
begin
  if exists (select 1 from private.moving_in) then
    return new;
  end if;
  if new.name !~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/[0-9A-Za-z-]{1,64}\.(webp|jpg)$' then
    raise exception 'no name of a person''s picture' using errcode = '42501';
  end if;
  perform from public.profiles where id = folder::uuid and suspended_at is null for no key update;
  if not found or (
    select count(*) from storage.objects as other
    where other.bucket_id = 'avatars' and other.name like folder || '/%' and other.name <> new.name
  ) >= 5 then
    raise exception 'no room for a picture' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_avatar_file before insert or update of bucket_id, name, version, metadata on storage.objects
  for each row when (new.bucket_id = 'avatars') execute function private.guard_avatar_file();
create policy "People read their own avatar files" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'avatars' and (select private.is_session_alive())
    and (storage.foldername(name))[1] = (select auth.uid())::text
  );
create policy "People add avatar files of their own" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'avatars' and (select private.is_session_alive()) and not (select private.is_suspended())
    and name ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/[0-9A-Za-z-]{1,64}\.(webp|jpg)$'
    and (storage.foldername(name))[1] = (select auth.uid())::text
  );
create policy "People delete their own avatar files" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'avatars' and (select private.is_session_alive()) and not (select private.is_suspended())
    and (storage.foldername(name))[1] = (select auth.uid())::text
  );

-- Takes somebody's picture away; its file goes as unneeded ones do. They may choose another. Errors: 42501, PT404.
create function public.remove_avatar(profile uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('moderator');
  perform private.require_profile(profile);
  update public.profiles set avatar_path = null, avatar_removed_at = now() where id = profile and avatar_path is not null;
end $$;

-- Files that nothing shows or will show: what lies in the folder of a listing or a person that is gone, what a listing
-- was handed in without, and pictures of a person that gave way to another one. The embedded backend removes them
-- itself. A hosted project's operator removes them by the storage service, since a row deleted here would leave its
-- file: `select * from private.unneeded_files()` says which. Of one person where `owner` names one.

create function private.unneeded_files(owner uuid default null) returns table (bucket_id text, name text)
language sql stable security definer set search_path = '' as $$
  select file.bucket_id, file.name
  from storage.objects as file
  left join public.listings as listing on listing.id = split_part(file.name, '/', 2)::uuid
  where file.bucket_id = 'listing-photos' and file.name like coalesce(owner::text, '') || '%' and (
    listing.id is null or listing.status not in ('draft', 'rejected')
  ) and not exists (
    select 1 from public.listing_photos as photo
    where photo.path = regexp_replace(file.name, '-card\.(webp|jpg)$', '.\1')
  )
  union all
  select file.bucket_id, file.name
  from storage.objects as file
  left join public.profiles as person on person.id = split_part(file.name, '/', 1)::uuid
  where file.bucket_id = 'avatars' and file.name like coalesce(owner::text, '') || '%' and (
    person.id is null
    -- A picture is sent first and named then, unless it was there when an administrator took the picture away.
    or person.avatar_path is distinct from file.name
      and file.created_at < greatest(now() - interval '1 day', person.avatar_removed_at)
  )
$$;

comment on column public.listing_photos.content_hash is 'The tag that the storage service gave the file''s bytes. Kept by trigger; none while there is no file.';
comment on column public.listing_photos.card_hash is 'The same of the file in card_path.';
create index listing_photos_content_hash_idx on public.listing_photos (content_hash) where content_hash is not null;

create function private.stored_hash(bucket text, path text) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select nullif(trim(both '"' from regexp_replace(described.metadata ->> 'eTag', '^W/', '')), '')
    from storage.objects as file,
      lateral (
        select case when jsonb_typeof(file.metadata) = 'string' then (file.metadata #>> '{}')::jsonb else file.metadata end
      ) as described (metadata)
    where file.bucket_id = bucket and file.name = path
  );
end $$;

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
create function private.require_same_photos(listing uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from public.listing_photos as photo
    where photo.listing_id = listing
      and (photo.content_hash, photo.card_hash) is distinct from (
        private.stored_hash('listing-photos', photo.path), private.stored_hash('listing-photos', photo.card_path)
      )
  ) then
    raise exception 'the photographs have changed' using errcode = 'PT409', detail = 'photos';
  end if;
end $$;

create function private.require_photos_as_handed_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_same_photos(new.id);
  return new;
end $$;
create trigger require_photos_as_handed_in before update of status on public.listings
  for each row when (new.status = 'active' and old.status <> 'active')
  execute function private.require_photos_as_handed_in();

revoke execute on all functions in schema private from public;
revoke execute on function
  private.card_path_of(text),
  private.require_writable_photo(text),
  private.guard_photo_file(),
  private.stored_bytes(jsonb),
  private.unneeded_files(uuid)
from public;
revoke execute on function public.remove_avatar(uuid) from public, anon;
grant execute on function private.card_path_of(text), public.remove_avatar(uuid) to authenticated, service_role;
