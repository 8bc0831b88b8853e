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

create function public.import_dropdown_options(rows jsonb, import_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
begin
  return private.check_rows('import_dropdown_option', '{field_key,value}', rows, import_id);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function public.import_dropdown_options(jsonb, uuid) from public, anon;
grant execute on function public.import_dropdown_options(jsonb, uuid) to authenticated, service_role;
