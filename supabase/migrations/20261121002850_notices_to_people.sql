-- What the market tells people: one row for each person and each thing that they are told, written in the transaction
-- that brings it about. Nobody is told what they did themselves. Kinds are equal to shared/notice, which a test compares.

create table private.notices (
  id bigint generated always as identity primary key,
  profile_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in (
    'approved', 'rejected', 'revision_approved', 'revision_rejected', 'removed', 'restored', 'expiring', 'expired',
    'number_asked', 'price_dropped', 'favourite_sold', 'report_acknowledged', 'report_settled', 'made_administrator',
    'roles_changed', 'no_administrator', 'suspended', 'suspension_lifted', 'registration_verified', 'registration_unverified',
    'search_matched', 'queue_long', 'reports_late', 'week_summary', 'message', 'wanted_approved', 'wanted_rejected',
    'wanted_removed', 'wanted_ending', 'wanted_asked', 'wanted_fits', 'movement_notice'
  )),
  listing_id uuid references public.listings (id) on delete cascade,
  search_id uuid references public.saved_searches (id) on delete cascade,
  wanted_id uuid,
  movement_id uuid,
  details jsonb not null default '{}',
  day date not null default (now() at time zone 'Asia/Kolkata')::date,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create unique index notices_one_a_day_idx on private.notices (profile_id, kind, listing_id, day)
  where read_at is null and kind <> 'message';
create unique index notices_one_a_search_idx on private.notices (search_id) where read_at is null;
create index notices_search_id_idx on private.notices (search_id);
create index notices_profile_id_idx on private.notices (profile_id, id desc);
create index notices_unread_idx on private.notices (profile_id) where read_at is null;
create index notices_listing_id_idx on private.notices (listing_id);
create index notices_created_at_idx on private.notices (created_at);
comment on table private.notices is 'What people are told, for 90 days, and to one person the newest 200. Read by the person alone.';
comment on column private.notices.details is 'What there is to say besides, by kind: reason and note, prices, how many people.';
comment on column private.notices.day is 'As people in India count days. What is told again on it, and not read, is one notice; each message is one.';

create function private.notices_at_most() returns integer
language sql immutable parallel safe set search_path = '' as 'select 200';

-- How many people are told of one listing that they have saved: those who saved it last.
create function private.told_at_once() returns integer
language sql immutable parallel safe set search_path = '' as 'select 500';

