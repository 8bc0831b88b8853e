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

-- How much is new under a saved search since it was last looked at.

comment on column public.saved_searches.query is
  'The arguments of search_listings, but for sort and page; `path` is the address of the page of results.';

-- What a saved search was understood to mean. Reading words takes long, and counting what fits does not: so a search is
-- read when its new listings are counted the first time, again after its person has looked at it, and once a day, since
-- words of the search change.
create table private.saved_search_meanings (
  search_id uuid primary key references public.saved_searches (id) on delete cascade,
  condition text not null,
  read_at timestamptz not null default now()
);
comment on column private.saved_search_meanings.condition is 'Over listing_search; none fits what is not understood any more.';

create function private.forget_meaning() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.saved_search_meanings where search_id = new.id;
  return null;
end $$;
create trigger forget_meaning after update of query, seen_at on public.saved_searches
  for each row execute function private.forget_meaning();

create function private.saved_condition(arguments jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  filter private.listing_filter;
begin
  perform private.require_search_bounds(
    array(select jsonb_array_elements_text(coalesce(arguments -> 'categories', '[]'))), arguments -> 'attributes', null);
  -- Not above, where what it raises would not be caught.
  filter := private.read_filter(arguments);
  filter.search := private.all_of(array[filter.search, (filter.meaning).mention]);
  return private.condition_of(filter);
exception when sqlstate 'PT422' or data_exception then
  return 'false';
end $$;

create function private.read_meaning(search public.saved_searches) returns text
language plpgsql security definer set search_path = '' as $$
declare
  meaning text := private.saved_condition(search.query);
begin
  insert into private.saved_search_meanings (search_id, condition) values (search.id, meaning)
  on conflict (search_id) do update set condition = excluded.condition, read_at = now();
  return meaning;
end $$;

-- How many searches are read in one call. The longest query takes some 65 ms to read, one of three words a few.
create function private.readings_at_once() returns integer
language sql immutable parallel safe set search_path = '' as 'select 3';

-- My saved searches, the newest first, with the number of new listings of each, as far as facets count. Few are read in
-- one call: the others are counted by what they were last understood to mean, or have no number until a call reads them.
create function public.saved_search_news() returns table (
  id uuid, name text, path text, created_at timestamptz, seen_at timestamptz, new_listings integer
)
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  search public.saved_searches;
  known private.saved_search_meanings;
  readings_left integer := private.readings_at_once();
begin
  for search in
    select saved.* from public.saved_searches as saved
    where saved.user_id = (select auth.uid()) order by saved.created_at desc, saved.id
  loop
    select meanings.* into known from private.saved_search_meanings as meanings where meanings.search_id = search.id;
    if readings_left > 0 and coalesce(known.read_at < now() - interval '1 day', true) then
      known.condition := private.read_meaning(search);
      readings_left := readings_left - 1;
    end if;
    id := search.id;
    name := search.name;
    path := search.path;
    created_at := search.created_at;
    seen_at := search.seen_at;
    new_listings := case when known.condition is not null then private.count_up_to(
      known.condition || format(' and published_at > %L::timestamptz', search.seen_at), private.facet_limit()) end;
    return next;
  end loop;
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function public.saved_search_news(), public.save_favourites(uuid[]) from public, anon;
grant execute on function public.saved_search_news(), public.save_favourites(uuid[]) to authenticated, service_role;
