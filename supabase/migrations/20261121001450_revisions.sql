-- What is on offer stays as it was looked at, so its seller writes a revision: a listing of its own that names the one it
-- revises, is written, handed in and looked at as any other, and never goes live itself. Where it is found to be right, the
-- listing on offer becomes it, in one step; until then, and where it is refused, buyers see what they saw before.

-- Only what is on offer is revised, by its seller, once at a time. Errors: PT404 (detail: listing) for what is not one's
-- own, PT409 with where the listing stands, or with the detail "revision" where another revision is under way.
create function private.require_revisable() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  revised public.listings;
  state public.listing_status;
begin
  select * into revised from public.listings where id = new.revises and seller_id = new.seller_id for no key update;
  if not found then
    raise exception 'no such listing' using errcode = 'PT404', detail = 'listing';
  end if;
  state := public.listing_state(revised);
  if state <> 'active' then
    raise exception 'only what is on offer is revised' using errcode = 'PT409', detail = state::text;
  end if;
  if exists (select 1 from public.listings as other where other.revises = new.revises and other.id <> new.id) then
    raise exception 'another revision is under way' using errcode = 'PT409', detail = 'revision';
  end if;
  return new;
end $$;
create trigger require_revisable before insert on public.listings
  for each row when (new.revises is not null) execute function private.require_revisable();

-- Refuses a request that names another listing than the one that is revised. Errors: PT404.
create function private.require_revision_of(revision uuid, revised uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if revised is not null and not exists (
    select 1 from public.listings where id = revision and revises = revised
  ) then
    raise exception 'no such listing' using errcode = 'PT404';
  end if;
end $$;

-- The answers that buyers rely on: all but those that say a price, which changes at once.
create function private.relied_on(listing public.listings) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_object_agg(given.id, given.answer), '{}')
    from jsonb_each(listing.attributes) as given (id, answer)
    where not exists (
      select 1 from private.questions as field
      where field.category = listing.category and field.id = given.id and 'price' = any (field.roles)
    )
  );
end $$;

create function private.photos_in_order(listing uuid) returns text[]
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select array_agg(photo.path order by photo.position) from public.listing_photos as photo where photo.listing_id = listing
  );
end $$;

-- Whether a revision says and shows what its listing does: the same thing, by the same words, answers and photographs.
-- Price, number and place change at once.
create function private.is_same_offer(revision public.listings) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return revision.revises is not null and exists (
    select 1 from public.listings as revised
    where revised.id = revision.revises
      and (revised.category, revised.subcategory, revised.title, revised.description, private.relied_on(revised),
        private.photos_in_order(revised.id))
      is not distinct from (revision.category, revision.subcategory, revision.title, revision.description, private.relied_on(revision),
        private.photos_in_order(revision.id))
  );
end $$;

-- Whether an administrator has refused a listing before, or, of a revision, it or one before it.
create function private.was_refused(listing public.listings) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return exists (
    select 1 from public.listing_events as event
    where event.listing_id in (listing.id, coalesce(listing.revises, listing.id))
      and (event.to_status = 'rejected' or event.reason = 'revision-refused')
  );
end $$;

-- The listing becomes its revision, which is gone then: all that its seller writes, and nothing else. It becomes no newer
-- by it, and stays where it stands. Errors: PT409 (detail: photos) where a file has changed since it was handed in.
create function private.take_revision(revision public.listings) returns public.listings
language plpgsql security definer set search_path = '' as $$
declare
  listing public.listings;
begin
  perform private.require_same_photos(revision.id);
  perform from public.listings where id = revision.revises for update;
  delete from public.listing_photos where listing_id = revision.revises;
  update public.listing_photos set listing_id = revision.revises where listing_id = revision.id;
  update public.listings as revised set
    category = revision.category,
    subcategory = revision.subcategory,
    title = revision.title,
    description = revision.description,
    language = revision.language,
    price = revision.price,
    negotiable = revision.negotiable,
    quantity = revision.quantity,
    attributes = revision.attributes,
    place_id = revision.place_id,
    revised_at = now()
  where revised.id = revision.revises
  returning revised.* into listing;
  delete from private.refused_marks
  where listing_id in (listing.id, revision.id) and mark in (select private.marks_of(listing));
  delete from public.listings where id = revision.id;
  return listing;
end $$;

-- What becomes of a revision stands in the history of its listing, which outlives it.
create function private.write_revision_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.listing_events (listing_id, seller_id, actor_id, from_status, to_status, reason, note)
  select revised.id, revised.seller_id, auth.uid(), revised.status, revised.status,
    case when new.revises is null then 'revision' else 'revision-refused' end, new.rejection_note
  from public.listings as revised where revised.id = coalesce(new.revises, new.id);
  return null;
end $$;
create trigger write_event_of_revision after update of revised_at on public.listings
  for each row when (old.revised_at is distinct from new.revised_at) execute function private.write_revision_event();
create trigger write_event_of_refused_revision after update of status on public.listings
  for each row when (new.revises is not null and new.status = 'rejected' and old.status <> 'rejected')
  execute function private.write_revision_event();

-- What is sold or off the market for good is revised no more.
create function private.discard_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.listings where revises = new.id;
  return null;
end $$;
create trigger discard_revision after update of status on public.listings
  for each row when (new.status in ('sold', 'removed') and old.status <> new.status)
  execute function private.discard_revision();

revoke execute on all functions in schema private from public;
