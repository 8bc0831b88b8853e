-- Rows of a spreadsheet, written all at once or not at all. They are checked in parts, which say what is wrong with which
-- row, and how many rows would be new, changed and unchanged. Every row goes the way that a single one goes: through the
-- same functions, triggers and constraints; then everything is taken back.
--
-- `rows` are objects, one a row, with `line` (as a spreadsheet counts it) and the cells as texts by the names of their
-- columns. A column that is left out leaves what is there as it is; an empty cell empties it.
--
-- Answers {"errors": [{"line", "column", "code", "detail"}], "added", "changed", "unchanged", "outcomes"}: `outcomes` are
-- 'added', 'changed', 'unchanged' or 'refused', in the order of the rows. Errors: PT422 with 'rows' as detail for too many
-- rows or bytes ('long', with the bound as hint), and for what are no rows ('choice').
--
-- What was checked under an import's id is stored, unseen by everybody, and `finish_import` writes all of it at once. Rows
-- that make something large, as a listing is, are stored as they were after their check, so that nothing is worked out
-- twice: what takes long is done in parts, and may be cut at any time. Whoever has lost an answer asks again for the same.

create table private.imports (
  actor_id uuid not null references public.profiles (id) on delete cascade,
  id uuid not null,
  handler text not null check (handler in ('import_dropdown_option', 'import_listing', 'import_search_term')),
  file_name text not null check (char_length(file_name) <= 200),
  row_count integer not null check (row_count between 1 and 5000),
  begun_at timestamptz not null default now(),
  written_at timestamptz,
  verdict jsonb,
  primary key (actor_id, id)
);
create unique index imports_unwritten_key on private.imports (actor_id, handler) where written_at is null;
comment on table private.imports is 'The imports of the last day, and what came of those that were written.';
comment on column private.imports.handler is 'The function that takes one row.';
comment on column private.imports.row_count is 'How many rows the file has.';

create table private.checked_rows (
  actor_id uuid not null,
  import_id uuid not null,
  line integer not null,
  cells jsonb not null check (octet_length(cells::text) <= 65536),
  outcome text not null,
  written jsonb,
  terms jsonb,
  rules text not null,
  primary key (actor_id, import_id, line),
  foreign key (actor_id, import_id) references private.imports (actor_id, id) on delete cascade
);
comment on table private.checked_rows is 'Rows that were found to be right and wait for all others of their file.';
comment on column private.checked_rows.written is
  'What the row has made, where that is written as it is; else the row is gone through again.';
comment on column private.checked_rows.terms is
  'Which listing gets which price and amount, and when it was changed last before, where the row changes nothing else.';
comment on column private.checked_rows.rules is 'What the row was checked against.';
revoke all on private.imports, private.checked_rows from public;

-- What a check depends on: of the catalogue and the settings everything, and by which words listings are named.
create function private.present_rules() returns text
language sql stable set search_path = '' as $$
  select md5(concat(
    (select string_agg(md5(one::text), '' order by one.value) from public.categories as one),
    (select string_agg(md5(one::text), '' order by one.id) from public.subcategories as one),
    (select string_agg(md5(one::text), '' order by one.key) from public.listing_fields as one),
    (select string_agg(md5(one::text), '' order by one.key) from public.subcategory_fields as one),
    (select string_agg(md5(one::text), '' order by one.id) from public.dropdown_options as one),
    (select string_agg(md5(one::text), '' order by one.key) from public.settings as one),
    (select concat(count(*), '/', sum(hashtext(one.concept || ' ' || one.term))) from public.search_lexicon as one)
  ))
$$;

-- Imports are there for a day, whatever has become of them. Begins of imports and the sender call it.
create function private.forget_old_imports() returns void
language sql security definer set search_path = '' as $$
  delete from private.imports as past where past.begun_at < now() - interval '1 day'
$$;

-- Listings are imported by whoever may list for others, words and answers by whoever may write them singly.
create function private.require_import_role(handler text) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_role(case handler when 'import_listing' then 'support' else 'editor' end);
end $$;

