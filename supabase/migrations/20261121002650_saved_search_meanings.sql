-- What saved searches mean, and how much is new under each since it was last looked at.

-- Reading words takes long, and counting what fits does not: so a search is read when it is saved, again when its person
-- asks for news after having looked at it or changed it, and once a day then, since words of the search change.
create table private.saved_search_meanings (
  search_id uuid primary key references public.saved_searches (id) on delete cascade,
  condition text not null,
  search tsquery,
  places text[],
  price_min numeric,
  price_max numeric,
  is_simple boolean not null,
  keys text[] not null,
  read_at timestamptz not null default now()
);
comment on column private.saved_search_meanings.condition is
  'Over listing_search; none fits what is not understood any more.';
comment on column private.saved_search_meanings.is_simple is
  'Whether the search, the places and the price are all that the condition asks.';
comment on column private.saved_search_meanings.keys is 'What fits has one of them at least, see keys_of_listing.';
revoke all on private.saved_search_meanings from public;

-- How rare it is that listings have a lexeme, roughly: a rare one leads to few.
create function private.rarity_of(lexeme text) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select case
    when lexeme ~ '(=(true|false)|~[0-9]+)$' then 1
    when lexeme like 'category=%' then 2
    when lexeme like 'place=%.%.%' then 5
    when lexeme like 'place=%' then 3
    else 4
  end
$$;

