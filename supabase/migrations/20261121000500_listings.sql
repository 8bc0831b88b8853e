-- The listings, their status graph, and who may see and move them. Status changes only inside the functions at the
-- end: whoever calls the API directly is refused. Equal to shared/listing/status, which a test compares.

create type public.listing_status as enum
  ('draft', 'pending', 'active', 'rejected', 'sold', 'withdrawn', 'expired', 'removed');

create table public.listings (
  id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references public.profiles (id) on delete cascade
    references public.public_profiles (id) on delete cascade,
  category text not null references public.categories (value) on update cascade,
  title text check (char_length(title) between 1 and 120),
  description text check (char_length(description) <= 4000),
  language public.language_code not null default 'en',
  price bigint check (price between 0 and 1000000000),
  negotiable boolean not null default false,
  quantity integer not null default 1 check (quantity between 1 and 100000),
  attributes jsonb not null default '{}' check (jsonb_typeof(attributes) = 'object'),
  place_id text not null references public.places (id),
  status public.listing_status not null default 'draft',
  rejection_reason text,
  rejection_note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  published_at timestamptz,
  expires_at timestamptz
);
create index listings_seller_id_idx on public.listings (seller_id);
create index listings_place_id_idx on public.listings (place_id);
create index listings_category_newest_idx on public.listings (category, published_at desc, id) where status = 'active';
create index listings_newest_idx on public.listings (published_at desc, id) where status = 'active';
create index listings_waiting_idx on public.listings (submitted_at, id) where status = 'pending';
create index listings_title_idx on public.listings using gin (title extensions.gin_trgm_ops);

comment on table public.listings is 'An animal, a thing or a service on offer.';
comment on column public.listings.title is 'The seller''s own words. Lists show a title composed from the attributes where there are any.';
comment on column public.listings.language is 'The language of the seller''s own words.';
comment on column public.listings.price is 'Whole rupees; none means "ask".';
comment on column public.listings.attributes is 'Answers by listing field id.';
comment on column public.listings.expires_at is 'From here on the listing is not offered any more, whatever its status says.';

create table private.listing_transitions (
  from_status public.listing_status not null,
  to_status public.listing_status not null,
  actor text not null check (actor in ('seller', 'admin')),
  primary key (from_status, to_status, actor)
);
insert into private.listing_transitions (from_status, to_status, actor) values
  ('draft', 'pending', 'seller'),
  ('rejected', 'pending', 'seller'),
  ('pending', 'active', 'admin'),
  ('pending', 'rejected', 'admin'),
  ('active', 'sold', 'seller'),
  ('active', 'withdrawn', 'seller'),
  ('active', 'expired', 'seller'),
  ('active', 'removed', 'admin'),
  ('expired', 'active', 'seller'),
  ('withdrawn', 'active', 'seller'),
  ('removed', 'active', 'admin'),
  ('sold', 'active', 'admin');

revoke all on public.listings from anon, authenticated;
grant select on public.listings to anon, authenticated;
grant insert, update, delete on public.listings to authenticated;
grant all on public.listings to service_role;

alter table public.listings enable row level security;
create policy "Everybody reads listings on offer" on public.listings
  for select to anon, authenticated using (status = 'active' and expires_at > now());
create policy "Sellers read their own listings" on public.listings
  for select to authenticated using (seller_id = (select auth.uid()));
create policy "Administrators read every listing" on public.listings
  for select to authenticated using ((select private.is_admin()));
create policy "Sellers begin a listing of their own" on public.listings
  for insert to authenticated
  with check (seller_id = (select auth.uid()) and status = 'draft' and not (select private.is_suspended()));
create policy "Sellers change their own drafts and rejected listings" on public.listings
  for update to authenticated
  using (seller_id = (select auth.uid()) and status in ('draft', 'rejected') and not (select private.is_suspended()))
  with check (seller_id = (select auth.uid()));
create policy "Administrators change every listing" on public.listings
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Sellers delete their own drafts" on public.listings
  for delete to authenticated using (seller_id = (select auth.uid()) and status = 'draft');

create function private.protect_listing_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_direct_call() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'draft' or new.published_at is not null or new.expires_at is not null
      or new.submitted_at is not null or new.rejection_reason is not null or new.rejection_note is not null then
      raise exception 'protected column' using errcode = '42501', hint = 'a listing begins as a draft';
    end if;
    new.created_at := now();
  elsif (new.id, new.seller_id, new.status, new.rejection_reason, new.rejection_note, new.created_at,
         new.submitted_at, new.published_at, new.expires_at)
    is distinct from
        (old.id, old.seller_id, old.status, old.rejection_reason, old.rejection_note, old.created_at,
         old.submitted_at, old.published_at, old.expires_at) then
    raise exception 'protected column' using errcode = '42501', hint = 'status changes through its functions';
  end if;
  return new;