-- Begins an import: `import_kind` is the name of the function that takes its rows, `row_count` says how many the file has.
-- Of one kind an administrator has one import that is not written yet: another one takes its place. Errors: 42501, PT422.
create function public.begin_import(import_id uuid, import_kind text, file_name text, row_count integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  row_handler text := left(import_kind, -1);
begin
  perform private.require_import_role(row_handler);
  if import_id is null or row_handler is null
    or row_handler not in ('import_dropdown_option', 'import_listing', 'import_search_term') then
    perform private.refuse_answer('choice', 'rows');
  elsif row_count is null or row_count not between 1 and 5000 then
    perform private.refuse_answer('long', 'rows', null, 5000);
  end if;
  perform private.forget_old_imports();
  delete from private.imports as other
  where other.actor_id = auth.uid() and other.handler = row_handler and other.written_at is null and other.id <> import_id;
  insert into private.imports (actor_id, id, handler, file_name, row_count)
  values (auth.uid(), import_id, row_handler, left(coalesce(begin_import.file_name, ''), 200), begin_import.row_count)
  on conflict do nothing;
end $$;

-- The caller's last import of a kind: {"id", "file_name", "changes", "verdict", "begun_at", "written_at"}, or null where
-- there was none for a day. `changes` says how many rows would change something, of an import that is checked whole and not
-- written yet. Errors: 42501.
create function public.last_import(import_kind text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('editor', 'support');
  return (
    select jsonb_build_object('id', last.id, 'file_name', last.file_name, 'begun_at', last.begun_at,
      'written_at', last.written_at, 'verdict', last.verdict - 'outcomes', 'changes', (
        select case when count(*) = last.row_count then count(*) filter (where checked.outcome <> 'unchanged') end
        from private.checked_rows as checked
        where checked.actor_id = last.actor_id and checked.import_id = last.id
      ))
    from private.imports as last
    where last.actor_id = auth.uid() and last.handler = left(import_kind, -1)
      and last.begun_at > now() - interval '1 day'
    order by coalesce(last.written_at, last.begun_at) desc limit 1
  );
end $$;

-- Forgets an import of the caller's that is not written. Errors: 42501.
create function public.discard_import(import_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('editor', 'support');
  delete from private.imports where actor_id = auth.uid() and id = import_id and written_at is null;
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
-- and in a trial, everything is taken back. `keys` are the columns that name a row: none may be there twice. `made` is what
-- a trial has made, by row, where a row makes something that can be written as it is, and `terms` what it has changed,
-- where that are a listing's price and amount alone.
create function private.run_rows(
  handler text, keys text[], sent jsonb, is_trial boolean, out verdict jsonb, out made jsonb[], out terms jsonb[]
)
language plpgsql security definer set search_path = '' as $$
declare
  one record;
  outcome text;
  listing uuid;
  other_terms jsonb;
  outcomes text[] := '{}';
  errors jsonb[] := '{}';
  state text;
  message text;
  named text;
  hint text;
begin
  made := '{}';
  terms := '{}';
  begin
    -- Local, and taken back with everything else.
    perform set_config('maveshi.import', case when is_trial then 'trial' else '' end, true);
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
        listing := null;
        other_terms := null;
        if one.first_line < one.line then
          raise exception using errcode = 'PT422', message = 'twice', detail = keys[cardinality(keys)],
            hint = jsonb_build_object('line', one.first_line)::text;
        end if;
        execute format('select * from private.%I($1)', handler) into outcome, listing, other_terms
          using one.cells;
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
      if is_trial then
        made := array_append(made, case when listing is not null then private.rows_of_listing(listing) end);
        terms := array_append(terms, other_terms);
      end if;
    end loop;
    if is_trial or cardinality(errors) > 0 then
      raise exception 'taken back' using errcode = 'TRIAL';
    end if;
  exception when sqlstate 'TRIAL' then
    null;
  end;
  verdict := private.verdict_of(outcomes, errors);
end $$;

create function private.verdict_of(outcomes text[], errors jsonb[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('errors', to_jsonb(errors), 'outcomes', to_jsonb(outcomes)) || jsonb_build_object(
    'added', count(*) filter (where kind = 'added'),
    'changed', count(*) filter (where kind = 'changed'), 'unchanged', count(*) filter (where kind = 'unchanged'))
  from unnest(outcomes) as came_of (kind)
$$;

-- Checks rows, and stores those that are right under the import's id, where there is one; what is not right any more is
-- forgotten. Again with the same rows is the same as once. Errors beside those of rows: PT409 (detail: import) for an import that is not under way (any more), PT422
-- for more rows than it was begun for.
create function private.check_rows(handler text, keys text[], rows jsonb, import_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sent jsonb := private.read_object('rows', rows);
  import private.imports;
  tried record;
begin
  perform private.require_import_role(handler);
  perform private.check_import(sent);
  if import_id is not null then
    -- Whoever is about to finish it waits for this part, and this part for them.
    select * into import from private.imports as begun
    where begun.actor_id = auth.uid() and begun.id = import_id and begun.handler = check_rows.handler
      and begun.written_at is null
    for update;
    if not found then
      raise exception 'no such import' using errcode = 'PT409', detail = 'import';
    end if;
  end if;
  select * into tried from private.run_rows(handler, keys, sent, true);
  if import_id is not null then
    delete from private.checked_rows as checked
    where checked.actor_id = import.actor_id and checked.import_id = import.id and checked.line in (
      select (error ->> 'line')::integer from jsonb_array_elements(tried.verdict -> 'errors') as error
    );
    insert into private.checked_rows as checked (actor_id, import_id, line, cells, outcome, written, terms, rules)
    select auth.uid(), import_id, numbered.line, numbered.cells, numbered.outcome, numbered.written,
      numbered.terms, (select private.present_rules())
    from (
      select cells, coalesce((cells ->> 'line')::integer, place::integer + 1) as line,
        tried.verdict -> 'outcomes' ->> (at - 1)::integer as outcome, tried.made[at] as written,
        tried.terms[at] as terms
      from (
        select cells, place, row_number() over (order by coalesce((cells ->> 'line')::integer, place::integer + 1)) as at
        from jsonb_array_elements(sent) with ordinality as given (cells, place)
      ) as ordered
    ) as numbered
    where numbered.outcome <> 'refused'
    on conflict on constraint checked_rows_pkey do update set
      cells = excluded.cells, outcome = excluded.outcome, written = excluded.written, terms = excluded.terms,
      rules = excluded.rules;
    if import.row_count < (
      select count(*) from private.checked_rows as checked
      where checked.actor_id = import.actor_id and checked.import_id = import.id
    ) then
      perform private.refuse_answer('long', 'rows', null, import.row_count);
    end if;
  end if;
  return tried.verdict;
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
  ) or exists (
    select 1 from jsonb_array_elements(sent) with ordinality as given (cells, place)
    group by coalesce((cells ->> 'line')::integer, place::integer + 1) having count(*) > 1
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

revoke execute on all functions in schema private from public;
revoke execute on function
  public.begin_import(uuid, text, text, integer),
  public.last_import(text),
  public.discard_import(uuid)
from public, anon;
grant execute on function
  public.begin_import(uuid, text, text, integer),
  public.last_import(text),
  public.discard_import(uuid)
to authenticated, service_role;
