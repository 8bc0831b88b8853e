-- The status graph of listings: who may move one from where to where, equal to shared/listing/status, which a test
-- compares. One function a step; the first in line is `move_listing`, which knows nothing but the graph.

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
  ('pending', 'draft', 'seller'),
  ('active', 'sold', 'seller'),
  ('active', 'withdrawn', 'seller'),
  ('active', 'expired', 'seller'),
  ('active', 'removed', 'admin'),
  ('withdrawn', 'removed', 'admin'),
  ('expired', 'removed', 'admin'),
  ('expired', 'active', 'seller'),
  ('withdrawn', 'active', 'seller'),
  ('removed', 'active', 'admin'),
  ('removed', 'withdrawn', 'admin'),
  ('sold', 'active', 'admin');

-- Moves a listing along the graph, or refuses. One whose time has run out counts as expired. What was published keeps
-- its day, unless it is published anew after it was out. A revision does not go live itself: its listing becomes it.
create function private.move_listing(
  listing_id uuid, actor text, to_status public.listing_status, reason text default null, note text default null
) returns public.listings
language plpgsql security definer set search_path = '' as $$
declare
  listing public.listings;
  state public.listing_status;
begin
  select * into listing from public.listings where id = listing_id for update;
  if not found then
    raise exception 'no such listing' using errcode = 'PT404';
  end if;
  state := public.listing_state(listing);
  if not exists (
    select 1 from private.listing_transitions as edge
    where edge.from_status = state and edge.to_status = move_listing.to_status and edge.actor = move_listing.actor
  ) then
    raise exception 'a % listing cannot become % by the %', state, to_status, actor
      using errcode = 'PT409', detail = state::text;
  end if;
  if listing.revises is not null and to_status = 'active' then
    return private.take_revision(listing);
  end if;
  update public.listings set
    status = to_status,
    submitted_at = case when to_status = 'pending' then now() else submitted_at end,
    published_at = case when to_status <> 'active' then published_at
      when state in ('pending', 'expired') or published_at is null then now() else published_at end,
    expires_at = case when to_status = 'active'
      then now() + make_interval(days => (private.setting('listing_expiry_days') #>> '{}')::integer)
      else expires_at end,
    sold_at = case to_status when 'sold' then now() when 'active' then null else sold_at end,
    sold_outcome = case to_status when 'sold' then reason when 'active' then null else sold_outcome end,
    removal_reason = case to_status when 'removed' then reason end,
    rejection_reason = case to_status when 'rejected' then reason when 'removed' then rejection_reason end,
    rejection_note = case to_status when 'rejected' then note when 'removed' then rejection_note end
  where id = listing_id
  returning * into listing;
  return listing;
end $$;

-- Refuses a step to whoever is not the seller, as if there were no such listing.
create function private.require_own_listing(listing uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_unsuspended();
  if not exists (select 1 from public.listings where id = listing and seller_id = (select auth.uid())) then
    raise exception 'no such listing' using errcode = 'PT404';
  end if;
end $$;

-- Refuses a step from anywhere but the named states: other steps lead to the same end.
create function private.require_state(listing uuid, variadic states text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  state text;
begin
  select public.listing_state(found_listing)::text into state
  from public.listings as found_listing where id = listing for update;
  if state is not null and state <> all (states) then
    raise exception 'not from here' using errcode = 'PT409', detail = state;
  end if;
end $$;

create function private.require_reason(reason text, variadic known text[]) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if reason is null or reason <> all (known) then
    raise exception 'a known reason is needed' using errcode = 'PT422', detail = 'reason';
  end if;
end $$;

-- `revises` names the listing of a revision, since caches go by what a request names.
create function public.approve_listing(listing_id uuid, revises uuid default null) returns public.listings
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('moderator');
  perform private.require_revision_of(listing_id, revises);
  perform private.require_state(listing_id, 'pending');
  return private.move_listing(listing_id, 'admin', 'active');
end $$;

create function public.reject_listing(listing_id uuid, reason text, note text default null) returns public.listings
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('moderator');
  perform private.require_reason(reason, 'photographs', 'price', 'duplicate', 'contact-in-text', 'not-allowed',
    'incomplete', 'suspicious');
  return private.move_listing(listing_id, 'admin', 'rejected', reason, note);
end $$;

-- Takes a listing off the market for good, unless an administrator restores it. One that was withdrawn or has expired
-- too: its seller could renew it.
create function public.remove_listing(listing_id uuid, reason text) returns public.listings
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('moderator');
  perform private.require_reason(reason, 'fraud', 'not-allowed', 'misleading', 'duplicate', 'sold', 'other');
  return private.move_listing(listing_id, 'admin', 'removed', reason);
end $$;

-- Where a listing goes back to: on offer, or, where its seller had it off the market when it was removed, to what its
-- seller may renew.
create function private.restored_status(listing public.listings) returns public.listing_status
language plpgsql stable security definer set search_path = '' as $$
declare
  removal record;
begin
  select event.from_status, event.created_at into removal from public.listing_events as event
  where event.listing_id = listing.id and event.to_status = 'removed'
  order by event.id desc limit 1;
  if listing.status = 'removed'
    and (removal.from_status in ('withdrawn', 'expired') or listing.expires_at <= removal.created_at) then
    return 'withdrawn';
  end if;
  return 'active';
end $$;

create function public.restore_listing(listing_id uuid) returns public.listings
language plpgsql security definer set search_path = '' as $$
declare
  goal public.listing_status;
begin
  perform private.require_role('moderator');
  perform private.require_state(listing_id, 'removed', 'sold');
  select private.restored_status(gone) into goal from public.listings as gone where gone.id = listing_id;
  return private.move_listing(listing_id, 'admin', coalesce(goal, 'active'));
end $$;

-- Puts a listing that has expired or was withdrawn on offer again: not one that shows or says what was refused since it
-- was looked at (PT409, detail "review"). That has to be handed in as a new one.
create function public.renew_listing(listing_id uuid) returns public.listings
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_own_listing(listing_id);
  if (select private.is_like_refused(own) from public.listings as own where own.id = listing_id) then
    raise exception 'something like this was refused' using errcode = 'PT409', detail = 'review';
  end if;
  return private.move_listing(listing_id, 'seller', 'active');
end $$;

create function public.mark_sold(listing_id uuid, outcome text) returns public.listings
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_own_listing(listing_id);
  if outcome is null or outcome not in ('here', 'elsewhere') then
    raise exception 'a known outcome is needed' using errcode = 'PT422', detail = 'outcome';
  end if;
  return private.move_listing(listing_id, 'seller', 'sold', outcome);
end $$;

create function public.withdraw_listing(listing_id uuid) returns public.listings
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_own_listing(listing_id);
  return private.move_listing(listing_id, 'seller', 'withdrawn');
end $$;

-- Takes what waits for a look back into the seller's hands, as a draft. Errors: 42501, PT404, PT409 (detail: where it
-- stands) for what does not wait.
create function public.take_back_listing(listing_id uuid) returns public.listings
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_own_listing(listing_id);
  return private.move_listing(listing_id, 'seller', 'draft');
end $$;

-- What is left of a listing that is no more on offer: enough to say what it was and to find others like it. A link in a
-- chat lives longer than what it leads to.

-- Of one that was sold, withdrawn or has expired: what it was, by its choices and numbers, and where. Of one that was
-- removed, or whose seller is suspended: only its category and place. Never anybody's own words, numbers or photographs.
-- No row for what is on offer and what has never been.
create function public.ended_listing(listing_id uuid)
returns table (status public.listing_status, category text, subcategory text, attributes jsonb, place_id text)
language sql stable security definer set search_path = '' as $$
  select
    ended.state,
    listing.category,
    case when ended.state <> 'removed' then listing.subcategory end,
    case when ended.state = 'removed' then '{}' else (
      select coalesce(jsonb_object_agg(given.id, given.answer), '{}')
      from jsonb_each(listing.attributes) as given (id, answer)
      join private.questions as field on field.category = listing.category and field.id = given.id
      where field.type not in ('text', 'textarea')
    ) end,
    listing.place_id
  from public.listings as listing,
    lateral (
      select case
        when listing.is_seller_suspended and listing.status in ('active', 'sold', 'withdrawn', 'expired') then 'removed'
        else public.listing_state(listing)
      end as state
    ) as ended
  where listing.id = ended_listing.listing_id and ended.state in ('sold', 'withdrawn', 'expired', 'removed')
$$;

create function private.channels_of(person uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_remove(array[
    case when phone is not null then 'phone' end, case when whatsapp is not null then 'whatsapp' end
  ], null)
  from public.profiles where id = person
$$;

-- How a seller can be reached: by which channels, and by none of their numbers. A column to the API, and a function that
-- can be called with anybody's id: it answers for whom the caller may see.
create function public.contact_channels(profile public.public_profiles) returns text[]
language sql stable set search_path = '' as $$
  select private.channels_of(seller.id) from public.public_profiles as seller where seller.id = profile.id
$$;

-- What is left of several listings that are no more on offer, as `ended_listing` tells it of one. At most 200 are told
-- at once, the first ones; none of those that are on offer or have never been.
create function public.ended_listings(listing_ids uuid[])
returns table (
  id uuid, status public.listing_status, category text, subcategory text, attributes jsonb, place_id text
)
language sql stable set search_path = '' as $$
  select asked.id, ended.status, ended.category, ended.subcategory, ended.attributes, ended.place_id
  from (
    select distinct given.id from unnest(listing_ids[1:200]) as given (id)
  ) as asked,
    lateral public.ended_listing(asked.id) as ended
$$;

insert into public.settings (key, value) values ('price_changes_per_day', '50');

-- Changes what is asked for a listing on offer: `price` in whole rupees, or none for "ask". Words and photographs of what
-- is on offer change by a revision, which is looked at; a number needs no look. The listing becomes no newer by it.
-- Errors: 42501 for guests and people who are suspended, PT404 for a listing that is not one's own, PT409 for one that
-- is not on offer (detail: where it stands), 23514 for a price out of bounds, PT429 when it is enough for today.
create function public.change_price(listing_id uuid, price bigint, negotiable boolean) returns public.listings
language plpgsql security definer set search_path = '' as $$
declare
  listing public.listings;
begin
  perform private.require_own_listing(listing_id);
  perform private.require_state(listing_id, 'active');
  update public.listings set price = change_price.price, negotiable = change_price.negotiable
  where id = listing_id and (listings.price, listings.negotiable)
    is distinct from (change_price.price, change_price.negotiable);
  if found then
    perform private.count_write('price_changes');
  end if;
  select * into listing from public.listings where id = listing_id;
  return listing;
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.ended_listing(uuid),
  public.ended_listings(uuid[]),
  public.contact_channels(public.public_profiles)
from public;
revoke execute on function
  public.approve_listing(uuid, uuid),
  public.reject_listing(uuid, text, text),
  public.remove_listing(uuid, text),
  public.restore_listing(uuid),
  public.renew_listing(uuid),
  public.mark_sold(uuid, text),
  public.withdraw_listing(uuid),
  public.take_back_listing(uuid),
  public.change_price(uuid, bigint, boolean)
from public, anon;
grant execute on function
  public.ended_listing(uuid),
  public.ended_listings(uuid[]),
  private.channels_of(uuid),
  public.contact_channels(public.public_profiles)
to anon, authenticated, service_role;
grant execute on function
  public.approve_listing(uuid, uuid),
  public.reject_listing(uuid, text, text),
  public.remove_listing(uuid, text),
  public.restore_listing(uuid),
  public.renew_listing(uuid),
  public.mark_sold(uuid, text),
  public.withdraw_listing(uuid),
  public.take_back_listing(uuid),
  public.change_price(uuid, bigint, boolean)
to authenticated, service_role;
