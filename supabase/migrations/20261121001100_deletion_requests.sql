-- People who want to be forgotten. Their wish is recorded; administrators see to it, since accounts are deleted with
-- the authentication service.

create table public.deletion_requests (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  reason text check (char_length(reason) <= 1000),
  created_at timestamptz not null default now(),
  unique (profile_id)
);

revoke all on public.deletion_requests from anon, authenticated;
grant select, insert, delete on public.deletion_requests to authenticated;
grant all on public.deletion_requests to service_role;

alter table public.deletion_requests enable row level security;
create policy "People read their own deletion request" on public.deletion_requests
  for select to authenticated using (profile_id = (select auth.uid()));
create policy "Administrators read every deletion request" on public.deletion_requests
  for select to authenticated using ((select private.is_admin()));
create policy "People ask to be deleted" on public.deletion_requests
  for insert to authenticated
  with check (profile_id = (select auth.uid()) and not (select private.is_suspended()));
create policy "People take their deletion request back" on public.deletion_requests
  for delete to authenticated using (profile_id = (select auth.uid()) and not (select private.is_suspended()));

create trigger limit_deletion_requests after insert on public.deletion_requests
  for each row execute function private.limit_writes('deletion_requests');
