-- How many sellers one person may get to know. Somebody who wants an animal rings a few sellers at once, on the first day
-- too, and a few dozen in a month; whoever gathers numbers wants all of them, and quickly, by accounts made for it. So what
-- counts is the sellers who were not known before, and:
--   in an hour        more than anybody rings in it
--   in thirty days    what a trader needs who lives by buying: five new sellers every day
--   on the first days fewer, since a new account costs nothing; accounts that are new share what one address may ask
--   without an address that was confirmed: enough to begin with
-- `contacts_per_day` counts every time that a number is told, of sellers who are known too.

insert into public.settings (key, value) values
  ('contacts_per_hour', '12'),
  ('contacts_per_month', '150'),
  ('contacts_when_new_per_day', '12'),
  ('contacts_of_new_per_day', '40'),
  ('contacts_unconfirmed_per_day', '4'),
  ('new_account_days', '7'),
  ('visitor_address', '"last"');

create function private.is_known_seller(person uuid, seller uuid) returns boolean
language sql security definer set search_path = '' as $$
  select exists (
    select 1 from public.contact_events
    where person_id = person and seller_id = seller and created_at > now() - interval '30 days'
  )
$$;

-- Refuses one more where there are as many as a setting allows.
create function private.refuse_more(limit_key text, told bigint) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  maximum integer := (private.setting(limit_key) #>> '{}')::integer;
begin
  if told >= maximum then
    raise exception 'enough for now' using errcode = 'PT429', detail = regexp_replace(limit_key, '_per_day$', ''),
      hint = jsonb_build_object('max', maximum)::text;
  end if;
end $$;

-- Refuses a further seller's number to somebody who was told enough. Administrators are told any number.
create function private.require_contacts_left(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  this_morning timestamptz := date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata';
  is_new boolean;
  is_confirmed boolean;
  in_hour bigint;
  in_day bigint;
  in_month bigint;
begin
  if private.is_admin() then
    return;
  end if;
  select
    shown.member_since > now() - make_interval(days => (private.setting('new_account_days') #>> '{}')::integer),
    shown.is_email_verified or shown.is_phone_verified
  into is_new, is_confirmed
  from public.public_profiles as shown where shown.id = person;
  select count(*) filter (where created_at > now() - interval '1 hour'),
    count(*) filter (where created_at >= this_morning), count(*)
  into in_hour, in_day, in_month
  from public.contact_events
  where person_id = person and is_first and created_at > now() - interval '30 days';
  if not is_confirmed then
    perform private.refuse_more('contacts_unconfirmed_per_day', in_day);
  end if;
  if is_new then
    perform private.refuse_more('contacts_when_new_per_day', in_day);
  end if;
  perform private.refuse_more('contacts_per_hour', in_hour);
  perform private.refuse_more('contacts_per_month', in_month);
  if is_new then
    perform private.count_of_address('contacts_of_new');
  end if;
end $$;
revoke execute on all functions in schema private from public;
