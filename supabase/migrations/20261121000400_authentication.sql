-- Which e-mail addresses were proved: a link that was mailed to the address itself has been opened. That an address counts
-- as confirmed says less, since a service may be told to confirm whatever is typed, as the embedded one is.

create table private.address_proofs (
  user_id uuid primary key references auth.users (id) on delete cascade,
  recovery_to text,
  confirmation_to text,
  proved text,
  proved_at timestamptz,
  administrator_as text
);
comment on table private.address_proofs is 'What is known of the address of an account. Addresses are in small letters.';
comment on column private.address_proofs.recovery_to is 'Where the link went that is open now: the address may change before it is used.';
comment on column private.address_proofs.administrator_as is
  'The address of the account when it last became administrator: an address makes one once, and none of who was demoted.';
create index address_proofs_administrator_as_idx on private.address_proofs (administrator_as);

revoke all on private.address_proofs from public;

-- The service keeps a token while its link is unused and empties it when the link is opened; a new password empties it
-- too, in the same statement. A change of address proves the new one only where both links were opened: the first one
-- leaves `email_change_confirm_status` at 1.
create function private.note_mailed_links() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(new.email);
  recovery text := coalesce(new.recovery_token, '');
  confirmation text := coalesce(new.confirmation_token, '');
begin
  if tg_op = 'INSERT' then
    insert into private.address_proofs (user_id, recovery_to, confirmation_to)
    values (new.id, case when recovery <> '' then address end, case when confirmation <> '' then address end);
    return new;
  end if;
  update private.address_proofs set
    recovery_to = case when recovery <> '' and recovery is distinct from old.recovery_token then address else recovery_to end,
    confirmation_to =
      case when confirmation <> '' and confirmation is distinct from old.confirmation_token then address else confirmation_to end
  where user_id = new.id;
  update private.address_proofs set proved = address, proved_at = clock_timestamp()
  where user_id = new.id and case
    when address is distinct from lower(old.email) then
      old.email_change_confirm_status = 1 and address = lower(old.email_change)
    when new.encrypted_password is distinct from old.encrypted_password then false
    else recovery = '' and coalesce(old.recovery_token, '') <> '' and recovery_to = address
      or confirmation = '' and coalesce(old.confirmation_token, '') <> '' and confirmation_to = address
        and new.email_confirmed_at is not null
  end;
  return new;
end $$;

-- Before the others: triggers of one event run in the order of their names.
create trigger address_proof
  after insert or update of email, encrypted_password, recovery_token, confirmation_token on auth.users
  for each row execute function private.note_mailed_links();

-- What was mailed to a former address says nothing of the present one, and who chooses a new password may do so because
-- somebody else has asked for another address. A hosted project voids such links itself; a link that is asked for in the
-- same statement stays.
create function private.void_mailed_links() returns trigger
language plpgsql set search_path = '' as $$
begin
  if lower(new.email) is distinct from lower(old.email) then
    new.recovery_token := '';
    new.confirmation_token := '';
  end if;
  if new.encrypted_password is distinct from old.encrypted_password
    and (new.email_change_token_current, new.email_change_token_new)
      is not distinct from (old.email_change_token_current, old.email_change_token_new) then
    new.email_change := '';
    new.email_change_token_current := '';
    new.email_change_token_new := '';
    new.email_change_confirm_status := 0;
  end if;
  return new;
end $$;
create trigger void_mailed_links before update of email, encrypted_password on auth.users
  for each row execute function private.void_mailed_links();

create function private.is_address_proved(account uuid, address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from private.address_proofs where user_id = account and proved = lower(address))
$$;

-- What strangers are told of it.
create function private.publish_confirmations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.public_profiles set
    is_email_verified = private.is_address_proved(new.id, new.email),
    is_phone_verified = new.phone_confirmed_at is not null
  where id = new.id;
  return new;
end $$;

-- After create_profile.
create trigger publish_confirmations after insert or update of email, phone_confirmed_at on auth.users
  for each row execute function private.publish_confirmations();

create function private.publish_proof() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.public_profiles set
    is_email_verified = exists (select 1 from auth.users where id = new.user_id and lower(email) = new.proved)
  where id = new.user_id;
  return new;
end $$;
create trigger publish_proof after update of proved on private.address_proofs
  for each row execute function private.publish_proof();

-- A token outlives its session by up to an hour: whoever has signed out, or has lost the session to a new password, acts
-- by it no longer. The embedded backend asks in front of every request; a hosted project's PostgREST calls this before
-- each, in the role of the token. The answer is that to a token which is too old, upon which clients ask for a new one.
-- Guests and keys have no session. Files are asked about by their policies.

create function private.refuse_ended_session() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_session_alive() then
    raise sqlstate 'PGRST' using
      message = json_build_object('code', 'PGRST303', 'message', 'JWT expired')::text,
      detail = json_build_object('status', 401, 'headers', json_build_object(
        'WWW-Authenticate', 'Bearer error="invalid_token", error_description="JWT expired"'))::text;
  end if;
end $$;

-- The role is PostgREST's, which reads its settings there.
do $$
begin
  if exists (select 1 from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.refuse_ended_session';
    notify pgrst, 'reload config';
  end if;
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.refuse_ended_session() from public;
grant execute on function private.refuse_ended_session() to anon, authenticated, service_role;
