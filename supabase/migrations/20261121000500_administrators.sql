-- What administrators may change while the market runs.

create table public.settings (
  key text primary key,
  value jsonb not null,
  constraint settings_make_sense check (
    case key
      when 'support_admin_email' then jsonb_typeof(value) in ('null', 'string')
      when 'moderation_mode' then value in ('"all"', '"first"', '"none"')
      when 'flagged_words' then jsonb_typeof(value) = 'object'
      when 'visitor_address' then value in ('"none"', '"last"', '"last-but-one"')
      when 'listing_expiry_days' then jsonb_typeof(value) = 'number' and value #>> '{}' ~ '^[1-9][0-9]{0,2}$'
      else jsonb_typeof(value) = 'number' and value #>> '{}' ~ '^[0-9]{1,6}$'
    end
  )
);
comment on table public.settings is 'One row a setting. Daily limits, and those of what is kept, are per person; days are those of India.';

insert into public.settings (key, value) values
  ('support_admin_email', 'null'),
  ('moderation_mode', '"first"'),
  ('listing_expiry_days', '60'),
  ('listings_per_day', '50'),
  ('photos_per_day', '400'),
  -- Of 1,048,576 bytes: twelve hundred listings with ten photographs each, as the forms make them.
  ('photo_megabytes_kept', '2000'),
  ('reports_per_day', '20'),
  ('contacts_per_day', '30'),
  ('favourites_per_day', '300'),
  ('favourites_kept', '500'),
  ('saved_searches_per_day', '50'),
  ('saved_searches_kept', '30'),
  ('deletion_requests_per_day', '3'),
  -- Words of an advance payment and of what it is paid by. A text that holds one is looked at by a person first.
  ('flagged_words', jsonb_build_object(
    'en', jsonb_build_array('advance', 'booking amount', 'token amount', 'upi', 'gpay', 'google pay', 'phonepe', 'paytm',
      'qr code', 'whatsapp'),
    'hi', jsonb_build_array('एडवांस', 'अग्रिम', 'बयाना', 'पेशगी', 'टोकन', 'यूपीआई', 'व्हाट्सएप', 'व्हाट्सऐप'),
    'mr', jsonb_build_array('अ‍ॅडव्हान्स', 'ॲडव्हान्स', 'आगाऊ', 'बयाणा', 'इसार', 'यूपीआय', 'व्हॉट्सअ‍ॅप', 'व्हॉट्सॲप'),
    'gu', jsonb_build_array('એડવાન્સ', 'અગાઉથી', 'બાનું', 'ટોકન', 'યુપીઆઈ', 'વોટ્સએપ'),
    'pa', jsonb_build_array('ਐਡਵਾਂਸ', 'ਪੇਸ਼ਗੀ', 'ਬਿਆਨਾ', 'ਯੂਪੀਆਈ', 'ਵਟਸਐਪ'),
    'bn', jsonb_build_array('অগ্রিম', 'অ্যাডভান্স', 'বায়না', 'ইউপিআই', 'হোয়াটসঅ্যাপ'),
    'ta', jsonb_build_array('அட்வான்ஸ்', 'முன்பணம்', 'யுபிஐ', 'வாட்ஸ்அப்'),
    'te', jsonb_build_array('అడ్వాన్స్', 'ముందస్తు', 'బయానా', 'యూపీఐ', 'వాట్సాప్'),
    'kn', jsonb_build_array('ಅಡ್ವಾನ್ಸ್', 'ಮುಂಗಡ', 'ಯುಪಿಐ', 'ವಾಟ್ಸಾಪ್'),
    'ml', jsonb_build_array('അഡ്വാൻസ്', 'മുൻകൂർ', 'യുപിഐ', 'വാട്സാപ്പ്'),
    'ur', jsonb_build_array('ایڈوانس', 'پیشگی', 'بیعانہ', 'یو پی آئی', 'واٹس ایپ')
  ));

revoke all on public.settings from anon, authenticated;
grant select, update on public.settings to authenticated;
grant all on public.settings to service_role;
alter table public.settings enable row level security;
create policy "Owners read settings, moderators the flagged words" on public.settings
  for select to authenticated
  using ((select private.has_role('owner')) or key = 'flagged_words' and (select private.has_role('moderator')));
create policy "Owners change settings" on public.settings
  for update to authenticated
  using ((select private.has_role('owner'))) with check ((select private.has_role('owner')));

create function private.setting(setting_key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select value from public.settings where key = setting_key
  );
end $$;

-- Who administers the market. The address in `settings` becomes administrator by itself, once a link that was mailed to it
-- has been opened; everybody else is made one by an owner. Every administrator has a role, of which each may do what
-- shared/access/console-roles says and an owner everything; whoever is made administrator without one is an owner. There is
-- always an owner left. People can be suspended: their listings and public profile then disappear at once, and they can
-- write nothing.

