-- How many listings there are of each category and of each answer. Counting goes up to a hundred: from there on it is
-- "a hundred or more", which costs the same on a market of any size.

create function private.facet_limit() returns integer
language sql immutable parallel safe set search_path = '' as 'select 100';

-- How many listings are looked at together before values are counted one by one.
create function private.facet_sample() returns integer
language sql immutable parallel safe set search_path = '' as 'select 3000';

-- How many listings fit, up to a limit.
create function private.count_up_to(condition text, most integer) returns integer
language plpgsql stable set search_path = '' as $$
declare
  counted integer;
begin
  execute format('select count(*) from (select 1 from private.listing_search where %s limit %s) as matches', condition, most)
    into counted;
  return counted;
end $$;

-- The choices of the questions that can be counted: "name=value" in the order of the form.
create function private.facet_values(category_value text) returns table (field text, value text)
language sql stable set search_path = '' as $$
  select fields.id, options.value
  from public.listing_fields as fields join public.dropdown_options as options on options.field_key = fields.key
  where fields.category = category_value and fields.type in ('select', 'radio', 'multi-select')
    and options.is_active and private.is_public_choice(category_value, fields.id, options.value)
  order by fields.position, options.position
$$;

-- Counts of the values of some fields among the listings that fit a condition. "category" is a field here too.
create function private.count_values(condition text, fields text[], terms text[]) returns table (term text, count integer)
language plpgsql stable set search_path = '' as $$
declare
  seen jsonb;
  all_seen integer;
begin
  execute format(
    'with matches as materialized (select category, attributes from private.listing_search where %1$s limit %2$s),
       grouped as (
         select jsonb_build_array(%3$s) as answers, count(*) as n from matches group by 1
       ), counted as (
         select names.name || ''='' || value as term, sum(n) as n
         from grouped, unnest(%4$L::text[]) with ordinality as names (name, place),
           jsonb_array_elements_text(case jsonb_typeof(answers -> (place::integer - 1))
             when ''array'' then answers -> (place::integer - 1)
             else jsonb_build_array(answers -> (place::integer - 1)) end) as values (value)
         group by 1
       )
     select coalesce((select jsonb_object_agg(term, n) from counted where term is not null), ''{}''),
       (select count(*) from matches)',
    condition, private.facet_sample(),
    (select string_agg(case name when 'category' then 'to_jsonb(category)' else format('attributes -> %L', name) end, ', ')
     from unnest(fields) as given (name)),
    fields) into seen, all_seen;
  return query
    select one, least(private.facet_limit(), case
      when all_seen < private.facet_sample() or coalesce((seen ->> one)::integer, 0) >= private.facet_limit()
        then coalesce((seen ->> one)::integer, 0)
      else private.count_up_to(condition || format(' and search @@ %L::tsquery', private.lexeme(one)),
        private.facet_limit()) end)
    from unnest(terms) as given (one);
end $$;

-- Counts as an object by field and value.
create function private.facets_of(condition text, fields text[], terms text[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(field, counts), '{}') from (
    select split_part(term, '=', 1) as field, jsonb_object_agg(substr(term, strpos(term, '=') + 1), count) as counts
    from private.count_values(condition, fields, terms)
    group by 1
  ) as by_field
$$;

-- The arguments without those that a facet itself stands for: a facet counts what choosing another value would find.
create function private.arguments_without(arguments jsonb, field text) returns jsonb
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
begin
  return case field when 'category' then arguments - 'categories' - 'attributes'
    else jsonb_set(arguments, '{attributes}', coalesce(arguments -> 'attributes', '{}') - field) end;
end $$;

-- All facets of a search: its categories, and the choices of the one category it is about.
create function private.search_facets(arguments jsonb, filter private.listing_filter) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  categories text[] := coalesce(filter.categories, (filter.meaning).categories);
  category text := case when cardinality(categories) = 1 then categories[1] end;
  fields text[] := array(select field from private.facet_values(category) group by field);
  chosen text[] := array(select jsonb_object_keys(coalesce(arguments -> 'attributes', '{}')) intersect select unnest(fields));
  counted jsonb := '{}';
  free_fields text[] := array(select unnest(fields) except select unnest(chosen));
  one text;
  values_of text[];
begin
  foreach one in array array['category'] || chosen loop
    values_of := case one when 'category'
      then array(select 'category=' || value from public.categories where is_creatable)
      else array(select field || '=' || value from private.facet_values(category) where field = one) end;
    counted := counted || private.facets_of(
      private.condition_of(private.read_filter(private.arguments_without(arguments, one), filter.meaning)),
      array[one], values_of);
  end loop;
  if cardinality(free_fields) > 0 then
    counted := counted || private.facets_of(private.condition_of(filter), free_fields,
      array(select field || '=' || value from private.facet_values(category) where field = any (free_fields)));
  end if;
  return counted;
end $$;

revoke execute on all functions in schema private from public;
