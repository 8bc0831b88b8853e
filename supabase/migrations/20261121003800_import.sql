-- Rows of a spreadsheet, written all at once or not at all. A trial says what is wrong with which row, and how many rows
-- would be new, changed and unchanged; it writes nothing. Every row goes the way that a single one goes: through the
-- same functions, triggers and constraints.
--
-- `rows` are objects, one a row, with `line` (as a spreadsheet counts it) and the cells as texts by the names of their
-- columns. A column that is left out leaves what is there as it is; an empty cell empties it.
--
-- Answers {"errors": [{"line", "column", "code", "detail"}], "added", "changed", "unchanged", "outcomes"}: `outcomes` are
-- 'added', 'changed', 'unchanged' or 'refused', in the order of the rows. Errors: PT422 with 'rows' as detail for too many
-- rows or bytes ('long', with the bound as hint), and for what are no rows ('choice').
--
-- Writing thousands of rows takes longer than a connection may last. `import_id` names an attempt: whoever has lost the
-- answer asks again with the same id, and gets the same answer without anything being written twice. `import_progress`
-- tells meanwhile how many rows have been gone through.

create table private.imports (
  actor_id uuid not null,
  id uuid not null,
  written_at timestamptz not null default now(),
  verdict jsonb not null,
  primary key (actor_id, id)
);
comment on table private.imports is 'What came of the imports of the last day that were written.';
revoke all on private.imports from public;

-- A sequence, since what is written to it is seen before the transaction ends.
create sequence private.imported_rows minvalue 0 start 0;

-- How many rows the import has gone through that is being written. Errors: 42501.
create function public.import_progress() returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select last_value from private.imported_rows);
end $$;

-- Where a row that was refused is to be mended. Some rules name what they refuse otherwise than the file does.
create function private.import_column(cells jsonb, named text) returns text
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return case
    when named is null or cells ? named then coalesce(named, '')
    when named = 'placeId' then case when cells ? 'place_id' then 'place_id' else 'district' end
    when cells ? ('answers.' || named) or exists (select 1 from private.questions as field where field.id = named)
      then 'answers.' || named
    else named
  end;
end $$;

-- What a refusal means to whoever mends the row: a code with a sentence of its own, and what the sentence names.
create function private.import_problem(state text, message text, named text, hint text, out code text, out detail jsonb)
language sql immutable set search_path = '' as $$
  select case
      when state = 'PT422' and message ~ '^[a-z]+$' then message
      when state = 'PT422' then 'choice'
      when named in ('seller', 'suspended', 'taken') then named
      when state = 'PT409' and starts_with(hint, '{') then 'leads'
      when state = 'PT409' then 'status'
      when state = 'PT404' then 'gone'
      when state = '23505' then 'exists'
      else 'wrong'
    end,
    case
      when starts_with(hint, '{') then hint::jsonb
      when state = 'PT409' then jsonb_build_object('state', named)
      else '{}'
    end
$$;