-- As few of some lexemes as can be, the rare ones first, one of which a listing must have so that a query without "not"
-- is true of it, whatever others it has. Null where it can be true without any of them.
create function private.required_lexemes(query tsquery, lexemes text[], others text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  held text[] := others;
  required text[] := '{}';
  one text;
begin
  if array_to_tsvector(held) @@ query then
    return null;
  end if;
  for one in select lexeme from unnest(lexemes) as given (lexeme) order by private.rarity_of(lexeme), lexeme loop
    if array_to_tsvector(held || one) @@ query then
      required := required || one;
    else
      held := held || one;
    end if;
  end loop;
  return required;
end $$;

-- A key is something that listings are found by, or a place with something that is found there, so that a search of a
-- district meets few listings beside those that fit. '*' is a key of all.
create function private.key_at(place text, lexeme text) returns text
language sql immutable parallel safe set search_path = '' as $$ select place || ' ' || lexeme $$;

create function private.keys_of_listing(search tsvector) returns text[]
language sql immutable set search_path = '' as $$
  with held as (select lexeme from unnest(tsvector_to_array(search)) as found (lexeme))
  select array_agg(lexeme) || '*'::text || array(
    select private.key_at(place.lexeme, thing.lexeme) from held as place, held as thing
    where place.lexeme like 'place=%' and thing.lexeme not like 'place=%')
  from held
$$;

create function private.keys_of_search(search tsquery, places text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  -- Without what must not be, more fits and nothing less.
  needed tsquery := nullif(querytree(search), 'T')::tsquery;
  held text[] := array(
    select distinct replace(replace(one[1], '''''', ''''), '\\', '\')
    from regexp_matches(needed::text, '''((?:[^'']|'''')*)''', 'g') as found (one));
  places_held text[] := array(select one from unnest(held) as given (one) where one like 'place=%');
  things_held text[] := array(select one from unnest(held) as given (one) where one not like 'place=%');
  at_places text[] := array(select 'place=' || one from unnest(places) as given (one));
  things text[];
begin
  -- The beginning of a word is no word that could be looked up.
  if needed::text ~ ':[A-D]*\*' then
    needed := null;
  end if;
  if needed is not null then
    things := private.required_lexemes(needed, things_held, places_held);
    if places is null then
      at_places := private.required_lexemes(needed, places_held, things_held);
    end if;
  elsif places is null then
    at_places := null;
  end if;
  -- Of many places or many things, the fewer alone.
  if cardinality(at_places) * cardinality(things) <= 64 then
    return array(select private.key_at(place, thing) from unnest(at_places) as place, unnest(things) as thing);
  elsif things is null and at_places is null and needed is not null then
    return coalesce(private.required_lexemes(needed, held, '{}'), '{*}');
  end if;
  return coalesce(case when cardinality(at_places) < cardinality(things) then at_places else things end, at_places, '{*}');
end $$;

-- What a saved search asks; null where that is not understood any more. Words that no listing has yet, and that mean
-- nothing else, are waited for.
create function private.saved_filter(arguments jsonb) returns private.listing_filter
language plpgsql stable set search_path = '' as $$
declare
  filter private.listing_filter;
begin
  perform private.require_search_bounds(
    array(select jsonb_array_elements_text(coalesce(arguments -> 'categories', '[]'))), arguments -> 'attributes', null);
  -- Not above, where what it raises would not be caught.
  filter := private.read_filter(arguments);
  filter.search := private.all_of(array[filter.search, (filter.meaning).mention]);
  filter.search := coalesce(ts_rewrite(filter.search, private.nothing_understood(), private.all_of(array(
    select private.lexeme((private.name_words(word))[1]) from unnest((filter.meaning).unknown) as given (word)
  ))), filter.search);
  return filter;
exception when sqlstate 'PT422' or data_exception then
  return null;
end $$;

create function private.meaning_of(search public.saved_searches) returns private.saved_search_meanings
language plpgsql stable set search_path = '' as $$
declare
  filter private.listing_filter := private.saved_filter(search.query);
  meaning private.saved_search_meanings;
begin
  meaning.search_id := search.id;
  meaning.read_at := now();
  meaning.is_simple := filter.near is null and filter.ranges is null
    and private.other_amounts(filter) is null;
  if filter.meaning is null then
    meaning.condition := 'false';
    meaning.keys := '{}';
    return meaning;
  end if;
  meaning.condition := private.condition_of(filter);
  meaning.search := filter.search;
  meaning.places := filter.places;
  select lowest, highest into meaning.price_min, meaning.price_max from private.price_bounds(filter);
  meaning.keys := private.keys_of_search(filter.search, filter.places);
  return meaning;
end $$;

-- Reads a saved search, and has it wait for listings by what it means now.
create function private.read_meaning(search public.saved_searches) returns text
language plpgsql security definer set search_path = '' as $$
declare
  meaning private.saved_search_meanings := private.meaning_of(search);
begin
  delete from private.saved_search_meanings where search_id = search.id;
  insert into private.saved_search_meanings select (meaning).*;
  perform private.wait_for_listings(search.id);
  return meaning.condition;
end $$;

create function private.read_saved_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.read_meaning(new);
  return null;
end $$;
create trigger read_saved_search after insert on public.saved_searches
  for each row execute function private.read_saved_search();

-- What many were changed to at once is read as the news are asked for, a few at a time.
create function private.forget_meaning() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.query is distinct from new.query then
    delete from private.saved_search_meanings where search_id = new.id;
  else
    update private.saved_search_meanings set read_at = '-infinity' where search_id = new.id;
  end if;
  return null;
end $$;
create trigger forget_meaning after update of query, seen_at on public.saved_searches
  for each row execute function private.forget_meaning();

-- How many searches are read in one call. The longest query takes some 65 ms to read, one of three words a few.
create function private.readings_at_once() returns integer
language sql immutable parallel safe set search_path = '' as 'select 3';

-- My saved searches, the newest first, with the number of new listings of each, as far as facets count. Few are read in
-- one call: the others are counted by what they were last understood to mean, or have no number until a call reads them.
create function public.saved_search_news() returns table (
  id uuid, name text, path text, created_at timestamptz, seen_at timestamptz, new_listings integer
)
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  search public.saved_searches;
  known private.saved_search_meanings;
  readings_left integer := private.readings_at_once();
begin
  for search in
    select saved.* from public.saved_searches as saved
    where saved.user_id = (select auth.uid()) order by saved.created_at desc, saved.id
  loop
    select meanings.* into known from private.saved_search_meanings as meanings where meanings.search_id = search.id;
    if readings_left > 0 and coalesce(known.read_at < now() - interval '1 day', true) then
      known.condition := private.read_meaning(search);
      readings_left := readings_left - 1;
    end if;
    id := search.id;
    name := search.name;
    path := search.path;
    created_at := search.created_at;
    seen_at := search.seen_at;
    new_listings := case when known.condition is not null then private.count_up_to(
      known.condition || format(' and published_at > %L::timestamptz', search.seen_at), private.facet_limit()) end;
    return next;
  end loop;
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function public.saved_search_news() from public, anon;
grant execute on function public.saved_search_news() to authenticated, service_role;
