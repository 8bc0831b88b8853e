-- What listings use stays. Deleting it, or changing the value that they hold, is refused with PT409 and the number of
-- uses as detail; labels, order and whether it is offered can always change.

-- How often an option is answered, or asked for by a dependent question.
create function private.uses_of_option(question text, choice text) returns bigint
language sql stable security definer set search_path = '' as $$
  select (
    select count(*) from public.listings
    where listings.category = field.category
      and (listings.attributes ->> field.id = choice
        or jsonb_typeof(listings.attributes -> field.id) = 'array' and listings.attributes -> field.id ? choice)
  ) + (
    select count(*) from private.questions as dependent
    where dependent.category = field.category and dependent.depends_on_field = field.id
      and choice = any (dependent.depends_on_values)
  )
  from private.questions as field where field.key = question
$$;

-- How often a question is answered, or decides about another one.
create function private.uses_of_field(field_category text, field_id text) returns bigint
language sql stable security definer set search_path = '' as $$
  select (select count(*) from public.listings where category = field_category and attributes ? field_id)
    + (select count(*) from private.questions where category = field_category and depends_on_field = field_id)
$$;

create function private.uses_of_subcategory(category_value text, subcategory_value text) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.listings where category = category_value and subcategory = subcategory_value
$$;

-- How many questions are asked of it.
create function private.questions_of_subcategory(category_value text, subcategory_value text) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.subcategory_fields
  where category = category_value and depends_on_field = 'subcategory' and subcategory_value = any (depends_on_values)
$$;

create function private.uses_of_category(category_value text) returns bigint
language sql stable security definer set search_path = '' as $$
  select (select count(*) from public.listings where category = category_value)
    + (select count(*) from public.categories where parent_menu = category_value)
    + (select count(*) from public.livestock_types where category = category_value)
$$;

create function private.refuse_when_used(uses bigint) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if uses > 0 then
    raise exception 'in use' using errcode = 'PT409', detail = uses::text;
  end if;
end $$;

create function private.keep_used_option() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_when_used(private.uses_of_option(old.field_key, old.value));
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger keep_used_option before delete on public.dropdown_options
  for each row execute function private.keep_used_option();
create trigger keep_used_option_value before update on public.dropdown_options
  for each row when ((old.field_key, old.value) is distinct from (new.field_key, new.value))
  execute function private.keep_used_option();

create function private.keep_used_subcategory() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.categories where value = old.category) then
    perform private.refuse_when_used(private.uses_of_subcategory(old.category, old.value)
      + private.questions_of_subcategory(old.category, old.value));
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger keep_used_subcategory before delete on public.subcategories
  for each row execute function private.keep_used_subcategory();
create trigger keep_used_subcategory_value before update on public.subcategories
  for each row when ((old.category, old.value) is distinct from (new.category, new.value))
  execute function private.keep_used_subcategory();

-- A question whose category goes, goes with it: a category in use does not go.
create function private.keep_used_field() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.categories where value = old.category) then
    perform private.refuse_when_used(private.uses_of_field(old.category, old.id));
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger keep_used_field before delete on public.listing_fields
  for each row execute function private.keep_used_field();
create trigger keep_used_field_value before update on public.listing_fields
  for each row when ((old.category, old.id, old.type) is distinct from (new.category, new.id, new.type))
  execute function private.keep_used_field();

create trigger keep_used_field before delete on public.subcategory_fields
  for each row execute function private.keep_used_field();
create trigger keep_used_field_value before update on public.subcategory_fields
  for each row when ((old.category, old.id, old.type) is distinct from (new.category, new.id, new.type))
  execute function private.keep_used_field();

create function private.keep_used_category() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_when_used(private.uses_of_category(old.value) + case tg_op when 'DELETE' then 0 else (
    select count(*) from private.questions where category = old.value
  ) end);
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger keep_used_category before delete on public.categories
  for each row execute function private.keep_used_category();
create trigger keep_used_category_value before update on public.categories
  for each row when (old.value is distinct from new.value) execute function private.keep_used_category();

-- A question that depended on itself, over however many others, would never be asked.
create function private.refuse_circular_questions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  parent text := new.depends_on_field;
begin
  while parent is not null loop
    if parent = new.id then
      raise exception 'a question cannot depend on itself' using errcode = 'PT422', detail = 'depends_on_field';
    end if;
    select depends_on_field into parent from private.questions where category = new.category and id = parent;
  end loop;
  return new;
end $$;
create trigger refuse_circular_questions before insert or update of id, depends_on_field on public.listing_fields
  for each row execute function private.refuse_circular_questions();
create trigger refuse_circular_questions before insert or update of id, depends_on_field on public.subcategory_fields
  for each row execute function private.refuse_circular_questions();

-- What administrators do with the catalogue beyond writing its rows: putting rows into another order in one step,
-- joining two answers into one, and seeing what is in use before they try to delete it.