-- Takes rows one after the other. What `handler`, a function of one row, raises is an error of that row; after errors,
-- and in a trial, everything is taken back. `keys` are the columns that name a row: none may be there twice.
create function private.import_rows(
  handler text, keys text[], rows jsonb, is_trial boolean, import_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sent jsonb := private.read_object('rows', rows);
  is_written boolean := is_trial is not distinct from false;
  verdict jsonb;
  one record;
  outcome text;
  outcomes text[] := '{}';
  errors jsonb[] := '{}';
  state text;
  message text;
  named text;
  hint text;
begin
  perform private.require_admin();
  perform private.check_import(sent);
  if is_written then
    -- One after the other: the first of two that have the same id is waited for.
    perform pg_advisory_xact_lock(hashtext('private.imports'));
    select imports.verdict into verdict from private.imports where actor_id = auth.uid() and id = import_id;
    if found then
      return verdict;
    end if;
    perform setval('private.imported_rows', 0);
  end if;
  begin
    -- Local, and taken back with everything else.
    perform set_config('maveshi.is_trial', case when is_written then 'off' else 'on' end, true);
    for one in
      select cells, line, case when key is null then line else first_value(line) over (partition by key order by line) end
        as first_line
      from (
        select cells, coalesce((cells ->> 'line')::integer, place::integer + 1) as line, (
            select nullif(string_agg(cells ->> name, E'\n' order by name), '') from unnest(keys) as name
          ) as key
        from jsonb_array_elements(sent) with ordinality as given (cells, place)
      ) as numbered
      order by line
    loop
      begin
        if one.first_line < one.line then
          raise exception using errcode = 'PT422', message = 'twice', detail = keys[cardinality(keys)],
            hint = jsonb_build_object('line', one.first_line)::text;
        end if;
        execute format('select private.%I($1)', handler) into outcome using one.cells;
      exception when others then
        get stacked diagnostics state = returned_sqlstate, message = message_text, named = pg_exception_detail,
          hint = pg_exception_hint;
        -- Anything else is no fault of the row's.
        if state !~ '^(PT4|22|23)' then
          raise;
        end if;
        outcome := 'refused';
        errors := errors || (
          select jsonb_build_object('line', one.line, 'code', problem.code, 'detail', problem.detail, 'column',
            private.import_column(one.cells, case
              when named = 'suspended' then 'seller' when named = 'taken' then 'id'
              when problem.code = 'status' then 'status' else nullif(named, '') end))
          from private.import_problem(state, message, named, hint) as problem
        );
      end;
      outcomes := outcomes || outcome;
      if is_written and cardinality(outcomes) % 20 = 0 then
        perform setval('private.imported_rows', cardinality(outcomes));
      end if;
    end loop;
    is_written := is_written and cardinality(errors) = 0;
    if not is_written then
      raise exception 'taken back' using errcode = 'TRIAL';
    end if;
  exception when sqlstate 'TRIAL' then
    null;
  end;
  select jsonb_build_object('errors', to_jsonb(errors), 'outcomes', to_jsonb(outcomes)) || jsonb_build_object(
    'added', count(*) filter (where kind = 'added'),
    'changed', count(*) filter (where kind = 'changed'), 'unchanged', count(*) filter (where kind = 'unchanged'))
  into verdict from unnest(outcomes) as came_of (kind);
  if is_written and import_id is not null then
    delete from private.imports where written_at < now() - interval '1 day';
    insert into private.imports (actor_id, id, verdict) values (auth.uid(), import_id, verdict);
  end if;
  return verdict;
end $$;

-- 5,000 rows and 2 MB of cells at most, as shared/limits says.
create function private.check_import(sent jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  bytes bigint;
begin
  if jsonb_typeof(sent) is distinct from 'array' or exists (
    select 1 from jsonb_array_elements(sent) as given (cells) where jsonb_typeof(cells) <> 'object'
      or not coalesce(cells ->> 'line', '2') ~ '^[0-9]{1,7}$'
  ) then
    perform private.refuse_answer('choice', 'rows');
  end if;
  if jsonb_array_length(sent) > 5000 then
    perform private.refuse_answer('long', 'rows', null, 5000);
  end if;
  select sum(octet_length(cell)) into bytes
  from jsonb_array_elements(sent) as given (cells), jsonb_each_text(cells) as held (name, cell);
  if bytes > 2097152 then
    perform private.refuse_answer('long', 'rows', null, 2097152);
  end if;
end $$;

-- Reading cells. Digits may be of any script, numbers may be grouped, and yes and no are written as spreadsheets do. A
-- cell of nothing but white space is empty. In PL/pgSQL, whose plans outlive the subtransaction that every row has.

create function private.trim_cell(cell text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return nullif(btrim(cell, U&'\0009\000A\000B\000C\000D\0020\00A0\FEFF'), '');
end $$;

create function private.read_flag(cell text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when lower(cell) in ('true', 'yes', '1') then true when lower(cell) in ('false', 'no', '0') then false end;
end $$;

create function private.flag_of_cell(cells jsonb, column_name text, otherwise boolean) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  cell text := btrim(cells ->> column_name);
begin
  if coalesce(cell, '') = '' then
    return otherwise;
  elsif cell not in ('true', 'false') and private.read_flag(cell) is null then
    perform private.refuse_answer('choice', column_name);
  end if;
  return private.read_flag(cell);
end $$;

create function private.read_number(cell text) returns numeric
language plpgsql immutable set search_path = '' as $$
declare
  plain text := cell;
begin
  if plain !~ '^[0-9]{1,15}$' then
    plain := regexp_replace(private.plain_text(cell), '[\s,₹]', '', 'g');
  end if;
  return case when plain ~ '^-?[0-9]{1,30}([.][0-9]{1,30})?$' then trim_scale(plain::numeric) end;
end $$;

create function private.whole_of_cell(cells jsonb, column_name text, minimum bigint, maximum bigint) returns bigint
language plpgsql immutable set search_path = '' as $$
declare
  cell text := btrim(cells ->> column_name);
  number numeric;
begin
  if coalesce(cell, '') = '' then
    return null;
  end if;
  number := private.read_number(cell);
  if number is null then
    perform private.refuse_answer('number', column_name);
  elsif number not between minimum and maximum then
    perform private.refuse_answer('between', column_name, minimum, maximum);
  elsif number <> trunc(number) then
    perform private.refuse_answer('whole', column_name);
  end if;
  return number::bigint;
end $$;

-- The answers to choose from: `field_key` and `value` name one; `labels.en` and so on, `is_active` and `position` are
-- written. A new one without a position comes last.

create function private.labels_of_row(cells jsonb, known jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  given record;
begin
  select coalesce(jsonb_object_agg(language, words) filter (where words is not null), '{}') as labels,
    array_agg(language) as languages,
    min(language) filter (where char_length(words) > 80) as long,
    min(language) filter (
      where language not in ('en', 'hi', 'mr', 'gu', 'pa', 'bn', 'ta', 'te', 'kn', 'ml', 'ur')) as unknown
  into given
  from (
    select substr(name, 8) as language, case when cell = known ->> substr(name, 8) then cell
      else nullif(btrim(cell, U&'\0009\000A\000B\000C\000D\0020\00A0\FEFF'), '') end as words
    from jsonb_each_text(cells) as held (name, cell) where starts_with(name, 'labels.')
  ) as words_given;
  if given.unknown is not null then
    perform private.refuse_answer('unknown', 'labels.' || given.unknown);
  elsif given.long is not null then
    perform private.refuse_answer('long', 'labels.' || given.long, null, 80);
  elsif (coalesce(known, '{}') - coalesce(given.languages, '{}') || given.labels) ->> 'en' is null then
    perform private.refuse_answer('required', 'labels.en');
  end if;
  return coalesce(known, '{}') - coalesce(given.languages, '{}') || given.labels;
end $$;

-- Whether a row says nothing but what is there: so it is in most rows of a file that was exported and changed.
create function private.is_same_option(cells jsonb, known public.dropdown_options) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return cells - 'line' <@ (
    jsonb_build_object('field_key', known.field_key, 'value', known.value, 'position', known.position::text,
      'is_active', known.is_active::text)
    || (select jsonb_object_agg('labels.' || language, coalesce(known.labels ->> language, ''))
      from unnest('{en,hi,mr,gu,pa,bn,ta,te,kn,ml,ur}'::text[]) as language)
  );
end $$;

create function private.import_dropdown_option(cells jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  value_cell text := private.trim_cell(cells ->> 'value');
  known public.dropdown_options;
  written public.dropdown_options;
begin
  select * into known from public.dropdown_options
  where field_key = cells ->> 'field_key' and value in (cells ->> 'value', value_cell)
  order by value = value_cell limit 1;
  if found and private.is_same_option(cells, known) then
    return 'unchanged';
  elsif value_cell is null or btrim(coalesce(cells ->> 'field_key', '')) = '' then
    perform private.refuse_answer('required', case when value_cell is null then 'value' else 'field_key' end);
  elsif known.id is null and not exists (
    select 1 from private.questions
    where key = cells ->> 'field_key' and type in ('select', 'radio', 'multi-select')
  ) then
    perform private.refuse_answer('choice', 'field_key');
  end if;
  written := known;
  written.labels := private.labels_of_row(cells, known.labels);
  written.is_active := private.flag_of_cell(cells, 'is_active', coalesce(known.is_active, true));
  written.position := coalesce(private.whole_of_cell(cells, 'position', 0, 1000000), known.position);
  if written = known then
    return 'unchanged';
  elsif known.id is not null then
    update public.dropdown_options
    set labels = written.labels, is_active = written.is_active, position = written.position where id = known.id;
    return 'changed';
  end if;
  insert into public.dropdown_options (field_key, value, labels, is_active, position)
  values (cells ->> 'field_key', value_cell, written.labels, written.is_active, coalesce(written.position, (
    select coalesce(max(position) + 1, 0) from public.dropdown_options where field_key = cells ->> 'field_key'
  )));
  return 'added';
end $$;

create function public.import_dropdown_options(rows jsonb, is_trial boolean, import_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
begin
  return private.import_rows('import_dropdown_option', '{field_key,value}', rows, is_trial, import_id);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.import_progress(),
  public.import_dropdown_options(jsonb, boolean, uuid)
from public, anon;
grant execute on function
  public.import_progress(),
  public.import_dropdown_options(jsonb, boolean, uuid)
to authenticated, service_role;
