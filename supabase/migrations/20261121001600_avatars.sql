-- Pictures of people: a small square in a public bucket under {person}/, named in the profile and shown to strangers.

alter table public.profiles add constraint profiles_own_avatar check (
  avatar_path ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/[0-9A-Za-z-]{1,64}\.(webp|jpg)$'
  and split_part(avatar_path, '/', 1) = id::text
);
comment on column public.profiles.avatar_path is 'The person and the picture, in the bucket avatars: a square of 256 px.';

alter table public.public_profiles add column avatar_path text;
comment on column public.public_profiles.avatar_path is 'In the public bucket avatars.';

create or replace function private.publish_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.public_profiles as published
    (id, name, role, place_id, avatar_path, member_since, is_registration_verified, is_suspended)
  values (
    new.id, new.name, new.role, new.place_id, new.avatar_path, new.created_at,
    new.registration_verified_at is not null, new.suspended_at is not null
  )
  on conflict (id) do update set
    name = excluded.name,
    role = excluded.role,
    place_id = excluded.place_id,
    avatar_path = excluded.avatar_path,
    is_registration_verified = excluded.is_registration_verified,
    is_suspended = excluded.is_suspended;
  return new;
end $$;

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
revoke execute on all functions in schema private from public;

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
  perform private.require_admin();
  perform private.require_profile(profile);
  update public.profiles set avatar_path = null, avatar_removed_at = now() where id = profile and avatar_path is not null;
end $$;
revoke execute on function public.remove_avatar(uuid) from public, anon;
grant execute on function public.remove_avatar(uuid) to authenticated, service_role;