end $$;
create trigger protect_listing_columns before insert or update on public.listings
  for each row execute function private.protect_listing_columns();
create trigger touch_updated_at before update on public.listings
  for each row execute function private.touch_updated_at();

create function private.require_creatable_category() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (select 1 from public.categories where value = new.category and is_creatable) then
    raise exception 'category % takes no listings', new.category using errcode = 'PT422', detail = 'category';
  end if;
  return new;
end $$;
create trigger require_creatable_category before insert or update of category on public.listings
  for each row execute function private.require_creatable_category();

-- Moves a listing along the graph, or refuses.
create function private.move_listing(listing_id uuid, actor text, to_status public.listing_status)
returns public.listings
language plpgsql security definer set search_path = '' as $$
declare
  listing public.listings;
begin
  select * into listing from public.listings where id = listing_id for update;
  if not found then
    raise exception 'no such listing' using errcode = 'PT404';
  end if;
  if not exists (
    select 1 from private.listing_transitions as edge
    where edge.from_status = listing.status and edge.to_status = move_listing.to_status and edge.actor = move_listing.actor
  ) then
    raise exception 'a % listing cannot become % by the %', listing.status, to_status, actor
      using errcode = 'PT409', detail = listing.status::text;
  end if;
  update public.listings set
    status = to_status,
    submitted_at = case when to_status = 'pending' then now() else submitted_at end,
    published_at = case when to_status = 'active' then now() else published_at end,
    expires_at = case when to_status = 'active'
      then now() + make_interval(days => (private.setting('listing_expiry_days') #>> '{}')::integer)
      else expires_at end,
    rejection_reason = case when to_status in ('pending', 'active') then null else rejection_reason end,
    rejection_note = case when to_status in ('pending', 'active') then null else rejection_note end
  where id = listing_id
  returning * into listing;
  return listing;
end $$;

create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'administrators only' using errcode = '42501';
  end if;
end $$;

-- The seller hands a draft or a rejected listing in. By `moderation_mode` it waits for an administrator, or goes live
-- at once: under `first` when an earlier listing of the same seller has been approved, under `none` always.
-- Handing in twice is the same as once.
create function public.submit_listing(listing_id uuid) returns public.listings
language plpgsql security definer set search_path = '' as $$
declare
  listing public.listings;
  mode text := private.setting('moderation_mode') #>> '{}';
begin
  select * into listing from public.listings where id = listing_id and seller_id = (select auth.uid());
  if not found then
    raise exception 'no such listing' using errcode = 'PT404';
  end if;
  if private.is_suspended() then
    raise exception 'account suspended' using errcode = '42501';
  end if;
  if listing.status in ('pending', 'active') then
    return listing;
  end if;
  listing := private.move_listing(listing_id, 'seller', 'pending');
  if mode = 'none' or (mode = 'first' and exists (
    select 1 from public.listings as earlier
    where earlier.seller_id = listing.seller_id and earlier.id <> listing.id and earlier.published_at is not null
  )) then
    listing := private.move_listing(listing_id, 'admin', 'active');
  end if;
  return listing;
end $$;

create function public.approve_listing(listing_id uuid) returns public.listings
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.move_listing(listing_id, 'admin', 'active');
end $$;

create function public.reject_listing(listing_id uuid, reason text, note text default null) returns public.listings
language plpgsql security definer set search_path = '' as $$
declare
  listing public.listings;
begin
  perform private.require_admin();
  if reason is null or reason not in ('photographs', 'price', 'duplicate', 'contact-in-text', 'not-allowed', 'incomplete', 'suspicious') then
    raise exception 'a rejection needs a known reason' using errcode = 'PT422', detail = 'reason';
  end if;
  perform private.move_listing(listing_id, 'admin', 'rejected');
  update public.listings set rejection_reason = reason, rejection_note = note
  where id = listing_id returning * into listing;
  return listing;
end $$;

revoke execute on function public.submit_listing(uuid), public.approve_listing(uuid), public.reject_listing(uuid, text, text)
  from public, anon;
grant execute on function public.submit_listing(uuid), public.approve_listing(uuid), public.reject_listing(uuid, text, text)
  to authenticated, service_role;
