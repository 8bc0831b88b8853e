-- How buyers reach sellers. The number is in no row that a stranger reads: it is revealed one listing at a time, to
-- people who are signed in, within the limits below, and every time is written down. Channels are equal to
-- shared/listing/contact.

create table public.contact_events (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid references public.listings (id) on delete cascade,
  wanted_id uuid,
  seller_id uuid not null references public.profiles (id) on delete cascade,
  person_id uuid not null references public.profiles (id) on delete cascade,
  channel text not null check (channel in ('phone', 'whatsapp')),
  is_first boolean not null default true,
  created_at timestamptz not null default now(),
  constraint contact_events_about_one_thing check (num_nonnulls(listing_id, wanted_id) = 1)
);
create index contact_events_listing_id_idx on public.contact_events (listing_id);
create index contact_events_seller_id_idx on public.contact_events (seller_id);
create index contact_events_person_id_idx on public.contact_events (person_id, created_at);
create index contact_events_person_seller_idx on public.contact_events (person_id, seller_id, created_at);
comment on table public.contact_events is 'Who was told whose number. The seller sees how many, on the listing.';
comment on column public.contact_events.wanted_id is 'The wanted notice whose number was told, see the migration wanted_notices: then `seller_id` is who looks for something.';
comment on column public.contact_events.is_first is 'Whether the person had not been told a number of this seller in the thirty days before.';

revoke all on public.contact_events from anon, authenticated;
grant select on public.contact_events to authenticated;
grant all on public.contact_events to service_role;
alter table public.contact_events enable row level security;
create policy "People read whom they asked for, moderators and support all" on public.contact_events
  for select to authenticated using (person_id = (select auth.uid()) or (select private.has_role('moderator', 'support')));

create function private.count_contacts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.listings set contact_count = contact_count + 1 where id = new.listing_id;
  return new;
end $$;
create trigger count_contacts after insert on public.contact_events
  for each row execute function private.count_contacts();
create trigger limit_contacts after insert on public.contact_events
  for each row execute function private.limit_writes('contacts');

-- The number of somebody who offers a listing or has written a wanted notice, told to a person, within the limits.
create function private.number_told(person uuid, seller uuid, channel text, listing uuid, wanted uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  number text;
  is_known boolean;
begin
  select case channel when 'phone' then phone else whatsapp end into number from public.profiles where id = seller;
  if number is null then
    raise exception 'they gave no such number' using errcode = 'PT404', detail = 'number';
  end if;
  if not exists (
    select 1 from public.contact_events as earlier
    where earlier.person_id = person and earlier.seller_id = seller and earlier.channel = number_told.channel
      and (earlier.listing_id = listing or earlier.wanted_id = wanted) and earlier.created_at > now() - interval '1 day'
  ) then
    -- Those who ask for many at the same time wait for each other here.
    perform pg_advisory_xact_lock(hashtextextended('reveal_contact ' || person, 0));
    is_known := private.is_known_seller(person, seller);
    if not is_known then
      perform private.require_contacts_left(person);
    end if;
    insert into public.contact_events (listing_id, wanted_id, seller_id, person_id, channel, is_first)
    values (listing, wanted, seller, person, channel, not is_known);
  end if;
  return number;
end $$;

create function private.require_channel(channel text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if channel is null or channel not in ('phone', 'whatsapp') then
    raise exception 'no such channel' using errcode = 'PT422', detail = 'channel';
  end if;
end $$;

-- The number of a listing's seller. Asking again on the same day is no second time.
-- Errors: 42501 for guests and people who are suspended, PT422 for an unknown channel, PT404 for a listing that is not
-- on offer (detail "listing") or a seller without such a number (detail "number"), PT409 for one's own, PT429 when it
-- is enough (detail: which limit).
create function public.reveal_contact(listing_id uuid, channel text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  listing public.listings;
begin
  perform private.require_unsuspended();
  perform private.require_channel(channel);
  select * into listing from public.listings where id = reveal_contact.listing_id;
  if listing.seller_id = person then
    raise exception 'this is your own listing' using errcode = 'PT409', detail = 'own';
  end if;
  if not found or public.listing_state(listing) <> 'active' or listing.is_seller_suspended then
    raise exception 'no such listing' using errcode = 'PT404', detail = 'listing';
  end if;
  return private.number_told(person, listing.seller_id, channel, listing.id, null);
end $$;

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
  if private.has_role('moderator', 'support') then
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
revoke execute on function public.reveal_contact(uuid, text) from public, anon;
grant execute on function public.reveal_contact(uuid, text) to authenticated, service_role;
