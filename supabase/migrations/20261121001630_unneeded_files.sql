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
    listing.id is null
    or listing.status not in ('draft', 'rejected') and not exists (
      select 1 from public.listing_photos as photo
      where photo.listing_id = listing.id and file.name in (photo.path, photo.card_path)
    )
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
revoke execute on function private.unneeded_files(uuid) from public;
