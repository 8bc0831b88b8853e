-- What a list is narrowed to: read from the arguments of a search, checked, and turned into a condition.

create type private.listing_filter as (
  meaning private.search_meaning,
  categories text[],
  search tsquery,
  places text[],
  price_min bigint,
  price_max bigint,
  ranges jsonb,
  near text
);

-- A bad argument is refused by its name.
create function private.refuse_argument(argument text, reason text) returns void
language plpgsql stable set search_path = '' as $$
begin
  raise exception '%', reason using errcode = 'PT422', detail = argument;
end $$;

-- The categories that arguments name: those of a kind, or one by one in any case of letters; none for all.
create function private.read_categories(kind text, wanted text[]) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  named text[];
begin
  if read_categories.kind not in ('product', 'service') then
    perform private.refuse_argument('kind', 'product or service');
  end if;
  select array_agg(known.value order by known.value) into named from public.categories as known
  where is_creatable
    and (read_categories.kind is null or (known.kind = 'service') = (read_categories.kind = 'service'))
    and (wanted = '{}' or lower(value) = any (select lower(one) from unnest(wanted) as one));
  if named is null or exists (
    select 1 from unnest(wanted) as one
    where not exists (select 1 from public.categories as known where lower(known.value) = lower(one) and is_creatable)
  ) then
    perform private.refuse_argument('categories', 'no such category');
  end if;
  return case when read_categories.kind is null and wanted = '{}' then null else named end;
end $$;

-- What no public filter is built on: the sale of cattle for meat is forbidden in many states.
create function private.is_public_choice(category text, field text, value text) returns boolean
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
begin
  return not (category = 'Cattle' and field = 'purpose' and value = 'Meat');
end $$;

-- One answer filter as a query of the index. Several values are alternatives.
create function private.answer_filter(categories text[], field text, wanted jsonb) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
  types text[] := array(
    select distinct type from private.searched_questions
    where id = field and (categories is null or category = any (categories)));
  low numeric;
  high numeric;
begin
  if types && array['select', 'radio', 'multi-select'] and jsonb_typeof(wanted) in ('string', 'array') then
    if exists (
      select 1 from jsonb_array_elements_text(
        case jsonb_typeof(wanted) when 'array' then wanted else jsonb_build_array(wanted) end) as given (value)
      where not exists (
        select 1 from private.searched_questions
        where id = field and (categories is null or category = any (categories))
          and private.is_public_choice(category, field, value))
    ) then
      perform private.refuse_argument('attributes.' || field, 'no public filter');
    end if;
    return private.any_of(array(
      select private.answer_query(categories, field, value) from jsonb_array_elements_text(
        case jsonb_typeof(wanted) when 'array' then wanted else jsonb_build_array(wanted) end) as given (value)));
  elsif types && array['switch'] and jsonb_typeof(wanted) = 'boolean' then
    return private.answer_query(categories, field, wanted #>> '{}');
  elsif types && array['number'] and jsonb_typeof(wanted) = 'object' and wanted - '{min,max}'::text[] = '{}'
    and coalesce(jsonb_typeof(wanted -> 'min'), 'number') = 'number'
    and coalesce(jsonb_typeof(wanted -> 'max'), 'number') = 'number' then
    low := private.number_bucket(coalesce((wanted ->> 'min')::numeric, 0));
    high := private.number_bucket(least((wanted ->> 'max')::numeric, 1e15));
    -- A wide range narrows nothing: it is only compared.
    return case when high - low < 40 then private.any_of(array(
      select private.lexeme(asked.category || '.' || field || '~' || bucket)
      from generate_series(low::integer, high::integer) as bucket, private.questions as asked
      where asked.id = field and (categories is null or asked.category = any (categories)))) end;
  end if;
  perform private.refuse_argument('attributes.' || field,
    case when types = '{}' then 'no such listing field' else 'not a filter of this field' end);
  return null;
end $$;

-- The districts within a distance of a point, in kilometres on the great circle; a district counts by its chief town.
create function private.places_by_distance(latitude double precision, longitude double precision)
returns table (place_id text, km double precision)
language sql stable set search_path = '' rows 800 as $$
  select id, 2 * 6371 * asin(least(1, sqrt(
      sin(radians(places.latitude - $1) / 2) ^ 2
      + cos(radians($1)) * cos(radians(places.latitude)) * sin(radians(places.longitude - $2) / 2) ^ 2)))
  from public.places
$$;

-- A district or a state by its id, or a pincode.
create function private.read_place(argument text, named text) returns text
language plpgsql stable set search_path = '' as $$
declare
  found_place text := coalesce(
    (select id from public.places where id = named), public.place_of_pincode(named));
begin
  if found_place is null then
    perform private.refuse_argument(argument, 'no such place');
  end if;
  return found_place;
end $$;

create function private.places_within(near text, within_km integer) returns text[]
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(array_agg(by_distance.place_id), '{}')
    from public.places as here, private.places_by_distance(here.latitude, here.longitude) as by_distance
    where here.id = near and by_distance.km <= within_km
  );
end $$;

-- The arguments of a search with the distance that its words name: from the place that they name, else from the one that
-- is given. Of two distances from that the one beside the words holds.
create function private.with_distance_of(arguments jsonb, meaning private.search_meaning) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when meaning.around is not null
      then arguments || jsonb_build_object('near', meaning.around, 'within_km', meaning.within_km)
    when meaning.within_km is not null and arguments ? 'near'
      then jsonb_build_object('within_km', meaning.within_km) || arguments
    else arguments end
