-- Photographs of listings: rows that name files, and the public bucket that holds them under {seller}/{listing}/.
-- A file can be read by whoever knows its address; only its owner writes it.

create table public.listing_photos (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  path text not null unique 
    check (path ~ '^([0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/){2}[0-9A-Za-z-]{1,64}\.(webp|jpg)$'),
  card_path text not null 
    check (card_path ~ '^([0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/){2}[0-9A-Za-z-]{1,64}\.(webp|jpg)$'),
  width integer not null check (width between 1 and 4096),
  height integer not null check (height between 1 and 4096),
  position smallint not null check (position between 0 and 9),
  preview text not null check (preview ~ '^#[0-9a-f]{6}$'),
  unique (listing_id, position) deferrable initially deferred
);
comment on table public.listing_photos is 'At most ten a listing; position 0 is the cover.';
comment on column public.listing_photos.path is 'Seller, listing and photograph, and nothing that leads elsewhere. Long side at most 1280 px, in the bucket listing-photos.';
comment on column public.listing_photos.card_path is 'The same for lists: long side at most 400 px.';
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
    and path like (select auth.uid())::text || '/' || listing_id::text || '/%'
    and card_path like (select auth.uid())::text || '/' || listing_id::text || '/%'
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
    and path like (select auth.uid())::text || '/' || listing_id::text || '/%'
    and card_path like (select auth.uid())::text || '/' || listing_id::text || '/%'
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

create trigger limit_photos after insert on public.listing_photos
  for each row execute function private.limit_writes('photos');

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('listing-photos', 'listing-photos', true, 1048576, array['image/webp', 'image/jpeg']);

create policy "People read their own photograph files" on storage.objects
  for select to authenticated
  using (bucket_id = 'listing-photos' and (storage.foldername(name))[1] = (select auth.uid())::text);
-- A file is written only into the folder of a listing that its seller can still write: once the listing is handed in,
-- the pictures that are looked at are the pictures that are shown.
create policy "Sellers add photograph files to listings they write" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'listing-photos' and not (select private.is_suspended())
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
    bucket_id = 'listing-photos' and not (select private.is_suspended())
    and name ~ '^([0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/){2}[0-9A-Za-z-]{1,64}\.(webp|jpg)$'
    and exists (
      select 1 from public.listings
      where listings.seller_id = (select auth.uid()) and listings.status in ('draft', 'rejected')
        and objects.name like listings.seller_id::text || '/' || listings.id::text || '/%'
    )
  )
  with check (
    bucket_id = 'listing-photos' and not (select private.is_suspended())
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
    bucket_id = 'listing-photos' and not (select private.is_suspended())
    and name ~ '^([0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/){2}[0-9A-Za-z-]{1,64}\.(webp|jpg)$'
    and exists (
      select 1 from public.listings
      where listings.seller_id = (select auth.uid()) and listings.status in ('draft', 'rejected')
        and objects.name like listings.seller_id::text || '/' || listings.id::text || '/%'
    )
  );
