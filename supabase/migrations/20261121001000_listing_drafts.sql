-- Listings that are still being written, so that one begun on a phone can be finished on another. A draft is what was
-- typed, complete or not, and is held against no rule but its size; the listing's own row is made of it when it is
-- handed in.

insert into public.settings (key, value) values ('listing_drafts_per_day', '60'), ('listing_drafts_kept', '50');

create table public.listing_drafts (
  id uuid primary key,
  profile_id uuid not null references public.profiles (id) on delete cascade,
  listing_type text not null check (listing_type in ('product', 'service')),
  words jsonb not null check (jsonb_typeof(words) = 'object' and octet_length(words::text) <= 65536),
  updated_at timestamptz not null default now()
);
create index listing_drafts_profile_id_idx on public.listing_drafts (profile_id);
comment on table public.listing_drafts is 'What was typed so far. Photographs stay on the phone until the listing is handed in.';
comment on column public.listing_drafts.id is 'The id that the listing has or will have.';
comment on column public.listing_drafts.words is 'Texts and answers as typed, and when each was written, so that two phones can be brought together.';

revoke all on public.listing_drafts from anon, authenticated;
grant select, insert, update, delete on public.listing_drafts to authenticated;
grant all on public.listing_drafts to service_role;
alter table public.listing_drafts enable row level security;
create policy "People read their own drafts" on public.listing_drafts
  for select to authenticated using (profile_id = (select auth.uid()));
create policy "People begin drafts" on public.listing_drafts
  for insert to authenticated
  with check (profile_id = (select auth.uid()) and not (select private.is_suspended()));
create policy "People go on with their own drafts" on public.listing_drafts
  for update to authenticated
  using (profile_id = (select auth.uid()) and not (select private.is_suspended()))
  with check (profile_id = (select auth.uid()) and not (select private.is_suspended()));
create policy "People throw their own drafts away" on public.listing_drafts
  for delete to authenticated using (profile_id = (select auth.uid()) and not (select private.is_suspended()));
create trigger touch_updated_at before insert or update on public.listing_drafts
  for each row execute function private.touch_updated_at();
create trigger limit_listing_drafts after insert on public.listing_drafts
  for each row execute function private.limit_writes('listing_drafts', 'profile_id');

-- A listing that is handed in, or thrown away, is no draft any more.
create function private.forget_listing_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.listing_drafts where id = old.id and profile_id = old.seller_id;
  return null;
end $$;
create trigger forget_draft_when_handed_in after update of status on public.listings
  for each row when (old.status in ('draft', 'rejected') and new.status not in ('draft', 'rejected'))
  execute function private.forget_listing_draft();
create trigger forget_draft_when_deleted after delete on public.listings
  for each row execute function private.forget_listing_draft();

revoke execute on all functions in schema private from public;
