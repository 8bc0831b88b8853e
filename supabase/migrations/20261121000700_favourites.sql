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
revoke execute on all functions in schema private from public;