-- The rows of a table among which there is an order: all of them, or those of one category or question.
create function private.order_scope(catalogue_table text, out key_column text, out scope_column text)
language plpgsql immutable set search_path = '' as $$
begin
  select known.key, known.scope into key_column, scope_column from (values
    ('categories', 'value', null), ('livestock_types', 'value', null),
    ('listing_fields', 'key', 'category'), ('dropdown_options', 'id', 'field_key'), ('subcategories', 'id', 'category'),
    ('subcategory_fields', 'key', 'category')
  ) as known (name, key, scope) where known.name = catalogue_table;
  if key_column is null then
    raise exception 'no table of the catalogue' using errcode = 'PT422', detail = 'catalogue_table';
  end if;
end $$;

-- The named rows change places among themselves, in the order in which they are named; all others stay where they are.
-- So a list can be reordered that shows but a part of its table.
create function public.reorder_catalogue(catalogue_table text, ids text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known record;
  found_rows bigint;
  scopes bigint;
begin
  perform private.require_role('editor');
  known := private.order_scope(catalogue_table);
  if (select count(distinct id) from unnest(ids) as given (id)) <> cardinality(ids) then
    raise exception 'a row is named twice' using errcode = 'PT422', detail = 'ids';
  end if;
  execute format('lock table public.%I in share row exclusive mode', catalogue_table);
  execute format('select count(*), count(distinct %s) from public.%I where %I = any ($1)',
    coalesce(quote_ident(known.scope_column), 'true'), catalogue_table, known.key_column)
    into found_rows, scopes using ids;
  if found_rows <> cardinality(ids) then
    raise exception 'a row is not there any more' using errcode = 'PT404', detail = 'ids';
  elsif scopes > 1 then
    raise exception 'rows of different lists' using errcode = 'PT422', detail = 'ids';
  end if;
  execute format(
    'with ranked as (
       select %1$I as id, %2$s as scope, (row_number() over (order by position, %1$I) - 1)::integer as place
       from public.%3$I
       where $1[1] is not null and %2$s is not distinct from (select %2$s from public.%3$I where %1$I = $1[1])
     ), places as (
       select place, row_number() over (order by place) as turn from ranked where id = any ($1)
     ), moved as (
       select ranked.id, coalesce(places.place, ranked.place) as place
       from ranked
       left join unnest($1) with ordinality as wanted (id, turn) on wanted.id = ranked.id
       left join places on places.turn = wanted.turn
     )
     update public.%3$I as target set position = moved.place
     from moved where target.%1$I = moved.id and target.position <> moved.place',
    known.key_column, coalesce(quote_ident(known.scope_column), 'null::text'), catalogue_table)
    using ids;
end $$;

-- An answer with one choice in place of another; of several choices none stands there twice.
create function private.with_choice(answer jsonb, from_choice text, to_choice text) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when answer = to_jsonb(from_choice) then to_jsonb(to_choice)
    when jsonb_typeof(answer) = 'array' then (
      select jsonb_agg(choice order by place) from (
        select to_jsonb(case one when from_choice then to_choice else one end) as choice, min(place) as place
        from jsonb_array_elements_text(answer) with ordinality as given (one, place)
        group by 1
      ) as choices
    )
    else answer
  end
$$;

-- The answers that a question depends on, with one in place of another; none stands there twice.
create function private.with_value(named text[], from_value text, to_value text) returns text[]
language sql immutable set search_path = '' as $$
  select case when to_value = any (named) then array_remove(named, from_value)
    else array_replace(named, from_value, to_value) end
$$;

-- What people call the one answer now finds the other. The words stay where another category still has the answer.
create function private.move_search_words(question private.questions, gone public.dropdown_options, kept text)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  old_concept text := question.id || '=' || gone.value;
  new_concept text := question.id || '=' || kept;
  is_elsewhere boolean := exists (
    select 1 from public.dropdown_options as o join private.questions as f on f.key = o.field_key
    where f.id = question.id and o.value = gone.value and o.id <> gone.id
  );
begin
  if 'search' <> all (question.roles) or char_length(new_concept) > 60 then
    return;
  end if;
  insert into public.search_concepts (id, kind, field, value) values (new_concept, 'option', question.id, kept)
  on conflict do nothing;
  insert into public.search_lexicon (concept, term, language)
  select new_concept, term, language from public.search_lexicon where concept = old_concept
  union
  select new_concept, name, language::public.language_code from jsonb_each_text(gone.labels) as called (language, name)
  where char_length(name) between 1 and 80
  on conflict do nothing;
  if not is_elsewhere then
    delete from public.search_concepts where id = old_concept;
  end if;
end $$;

