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
  avatar_removed_at timestamptz,
  suspended_at timestamptz,
  suspension_reason text check (char_length(suspension_reason) between 1 and 500),
  registration_verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email text,
  console_roles text[] not null default '{}' check (console_roles <@ '{owner,moderator,editor,support}'),
  constraint profiles_rights_have_roles check (is_admin = (console_roles <> '{}')),
  constraint profiles_own_avatar check (
    avatar_path ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/[0-9A-Za-z-]{1,64}\.(webp|jpg)$'
    and split_part(avatar_path, '/', 1) = id::text
  )
);
create index profiles_place_id_idx on public.profiles (place_id);
comment on table public.profiles is 'A person''s own data. Read by the person and by administrators only.';
comment on column public.profiles.console_roles is 'What an administrator may do, equal to shared/access/console-roles; somebody else has none.';
comment on column public.profiles.avatar_removed_at is 'When an administrator last took the picture away.';
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
  is_suspended boolean not null default false,
  avatar_path text
);
create index public_profiles_place_id_idx on public.public_profiles (place_id);
comment on table public.public_profiles is 'What a stranger may see of a person, while they have a listing on offer. Kept by trigger.';

-- Whether the session of the request's token goes on. A token outlives it by up to an hour. Keys have none.
create function private.is_session_alive() returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select session is null or exists (select 1 from auth.sessions where id = session)
    from (
      select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id', '')::uuid
    ) as claims (session)
  );
end $$;

create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return exists (
    select 1 from public.profiles
    where id = (select auth.uid()) and is_admin and suspended_at is null
  ) and private.is_session_alive();
end $$;

-- Whether whoever calls has one of some roles. An owner has them all.
create function private.has_role(variadic roles text[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return exists (
    select 1 from public.profiles
    where id = (select auth.uid()) and is_admin and suspended_at is null
      and console_roles && array_append(has_role.roles, 'owner')
  ) and private.is_session_alive();
end $$;

create function private.is_suspended() returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return exists (select 1 from public.profiles where id = (select auth.uid()) and suspended_at is not null);
end $$;

revoke all on public.profiles, public.public_profiles from anon, authenticated;
grant select, update on public.profiles to authenticated;
grant select on public.public_profiles to anon, authenticated;
grant all on public.profiles, public.public_profiles to service_role;
alter table public.profiles enable row level security;
create policy "People read their own profile, moderators and support every one" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.has_role('moderator', 'support')));
create policy "People change their own profile, owners every one" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()) and not (select private.is_suspended()) or (select private.has_role('owner')))
  with check (id = (select auth.uid()) and not (select private.is_suspended()) or (select private.has_role('owner')));
alter table public.public_profiles enable row level security;
create policy "People read their own public profile" on public.public_profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "Moderators and support read every public profile" on public.public_profiles
  for select to authenticated using ((select private.has_role('moderator', 'support')));

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

-- The market's own name, alone or with words that make it look like its office, of a text as it is compared.
create function private.is_market_name(plain text) returns boolean
language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(plain, '[^a-z\u0600-\u06FF\u0900-\u0DFF]+', '', 'g'),
    'administration|administrator|admin|official|helpdesk|helpline|help|support|customer|care|services'
      || '|service|moderator|verified|market|office|staff|india|team|app|the',
    '', 'g'
  ) in ('maveshi', 'मवेशी', 'મવેશી', 'ਮਵੇਸ਼ੀ', 'মবেশী', 'மவேஷி', 'మవేశీ', 'ಮವೇಶಿ', 'മവേശി', 'مویشی')
$$;