-- What one notice says of two: how many people in all, and what the price was at first.
create function private.joined_details(earlier jsonb, later jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select later
    || case when earlier ? 'was' then jsonb_build_object('was', earlier -> 'was') else '{}' end
    || case when earlier ? 'people'
      then jsonb_build_object('people', (earlier ->> 'people')::integer + (later ->> 'people')::integer) else '{}' end
$$;

-- Tells people something, and their listing or the one they have saved. What is told again before it was read moves up.
-- Of a listing that is gone nobody is told: what happened to it stands in its history all the same.
create function private.tell(people uuid[], kind text, listing uuid, details jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.notices as earlier (profile_id, kind, listing_id, details)
  select person, tell.kind, tell.listing, jsonb_strip_nulls(tell.details) from unnest(people) as person
  where tell.listing is null or exists (select from public.listings where id = tell.listing)
  on conflict (profile_id, kind, listing_id, day) where read_at is null and kind <> 'message' do update set
    id = default,
    details = private.joined_details(earlier.details, excluded.details),
    created_at = excluded.created_at;
end $$;

-- Takes back what is not so any more, from whoever has not read it.
create function private.untell(listing uuid, variadic kinds text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.notices where listing_id = listing and read_at is null and kind = any (kinds);
end $$;

-- Notices go after 90 days, some with every one that comes, and of one person all but the newest, of which the last is
-- found once. Nobody waits for somebody else who is just clearing up. Rows go by where they lie, which leads to them
-- whatever is known of the table's size.
create function private.trim_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.notices where ctid = any (array(
    select past.ctid from private.notices as past where past.created_at < now() - interval '90 days'
    order by past.created_at limit 500 for update skip locked));
  delete from private.notices where ctid = any (array(
    with last as materialized (
      select person.profile_id, (
        select newest.id from private.notices as newest where newest.profile_id = person.profile_id
        order by newest.id desc offset private.notices_at_most() limit 1
      ) as id
      from (select distinct profile_id from written) as person
    )
    select past.ctid from last join private.notices as past on past.profile_id = last.profile_id and past.id <= last.id
    for update of past skip locked));
  return null;
end $$;
create trigger trim_notices after insert on private.notices
  referencing new table as written for each statement execute function private.trim_notices();

-- Those who have saved a listing, but for its seller.
create function private.savers_of(listing uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(user_id), '{}') from (
    select saved.user_id from public.favourites as saved
    where saved.listing_id = listing
      and saved.user_id <> (select seller_id from public.listings where id = listing)
    order by saved.created_at desc limit private.told_at_once()
  ) as told
$$;

-- What a seller is told of a step of a listing that somebody else took, or null.
create function private.kind_of_step(step public.listing_events, is_revision boolean) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when step.actor_id is not distinct from step.seller_id or step.from_status is null then null
    when step.reason = 'revision' then 'revision_approved'
    when step.from_status = step.to_status then null
    when step.to_status = 'rejected' then case when is_revision then 'revision_rejected' else 'rejected' end
    when step.to_status = 'removed' then 'removed'
    when step.from_status = 'pending' and step.to_status = 'active' then 'approved'
    when step.from_status in ('removed', 'sold') then 'restored'
  end;
end $$;

-- A decision that is taken back takes its notice along, read or not. A change is told of under the listing it changes.
create function private.tell_of_one_step(step public.listing_events) returns void
language plpgsql security definer set search_path = '' as $$
declare
  revised uuid := (select revises from public.listings where id = step.listing_id);
  told_of uuid := coalesce(revised, step.listing_id);
  told text;
begin
  if step.reason = 'undo' then
    delete from private.notices where id = (
      select id from private.notices
      where profile_id = step.seller_id and listing_id = told_of
        and kind in ('approved', 'rejected', 'revision_rejected', 'removed', 'restored')
      order by id desc limit 1
    ) and created_at > now() - interval '10 minutes';
    return;
  end if;
  told := private.kind_of_step(step, revised is not null);
  if told is not null then
    perform private.tell(array[step.seller_id], told, told_of,
      case told when 'restored' then jsonb_build_object('status', step.to_status)
        when 'revision_approved' then '{}' else jsonb_build_object('reason', step.reason, 'note', step.note) end);
  end if;
  if step.to_status = 'sold' and step.from_status = 'active' then
    perform private.tell(private.savers_of(step.listing_id), 'favourite_sold', step.listing_id);
  end if;
end $$;

create function private.tell_of_step() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_one_step(new);
  return null;
end $$;
create trigger tell_of_step after insert on public.listing_events
  for each row when (coalesce(current_setting('maveshi.import', true), '') = '')
  execute function private.tell_of_step();

-- What was about to run out, has run out or was sold, and is not so any more.
create function private.untell_of_end() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.untell(new.id, 'expiring', 'expired');
  if new.status = 'active' then
    perform private.untell(new.id, 'favourite_sold');
  end if;
  return null;
end $$;
create trigger untell_of_end after update of status, expires_at on public.listings
  for each row when ((old.status, old.expires_at) is distinct from (new.status, new.expires_at))
  execute function private.untell_of_end();

-- Those who have saved a listing are told that it costs less, and no more once it costs what it did.
create function private.tell_of_other_price(listing public.listings, was bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.notices as told
  where told.listing_id = listing.id and told.kind = 'price_dropped' and told.read_at is null
    and (listing.price is null or (told.details ->> 'was')::bigint <= listing.price);
  if listing.price < was and public.listing_state(listing) = 'active' and not listing.is_seller_suspended then
    perform private.tell(private.savers_of(listing.id), 'price_dropped', listing.id,
      jsonb_build_object('was', was, 'price', listing.price));
  elsif listing.price > was then
    update private.notices as told set details = told.details || jsonb_build_object('price', listing.price)
    where told.listing_id = listing.id and told.kind = 'price_dropped' and told.read_at is null;
  end if;
end $$;

create function private.tell_of_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_other_price(new, old.price);
  return null;
end $$;
create trigger tell_of_price after update of price on public.listings
  for each row when (old.price is distinct from new.price and coalesce(current_setting('maveshi.import', true), '') = '')
  execute function private.tell_of_price();

-- A seller is told how many asked for the number, and never who. By phone and by WhatsApp on one day is one person.
create function private.tell_of_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select 1 from public.contact_events as earlier
    where earlier.person_id = new.person_id and earlier.seller_id = new.seller_id
      and earlier.listing_id = new.listing_id and earlier.id <> new.id
      and earlier.created_at > date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
  ) then
    perform private.tell(array[new.seller_id], 'number_asked', new.listing_id, '{"people": 1}');
  end if;
  return null;
end $$;
create trigger tell_of_contact after insert on public.contact_events
  for each row when (new.listing_id is not null) execute function private.tell_of_contact();

create function private.tell_of_rights() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() = new.id then
    return null;
  end if;
  if (old.is_admin, old.console_roles) is distinct from (new.is_admin, new.console_roles) then
    perform private.tell(array[new.id], case
        when not new.is_admin then 'no_administrator' when old.is_admin then 'roles_changed' else 'made_administrator' end,
      null, case when new.is_admin then jsonb_build_object('roles', new.console_roles) else '{}' end);
  end if;
  if (old.suspended_at is null) <> (new.suspended_at is null) then
    perform private.tell(array[new.id], case when new.suspended_at is null then 'suspension_lifted' else 'suspended' end,
      null, jsonb_build_object('note', new.suspension_reason));
  end if;
  if (old.registration_verified_at is null) <> (new.registration_verified_at is null) then
    perform private.tell(array[new.id], case when new.registration_verified_at is null then 'registration_unverified'
      else 'registration_verified' end, null);
  end if;
  return null;
end $$;
create trigger tell_of_rights after update of is_admin, console_roles, suspended_at, registration_verified_at on public.profiles
  for each row execute function private.tell_of_rights();

-- Time runs out without a transaction, so it is told when its seller asks for notices: nobody else sees them, an index
-- has what runs out, and nothing has to run beside the market. Up to when each person was told stands here, since
-- notices go.
create table private.expiry_told (
  profile_id uuid primary key references public.profiles (id) on delete cascade,
  expiring_until timestamptz not null default '-infinity',
  expired_until timestamptz not null default '-infinity'
);

create function private.listings_ending(person uuid, after timestamptz, until timestamptz)
returns table (listing uuid, ends_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select id, expires_at from public.listings
  where seller_id = person and status = 'active' and not is_seller_suspended
    and expires_at > greatest(after, now() - interval '90 days') and expires_at <= until
  order by expires_at limit private.notices_at_most()
$$;

-- What runs out within three days, and what has run out. Whoever asks twice at the same time is told once.
create function private.tell_of_expiry(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  soon timestamptz := now() + interval '3 days';
  told private.expiry_told;
  ending record;
begin
  perform private.tell_of_wanted_ending(person);
  select * into told from private.expiry_told where profile_id = person;
  if not exists (select 1 from private.listings_ending(person, coalesce(told.expired_until, '-infinity'), now()))
    and not exists (
      select 1 from private.listings_ending(person, greatest(coalesce(told.expiring_until, now()), now()), soon)
    ) then
    return;
  end if;
  insert into private.expiry_told (profile_id) values (person) on conflict do nothing;
  select * into told from private.expiry_told where profile_id = person for update;
  for ending in select * from private.listings_ending(person, told.expired_until, now()) loop
    perform private.untell(ending.listing, 'expiring');
    perform private.tell(array[person], 'expired', ending.listing, jsonb_build_object('expires_at', ending.ends_at));
    told.expired_until := ending.ends_at;
  end loop;
  for ending in select * from private.listings_ending(person, greatest(told.expiring_until, now()), soon) loop
    perform private.tell(array[person], 'expiring', ending.listing, jsonb_build_object('expires_at', ending.ends_at));
    told.expiring_until := ending.ends_at;
  end loop;
  update private.expiry_told set expiring_until = told.expiring_until, expired_until = told.expired_until
  where profile_id = person;
end $$;

revoke execute on all functions in schema private from public;