create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'administrators only' using errcode = '42501';
  end if;
end $$;

-- Refuses whoever has none of some roles. An administrator of another role is told so (detail: role).
create function private.require_role(variadic roles text[]) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.has_role(variadic roles) then
    perform private.require_admin();
    raise exception 'another role is needed' using errcode = '42501', detail = 'role';
  end if;
end $$;

-- Whoever is signed in.
create function private.require_session() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  if (select auth.uid()) is null then
    raise exception 'sign in first' using errcode = '42501', detail = 'session';
  end if;
  return (select auth.uid());
end $$;

create function private.require_unsuspended() returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_session();
  if private.is_suspended() then
    raise exception 'account suspended' using errcode = '42501', detail = 'suspended';
  end if;
end $$;

-- Neither registering with an address nor changing to it is enough. Letters outside ASCII could fold onto it, so none do.
-- Whoever registered with it need not be who reads its mails: their sessions end and their password goes before the link
-- opens a session of its own, in which a new one is chosen. Of others nothing is taken, since they may have proved their
-- address on another device, and their password would let a stranger in again anyway.
create function private.grant_support_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.administrator_as is null
    and not exists (select 1 from private.address_proofs where administrator_as = new.proved)
    and new.proved ~ '^[!-~]+$'
    and new.proved = lower(private.setting('support_admin_email') #>> '{}')
    and not exists (select 1 from auth.users where lower(email) = new.proved and id <> new.user_id) then
    update auth.users set encrypted_password = null where id = new.user_id;
    delete from auth.sessions where user_id = new.user_id;
    update public.profiles set is_admin = true where id = new.user_id;
  end if;
  return new;
end $$;
create trigger grant_support_admin after update of proved_at on private.address_proofs
  for each row when (new.proved_at is distinct from old.proved_at) execute function private.grant_support_admin();

create function private.console_roles() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select '{owner,moderator,editor,support}'::text[] $$;

-- An administrator is who has a role: where one of both changes, the other goes along. A role is there once, and in one
-- order. Before the triggers that ask what becomes of somebody's rights.
create function private.hold_rights_together() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.is_admin := new.is_admin or new.console_roles <> '{}';
  elsif new.console_roles is distinct from old.console_roles and new.is_admin = old.is_admin then
    new.is_admin := new.console_roles <> '{}';
  elsif not new.is_admin and new.console_roles is not distinct from old.console_roles then
    new.console_roles := '{}';
  end if;
  if new.is_admin and new.console_roles = '{}' then
    new.console_roles := '{owner}';
  end if;
  new.console_roles := array(
    select role from (select distinct unnest(new.console_roles)) as given (role)
    order by array_position(private.console_roles(), role), role
  );
  return new;
end $$;
create trigger hold_rights_together before insert or update of is_admin, console_roles on public.profiles
  for each row execute function private.hold_rights_together();

create function private.remember_administrator() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.address_proofs set administrator_as = (select lower(email) from auth.users where id = new.id)
  where user_id = new.id;
  return new;
end $$;
create trigger remember_administrator after insert or update of is_admin, console_roles on public.profiles
  for each row when (new.is_admin) execute function private.remember_administrator();

-- The last owner is not deleted either.
create function private.keep_one_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('keep_one_owner'));
  if not exists (
    select 1 from public.profiles
    where is_admin and console_roles @> '{owner}' and suspended_at is null and id <> old.id
  ) then
    raise exception 'the last owner stays' using errcode = 'PT409', detail = 'last-owner';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
create trigger keep_one_owner before update on public.profiles
  for each row
  when (old.console_roles @> '{owner}' and old.suspended_at is null
    and not (new.console_roles @> '{owner}' and new.suspended_at is null))
  execute function private.keep_one_owner();

create function private.require_profile(profile uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select 1 from public.profiles where id = profile) then
    raise exception 'no such profile' using errcode = 'PT404';
  end if;
end $$;

