-- People of whom support knows a telephone number and no e-mail address. They have an account that nobody can sign in to.
-- They take it over, with all that was listed for them, by a code that support reads out to them or hands to them, and an
-- e-mail address of their own: a link to choose a password is mailed there. Until they have chosen one, the code can give
-- the account another address, since the first may have been mistyped.

create table private.takeover_codes (
  profile_id uuid primary key references public.profiles (id) on delete cascade,
  code_hash text not null,
  made_by uuid references public.profiles (id) on delete set null,
  made_at timestamptz not null default now(),
  wrong_tries integer not null default 0,
  wrong_on date
);
comment on table private.takeover_codes is 'By what people take over the accounts that support made for them.';
comment on column private.takeover_codes.wrong_tries is 'How often a code was wrong on the day of `wrong_on`.';
create index takeover_codes_made_by_idx on private.takeover_codes (made_by, made_at);

revoke all on private.takeover_codes from public;

create function private.takeover_hash(account uuid, code text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(account::text || code, 'UTF8')), 'hex')
$$;

-- An account that waits for being taken over: nobody has chosen a password for it.
create function private.waits_for_takeover(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from private.takeover_codes as code join auth.users as account_of on account_of.id = code.profile_id
    where code.profile_id = account and coalesce(account_of.encrypted_password, '') = ''
  )
$$;

-- Gives an account a code of eight digits in place of any before. @returns it: it is kept as a hash alone
create function private.make_takeover_code(account uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  code text := lpad((('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint % 100000000)::text, 8, '0');
begin
  if (select count(*) from private.takeover_codes as made
      where made.made_by = auth.uid() and made.made_at > now() - interval '1 day') >= 100 then
    raise exception 'enough for today' using errcode = 'PT429', detail = 'takeover_codes',
      hint = '{"max": 100}';
  end if;
  insert into private.takeover_codes (profile_id, code_hash, made_by)
  values (account, private.takeover_hash(account, code), auth.uid())
  on conflict (profile_id) do update set code_hash = excluded.code_hash, made_by = excluded.made_by, made_at = now(),
    wrong_tries = 0, wrong_on = null;
  return code;
end $$;

-- Makes an account for somebody of whom a mobile number is known, in the form of E.164, and no e-mail address. For
-- support. Errors: PT422 (detail: the field), PT409 (detail: taken) where such an account waits with this number, PT429.
create function public.add_telephone_seller(name text, phone text, whatsapp text, language text)
returns table (id uuid, code text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  given_name text := trim(add_telephone_seller.name);
  number text := add_telephone_seller.phone;
  account uuid := gen_random_uuid();
begin
  perform private.require_role('support');
  if coalesce(char_length(given_name), 0) not between 1 and 80 then
    perform private.refuse_answer('required', 'name');
  end if;
  perform public.check_name(given_name);
  if coalesce(number, '') !~ '^\+91[6-9][0-9]{9}$' then
    perform private.refuse_answer('choice', 'phone');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('takeover ' || number, 0));
  if exists (
    select 1 from public.profiles as person where person.phone = number and private.waits_for_takeover(person.id)
  ) then
    raise exception 'somebody of this number waits already' using errcode = 'PT409', detail = 'taken';
  end if;
  insert into auth.users
    (id, aud, role, confirmation_token, recovery_token, email_change, email_change_token_new, raw_app_meta_data,
      raw_user_meta_data)
  values (account, 'authenticated', 'authenticated', '', '', '', '', '{"provider": "email", "providers": ["email"]}',
    jsonb_strip_nulls(jsonb_build_object(
      'name', given_name, 'phone', number, 'whatsapp', add_telephone_seller.whatsapp,
      'language', add_telephone_seller.language
    )));
  -- A hosted project's Auth finds accounts of its own instance alone, which is this one for all.
  if exists (
    select 1 from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute 'update auth.users set instance_id = $1 where id = $2' using '00000000-0000-0000-0000-000000000000'::uuid, account;
  end if;
  return query select account, private.make_takeover_code(account);
end $$;

-- Another code for somebody who has lost theirs. For support. Errors: PT404 for an account that
-- nobody waits to take over, PT429.
create function public.renew_takeover_code(profile uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('support');
  if not private.waits_for_takeover(profile) then
    raise exception 'no such seller' using errcode = 'PT404', detail = 'seller';
  end if;
  return private.make_takeover_code(profile);
end $$;

-- Gives the account of a telephone number an e-mail address, for whoever knows its code. For guests. The answer is
-- 'done', 'wrong' for a number or code that is not known, which tells nobody whose number is, 'locked' after five wrong
-- codes in a day, or 'taken' where the address has another account. It is an answer, since an error would undo the
-- counting. Errors: PT422 (detail: email).
create function public.take_over_account(phone text, code text, email text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(trim(take_over_account.email));
  today date := (now() at time zone 'Asia/Kolkata')::date;
  waiting record;
begin
  if coalesce(address, '') !~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' or char_length(address) > 254 then
    perform private.refuse_answer('choice', 'email');
  end if;
  select made.* into waiting
  from public.profiles as person join private.takeover_codes as made on made.profile_id = person.id
  where person.phone = take_over_account.phone and person.suspended_at is null and private.waits_for_takeover(person.id)
  for update of made;
  if not found then
    return 'wrong';
  elsif waiting.wrong_on = today and waiting.wrong_tries >= 5 then
    return 'locked';
  elsif waiting.code_hash <> private.takeover_hash(waiting.profile_id, take_over_account.code) then
    update private.takeover_codes set wrong_on = today,
      wrong_tries = case when wrong_on = today then wrong_tries + 1 else 1 end
    where profile_id = waiting.profile_id;
    return 'wrong';
  elsif exists (
    select 1 from auth.users as other where lower(other.email) = address and other.id <> waiting.profile_id
  ) then
    return 'taken';
  end if;
  update auth.users as account set email = address
  where account.id = waiting.profile_id and account.email is distinct from address;
  return 'done';
end $$;

-- Whoever has chosen a password has the account: its code is none any more.
create function private.end_takeover() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.takeover_codes where profile_id = new.id;
  return null;
end $$;
create trigger end_takeover after update of encrypted_password on auth.users
  for each row when (coalesce(new.encrypted_password, '') <> '') execute function private.end_takeover();

revoke execute on all functions in schema private from public;
revoke execute on function
  public.add_telephone_seller(text, text, text, text),
  public.renew_takeover_code(uuid),
  public.take_over_account(text, text, text)
from public, anon;
grant execute on function
  public.add_telephone_seller(text, text, text, text),
  public.renew_takeover_code(uuid)
to authenticated, service_role;
grant execute on function public.take_over_account(text, text, text) to anon, authenticated, service_role;
