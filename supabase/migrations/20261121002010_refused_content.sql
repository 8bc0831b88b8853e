-- What was refused comes back as a new listing, by the same seller or another: the same photograph, the same words. Both
-- are remembered as marks when an administrator turns a listing down or takes it off the market, so that neither a change
-- of the listing nor the end of an account forgets them, and whatever bears one is looked at before it goes live.

create table private.refused_marks (
  mark text not null,
  listing_id uuid not null,
  seller_id uuid not null,
  handed_in_at timestamptz not null,
  primary key (mark, listing_id)
);
create index refused_marks_listing_id_idx on private.refused_marks (listing_id);
comment on table private.refused_marks is 'What refused listings can be known again by. No references: it outlives them.';
comment on column private.refused_marks.handed_in_at is 'When the refused listing was handed in: who had the same on offer before is no copier.';
comment on column private.refused_marks.mark is 'The hash of a photograph''s file, or of a text without its spaces and signs.';

-- What a listing can be known by: its photographs in both sizes, and whatever its seller wrote at some length. Short words
-- are everybody's.
create function private.marks_of(listing public.listings) returns setof text
language sql stable security definer set search_path = '' as $$
  select 'photo ' || stored.hash
  from public.listing_photos as photo,
    lateral unnest(array[
      private.stored_hash('listing-photos', photo.path), private.stored_hash('listing-photos', photo.card_path)
    ]) as stored (hash)
  where photo.listing_id = listing.id and stored.hash is not null
  union
  select 'text ' || md5(letters)
  from (
    select listing.title union all select listing.description
    union all
    select answer #>> '{}' from jsonb_each(listing.attributes) as given (id, answer)
    join public.listing_fields as field on field.category = listing.category and field.id = given.id
    where field.type in ('text', 'textarea')
  ) as written (words),
    lateral regexp_replace(private.folded_text(words), '[[:space:][:punct:]]+', '', 'g') as letters
  where char_length(letters) >= 30
$$;

-- Whether a seller had on offer what a mark tells of before somebody else handed in the listing that was refused: then
-- that one was the copy. What was removed since does not count. Words and pictures are as they were when they went live:
-- nobody changes them afterwards.
create function private.had_before(seller uuid, refused private.refused_marks) returns boolean
language sql stable security definer set search_path = '' as $$
  select refused.seller_id <> seller and exists (
    select 1 from public.listings as earlier
    where earlier.seller_id = seller and earlier.status in ('active', 'sold', 'withdrawn', 'expired')
      and refused.handed_in_at > (
        select max(event.created_at) from public.listing_events as event
        where event.listing_id = earlier.id and event.to_status = 'active'
          and (event.from_status is null or event.from_status = 'pending')
      )
      and refused.mark in (select mark from private.marks_of(earlier) as own (mark))
  )
$$;

-- Whether another listing was refused that looked or read the same, and is no copy of what the seller had on offer.
create function private.is_like_refused(listing public.listings) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from private.marks_of(listing) as own (mark)
    join private.refused_marks as refused on refused.mark = own.mark and refused.listing_id <> listing.id
    where not private.had_before(listing.seller_id, refused)
  )
$$;

-- Whether a listing of the seller, or of somebody before them who gives one of the seller's numbers, stands removed for
-- what may not be sold at all. Nobody has proved a number: who names another one's later bars only themselves.
create function private.is_barred_seller(seller uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from (
      select seller as id
      union
      select other.id from public.profiles as one
      join public.profiles as other
        on other.phone in (one.phone, one.whatsapp) or other.whatsapp in (one.phone, one.whatsapp)
      where one.id = seller and other.created_at < one.created_at
    ) as same
    join public.listings as removed on removed.seller_id = same.id
    where removed.status = 'removed' and removed.removal_reason in ('not-allowed', 'fraud')
  )
$$;

-- Whether a refusal for this reason says anything against the words and pictures themselves, so that they are to be known
-- again: a good listing can be handed in twice, or lack something.
create function private.is_against_content(reason text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(reason, '') not in ('photographs', 'price', 'duplicate', 'incomplete', 'sold')
$$;

-- What is on offer again, or restored, was found to be right, as it is now.
create function private.keep_refused_marks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'active' or old.status = 'removed' then
    delete from private.refused_marks where listing_id = new.id and mark in (select private.marks_of(new));
  elsif private.is_against_content(case new.status when 'rejected' then new.rejection_reason else new.removal_reason end)
  then
    insert into private.refused_marks (mark, listing_id, seller_id, handed_in_at)
    select mark, new.id, new.seller_id, coalesce(new.submitted_at, new.created_at)
    from private.marks_of(new) as own (mark)
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger keep_refused_marks after update of status on public.listings
  for each row when (
    new.status <> old.status and (new.status in ('active', 'rejected', 'removed') or old.status = 'removed')
  )
  execute function private.keep_refused_marks();
revoke execute on all functions in schema private from public;
