-- Who administers the market. The address in `settings` becomes administrator by itself, once a link that was mailed to it
-- has been opened; everybody else is made one by an administrator. There is always one left. Administrators suspend people, whose listings and
-- public profile then disappear at once and who can write nothing.

create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'administrators only' using errcode = '42501';
  end if;
end $$;

create function private.require_unsuspended() returns void
language plpgsql stable set search_path = '' as $$
begin
  if (select auth.uid()) is null then
    raise exception 'sign in first' using errcode = '42501', detail = 'session';
  end if;
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

create function private.remember_administrator() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.address_proofs set administrator_as = (select lower(email) from auth.users where id = new.id)
  where user_id = new.id;
  return new;
end $$;
create trigger remember_administrator after insert or update of is_admin on public.profiles
  for each row when (new.is_admin) execute function private.remember_administrator();

-- Two who demote each other at the same time wait for each other here.
create function private.keep_one_administrator() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('keep_one_administrator'));
  if not exists (select 1 from public.profiles where is_admin and suspended_at is null and id <> old.id) then
    raise exception 'the last administrator stays' using errcode = 'PT409', detail = 'last-administrator';
  end if;
  return new;
end $$;
create trigger keep_one_administrator before update on public.profiles
  for each row
  when (old.is_admin and old.suspended_at is null and not (new.is_admin and new.suspended_at is null))
  execute function private.keep_one_administrator();

create function private.require_profile(profile uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select 1 from public.profiles where id = profile) then
    raise exception 'no such profile' using errcode = 'PT404';
  end if;
end $$;

-- Makes somebody an administrator, or no longer one.
create function public.set_admin(profile uuid, is_admin boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_profile(profile);
  update public.profiles set is_admin = coalesce(set_admin.is_admin, false) where id = profile;
end $$;

-- Takes somebody off the market until the suspension is lifted. Suspending twice keeps the first day.
create function public.suspend_profile(profile uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_profile(profile);
  if coalesce(trim(reason), '') = '' then
    raise exception 'a suspension needs a reason' using errcode = 'PT422', detail = 'reason';
  end if;
  update public.profiles set suspended_at = coalesce(suspended_at, now()), suspension_reason = left(trim(reason), 500)
  where id = profile;
end $$;

create function public.lift_suspension(profile uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_profile(profile);
  update public.profiles set suspended_at = null, suspension_reason = null where id = profile;
end $$;

-- Records that somebody's professional registration was looked up, or that it no longer holds.
create function public.verify_registration(profile uuid, is_verified boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_profile(profile);
  update public.profiles set registration_verified_at = case when is_verified then now() end where id = profile;
end $$;

revoke execute on function public.set_admin(uuid, boolean), public.suspend_profile(uuid, text),
  public.lift_suspension(uuid), public.verify_registration(uuid, boolean) from public, anon;
grant execute on function public.set_admin(uuid, boolean), public.suspend_profile(uuid, text),
  public.lift_suspension(uuid), public.verify_registration(uuid, boolean) to authenticated, service_role;
revoke execute on all functions in schema private from public;
