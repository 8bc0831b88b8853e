-- How buyers reach sellers. The number is in no row that a stranger reads: it is revealed one listing at a time, to
-- people who are signed in, within the limits of the next migration, and every time is written down. Channels are equal to shared/listing/contact.

create table public.contact_events (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  seller_id uuid not null references public.profiles (id) on delete cascade,
  person_id uuid not null references public.profiles (id) on delete cascade,
  channel text not null check (channel in ('phone', 'whatsapp')),
  is_first boolean not null default true,
  created_at timestamptz not null default now()
);
create index contact_events_listing_id_idx on public.contact_events (listing_id);
create index contact_events_seller_id_idx on public.contact_events (seller_id);
create index contact_events_person_id_idx on public.contact_events (person_id, created_at);
create index contact_events_person_seller_idx on public.contact_events (person_id, seller_id, created_at);
comment on table public.contact_events is 'Who was told whose number. The seller sees how many, on the listing.';
comment on column public.contact_events.is_first is 'Whether the person had not been told a number of this seller in the thirty days before.';

revoke all on public.contact_events from anon, authenticated;
grant select on public.contact_events to authenticated;
grant all on public.contact_events to service_role;

alter table public.contact_events enable row level security;
create policy "People read whom they asked for" on public.contact_events
  for select to authenticated using (person_id = (select auth.uid()));
create policy "Administrators read every contact" on public.contact_events
  for select to authenticated using ((select private.is_admin()));

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

-- The number of a listing's seller. Asking again on the same day is no second time.
-- Errors: 42501 for guests and people who are suspended, PT422 for an unknown channel, PT404 for a listing that is not
-- on offer (detail "listing") or a seller without such a number (detail "number"), PT409 for one's own, PT429 when it
-- is enough (detail: which limit).
create function public.reveal_contact(listing_id uuid, channel text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  listing public.listings;
  number text;
  is_known boolean;
begin
  perform private.require_unsuspended();
  if channel is null or channel not in ('phone', 'whatsapp') then
    raise exception 'no such channel' using errcode = 'PT422', detail = 'channel';
  end if;
  select * into listing from public.listings where id = reveal_contact.listing_id;
  if listing.seller_id = person then
    raise exception 'this is your own listing' using errcode = 'PT409', detail = 'own';
  end if;
  if not found or public.listing_state(listing) <> 'active' or listing.is_seller_suspended then
    raise exception 'no such listing' using errcode = 'PT404', detail = 'listing';
  end if;
  select case channel when 'phone' then phone else whatsapp end into number
  from public.profiles where id = listing.seller_id;
  if number is null then
    raise exception 'the seller gave no such number' using errcode = 'PT404', detail = 'number';
  end if;
  if not exists (
    select 1 from public.contact_events as earlier
    where earlier.person_id = person and earlier.listing_id = listing.id and earlier.channel = reveal_contact.channel
      and earlier.created_at > now() - interval '1 day'
  ) then
    -- Those who ask for many at the same time wait for each other here.
    perform pg_advisory_xact_lock(hashtextextended('reveal_contact ' || person, 0));
    is_known := private.is_known_seller(person, listing.seller_id);
    if not is_known then
      perform private.require_contacts_left(person);
    end if;
    insert into public.contact_events (listing_id, seller_id, person_id, channel, is_first)
    values (listing.id, listing.seller_id, person, channel, not is_known);
  end if;
  return number;
end $$;

revoke execute on function public.reveal_contact(uuid, text) from public, anon;
grant execute on function public.reveal_contact(uuid, text) to authenticated, service_role;
revoke execute on all functions in schema private from public;