-- Gives listings another answer for one of theirs, two hundred at once, until none is left or a time is over. Returns how
-- many.
create function private.move_answers(
  question private.questions, from_choice text, to_choice text, ends_at timestamptz
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  moved bigint := 0;
  moved_at_once bigint;
begin
  perform set_config('maveshi.moves_answers', 'on', true);
  loop
    update public.listings as l
    set attributes = jsonb_set(l.attributes, array[question.id],
      private.with_choice(l.attributes -> question.id, from_choice, to_choice))
    where l.id = any (array(
      select listing_id from private.listing_answers where field_key = question.key and value = from_choice
      order by listing_id limit 200
    )) and l.attributes -> question.id @> to_jsonb(from_choice);
    get diagnostics moved_at_once = row_count;
    moved := moved + moved_at_once;
    exit when moved_at_once = 0 or clock_timestamp() > ends_at;
  end loop;
  perform set_config('maveshi.moves_answers', 'off', true);
  return moved;
end $$;

-- Joins an answer with another one of the same question: listings and conditions that name it name the other from now
-- on, and it is gone. Listings are moved some seconds long; who calls it goes on calling until it is done. Meanwhile the
-- answer is offered no more, and each listing has one of the two: after a cut the same call goes on where it ended.
-- Returns {"moved", "left", "is_done"}: how many listings were changed, and how many still have the answer.
create function public.merge_dropdown_options(from_option text, into_option text) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  began_at timestamptz := clock_timestamp();
  gone public.dropdown_options;
  kept public.dropdown_options;
  question private.questions;
  moved bigint;
  remaining bigint;
begin
  perform private.require_role('editor');
  select * into gone from public.dropdown_options where id = from_option;
  select * into kept from public.dropdown_options where id = into_option;
  if gone.id is null or kept.id is null then
    raise exception 'no such option' using errcode = 'PT404';
  elsif gone.id = kept.id or gone.field_key <> kept.field_key then
    raise exception 'not two answers of one question' using errcode = 'PT422', detail = 'into_option';
  end if;
  select * into question from private.questions where key = gone.field_key;
  moved := private.move_answers(question, gone.value, kept.value, began_at + interval '2 seconds');
  if clock_timestamp() > began_at + interval '1 second' then
    update public.dropdown_options set is_active = false where id = gone.id and is_active;
    select count(*) into remaining from private.listing_answers where field_key = gone.field_key and value = gone.value;
    return jsonb_build_object('moved', moved, 'left', remaining, 'is_done', false);
  end if;
  -- In the order of everybody who writes both, and so that nobody gives the answer meanwhile.
  lock table public.listings in share row exclusive mode;
  perform from public.dropdown_options where id in (from_option, into_option) for update;
  moved := moved + private.move_answers(question, gone.value, kept.value, 'infinity');
  update public.listing_fields as f
  set depends_on_values = private.with_value(f.depends_on_values, gone.value, kept.value)
  where f.category = question.category and f.depends_on_field = question.id and gone.value = any (f.depends_on_values);
  update public.subcategory_fields as f
  set depends_on_values = private.with_value(f.depends_on_values, gone.value, kept.value)
  where f.category = question.category and f.depends_on_field = question.id and gone.value = any (f.depends_on_values);
  delete from public.dropdown_options where id = gone.id;
  perform private.move_search_words(question, gone, kept.value);
  return jsonb_build_object('moved', moved, 'left', 0, 'is_done', true);
end $$;

-- How often rows of the catalogue are used: by listings, and by other rows of the catalogue.
-- The listings that give an answer are counted by `listing_answers`.
create function public.catalogue_uses(catalogue_table text, ids text[])
returns table (id text, by_listings bigint, by_catalogue bigint)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
#variable_conflict use_column
begin
  perform private.require_role('editor');
  if catalogue_table = 'categories' then
    return query select c.value,
      (select count(*) from public.listings as l where l.category = c.value),
      (select count(*) from public.categories as child where child.parent_menu = c.value)
        + (select count(*) from public.livestock_types as t where t.category = c.value)
        + (select count(*) from public.subcategories as s where s.category = c.value)
    from public.categories as c where c.value = any (ids);
  elsif catalogue_table in ('listing_fields', 'subcategory_fields') then
    return query select f.key,
      (select count(*) from public.listings as l where l.category = f.category and l.attributes ? f.id),
      (select count(*) from private.questions as d where d.category = f.category and d.depends_on_field = f.id)
    from private.questions as f where f.key = any (ids);
  elsif catalogue_table = 'subcategories' then
    return query select s.id, private.uses_of_subcategory(s.category, s.value),
      private.questions_of_subcategory(s.category, s.value)
    from public.subcategories as s where s.id = any (ids);
  elsif catalogue_table = 'dropdown_options' then
    return query select o.id, (
        select count(*) from private.listing_answers as answer
        where answer.field_key = o.field_key and answer.value = o.value
      ), (
        select count(*) from private.questions as d
        where d.category = f.category and d.depends_on_field = f.id and o.value = any (d.depends_on_values)
      )
    from public.dropdown_options as o join private.questions as f on f.key = o.field_key
    where o.id = any (ids);
  else
    raise exception 'no table of the catalogue whose uses are counted' using errcode = 'PT422', detail = 'catalogue_table';
  end if;
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.reorder_catalogue(text, text[]),
  public.merge_dropdown_options(text, text),
  public.catalogue_uses(text, text[])
from public;
grant execute on function
  public.reorder_catalogue(text, text[]),
  public.merge_dropdown_options(text, text),
  public.catalogue_uses(text, text[])
to authenticated, service_role;
