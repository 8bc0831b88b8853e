-- The queue of a team that decides all day: how much about which waiting listing asks for a look, and how much waits.

create table private.review_risks (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  risk smallint not null check (risk >= 0)
);
comment on table private.review_risks is 'How much about each listing that waits asks for a look. Kept by trigger.';
comment on column private.review_risks.risk is 'As private.risk_of found it when the listing was handed in.';

-- How much about a listing asks for a look: most of all that something like it was refused, then an address to pay to
-- and a number that is somebody else's, then other words, photographs of others and an odd price, and a new seller at last.
create function private.risk_of(listing public.listings) returns integer
language sql stable security definer set search_path = '' as $$
  select 16 * (private.was_refused(listing) or private.is_like_refused(listing)
      or private.is_barred_seller(listing.seller_id))::integer
    + 6 * ('payment' = any (flags))::integer
    + 6 * (private.listings_with_same_number(listing) <> '{}')::integer
    + 3 * cardinality(array_remove(flags, 'payment'))
    + 3 * exists (
      select 1 from public.listings as other
      where other.id = any (private.listings_with_same_photo(listing)) and other.seller_id <> listing.seller_id
    )::integer
    + 3 * coalesce(private.price_signal(listing) ->> 'verdict' is not null, false)::integer
    + private.is_new_seller(listing.seller_id, listing.id)::integer
  from (select private.flags_of(private.words_of(listing)) as flags) as told
$$;

create function private.weigh_risk() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'pending' then
    insert into private.review_risks (listing_id, risk) values (new.id, private.risk_of(new))
    on conflict (listing_id) do update set risk = excluded.risk;
  else
    delete from private.review_risks where listing_id = new.id;
  end if;
  return null;
end $$;
create trigger weigh_risk after insert on public.listings
  for each row when (new.status = 'pending') execute function private.weigh_risk();
-- After hash_photos_handed_in, by its name: triggers run in the order of theirs.
create trigger weigh_risk_again after update of status on public.listings
  for each row when (new.status <> old.status and (new.status = 'pending' or old.status = 'pending'))
  execute function private.weigh_risk();

-- What waits for administrators now, as {"listings", "reports", "wanted", "wanted_reports"}: each with how many listings,
-- or wanted notices, that wait or are reported (`count`) and since when the
-- one that has waited longest (`oldest`). It is asked every half minute by every open console, and read from indexes
-- alone. Errors: 42501 for everybody but moderators.
create function public.waiting_counts() returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  perform private.require_role('moderator');
  return jsonb_build_object(
    'listings', (
      select jsonb_build_object('count', count(*), 'oldest', min(submitted_at))
      from public.listings where status = 'pending'
    ),
    'reports', (
      select jsonb_build_object('count', count(distinct listing_id), 'oldest', min(created_at))
      from public.reports where status = 'open' and listing_id is not null
    ),
    'wanted', (
      select jsonb_build_object('count', count(*), 'oldest', min(created_at))
      from public.wanted_notices where status = 'pending'
    ),
    'wanted_reports', (
      select jsonb_build_object('count', count(distinct wanted_id), 'oldest', min(created_at))
      from public.reports where status = 'open' and wanted_id is not null
    )
  );
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function public.waiting_counts() from public, anon;
grant execute on function public.waiting_counts() to authenticated, service_role;