$$;

-- A filter from the arguments of `search_listings` as an object, and from what their query means where that is known.
create function private.read_filter(
  arguments jsonb, meaning private.search_meaning default null
) returns private.listing_filter
language plpgsql stable set search_path = '' as $$
declare
  filter private.listing_filter;
  state text := case when arguments ? 'state' then private.read_place('state', arguments ->> 'state') end;
  place text := case when arguments ? 'district' then private.read_place('district', arguments ->> 'district')
    else state end;
  attributes jsonb := coalesce(arguments -> 'attributes', '{}');
begin
  if jsonb_typeof(attributes) <> 'object' then
    perform private.refuse_argument('attributes', 'an object by listing field');
  end if;
  filter.meaning := case when meaning is null then private.understand(coalesce(arguments ->> 'query', ''), state)
    else meaning end;
  arguments := private.with_distance_of(arguments, filter.meaning);
  filter.categories := private.read_categories(arguments ->> 'kind', array(
    select jsonb_array_elements_text(nullif(arguments -> 'categories', 'null'))));
  filter.price_min := (arguments ->> 'price_min')::bigint;
  filter.price_max := (arguments ->> 'price_max')::bigint;
  if filter.price_max < 0 then
    perform private.refuse_argument('price_max', 'whole rupees');
  elsif filter.price_min < 0 or filter.price_min > filter.price_max then
    perform private.refuse_argument('price_min', 'whole rupees, the lower first');
  end if;
  filter.ranges := (select jsonb_object_agg(name, wanted) from jsonb_each(attributes) as given (name, wanted)
    where jsonb_typeof(wanted) = 'object');
  -- Every service has a radius to be asked about, and nothing else has.
  if arguments ? 'near' and (filter.categories is null and (filter.meaning).categories = '{}' or exists (
    select 1 from public.categories
    where kind = 'service' and value = any (coalesce(filter.categories, (filter.meaning).categories)))) then
    filter.near := private.read_place('near', arguments ->> 'near');
  end if;
  if arguments ? 'within_km' then
    if not arguments ? 'near' or (arguments ->> 'within_km')::integer not between 1 and 5000 then
      perform private.refuse_argument('within_km', '1 to 5000, with a place to be near to');
    end if;
    filter.places := private.places_within(
      private.read_place('near', arguments ->> 'near'), (arguments ->> 'within_km')::integer);
  end if;
  filter.search := private.all_of(array[
    (filter.meaning).must,
    private.any_of(array(select private.lexeme('category=' || one) from unnest(filter.categories) as one)),
    private.lexeme('place=' || place)
  ] || array(
    select private.answer_filter(filter.categories, name, wanted) from jsonb_each(attributes) as given (name, wanted)));
  return filter;
end $$;

-- How much farther than it says a service may be between chief towns: about half a district.
create function private.radius_slack_km() returns integer
language sql immutable parallel safe set search_path = '' as 'select 25';

-- The condition that a service comes as far as a place, as SQL; nothing without a place. Services that do not say how far
-- they come are anybody's to ask.
create function private.reach_condition(near text) returns text
language sql stable set search_path = '' as $$
  select format('case when jsonb_typeof(attributes -> ''serviceRadius'') = ''number''
      then coalesce((%L::jsonb ->> place_id)::numeric, 9999) <= (attributes ->> ''serviceRadius'')::numeric + %s else true end',
    jsonb_object_agg(by_distance.place_id, round(by_distance.km)), private.radius_slack_km())
  from public.places as here, private.places_by_distance(here.latitude, here.longitude) as by_distance
  where here.id = near and by_distance.km <= 1025
  having count(*) > 0
$$;

-- What a filter lets the price be: what its arguments say, and the amounts of money among its words.
create function private.price_bounds(filter private.listing_filter, out lowest numeric, out highest numeric)
language sql stable set search_path = '' as $$
  select greatest(filter.price_min, max(ceil((amount ->> 'min')::numeric))),
    least(filter.price_max, min(floor((amount ->> 'max')::numeric)))
  from jsonb_array_elements((filter.meaning).amounts) as given (amount) where amount ->> 'unit' = 'INR'
$$;

-- The amounts of a filter that are no money.
create function private.other_amounts(filter private.listing_filter) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(amount) from jsonb_array_elements((filter.meaning).amounts) as given (amount)
  where amount ->> 'unit' <> 'INR'
$$;

-- The condition of a filter, as SQL over `listing_search`.
create function private.condition_of(filter private.listing_filter) returns text
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select concat_ws(' and ',
      'expires_at > now()',
      'search @@ ' || quote_literal(filter.search) || '::tsquery',
        'place_id = any (' || quote_literal(filter.places) || '::text[])',
      private.reach_condition(filter.near),
      (select 'price_low >= ' || lowest from private.price_bounds(filter)),
      (select 'price_high <= ' || highest from private.price_bounds(filter)),
      -- A question of the same name may be answered in words elsewhere.
      (select string_agg(format('case when jsonb_typeof(attributes -> %1$L) = ''number''
            then (attributes ->> %1$L)::numeric end between %2$L and %3$L',
          name, coalesce(wanted ->> 'min', '-Infinity'), coalesce(wanted ->> 'max', 'Infinity')), ' and ')
       from jsonb_each(filter.ranges) as given (name, wanted)),
      (select string_agg(private.amount_condition(amount), ' and ')
       from jsonb_array_elements(private.other_amounts(filter)) as given (amount)))
  );
end $$;

revoke execute on all functions in schema private from public;
