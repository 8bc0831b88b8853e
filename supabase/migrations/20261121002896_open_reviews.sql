-- Who has which listing before the eyes: colleagues see it, and the next of a queue that is given to one of them is not given
-- to another.

create table private.open_reviews (
  administrator_id uuid primary key references public.profiles (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  began_at timestamptz not null default now(),
  renewed_at timestamptz not null default now()
);
create index open_reviews_listing_id_idx on private.open_reviews (listing_id);
comment on table private.open_reviews is 'The listing that each administrator has before the eyes: one at most.';
comment on column private.open_reviews.renewed_at is 'The console renews it while its tab can be seen. What is not renewed has ended.';

-- Whether a review still goes on. It ends 45 seconds after it was renewed last, and after a quarter of an hour in any case:
-- a screen that was left standing holds nothing back.
create function private.is_going_on(review private.open_reviews) returns boolean
language sql stable set search_path = '' as $$
  select review.renewed_at > now() - interval '45 seconds' and review.began_at > now() - interval '15 minutes'
$$;

-- The reviews of colleagues of whoever asks that go on.
create function private.reviews_of_colleagues() returns table (
  listing_id uuid, began_at timestamptz, administrator_id uuid, name text
)
language sql stable security definer set search_path = '' as $$
  select review.listing_id, review.began_at, colleague.id, colleague.name
  from private.open_reviews as review
  join public.profiles as colleague on colleague.id = review.administrator_id
  where colleague.id <> (select auth.uid()) and colleague.is_admin and colleague.suspended_at is null
    and private.is_going_on(review)
$$;

-- What colleagues have before the eyes now, longest first: [{"listing_id", "began_at", "administrator": {"id", "name"}}].
-- Errors: 42501 for everybody but moderators.
create function public.open_reviews() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('moderator');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'listing_id', review.listing_id, 'began_at', review.began_at,
      'administrator', jsonb_build_object('id', review.administrator_id, 'name', review.name)
    ) order by review.began_at, review.administrator_id), '[]')
    from private.reviews_of_colleagues() as review
  );
end $$;

-- Notes that whoever calls has a listing before the eyes, in the place of the one before, and answers as open_reviews
-- does. A renewal, which may come late, takes the place of no other. Errors: 42501 for everybody but moderators, PT404 for a listing that is not there.
create function public.open_review(listing_id uuid, is_renewal boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('moderator');
  -- Nobody deletes it meanwhile.
  perform 1 from public.listings as listing where listing.id = open_review.listing_id for key share;
  if not found then
    raise exception 'no such listing' using errcode = 'PT404';
  end if;
  insert into private.open_reviews as own (administrator_id, listing_id)
  values (auth.uid(), open_review.listing_id)
  on conflict (administrator_id) do update set
    listing_id = excluded.listing_id,
    began_at = case
      when own.listing_id = excluded.listing_id and own.renewed_at > now() - interval '45 seconds' then own.began_at
      else excluded.began_at
    end,
    renewed_at = excluded.renewed_at
  where is_renewal is distinct from true or own.listing_id = excluded.listing_id or not private.is_going_on(own);
  return public.open_reviews();
end $$;

-- Notes that whoever calls has a listing no longer before the eyes. Errors: 42501 for everybody but moderators.
create function public.close_review(listing_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('moderator');
  delete from private.open_reviews as own
  where own.administrator_id = auth.uid() and own.listing_id = close_review.listing_id;
end $$;

-- Opens the review of the first of some listings that still waits in a queue (`listings`: for a decision; `reports`: for
-- that of its reports) and that no colleague has before the eyes, and says which; null where there is none. Whoever asks
-- at the same moment is answered afterwards, and so is given another.
-- Errors: 42501 for everybody but moderators, PT422 for more than 100 listings or another queue (detail: which).
create function public.next_review(listing_ids uuid[], queue text default 'listings') returns uuid
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  given uuid;
begin
  perform private.require_role('moderator');
  if cardinality(listing_ids) > 100 then
    raise exception 'at most 100 at once' using errcode = 'PT422', detail = 'ids';
  elsif queue is null or queue not in ('listings', 'reports') then
    raise exception 'no such queue' using errcode = 'PT422', detail = 'queue';
  end if;
  perform pg_advisory_xact_lock(hashtext('private.open_reviews'));
  insert into private.open_reviews (administrator_id, listing_id)
  select auth.uid(), listing.id
  from unnest(listing_ids) with ordinality as asked (id, place)
  join public.listings as listing on listing.id = asked.id
  where case queue
      when 'listings' then listing.status = 'pending'
      else exists (select 1 from public.reports where reports.listing_id = listing.id and reports.status = 'open')
    end
    and listing.id not in (select review.listing_id from private.reviews_of_colleagues() as review)
  order by asked.place
  limit 1
  on conflict (administrator_id) do update set
    listing_id = excluded.listing_id, began_at = excluded.began_at, renewed_at = excluded.renewed_at
  returning listing_id into given;
  return given;
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.open_reviews(), public.open_review(uuid, boolean), public.close_review(uuid), public.next_review(uuid[], text)
from public, anon;
grant execute on function
  public.open_reviews(), public.open_review(uuid, boolean), public.close_review(uuid), public.next_review(uuid[], text)
to authenticated, service_role;