-- Whether this can be the name of a person, which is public: it has a letter, of the Latin script or those of India, and
-- nothing unseen but the two joiners that these need, no telephone number, link, address or words of payment, and is not
-- the market's own. The forms ask shared/access/person-name, which a test compares.
create function private.is_name(name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  plain text := private.plain_text(name);
begin
  return name !~ ('[' || '\u0001-\u001F\u007F-\u009F\u00AD\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u115F'
      || '\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u206F\u2800\u3164\uFEFF'
      || '\uFFA0\uFFF9-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3'
      || '\U0001D173-\U0001D17A\U000E0001\U000E0020-\U000E007F' || ']')
    and plain ~ ('[' || 'a-z\u00DF-\u00F6\u00F8-\u024F\u0620-\u064A\u066E-\u06D3\u0905-\u0939\u0985-\u09B9'
      || '\u0A05-\u0A39\u0A85-\u0AB9\u0B05-\u0B39\u0B85-\u0BB9\u0C05-\u0C39\u0C85-\u0CB9'
      || '\u0D05-\u0D39\u1C5A-\u1C77\uABC0-\uABE2' || ']')
    and private.flags_of(name) = '{}'
    and not private.is_market_name(private.folded_text(name));
end $$;

-- Refuses what can be no name of a person: PT422 (detail: name). A registration asks before, since one that comes with
-- such a name goes through without it.
create function public.check_name(name text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_name(left(name, 80)) then
    raise exception 'no name of a person' using errcode = 'PT422', detail = 'name';
  end if;
end $$;

-- A name that stays is not asked about: the flagged words change.
create function private.require_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.name is distinct from old.name then
    perform public.check_name(new.name);
  end if;
  return new;
end $$;
create trigger require_name before insert or update of name on public.profiles
  for each row execute function private.require_name();

-- A new account gets a profile from the metadata of its registration. What does not fit its columns is left out, as is
-- what is no name. Whether the number has WhatsApp is asked there too, so a new seller can be written to at once.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb := private.metadata_of(new.raw_user_meta_data);
  given_name text := left(trim(metadata ->> 'name'), 80);
begin
  insert into public.profiles (id, name, role, phone, whatsapp, language, place_id)
  values (
    new.id,
    case when private.is_name(given_name) then given_name end,
    case when metadata ->> 'role' in ('farmer', 'trader', 'dealer', 'veterinarian', 'ai-technician', 'buyer')
      then metadata ->> 'role' else 'farmer' end,
    case when metadata ->> 'phone' ~ '^\+91[6-9][0-9]{9}$' then metadata ->> 'phone' end,
    case when metadata ->> 'whatsapp' ~ '^\+91[6-9][0-9]{9}$' then metadata ->> 'whatsapp' end,
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
    and (new.is_admin, new.console_roles, new.suspended_at, new.suspension_reason, new.registration_verified_at, new.avatar_removed_at,
         new.id, new.created_at, new.email)
      is distinct from
        (old.is_admin, old.console_roles, old.suspended_at, old.suspension_reason, old.registration_verified_at, old.avatar_removed_at,
         old.id, old.created_at, old.email) then
    raise exception 'protected column' using errcode = '42501', hint = 'these columns change through their functions';
  end if;
  return new;
end $$;
create trigger protect_profile_columns before update on public.profiles
  for each row execute function private.protect_profile_columns();

-- A registration is looked up by name and profession: it is not another one's.
create function private.unverify_registration() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.registration_verified_at := null;
  return new;
end $$;

-- After the one above, for which it would be a change that somebody made.
create trigger unverify_registration before update of name, role on public.profiles
  for each row when ((new.name, new.role) is distinct from (old.name, old.role))
  execute function private.unverify_registration();
create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

create function private.publish_profile() returns trigger
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
create trigger publish_profile after insert or update on public.profiles
  for each row execute function private.publish_profile();

comment on column public.profiles.avatar_path is 'The person and the picture, in the bucket avatars: a square of 256 px.';
comment on column public.public_profiles.avatar_path is 'In the public bucket avatars.';

comment on column public.profiles.email is 'As the authentication service has it. Kept by trigger.';

create function private.keep_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = new.email where id = new.id and email is distinct from new.email;
  return new;
end $$;

-- After create_profile: triggers of one event run in the order of their names.
create trigger keep_email after insert or update of email on auth.users
  for each row execute function private.keep_email();

-- Lifting a suspension has a reason too, which the audit log keeps.
comment on column public.profiles.suspension_reason is 'Why the person is suspended, or else why the last suspension was lifted.';

revoke execute on all functions in schema private from public;
revoke execute on function public.check_name(text) from public;
grant execute on function
  private.is_admin(),
  private.is_suspended(),
  public.check_name(text)
to anon, authenticated, service_role;
grant execute on function private.is_session_alive() to authenticated;
grant execute on function private.has_role(text[]) to authenticated, service_role;
