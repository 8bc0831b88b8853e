-- Search as the API offers it.

-- A listing as lists show it.
create function private.listing_card(listing uuid, km double precision) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object(
      'id', id, 'category', category, 'subcategory', subcategory, 'title', title, 'price', listings.price, 'negotiable', negotiable,
      'quantity', quantity, 'attributes', attributes, 'place_id', listings.place_id,
      'published_at', listings.published_at, 'km', round(km::numeric),
      'photos', (
        select coalesce(jsonb_agg(jsonb_build_object('path', path, 'card_path', card_path, 'width', width,
          'height', height, 'position', position, 'preview', preview)), '[]')
        from (select * from public.listing_photos where listing_id = listings.id order by position limit 1) as cover
      ),
      'seller', (
        select jsonb_build_object('is_email_verified', is_email_verified, 'is_phone_verified', is_phone_verified,
          'is_registration_verified', is_registration_verified)
        from public.public_profiles where public_profiles.id = seller_id
      ))
    from public.listings where id = listing
  );
end $$;

-- The listings of a page, with their distances from a place where one is given.
create function private.listing_cards(page private.found_listing[], near text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  here text := case when near is not null then private.read_place('near', near) end;
begin
  return (
    select coalesce(jsonb_agg(private.listing_card(page[place].listing_id, away.km) order by place), '[]')
    from generate_subscripts(page, 1) as place
    left join (
      select by_distance.* from public.places, private.places_by_distance(latitude, longitude) as by_distance
      where places.id = here
    ) as away on away.place_id = page[place].place_id
  );
end $$;

-- The query with the words that were not understood replaced by the terms they look like, or null. Of a query that is
-- mostly not understood nothing is guessed: each guess is a look at every term of a script.
create function private.did_you_mean(query text, unknown text[]) returns text
language plpgsql stable set search_path = '' as $$
declare
  asked text := private.search_normal(query);
  guess text := asked;
  word text;
begin
  foreach word in array case when cardinality(unknown) <= 4 then unknown else '{}' end loop
    guess := replace(guess, word, coalesce(private.likest_term(word), word));
  end loop;
  return nullif(guess, asked);
end $$;

-- What a person is told of how their query was read.
create function private.reading_of(query text, meaning private.search_meaning, is_loosened boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_build_object(
    'categories', to_jsonb(meaning.categories), 'answers', meaning.subcategories || meaning.answers, 'narrowings', meaning.narrowings,
    'places', to_jsonb(meaning.places),
    'words', coalesce(to_jsonb(meaning.words), '[]'), 'unknown', coalesce(to_jsonb(meaning.unknown), '[]'),
    'corrections', meaning.corrections, 'amounts', meaning.amounts, 'is_near', meaning.is_near,
    'guesses', meaning.guesses, 'rest', coalesce(meaning.rest, ''), 'near_words', coalesce(meaning.near_words, ''),
    'within_km', meaning.within_km, 'around', meaning.around,
    'did_you_mean', private.did_you_mean(query, meaning.unknown),
    'is_loosened', is_loosened);
end $$;

-- The one category a search is about, or null.
create function private.only_category(filter private.listing_filter) returns text
language plpgsql stable set search_path = '' as $$
declare
  categories text[] := coalesce(filter.categories, (filter.meaning).categories);
begin
  return case when cardinality(categories) = 1 then categories[1] end;
end $$;

-- The one district a search is in, or null.
create function private.only_district(arguments jsonb, meaning private.search_meaning) returns text
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select case when cardinality(named) = 1 and named[1] like '%.%.%' then named[1] end
    from (select array_remove(array[arguments ->> 'district'], null) || meaning.places as named) as given
  );
end $$;

-- A page of a filter in an order. `page_rows` is one more than a page has, to see whether there is another.
create function private.listings_page(
  arguments jsonb, filter private.listing_filter, only_category text, only_place text,
  sort text, given_cursor text, page_rows integer
) returns setof private.found_listing
language plpgsql stable set search_path = '' as $$
declare
  condition text := private.condition_of(filter);
  near text := case when arguments ? 'near' then private.read_place('near', arguments ->> 'near') end;
begin
  if sort = 'nearest' and near is null then
    perform private.refuse_argument('near', 'nearest to which place?');
  elsif sort = 'best-match' and (filter.meaning).prefer is not null then
    return query select * from private.best_page(
      condition, (filter.meaning).prefer, given_cursor, only_category, only_place, page_rows);
  else
    return query select * from private.page_of(
      condition, private.read_order(sort, given_cursor, near),
      case when sort <> 'nearest' then only_category end, case when sort <> 'nearest' then only_place end, page_rows);
  end if;
end $$;

-- An object as it was meant: some drivers send one as a text of JSON.
create function private.read_object(argument text, sent jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(sent) = 'string' then (sent #>> '{}')::jsonb else sent end;
exception when invalid_text_representation then
  perform private.refuse_argument(argument, 'an object');
  return null;
end $$;

-- How much one search may ask for. Each value is looked up, in every category that has the question.
create function private.require_search_bounds(categories text[], attributes jsonb, after text) returns void
language plpgsql immutable set search_path = '' as $$
declare
  field text;
  choices integer := 0;
  answer jsonb;
begin
  if cardinality(categories) > 50 then
    perform private.refuse_argument('categories', 'at most 50');
  elsif char_length(after) > 100 then
    perform private.refuse_argument('after', 'no `next` of this order');
  elsif octet_length(attributes::text) > 8192 then
    -- A number may have thousands of digits, too.
    perform private.refuse_argument('attributes', 'at most 8192 bytes');
  end if;
  for field, answer in select * from jsonb_each(case when jsonb_typeof(attributes) = 'object' then attributes end) loop
    choices := choices + case jsonb_typeof(answer) when 'array' then jsonb_array_length(answer) else 1 end;
    if choices > 100 then
      perform private.refuse_argument('attributes.' || field, 'at most 100 answers in all');
    end if;
  end loop;
end $$;

-- The arguments of a search as an object, those that are not given left out. No more of a query is read than of one that
-- people write.
create function private.arguments_of(
  query text, kind text, categories text[], attributes jsonb, price_min bigint, price_max bigint,
  state text, district text, near text, within_km integer
) returns jsonb
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'query', nullif(left(btrim(query), 200), ''), 'kind', kind, 'categories', to_jsonb(nullif(categories, '{}')),
    'attributes', nullif(private.read_object('attributes', attributes), '{}'), 'price_min', price_min, 'price_max', price_max,
    'state', state, 'district', district, 'near', near, 'within_km', within_km));
end $$;

create function private.search(arguments jsonb, sort text, given_cursor text, page_size integer, with_facets boolean)
returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  filter private.listing_filter := private.read_filter(arguments);
  meaning private.search_meaning := filter.meaning;
  strict_search tsquery := private.all_of(array[filter.search, meaning.mention]);
  loose_search tsquery := filter.search;
  is_loosened boolean := given_cursor like '!%';
  order_name text;
  only_category text := private.only_category(filter);
  only_place text := private.only_district(arguments, meaning);
  found private.found_listing[];
begin
  arguments := private.with_distance_of(arguments, meaning);
  order_name := coalesce(sort, case when meaning.is_near and arguments ? 'near' then 'nearest'
    when arguments ? 'query' then 'best-match' else 'newest' end);
  if not coalesce(is_loosened, false) then
    is_loosened := false;
    filter.search := strict_search;
    found := array(
      select one from private.listings_page(
        arguments, filter, only_category, only_place, order_name, given_cursor, page_size + 1) as one);
  end if;
  if is_loosened or (found = '{}' and meaning.mention is not null and given_cursor is null) then
    is_loosened := true;
    meaning.mention := null;
    filter.meaning := meaning;
    filter.search := loose_search;
    found := array(
      select one from private.listings_page(
        arguments, filter, only_category, only_place, order_name, ltrim(given_cursor, '!'), page_size + 1) as one);
  end if;
  return jsonb_build_object(
    'listings', private.listing_cards(found[1:page_size], arguments ->> 'near'),
    'next', case when cardinality(found) > page_size
      then case when is_loosened then '!' else '' end || private.cursor_of(order_name, found[page_size]) end,
    'sort', order_name,
    'reading', private.reading_of(arguments ->> 'query', meaning, is_loosened))
    || case when with_facets then private.search_facets(arguments, filter, only_category, only_place)
      else '{"total": null, "facets": null}' end;
end $$;

-- How many listings the list of a search has, counted as far as `count_listings` says. One that is refused has none.
create function private.count_of_search(sent jsonb) returns integer
language plpgsql stable set search_path = '' as $$
declare
  categories text[];
  filter private.listing_filter;
  described private.listing_filter;
  counted integer;
begin
  if jsonb_typeof(sent) <> 'object' then
    return 0;
  end if;
  categories := array(select jsonb_array_elements_text(nullif(sent -> 'categories', 'null')));
  perform private.require_search_bounds(categories, private.read_object('attributes', sent -> 'attributes'), null);
  filter := private.read_filter(private.arguments_of(
    sent ->> 'query', sent ->> 'kind', categories, sent -> 'attributes', (sent ->> 'price_min')::bigint,
    (sent ->> 'price_max')::bigint, sent ->> 'state', sent ->> 'district', sent ->> 'near', (sent ->> 'within_km')::integer));
  described := filter;
  described.search := private.all_of(array[filter.search, (filter.meaning).mention]);
  counted := private.count_up_to(private.condition_of(described), private.facet_limit());
  if counted = 0 and (filter.meaning).mention is not null then
    counted := private.count_up_to(private.condition_of(filter), private.facet_limit());
  end if;
  return counted;
exception when sqlstate 'PT422' or data_exception then
  return 0;
end $$;

/*
 * A page of listings on offer, for /buy, /search, /category and /services.
 *
 * query       words in any of the eleven languages or in Latin letters: animals, breeds, feeds, machines, services,
 *             places, and words of the listings; at most 200 characters
 * kind        'product' or 'service'
 * categories  values of categories, in any case of letters; several are alternatives
 * attributes  answers by listing field: {"breed": "Gir"}, {"breed": ["Gir", "Sahiwal"]}, {"isLactating": true},
 *             {"age": {"min": 2, "max": 5}} in the unit of the field; at most 100 answers in all. What it is within its
 *             category is one too: {"subcategory": ["heifer", "calf"]}
 * price_min, price_max  whole rupees; listings without a price are left out where either is given
 * state, district       ids of places; a district alone is enough
 * near        a place's id or a pincode: distances in the answer are from there, between chief towns of districts;
 *             services that do not come so far are left out
 * within_km   only within this distance of `near`; words may say one too, and from where
 * sort        'best-match' (the default with a query, 'nearest' where it says "near me"), 'newest' (the default), 'price-up', 'price-down' (without a price
 *             last), 'nearest' (wants `near`)
 * after       `next` of the page before, under the same arguments
 * page_size   1 to 100
 * with_facets also counts: `total` up to 1000, and each category and choice up to 50
 *
 * Answers {listings, next, sort, reading, total, facets}: `reading` says how the query was read (categories, answers,
 * places, guesses at places that somebody has to be asked about with towns in them by place, amounts, whether it says
 * "near me", within how many kilometres and around which place, words, unknown words that were left out, corrections that were made, did_you_mean). A bad argument is refused
 * with PT422, its name as the detail.
 */
create function public.search_listings(
  query text default null,
  kind text default null,
  categories text[] default null,
  attributes jsonb default null,
  price_min bigint default null,
  price_max bigint default null,
  state text default null,
  district text default null,
  near text default null,
  within_km integer default null,
  sort text default null,
  after text default null,
  page_size integer default 24,
  with_facets boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  if page_size is null or page_size not between 1 and 100 then
    perform private.refuse_argument('page_size', '1 to 100');
  end if;
  perform private.require_search_bounds(categories, private.read_object('attributes', attributes), after);
  return private.search(
    private.arguments_of(query, kind, categories, attributes, price_min, price_max, state, district, near, within_km),
    sort, after, page_size, coalesce(with_facets, false));
end $$;

-- How many listings the lists of some searches have, in their order: each an object of arguments of `search_listings`,
-- eight at most. Counted up to 50, which means as many or more. As in a list, words that nothing is described by are
-- dropped.
create function public.count_listings(searches jsonb) returns integer[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  asked jsonb := private.read_object('searches', searches);
  counts integer[] := '{}';
  one jsonb;
begin
  if jsonb_typeof(asked) is distinct from 'array' or jsonb_array_length(asked) > 8
    or octet_length(asked::text) > 16384 then
    perform private.refuse_argument('searches', 'a list of at most 8, in 16384 bytes');
  end if;
  for one in select * from jsonb_array_elements(asked) loop
    counts := counts || private.count_of_search(one);
  end loop;
  return counts;
end $$;

-- The places that words stand for, read as those of a search are (misspelt, inflected, in any script), as {"places",
-- "towns", "is_sure"}: those in `state` where there are some, four at most, none where the words name none, with towns
-- that are meant in them by place. Where it is not sure, somebody has to be asked which is meant.
create function public.places_of_words(words text, state text default null) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  meaning private.search_meaning := private.understand(coalesce(left(btrim(words), 200), ''), state);
  guessed text[] := array(
    select place from jsonb_array_elements(meaning.guesses) as given (guess), jsonb_array_elements_text(guess -> 'places') as place);
  named text[] := array(select one from unnest(meaning.places || guessed) as given (one) group by one order by one);
  within text[] := array(select one from unnest(named) as given (one) where one like places_of_words.state || '.%');
begin
  return jsonb_build_object(
    'places', to_jsonb((case when within = '{}' then named else within end)[1:4]),
    'towns', (
      select coalesce(jsonb_object_agg(place, town), '{}')
      from jsonb_array_elements(meaning.guesses) as given (guess), jsonb_each(guess -> 'towns') as towns (place, town)),
    'is_sure', cardinality(named) = 1 and guessed = '{}' or cardinality(within) = 1 and meaning.places @> within);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.count_listings(jsonb),
  public.places_of_words(text, text),
  public.search_listings(text, text, text[], jsonb, bigint, bigint, text, text, text, integer, text, text, integer, boolean)
from public;
grant execute on function
  public.count_listings(jsonb),
  public.places_of_words(text, text),
  public.search_listings(text, text, text[], jsonb, bigint, bigint, text, text, text, integer, text, text, integer, boolean)
to anon, authenticated, service_role;
