-- The answers of a listing, held against the questions of its category. The same verdict as shared/listing/validate,
-- which a test compares on thousands of answers. A refusal has the errcode PT422, the code of the problem as its
-- message, the question's id as its detail, and bounds as JSON in its hint.

-- White space, and signs that nobody sees: an answer of nothing else is no answer.
create function private.is_blank(answer text) returns boolean
language sql immutable set search_path = '' as $$
  select answer ~ '^[\u0009-\u000D\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F]*$'
$$;

-- Refuses an answer of a form by its code and field, as answers to questions are refused.
create function private.refuse_answer(code text, field text, minimum bigint default null, maximum bigint default null)
returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using errcode = 'PT422', message = code, detail = field,
    hint = jsonb_strip_nulls(jsonb_build_object('min', minimum, 'max', maximum))::text;
end $$;

-- Whether a text is a day of the years 2000 to 2999, as ISO 8601 writes it.
create function private.is_day(answer text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  parts integer[];
begin
  if answer is null or answer !~ '^2[0-9]{3}-[0-9]{2}-[0-9]{2}$' then
    return false;
  end if;
  parts := string_to_array(answer, '-')::integer[];
  if parts[2] not between 1 and 12 then
    return false;
  end if;
  return parts[3] between 1
    and extract(day from make_date(parts[1], parts[2], 1) + interval '1 month' - interval '1 day');
end $$;

-- One answer or several as a list of texts: what a dependent question looks for.
create function private.answer_texts(answer jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(
    case jsonb_typeof(one) when 'number' then trim_scale((one #>> '{}')::numeric)::text else one #>> '{}' end
  ), '{}')
  from jsonb_array_elements(
    case when jsonb_typeof(answer) = 'array' then answer else jsonb_build_array(answer) end
  ) as given (one)
  where jsonb_typeof(one) in ('string', 'number', 'boolean')
$$;

-- The questions that are asked, given the answers: those that depend on nothing, and those whose parent is asked and
-- has one of the named answers.
create function private.asked_fields(category_value text, answers jsonb) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  asked text[];
  more text[];
begin
  select coalesce(array_agg(id), '{}') into asked from public.listing_fields
  where category = category_value and depends_on_field is null;
  loop
    select array_agg(id) into more from public.listing_fields
    where category = category_value and id <> all (asked) and depends_on_field = any (asked)
      and answers ? depends_on_field and depends_on_values && private.answer_texts(answers -> depends_on_field);
    exit when more is null;
    asked := asked || more;
  end loop;
  return asked;
end $$;

-- Whether a value can be chosen: it is on the list, and in use or chosen before.
create function private.is_option(question text, choice jsonb, previous jsonb) returns boolean
language sql stable set search_path = '' as $$
  select jsonb_typeof(choice) = 'string' and exists (
    select 1 from public.dropdown_options
    where field_key = question and value = choice #>> '{}'
      and (is_active or previous = choice or (jsonb_typeof(previous) = 'array' and previous @> choice))
  )
$$;

-- What is wrong with an answer that is there, or null.
create function private.answer_problem(question public.listing_fields, answer jsonb, previous jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  kind text := jsonb_typeof(answer);
begin
  if question.type = 'number' then
    if kind <> 'number' then
      return 'number';
    end if;
    return case when (answer #>> '{}')::numeric
      between coalesce(question.min, 0) and coalesce(question.max, 9007199254740991) then null else 'between' end;
  elsif question.type in ('select', 'radio') then
    return case when private.is_option(question.key, answer, previous) then null else 'choice' end;
  elsif question.type = 'multi-select' then
    if kind <> 'array' then
      return 'choice';
    end if;
    return case when (
      select bool_and(private.is_option(question.key, one, previous)) and count(distinct one) = count(*)
      from jsonb_array_elements(answer) as given (one)
    ) is false then 'choice' end;
  elsif question.type = 'switch' then
    return case when kind <> 'boolean' then 'choice' end;
  elsif question.type = 'date-range' then
    return case when kind = 'object' and answer - '{from,to}'::text[] = '{}'
      and jsonb_typeof(answer -> 'from') = 'string' and jsonb_typeof(answer -> 'to') = 'string'
      and private.is_day(answer ->> 'from') and private.is_day(answer ->> 'to')
      and (answer ->> 'from') collate "C" <= (answer ->> 'to') collate "C" then null else 'dates' end;
  end if;
  return case when kind <> 'string' then 'choice' when char_length(answer #>> '{}') > 500 then 'long' end;
end $$;

-- Whether a question is left unanswered.
create function private.is_unanswered(question public.listing_fields, answer jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select answer is null or answer = '[]' and question.type = 'multi-select'
    or question.type in ('text', 'textarea') and jsonb_typeof(answer) = 'string'
      and private.is_blank(answer #>> '{}')
$$;

-- Every problem of the answers to a category's questions, in the order of the questions; unknown answers last.
-- `previous` are the answers as they were, `is_complete` asks for those that are needed.
create function private.attribute_problems(
  category_value text, answers jsonb, previous jsonb default '{}', is_complete boolean default true
) returns table (field text, code text, min numeric, max numeric)
language plpgsql stable set search_path = '' as $$
declare
  asked text[] := private.asked_fields(category_value, answers);
  question public.listing_fields;
begin
  for question in
    select * from public.listing_fields where category = category_value order by position, id
  loop
    field := question.id;
    code := case
      when question.id <> all (asked) then case when answers ? question.id then 'hidden' end
      when private.is_unanswered(question, answers -> question.id)
        then case when question.required and is_complete then 'required' end
      else private.answer_problem(question, answers -> question.id, previous -> question.id)
    end;
    min := case when code = 'between' then coalesce(question.min, 0) end;
    max := case code when 'between' then coalesce(question.max, 9007199254740991) when 'long' then 500 end;
    if code is not null then
      return next;
    end if;
  end loop;
  return query
    select stray, 'unknown'::text, null::numeric, null::numeric
    from jsonb_object_keys(answers) as given (stray)
    where not exists (select 1 from public.listing_fields where category = category_value and id = stray)
    order by stray;
end $$;

-- Drafts and rejected listings may lack answers; from handing in on they are complete. Answers that nobody touches
-- stay as they are, whatever the catalogue has become since.
create function private.check_attributes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  previous jsonb := '{}';
  is_complete boolean := new.status not in ('draft', 'rejected');
  problem record;
begin
  if tg_op = 'UPDATE' then
    if (new.category, new.attributes) is not distinct from (old.category, old.attributes)
      and not (is_complete and old.status in ('draft', 'rejected')) then
      return new;
    end if;
    if new.category = old.category then
      previous := old.attributes;
    end if;
  end if;
  if jsonb_typeof(new.attributes) is distinct from 'object' then
    return new; -- The table's own constraint refuses it.
  end if;
  select * into problem from private.attribute_problems(new.category, new.attributes, previous, is_complete) limit 1;
  if found then
    raise exception using errcode = 'PT422', message = problem.code, detail = problem.field,
      hint = jsonb_strip_nulls(jsonb_build_object('min', problem.min, 'max', problem.max))::text;
  end if;
  return new;
end $$;
-- After require_creatable_category, whose refusal says more: triggers of one event run in the order of their names.
create trigger take_only_right_attributes before insert or update of attributes, category, status on public.listings
  for each row execute function private.check_attributes();

revoke execute on all functions in schema private from public;
