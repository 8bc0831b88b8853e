-- The listings that people keep in mind.

create table public.favourites (
  user_id uuid not null references public.profiles (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, listing_id)
);
create index favourites_listing_id_idx on public.favourites (listing_id);
comment on table public.favourites is 'Seen by nobody but the person; the seller sees how many there are.';

revoke all on public.favourites from anon, authenticated;
grant select, insert, delete on public.favourites to authenticated;
grant all on public.favourites to service_role;
alter table public.favourites enable row level security;
create policy "People read their own favourites" on public.favourites
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People keep listings that they see" on public.favourites
  for insert to authenticated
  with check (
    user_id = (select auth.uid()) and not (select private.is_suspended())
    and exists (select 1 from public.listings where listings.id = favourites.listing_id)
  );
create policy "People forget their own favourites" on public.favourites
  for delete to authenticated using (user_id = (select auth.uid()) and not (select private.is_suspended()));
create trigger limit_favourites after insert on public.favourites
  for each row execute function private.limit_writes('favourites', 'user_id');

create function private.count_favourites() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update public.listings set favourite_count = favourite_count + 1 where id = new.listing_id;
    return new;
  end if;
  update public.listings set favourite_count = favourite_count - 1 where id = old.listing_id;
  return old;
end $$;
create trigger count_favourites after insert or delete on public.favourites
  for each row execute function private.count_favourites();

-- Saves what somebody has saved on their phone before they had an account, the first 200: what is on offer and not saved
-- already, from the first on as far as the account has room for it and today.
-- Errors: 42501 for guests and people who are suspended.
create function public.save_favourites(listing_ids uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  listing uuid;
  saved integer := 0;
begin
  perform private.require_unsuspended();
  foreach listing in array coalesce(listing_ids[1:200], '{}') loop
    begin
      insert into public.favourites (user_id, listing_id)
      select (select auth.uid()), listings.id from public.listings
      where listings.id = listing and public.listing_state(listings) = 'active' and not listings.is_seller_suspended
      on conflict do nothing;
      if found then
        saved := saved + 1;
      end if;
    exception when sqlstate 'PT429' then
      exit;
    end;
  end loop;
  return saved;
end $$;

-- Searches that people come back to.

create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  query jsonb not null check (jsonb_typeof(query) = 'object' and octet_length(query::text) <= 4000),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  path text not null default '/buy' check (path ~ '^/[^/\\]' and char_length(path) <= 1000)
);
create index saved_searches_user_id_idx on public.saved_searches (user_id);

revoke all on public.saved_searches from anon, authenticated;
grant select, insert, update, delete on public.saved_searches to authenticated;
grant all on public.saved_searches to service_role;
alter table public.saved_searches enable row level security;
create policy "People read their own saved searches" on public.saved_searches
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People save searches" on public.saved_searches
  for insert to authenticated
  with check (user_id = (select auth.uid()) and not (select private.is_suspended()));
create policy "People change their own saved searches" on public.saved_searches
  for update to authenticated
  using (user_id = (select auth.uid()) and not (select private.is_suspended()))
  with check (user_id = (select auth.uid()) and not (select private.is_suspended()));
create policy "People delete their own saved searches" on public.saved_searches
  for delete to authenticated using (user_id = (select auth.uid()) and not (select private.is_suspended()));
create trigger limit_saved_searches after insert on public.saved_searches
  for each row execute function private.limit_writes('saved_searches', 'user_id');

comment on column public.saved_searches.query is
  'The arguments of search_listings, but for sort and page; `path` is the address of the page of results.';

revoke execute on all functions in schema private from public;
revoke execute on function public.save_favourites(uuid[]) from public, anon;
grant execute on function public.save_favourites(uuid[]) to authenticated, service_role;
