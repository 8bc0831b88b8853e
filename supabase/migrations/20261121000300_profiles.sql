-- Who people are. `profiles` is read by its owner and administrators only; `public_profiles` is what strangers may see.
-- What sign-up metadata claims about administrators is never believed.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  is_admin boolean not null default false,
  name text check (char_length(name) between 1 and 80),
  role text not null default 'farmer'
    check (role in ('farmer', 'trader', 'dealer', 'veterinarian', 'ai-technician', 'buyer')),
  phone public.mobile_number,
  whatsapp public.mobile_number,
  language public.language_code not null default 'en',
  place_id text references public.places (id),
  avatar_path text,
  suspended_at timestamptz,
  suspension_reason text check (char_length(suspension_reason) between 1 and 500),
  registration_verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profiles_place_id_idx on public.profiles (place_id);
comment on table public.profiles is 'A person''s own data. Read by the person and by administrators only.';
comment on column public.profiles.registration_verified_at is 'When an administrator found a professional registration to be right.';

create table public.public_profiles (
  id uuid primary key references public.profiles (id) on delete cascade,
  name text,
  role text not null,
  place_id text references public.places (id),
  member_since timestamptz not null,
  is_email_verified boolean not null default false,
  is_phone_verified boolean not null default false,
  is_registration_verified boolean not null default false,
  is_suspended boolean not null default false
);
create index public_profiles_place_id_idx on public.public_profiles (place_id);
comment on table public.public_profiles is 'What a stranger may see of a person, while they have a listing on offer. Kept by trigger.';

-- Whether the session of the request's token goes on. A token outlives it by up to an hour. Keys have none.
create function private.is_session_alive() returns boolean
language sql stable security definer set search_path = '' as $$
  select session is null or exists (select 1 from auth.sessions where id = session)
  from (select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid) as claims (session)
$$;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.profiles
    where id = (select auth.uid()) and is_admin and suspended_at is null
  ) and private.is_session_alive()
$$;

create function private.is_suspended() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.profiles where id = (select auth.uid()) and suspended_at is not null)
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.is_direct_call(), private.is_admin(), private.is_suspended()
  to anon, authenticated, service_role;

revoke all on public.profiles, public.public_profiles from anon, authenticated;
grant select, update on public.profiles to authenticated;
grant select on public.public_profiles to anon, authenticated;
grant all on public.profiles, public.public_profiles to service_role;

alter table public.profiles enable row level security;
create policy "People read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "Administrators read every profile" on public.profiles
  for select to authenticated using ((select private.is_admin()));
create policy "People change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()) and not (select private.is_suspended()))
  with check (id = (select auth.uid()) and not (select private.is_suspended()));
create policy "Administrators change every profile" on public.profiles
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

alter table public.public_profiles enable row level security;
create policy "People read their own public profile" on public.public_profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "Administrators read every public profile" on public.public_profiles
  for select to authenticated using ((select private.is_admin()));

-- What a person says of themselves goes along in every token. Some servers hand it over as a JSON string of JSON.
create function private.metadata_of(raw jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(raw) when 'string' then (raw #>> '{}')::jsonb when 'object' then raw else '{}' end
$$;

-- Whether it is few and short enough: 16 things in 2,048 bytes, without what the service itself adds, which is an
-- address, an id and two marks. Some servers let people send those too.
create function private.metadata_fits(metadata jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select octet_length(said::text) <= 2048 and (select count(*) from jsonb_object_keys(said)) <= 16
    and octet_length(metadata::text) - octet_length(said::text) <= 1280
  from (select metadata - array['sub', 'email', 'email_verified', 'phone_verified'] as said) as own
$$;

create function private.limit_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.metadata_fits(private.metadata_of(new.raw_user_meta_data)) then
    raise exception 'too much metadata' using errcode = 'PT422', detail = 'data';
  end if;
  return new;
end $$;
create trigger limit_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.limit_metadata();

-- A new account gets a profile from the metadata of its registration. What does not fit its columns is left out.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb := private.metadata_of(new.raw_user_meta_data);
begin
  insert into public.profiles (id, name, role, phone, language, place_id)
  values (
    new.id,
    nullif(left(trim(metadata ->> 'name'), 80), ''),
    case when metadata ->> 'role' in ('farmer', 'trader', 'dealer', 'veterinarian', 'ai-technician', 'buyer')
      then metadata ->> 'role' else 'farmer' end,
    case when metadata ->> 'phone' ~ '^\+91[6-9][0-9]{9}$' then metadata ->> 'phone' end,
    case when metadata ->> 'language' in ('en', 'hi', 'mr', 'gu', 'pa', 'bn', 'ta', 'te', 'kn', 'ml', 'ur')
      then metadata ->> 'language' else 'en' end,
    (select id from public.places where id = metadata ->> 'placeId')
  );
  return new;
end $$;
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

create function private.protect_profile_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.is_direct_call()
    and (new.is_admin, new.suspended_at, new.suspension_reason, new.registration_verified_at, new.id, new.created_at)
      is distinct from
        (old.is_admin, old.suspended_at, old.suspension_reason, old.registration_verified_at, old.id, old.created_at) then
    raise exception 'protected column' using errcode = '42501', hint = 'these columns change through their functions';
  end if;
  return new;
end $$;
create trigger protect_profile_columns before update on public.profiles
  for each row execute function private.protect_profile_columns();
create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

create function private.publish_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.public_profiles as published
    (id, name, role, place_id, member_since, is_registration_verified, is_suspended)
  values (
    new.id, new.name, new.role, new.place_id, new.created_at,
    new.registration_verified_at is not null, new.suspended_at is not null
  )
  on conflict (id) do update set
    name = excluded.name,
    role = excluded.role,
    place_id = excluded.place_id,
    is_registration_verified = excluded.is_registration_verified,
    is_suspended = excluded.is_suspended;
  return new;
end $$;
create trigger publish_profile after insert or update on public.profiles
  for each row execute function private.publish_profile();

revoke execute on all functions in schema private from public;
