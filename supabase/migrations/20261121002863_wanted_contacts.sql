-- How sellers reach whoever looks for something, and what is told about wanted notices: to whom they are by, that it was
-- decided about them, that they end and that somebody asked for the number; to sellers, that one fits what they offer.

alter table public.contact_events add foreign key (wanted_id) references public.wanted_notices (id) on delete cascade;
create index contact_events_wanted_id_idx on public.contact_events (wanted_id);
alter table private.notices add foreign key (wanted_id) references public.wanted_notices (id) on delete cascade;
create index notices_wanted_id_idx on private.notices (wanted_id);
create unique index notices_one_a_wanted_idx on private.notices (profile_id, kind, wanted_id)
  where read_at is null and wanted_id is not null and kind <> 'wanted_fits';
-- A seller has one unread notice that somebody looks for what they offer.
create unique index notices_one_fitting_idx on private.notices (profile_id) where read_at is null and kind = 'wanted_fits';

-- The number of whoever looks for something: as reveal_contact tells a seller's, within the same limits, and written down in
-- the same place. Errors: 42501 for guests and people who are suspended, PT422 for an unknown channel, PT404 for a notice
-- that is not shown (detail "wanted") or somebody without such a number (detail "number"), PT409 for one's own, PT429 when
-- it is enough (detail: which limit).
create function public.reveal_wanted(wanted_id uuid, channel text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  wanted public.wanted_notices;
begin
  perform private.require_unsuspended();
  perform private.require_channel(channel);
  select * into wanted from public.wanted_notices as named where named.id = reveal_wanted.wanted_id;
  if wanted.profile_id = person then
    raise exception 'this is your own notice' using errcode = 'PT409', detail = 'own';
  end if;
  if not found or private.wanted_state(wanted) <> 'active' or not exists (
    select from public.profiles where id = wanted.profile_id and suspended_at is null
  ) then
    raise exception 'no such notice' using errcode = 'PT404', detail = 'wanted';
  end if;
  return private.number_told(person, wanted.profile_id, channel, null, wanted.id);
end $$;

-- Tells people of a notice. What is told again before it was read moves up, and people are counted together.
create function private.tell_of_wanted(people uuid[], kind text, wanted uuid, details jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.notices as earlier (profile_id, kind, wanted_id, details)
  select person, tell_of_wanted.kind, wanted, jsonb_strip_nulls(tell_of_wanted.details) from unnest(people) as person
  on conflict (profile_id, kind, wanted_id) where read_at is null and wanted_id is not null and kind <> 'wanted_fits'
  do update set
    id = default,
    details = private.joined_details(earlier.details, excluded.details),
    day = excluded.day,
    created_at = excluded.created_at;
end $$;

-- Whoever looks for something is told how many asked for the number, and never who; by phone and by WhatsApp on one day is one person.
create function private.tell_of_wanted_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.wanted_notices set contact_count = contact_count + 1 where id = new.wanted_id;
  if not exists (
    select from public.contact_events as earlier
    where earlier.person_id = new.person_id and earlier.wanted_id = new.wanted_id and earlier.id <> new.id
      and earlier.created_at > date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
  ) then
    perform private.tell_of_wanted(array[new.seller_id], 'wanted_asked', new.wanted_id, '{"people": 1}');
  end if;
  return null;
end $$;
create trigger tell_of_wanted_contact after insert on public.contact_events
  for each row when (new.wanted_id is not null) execute function private.tell_of_wanted_contact();

-- The sellers, but for who wrote it, that have something on offer that fits: of so many listings as are told of at once.
create function private.sellers_met_by(wanted uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  known private.wanted_search;
  sellers uuid[];
begin
  select * into known from private.wanted_search where wanted_id = wanted;
  if not found then
    return '{}';
  end if;
  execute format(
    'select array_agg(distinct listing.seller_id) from (
       select listing_id from private.listing_search where %s limit %s
     ) as met join public.listings as listing on listing.id = met.listing_id where listing.seller_id <> %L',
    known.condition, private.told_at_once(), known.profile_id)
  into sellers;
  return coalesce(sellers, '{}');
end $$;

-- One that is shown anew is told to sellers once, however often it is renewed within its days. Where an earlier one is
-- unread it takes its place, once a day at most: nobody is flooded who sells what many look for.
create function private.tell_sellers_of_wanted(wanted uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.notices as earlier (profile_id, kind, wanted_id)
  select person, 'wanted_fits', wanted from unnest(private.sellers_met_by(wanted)) as met (person)
  on conflict (profile_id) where read_at is null and kind = 'wanted_fits' do update set
    id = default,
    wanted_id = excluded.wanted_id,
    day = excluded.day,
    created_at = excluded.created_at
  where earlier.day < excluded.day;
end $$;

create function private.tell_of_wanted_step() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is distinct from new.profile_id and new.status in ('active', 'rejected', 'removed') then
    perform private.tell_of_wanted(array[new.profile_id], case new.status when 'active' then 'wanted_approved'
        else 'wanted_' || new.status end, new.id,
      jsonb_build_object('reason', new.refusal_reason, 'note', new.refusal_note));
  end if;
  if new.status = 'active' then
    perform private.tell_sellers_of_wanted(new.id);
  end if;
  return null;
end $$;
-- After keep_wanted_search, by its name: triggers run in the order of theirs.
create trigger tell_of_wanted_step after update of status on public.wanted_notices
  for each row when (old.status is distinct from new.status) execute function private.tell_of_wanted_step();

-- What was about to end, and is renewed or has ended otherwise; what fitted, and is not looked for any more.
create function private.untell_of_wanted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.notices where wanted_id = new.id and read_at is null and (
    kind = 'wanted_ending' or kind = 'wanted_fits' and private.wanted_state(new) <> 'active');
  return null;
end $$;
create trigger untell_of_wanted after update of status, expires_at on public.wanted_notices
  for each row when ((old.status, old.expires_at) is distinct from (new.status, new.expires_at))
  execute function private.untell_of_wanted();

-- What fitted has ended by itself: somebody's own notice of it goes as they look, those of all as the sender comes.
create function private.untell_of_ended(person uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.notices as told using public.wanted_notices as ended
  where told.profile_id = person and told.kind = 'wanted_fits' and told.read_at is null
    and ended.id = told.wanted_id and ended.expires_at <= now()
$$;
create function private.untell_all_of_ended() returns void
language sql security definer set search_path = '' as $$
  delete from private.notices as told using public.wanted_notices as ended
  where told.wanted_id = ended.id and told.kind = 'wanted_fits' and told.read_at is null
    and ended.expires_at <= now() and ended.expires_at > now() - interval '2 days'
$$;

-- Notices of a person that end within three days, and that they have not been told of.
create function private.tell_of_wanted_ending(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ending public.wanted_notices;
begin
  perform private.untell_of_ended(person);
  for ending in
    update public.wanted_notices as wanted set is_ending_told = true
    where wanted.profile_id = person and wanted.status = 'active' and not wanted.is_ending_told
      and wanted.expires_at > now() and wanted.expires_at <= now() + interval '3 days'
    returning wanted.*
  loop
    perform private.tell_of_wanted(array[person], 'wanted_ending', ending.id,
      jsonb_build_object('expires_at', ending.expires_at));
  end loop;
end $$;

-- Whose notices end within three days, so many people, for whoever sends.
create function private.wanted_ending(at_most integer) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select distinct wanted.profile_id from public.wanted_notices as wanted
  where wanted.expires_at > now() and wanted.expires_at <= now() + interval '3 days'
    and wanted.status = 'active' and not wanted.is_ending_told
  limit at_most
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.reveal_wanted(uuid, text) from public, anon;
grant execute on function public.reveal_wanted(uuid, text) to authenticated, service_role;
