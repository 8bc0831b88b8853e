-- How many listings there are of each category and of each answer. Counting goes up to fifty: from there on it is "fifty
-- or more", which costs the same on a market of any size.

create function private.facet_limit() returns integer
language sql immutable parallel safe set search_path = '' as 'select 50';

-- Up to where the listings themselves are counted.
create function private.total_limit() returns integer
language sql immutable parallel safe set search_path = '' as 'select 1000';

-- How many rows are looked at together before values are counted one by one.
create function private.facet_rows() returns integer
language sql immutable parallel safe set search_path = '' as 'select 1500';

-- How many listings fit, up to a limit: looked up, in no order.
create function private.count_up_to(condition text, most integer) returns integer
language plpgsql stable set search_path = '' as $$
declare
  counted integer;
begin
  execute format(
    'select count(*) from (select 1 from private.listing_search where %s limit %s) as matches', condition, most)
    into counted;
  return counted;
end $$;

-- The choices of the questions that can be counted, in the order of the form.
create function private.facet_values(category_value text) returns table (field text, value text)
language sql stable set search_path = '' as $$
  select choices.field, choices.value from private.searched_choices as choices
  where choices.category = category_value and choices.is_active
    and private.is_public_choice(category_value, choices.field, choices.value)
  order by choices.field_position, choices.position
$$;

-- Some of the listings that fit, counted by "field=value"; "category" is a field here too. `fits` is how many were
-- counted, `is_all` whether there are no others.
create type private.facet_sample as (
  counts jsonb,
  fits integer,
  is_all boolean
);

-- Counts the rows of a source that fit, by the answers to some questions together, and takes those apart afterwards.
create function private.count_sample(source text, condition text, fields text[]) returns private.facet_sample
language plpgsql stable set search_path = '' as $$
declare
  columns text := (select string_agg(
      case name when 'category' then 'category' else format('attributes ->> %L', name) end || ' as answer_' || place, ', ')
    from unnest(fields) with ordinality as given (name, place));
  answers text := (select string_agg(format('(%L, answer_%s)', name || '=', place), ', ')
    from unnest(fields) with ordinality as given (name, place));
  grouped text := (select string_agg(place::text, ', ') from generate_series(1, cardinality(fields)) as place);
  sample private.facet_sample;
begin
  execute format(
    'with grouped as materialized (
       select %1$s, count(*) filter (where %2$s) as fits, count(*) as seen from (%3$s) as rows group by %4$s
     ), counted as (
       select name || value as term, sum(fits) as n
       from grouped, (lateral (values %5$s) as answers (name, answer)
         join lateral jsonb_array_elements_text(
           case when answer like ''[%%'' then answer::jsonb else jsonb_build_array(answer) end) as given (value) on true)
       where fits > 0 and value is not null group by 1
     )
     select coalesce((select jsonb_object_agg(term, n) from counted), ''{}''),
       coalesce((select sum(fits) from grouped), 0), coalesce((select sum(seen) from grouped), 0) < %6$s',
    columns, condition, source, grouped, answers, private.facet_rows())
    into sample.counts, sample.fits, sample.is_all;
  return sample;
end $$;

