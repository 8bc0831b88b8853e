-- What the lists of the console share. A list is one function: a search in texts finds no index behind row-level security,
-- while a function that has asked who is calling does.

-- Each word of a search as a pattern, for texts that contain it.
create function private.word_patterns(search text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg('%' || regexp_replace(word, '([%_\\])', '\\\1', 'g') || '%'), '{}')
  from regexp_split_to_table(trim(normalize(coalesce(search, ''), nfc)), '\s+') as word where word <> ''
$$;

-- Filters as they were meant, or an error where they are no object.
create function private.unwrapped(filters jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  meant jsonb := private.read_object('filters', filters);
begin
  if jsonb_typeof(meant) <> 'object' then
    raise exception 'filters are an object' using errcode = 'PT422', detail = 'filters';
  end if;
  return coalesce(meant, '{}');
end $$;

create function private.is_identifier(search text) returns boolean
language sql immutable set search_path = '' as $$
  select trim(search) ~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'
$$;

create function private.require_filter(conditions text[], filter text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if conditions[cardinality(conditions)] is null then
    raise exception 'no such filter' using errcode = 'PT422', detail = filter;
  end if;
end $$;

create function private.place_named(place text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', id, 'names', names, 'parent_id', parent_id) from public.places where id = place
$$;

create function private.names_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', id, 'name', name, 'suspended_at', suspended_at) from public.profiles where id = person
$$;

-- As much of a listing as names it.
create function private.listing_named(listing public.listings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', listing.id, 'category', listing.category, 'subcategory', listing.subcategory, 'title', listing.title, 'attributes', listing.attributes,
    'price', listing.price, 'status', public.listing_state(listing), 'is_seller_suspended', listing.is_seller_suspended
  )
$$;

create function private.require_order(order_by text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if order_by is null then
    raise exception 'no such order' using errcode = 'PT422', detail = 'sort';
  end if;
end $$;

-- A page of a list, as {"total", "rows"}: of what `query` finds, so many from the one at `first` on, each as `shown`
-- tells of it, where `beside` joins the page with other tables. `totals` are told of all that it finds, and `beforehand`
-- is a WITH clause. All of these are SQL of the caller's own, in which whatever a person has typed stands as %L; it runs
-- with the caller's rights.
create function private.found_page(
  query text, order_by text, shown text, first integer, at_most integer,
  beside text default '', beforehand text default '', totals text default 'count(*) as total'
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  answer jsonb;
begin
  execute format(
    '%1$s
     select (
       select to_jsonb(told) from (select %2$s from (%3$s) as found) as told
     ) || jsonb_build_object(''rows'', coalesce((
       select jsonb_agg(%4$s order by page.place) from (
         select page.*, row_number() over () as place from (%3$s order by %5$s limit $1 offset $2) as page
       ) as page %6$s
     ), ''[]''))', beforehand, totals, query, shown, order_by, beside)
  into answer using least(greatest(at_most, 0), 1000), greatest(first, 0);
  return answer;
end $$;

-- An order by columns, all one way; none where there are none.
create function private.in_order(columns text[], is_descending boolean) returns text
language sql stable set search_path = '' as $$
  select string_agg(format('%I', one) || case when is_descending then ' desc' else '' end, ', ') from unnest(columns) as one
$$;

-- The words of a search as patterns for a text that begins with a space. One or two letters are in too many words to be
-- looked up anywhere but at the beginning of one.
create function private.word_lookups(search text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(case when char_length(pattern) < 5 then '% ' || substr(pattern, 2) else pattern end), '{}')
  from unnest(private.word_patterns(search)) as pattern
$$;

-- The identifiers that begin with a text of six digits and more, as a condition about `listing`; none for another text.
create function private.beginning_of_identifier(search text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  digits text := lower(replace(regexp_replace(coalesce(search, ''), '\s', '', 'g'), '-', ''));
begin
  if digits !~ '^[0-9a-f]{6,32}$' then
    return null;
  end if;
  return format('listing.id between %L and %L', rpad(digits, 32, '0')::uuid, rpad(digits, 32, 'f')::uuid);
end $$;

revoke execute on all functions in schema private from public;
