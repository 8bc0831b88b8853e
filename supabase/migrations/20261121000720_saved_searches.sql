-- Searches that people come back to.

create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  query jsonb not null check (jsonb_typeof(query) = 'object' and octet_length(query::text) <= 4000),
  created_at timestamptz not null default now()
);
create index saved_searches_user_id_idx on public.saved_searches (user_id);
comment on column public.saved_searches.query is 'Names and values as in the address of the page of results.';

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