-- Makes somebody an administrator, or no longer one, and gives them the roles that are named: without any, whoever becomes
-- administrator is an owner, and whoever is one stays what they are. For owners. Errors: 42501, PT404, PT409 for the last
-- owner (detail: last-owner), PT422 for roles that there are not, none, or for somebody who is to be no administrator
-- (detail: roles).
create function public.set_admin(profile uuid, is_admin boolean, roles text[] default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('owner');
  perform private.require_profile(profile);
  if roles is not null and (
    not coalesce(set_admin.is_admin, false) or cardinality(roles) = 0
    or not roles <@ private.console_roles()
  ) then
    raise exception 'no such roles' using errcode = 'PT422', detail = 'roles';
  end if;
  update public.profiles as person
  set is_admin = coalesce(set_admin.is_admin, false),
    console_roles = case when set_admin.is_admin then coalesce(set_admin.roles, person.console_roles) else '{}' end
  where person.id = profile;
end $$;

-- What an administrator may do is for owners to decide: others decide about people who are none.
create function private.require_rank(profile uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select 1 from public.profiles as person where person.id = profile and person.is_admin) then
    perform private.require_role('owner');
  end if;
end $$;

-- Takes somebody off the market until the suspension is lifted. Suspending twice keeps the first day.
-- For moderators and support; administrators are suspended by owners.
create function public.suspend_profile(profile uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('moderator', 'support');
  perform private.require_profile(profile);
  perform private.require_rank(profile);
  if coalesce(trim(reason), '') = '' then
    raise exception 'a suspension needs a reason' using errcode = 'PT422', detail = 'reason';
  end if;
  update public.profiles set suspended_at = coalesce(suspended_at, now()), suspension_reason = left(trim(reason), 500)
  where id = profile;
end $$;

-- Records that somebody's professional registration was looked up, or that it no longer holds. For support.
create function public.verify_registration(profile uuid, is_verified boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('support');
  perform private.require_profile(profile);
  update public.profiles set registration_verified_at = case when is_verified then now() end where id = profile;
end $$;

create trigger keep_one_owner_of_deleted before delete on public.profiles
  for each row when (old.console_roles @> '{owner}' and old.suspended_at is null)
  execute function private.keep_one_owner();

-- Whether it was the caller who suspended somebody, as the audit log has it.
create function private.is_own_suspension(profile uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select entry.actor_id = (select auth.uid()) from public.audit_log as entry
    where entry.table_name = 'profiles' and entry.row_id = profile::text and entry.act = 'suspend'
    order by entry.id desc limit 1
  ), false);
end $$;

-- For moderators; support lifts what it has suspended itself, such as an account that was in strange hands, and no
-- judgement of others.
create function public.lift_suspension(profile uuid, reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('moderator', 'support');
  perform private.require_profile(profile);
  perform private.require_rank(profile);
  if not private.is_own_suspension(profile) then
    perform private.require_role('moderator');
  end if;
  update public.profiles set suspended_at = null, suspension_reason = nullif(left(trim(reason), 500), '')
  where id = profile and suspended_at is not null;
end $$;

-- Refuses what a setting may not be. Equal to shared/settings.
create function private.refuse_setting(setting_key text, before jsonb, wanted jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  minimum integer := case when starts_with(setting_key, 'goal_') then 0 else 1 end;
  maximum integer := case setting_key when 'listing_expiry_days' then 365 when 'goal_approval_hours' then 168 else 100000 end;
begin
  if setting_key = 'moderation_mode' and wanted not in ('"all"', '"first"', '"none"') then
    raise exception 'choice' using errcode = 'PT422', detail = setting_key;
  end if;
  if setting_key = 'flagged_words' then
    perform private.refuse_flagged_words(before, wanted);
  end if;
  if jsonb_typeof(before) = 'number' then
    if jsonb_typeof(wanted) is distinct from 'number' or wanted #>> '{}' !~ '^(0|[1-9][0-9]{0,5})$'
      or (wanted #>> '{}')::numeric not between minimum and maximum then
      raise exception 'between' using errcode = 'PT422', detail = setting_key,
        hint = jsonb_build_object('min', minimum, 'max', maximum)::text;
    end if;
  end if;
end $$;

create function private.check_setting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.key <> old.key then
    raise exception 'protected column' using errcode = '42501', hint = 'a setting keeps its name';
  end if;
  perform private.refuse_setting(new.key, old.value, new.value);
  return new;
end $$;
create trigger check_setting before update on public.settings
  for each row when (private.is_direct_call()) execute function private.check_setting();

-- Changes a setting that is a number or a word, given as text: not every server takes a bare word for JSON. For
-- owners. Errors: PT404, PT422 with the setting as detail and the bounds as hint.
create function public.change_setting(setting text, value text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := private.setting(setting);
  wanted jsonb := to_jsonb(change_setting.value);
begin
  perform private.require_role('owner');
  if before is null or jsonb_typeof(before) not in ('number', 'string') then
    raise exception 'no such setting' using errcode = 'PT404', detail = 'setting';
  end if;
  if jsonb_typeof(before) = 'number' and change_setting.value ~ '^[0-9]{1,9}$' then
    wanted := to_jsonb(change_setting.value::integer);
  end if;
  perform private.refuse_setting(setting, before, wanted);
  update public.settings set value = wanted where settings.key = setting;
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.set_admin(uuid, boolean, text[]),
  public.suspend_profile(uuid, text),
  public.verify_registration(uuid, boolean),
  public.lift_suspension(uuid, text),
  public.change_setting(text, text)
from public, anon;
grant execute on function
  public.set_admin(uuid, boolean, text[]),
  public.suspend_profile(uuid, text),
  public.verify_registration(uuid, boolean),
  public.lift_suspension(uuid, text),
  public.change_setting(text, text)
to authenticated, service_role;
