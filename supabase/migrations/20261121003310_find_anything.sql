-- What the console's one field finds: by the number of a listing, words of a title or a name, an e-mail address or a
-- telephone number, the few that are newest of each kind. Longer lists have their own screens.

-- The last ten digits of a text that is a telephone number, or a part of one; none for another text.
create function private.telephone_digits(query text) returns text
language sql immutable set search_path = '' as $$
  select right(digits, 10)
  from (select private.plain_text(query) as plain) as read
  cross join lateral (select regexp_replace(plain, '[^0-9]', '', 'g') as digits) as counted
  where plain ~ '^[+0-9 ()-]+$' and char_length(digits) between 4 and 15
$$;

-- What a text means about `person`.
create function private.person_condition(query text, digits text) returns text
language sql stable security definer set search_path = '' as $$
  select case when digits is null then private.people_conditions(query, '{}') else
    private.people_conditions(digits, '{}')
      || case when char_length(digits) = 10 then format(' or person.whatsapp = %L', '+91' || digits) else '' end end
$$;

-- What a text means about `listing`: its own words and number, or a telephone number of its seller, which is given whole.
create function private.listing_condition(query text, digits text) returns text
language sql stable security definer set search_path = '' as $$
  select case when char_length(digits) = 10 then format(
    'listing.seller_id = any (array(select id from public.profiles where phone = %1$L or whatsapp = %1$L))', '+91' || digits)
    else private.listing_conditions(query, '{}') end
$$;

-- At most five listings, people and reported listings that a text of two letters and more finds, as
-- {"listings", "people", "reports"}. Listings and people come as names, each with what tells it from others like it;
-- reported ones, for moderators alone, with how many reports are open, those with open ones first. Of a text, 100 letters
-- count.
-- Errors: 42501 for everybody but moderators and support.
create function public.find_anything(query text) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  wanted text := left(trim(coalesce(query, '')), 100);
  digits text := private.telephone_digits(wanted);
  about_listing text;
  answer jsonb;
begin
  perform private.require_role('moderator', 'support');
  if char_length(wanted) < 2 then
    return '{"listings": [], "people": [], "reports": []}';
  end if;
  about_listing := private.listing_condition(wanted, digits);
  execute format(
    'select jsonb_build_object(
      ''listings'', (
        select coalesce(jsonb_agg(private.listing_named(found.listing) || jsonb_build_object(
          ''seller'', private.names_of((found.listing).seller_id), ''place'', private.place_named((found.listing).place_id)
        ) order by found.place), ''[]'')
        from (
          select listing, row_number() over () as place from (
            select listing from public.listings as listing where %1$s
            order by listing.submitted_at desc nulls last, listing.id desc limit 5
          ) as page
        ) as found
      ),
      ''people'', (
        select coalesce(jsonb_agg(jsonb_build_object(
          ''id'', (found.person).id, ''name'', (found.person).name, ''phone'', (found.person).phone,
          ''email'', (found.person).email, ''suspended_at'', (found.person).suspended_at,
          ''place'', private.place_named((found.person).place_id)
        ) order by found.place), ''[]'')
        from (
          select person, row_number() over () as place from (
            select person from public.profiles as person where %2$s order by person.created_at desc, person.id desc limit 5
          ) as page
        ) as found
      ),
      ''reports'', (
        select coalesce(jsonb_agg(private.listing_named(listing) || jsonb_build_object(
          ''seller'', private.names_of(listing.seller_id), ''open'', found.open
        ) order by found.open = 0, found.newest desc, listing.id), ''[]'')
        from (
          select listing.id, count(*) filter (where report.status = ''open'') as open, max(report.created_at) as newest
          from public.listings as listing join public.reports as report on report.listing_id = listing.id
          where (select private.has_role(''moderator'')) and %1$s group by listing.id order by count(*) filter (where report.status = ''open'') = 0, max(report.created_at) desc, listing.id limit 5
        ) as found
        join public.listings as listing on listing.id = found.id
      )
    )', about_listing, private.person_condition(wanted, digits))
  into answer;
  return answer;
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function public.find_anything(text) from public, anon;
grant execute on function public.find_anything(text) to authenticated, service_role;
