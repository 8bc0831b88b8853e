-- Who looks at a listing before it goes live: `moderation_mode` in the settings says. Under `all` an administrator looks
-- at every one, under `none` only at what was refused before, and under `first` a seller's first listing waits, while
-- later ones go live unless something about them asks for a look.

-- A text in one form: small letters, Western digits, compatible letters, and none of the marks that only join or part.
create function private.plain_text(words text) returns text
language sql immutable set search_path = '' as $$
  select translate(lower(normalize(words, nfkc)),
    '०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
      || U&'\00AD\200B\200C\200D\2060\FEFF',
    repeat('0123456789', 10))
$$;

-- Words of Latin letters count as whole words; in other scripts endings grow onto them, so they count anywhere.
-- What a text has that it should not: 'phone', 'payment' (an address of UPI, or of e-mail), 'link' and 'words'.
create function private.flags_of(words text) returns text[]
language sql stable set search_path = '' as $$
  select array_remove(array[
    case when plain ~ '(^|[^0-9])(\+?91[^a-z0-9]{0,3}|0)?[6-9]([^[:alnum:]]{0,3}[0-9]){9}($|[^0-9])' then 'phone' end,
    case when plain ~ '[a-z0-9._-]{2,}@[a-z0-9]{2,}' then 'payment' end,
    case when plain ~ '(https?:|www[.]|[a-z0-9-]+[.](com|in|org|net|me|co|info|app|link|xyz|site|online|shop)($|[^a-z])|[a-z0-9-]+[.][a-z]{2,}/)'
      then 'link' end,
    case when exists (
      select 1 from jsonb_each(private.setting('flagged_words')) as language (code, list),
        jsonb_array_elements_text(language.list) as one (word)
      where case when word ~ '^[ -~]+$'
        then plain ~ ('(^|[^a-z])' || regexp_replace(lower(word), '([^a-z0-9 ])', '\\\1', 'g') || '($|[^a-z])')
        else position(private.plain_text(word) in plain) > 0 end
    ) then 'words' end
  ], null)
  from private.plain_text(words) as plain
$$;

-- What is odd about a listing's own words. A column to administrators; nothing to anybody else.
create function public.listing_flags(listing public.listings) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.flags_of(private.words_of(listing));
end $$;

create function private.words_of(listing public.listings) returns text
language sql stable set search_path = '' as $$
  select concat_ws(E'\n', listing.title, listing.description, (
    select string_agg(answer #>> '{}', E'\n') from jsonb_each(listing.attributes) as given (id, answer)
    where jsonb_typeof(answer) = 'string'
  ))
$$;

-- Whether a listing that is handed in has to wait. What an administrator has refused waits in every mode: handing it in
-- again, or as a new listing, is no way around the refusal, and who sold what may not be sold is looked at each time. A
-- seller whose every published listing was removed has to be looked at as a new one is.
create function private.has_to_wait(listing public.listings) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  mode text := private.setting('moderation_mode') #>> '{}';
begin
  return mode = 'all' or listing.status = 'rejected'
    or private.is_barred_seller(listing.seller_id) or private.is_like_refused(listing)
    or mode = 'first' and (
      private.flags_of(private.words_of(listing)) <> '{}'
      or not exists (
        select 1 from public.listings as earlier
        where earlier.seller_id = listing.seller_id and earlier.id <> listing.id
          and earlier.published_at is not null and earlier.status <> 'removed'
      )
    );
end $$;

-- A listing's own columns by the same rules as shared/listing/validate.
create function private.check_terms(listing public.listings) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if char_length(listing.title) > 120 then
    perform private.refuse_answer('long', 'title', null, 120);
  end if;
  if coalesce(private.is_blank(listing.title), true) and not exists (
    select 1 from public.listing_fields as field
    where field.category = listing.category
      and field.id in ('breed', 'type', 'practitionerName', 'technicianName')
  ) then
    perform private.refuse_answer('required', 'title');
  end if;
  if char_length(listing.description) > 4000 then
    perform private.refuse_answer('long', 'description', null, 4000);
  end if;
  if not exists (select 1 from public.places where id = listing.place_id) then
    perform private.refuse_answer('required', 'placeId');
  end if;
  if listing.price not between 0 and 1000000000 then
    perform private.refuse_answer('between', 'price', 0, 1000000000);
  end if;
  if listing.quantity not between 1 and 100000 then
    perform private.refuse_answer('between', 'quantity', 1, 100000);
  end if;
end $$;

-- The seller hands a draft or a rejected listing in. Handing in twice is the same as once. Errors: PT422 for what is
-- missing.
create function public.submit_listing(listing_id uuid) returns public.listings
language plpgsql security definer set search_path = '' as $$
declare
  listing public.listings;
  waits boolean;
begin
  perform private.require_own_listing(listing_id);
  select * into listing from public.listings where id = listing_id for update;
  if public.listing_state(listing) in ('pending', 'active') then
    return listing;
  end if;
  perform private.check_terms(listing);
  waits := private.has_to_wait(listing);
  listing := private.move_listing(listing_id, 'seller', 'pending');
  if not waits then
    listing := private.move_listing(listing_id, 'admin', 'active');
  end if;
  return listing;
end $$;

revoke execute on function public.submit_listing(uuid), public.listing_flags(public.listings) from public, anon;
grant execute on function public.submit_listing(uuid), public.listing_flags(public.listings)
  to authenticated, service_role;
revoke execute on all functions in schema private from public;