-- Whether so much of what an index lists fits that a sample can be read off it: three quarters of its newest rows.
create function private.is_dense(condition text, source text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  fits integer;
begin
  execute format('select count(*) filter (where %s) from (%s limit %s) as rows', condition, source, private.facet_rows() / 8)
    into fits;
  return fits >= private.facet_rows() * 3 / 32;
end $$;

-- A sample of what fits: the newest rows of an index, or where few of those fit, rows that are looked up.
create function private.sample_of(
  condition text, fields text[], only_category text, only_place text
) returns private.facet_sample
language plpgsql stable set search_path = '' as $$
declare
  source text := private.ordered_source(private.read_order('newest', null, null), only_category, only_place);
  sample private.facet_sample;
begin
  if private.is_dense(condition, source) then
    sample := private.count_sample(source || format(' limit %s', private.facet_rows()), condition, fields);
    -- What follows may be less dense: then the sample would count too few.
    if sample.is_all or sample.fits >= private.total_limit() then
      return sample;
    end if;
  end if;
  return private.count_sample(
    format('select * from (select * from private.listing_search where %s offset 0) as found limit %s',
      condition, private.facet_rows()),
    'true', fields);
end $$;

-- Counts of some values as an object by field and value. A value of which the sample holds too few to say is looked up.
create function private.facets_of(
  condition text, sample private.facet_sample, terms text[], only_category text
) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(field, counts), '{}') from (
    select split_part(term, '=', 1) as field, jsonb_object_agg(substr(term, strpos(term, '=') + 1), counted) as counts
    from unnest(terms) as given (term), coalesce((sample.counts ->> term)::integer, 0) as seen,
      least(private.facet_limit(), case when sample.is_all or seen >= private.facet_limit() then seen
        else private.count_up_to(
          condition || format(' and search @@ %L::tsquery', private.lexeme(
            case when term like 'category=%' then term else only_category || '.' || term end)), private.facet_limit())
        end) as counted
    group by 1
  ) as by_field
$$;

-- The arguments without those that a facet itself stands for: a facet counts what choosing another value would find.
create function private.arguments_without(arguments jsonb, field text) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return case field when 'category' then arguments - 'categories' - 'attributes'
    else jsonb_set(arguments, '{attributes}', coalesce(arguments -> 'attributes', '{}') - field) end;
end $$;

-- A facet that stands for a filter of this very search, counted as if that filter were not there.
create function private.facet_without(
  arguments jsonb, filter private.listing_filter, field text, terms text[], only_category text, only_place text
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  without private.listing_filter := private.read_filter(private.arguments_without(arguments, field), filter.meaning);
  condition text;
begin
  without.search := private.all_of(array[without.search, (filter.meaning).mention]);
  condition := private.condition_of(without);
  return private.facets_of(
    condition,
    private.sample_of(condition, array[field], case when field <> 'category' then only_category end, only_place),
    terms, only_category);
end $$;

-- All facets of a search, by field and value, and `total`: its categories, or those that its query names, and the
-- choices of the one category it is about.
create function private.search_facets(
  arguments jsonb, filter private.listing_filter, only_category text, only_place text
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  condition text := private.condition_of(filter);
  terms jsonb := (select coalesce(jsonb_object_agg(field, of_field), '{}') from (
      select field, array_agg(field || '=' || value) as of_field from private.facet_values(only_category) group by field
    ) as choices) || jsonb_build_object(
      'category', (select array_agg('category=' || value) from public.categories where is_creatable
        and ((filter.meaning).categories = '{}' or value = any ((filter.meaning).categories))));
  fields text[] := array(select jsonb_object_keys(terms));
  filtering text[] := array(select jsonb_object_keys(coalesce(arguments -> 'attributes', '{}')))
    || case when arguments ?| array['categories', 'attributes'] then array['category'] else '{}' end;
  free text[] := array(select one from unnest(fields) as one where one <> all (filtering));
  sample private.facet_sample := private.sample_of(
    condition, case when free = '{}' then array['category'] else free end, only_category, only_place);
  counted jsonb;
  field text;
begin
  counted := private.facets_of(condition, sample, array(
    select jsonb_array_elements_text(terms -> one) from unnest(free) as one), only_category);
  foreach field in array array(select one from unnest(fields) as one where one = any (filtering)) loop
    counted := counted || private.facet_without(
      arguments, filter, field, array(select jsonb_array_elements_text(terms -> field)), only_category, only_place);
  end loop;
  return jsonb_build_object('facets', counted, 'total', least(private.total_limit(), sample.fits));
end $$;

revoke execute on all functions in schema private from public;
