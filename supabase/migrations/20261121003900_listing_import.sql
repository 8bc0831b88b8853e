-- Listings out of a spreadsheet. A new one is made as an administrator makes one for somebody on the telephone: by
-- `begin_listing_for` and `submit_listing_for`, so that the moderation mode decides whether it waits. One that is there is
-- changed, and goes to another status only where an administrator may take it.
--
-- Columns: `id` (none for a new listing), `seller` (e-mail address, telephone number or id), `category`, `status`,
-- `reason` and `note` (read with a change of status), `language`, `title`, `description`, `price`, `negotiable`,
-- `quantity`, `place_id`, or `state` and `district` by any of their names, and `answers.` with the id of a question.

-- A text as it is stored, given what is stored already.
create function private.text_of_cell(cells jsonb, column_name text, known text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case when not cells ? column_name or cells ->> column_name = coalesce(known, '') then known
    else private.trim_cell(cells ->> column_name) end;
end $$;

-- The place of a row, or null where none is named. Names are found as the search finds them, in all languages.
create function private.named_place(name text, column_name text, state text) returns text
language plpgsql stable set search_path = '' as $$
declare
  wanted text := private.search_normal(name);
  found_places text[];
begin
  -- Other names count where no place has it for its own.
  select array_agg(distinct place_id) into found_places from (
    select place_id, rank() over (order by source = 'place_aliases') as choice
    from private.search_terms join public.places on id = place_id
    where normal = wanted and source in ('places', 'place_aliases')
      and (parent_id is null) = (column_name = 'state') and (state is null or parent_id = state)
  ) as named where choice = 1;
  if cardinality(found_places) is distinct from 1 then
    perform private.refuse_answer('place', column_name);
  end if;
  return found_places[1];
end $$;

create function private.place_of_row(cells jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  place text := private.trim_cell(cells ->> 'place_id');
  state text;
begin
  if place is not null and not exists (select 1 from public.places where id = place) then
    perform private.refuse_answer('place', 'place_id');
  end if;
  if place is not null then
    return place;
  end if;
  if btrim(coalesce(cells ->> 'state', '')) <> '' then
    state := private.named_place(cells ->> 'state', 'state', null);
  end if;
  return case when btrim(coalesce(cells ->> 'district', '')) = '' then state
    else private.named_place(cells ->> 'district', 'district', state) end;
end $$;

-- An answer as a cell shows it: several choices with bars between them, the days of a span with a slash.
create function private.cell_of_answer(answer jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case jsonb_typeof(answer)
    when 'number' then trim_scale((answer #>> '{}')::numeric)::text
    when 'array' then (
      select coalesce(string_agg(one, '|' order by place), '')
      from jsonb_array_elements_text(answer) with ordinality as given (one, place)
    )
    when 'object' then concat(answer ->> 'from', '/', answer ->> 'to')
    else coalesce(answer #>> '{}', '')
  end;
end $$;

-- What a cell says to a question. What cannot be read stays a text, which the rules for answers refuse.
create function private.read_answer(type text, cell text) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  trimmed text := private.trim_cell(cell);
  days text[];
begin
  if type = 'number' then
    return coalesce(to_jsonb(private.read_number(trimmed)), to_jsonb(trimmed));
  elsif type = 'switch' then
    return coalesce(to_jsonb(private.read_flag(trimmed)), to_jsonb(trimmed));
  elsif type = 'multi-select' then
    return (select jsonb_agg(private.trim_cell(one) order by place)
      from regexp_split_to_table(trimmed, '[|]') with ordinality as given (one, place));
  elsif type = 'date-range' then
    days := regexp_match(trimmed, '^(\S+)\s*/\s*(\S+)$');
    return case when days is null then to_jsonb(trimmed)
      else jsonb_build_object('from', days[1], 'to', days[2]) end;
  end if;
  return to_jsonb(trimmed);
end $$;

create function private.attributes_of_row(cells jsonb, category_value text, known jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  answers jsonb := coalesce(known, '{}');
  given record;
begin
  for given in
    select substr(name, 9) as id, cell, question.type
    from jsonb_each_text(cells) as held (name, cell)
    left join private.questions as question on question.category = category_value and question.id = substr(name, 9)
    where starts_with(name, 'answers.')
  loop
    if btrim(coalesce(given.cell, '')) = '' then
      answers := answers - given.id;
    elsif given.cell is distinct from private.cell_of_answer(answers -> given.id) then
      answers := answers || jsonb_build_object(given.id, private.read_answer(given.type, given.cell));
    end if;
  end loop;
  return answers;
end $$;

-- The listing as the row wants it, given how it is.
create function private.listing_of_row(cells jsonb, known public.listings) returns public.listings
language plpgsql stable set search_path = '' as $$
declare
  wanted public.listings := known;
begin
  if cells ? 'category' or known.id is null then
    if btrim(coalesce(cells ->> 'category', '')) = '' then
      perform private.refuse_answer('required', 'category');
    end if;
    select value into wanted.category from public.categories
    where lower(value) = lower(private.trim_cell(cells ->> 'category')) and (is_creatable or value = known.category);
    if wanted.category is null then
      perform private.refuse_answer('choice', 'category');
    end if;
  end if;
  wanted.subcategory := case when cells ? 'subcategory' then lower(private.trim_cell(cells ->> 'subcategory'))
    when wanted.category = known.category then known.subcategory end;
  wanted.title := private.text_of_cell(cells, 'title', known.title);
  wanted.description := private.text_of_cell(cells, 'description', known.description);
  if btrim(coalesce(cells ->> 'language', '')) <> '' then
    begin
      wanted.language := lower(private.trim_cell(cells ->> 'language'));
    exception when check_violation then
      perform private.refuse_answer('choice', 'language');
    end;
  end if;
  if cells ? 'price' then
    wanted.price := private.whole_of_cell(cells, 'price', 0, 1000000000);
  end if;
  wanted.negotiable := private.flag_of_cell(cells, 'negotiable', coalesce(known.negotiable, false));
  wanted.quantity := coalesce(private.whole_of_cell(cells, 'quantity', 1, 100000), known.quantity, 1);
  if cells ?| '{place_id,state,district}'::text[] then
    wanted.place_id := private.place_of_row(cells);
  end if;
  wanted.attributes := private.attributes_of_row(cells, wanted.category,
    case when wanted.category = known.category then known.attributes end);
  return wanted;
end $$;

-- Whoever sells: an id, or what somebody on the telephone is found by when it is given whole.
create function private.seller_of_row(cells jsonb) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  cell text := private.trim_cell(cells ->> 'seller');
  sellers uuid[];
begin
  if cell is null then
    perform private.refuse_answer('required', 'seller');
  elsif cell ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return cell::uuid;
  elsif position('@' in cell) > 0 or private.plain_text(cell) ~ '^[-+() 0-9]{10,20}$' then
    select array_agg(id) into sellers from public.find_sellers(cell);
  end if;
  if cardinality(sellers) is distinct from 1 then
    perform private.refuse_answer(case when cardinality(sellers) > 1 then 'sellers' else 'seller' end, 'seller');
  end if;
  return sellers[1];
end $$;

create function private.add_listing_of_row(cells jsonb, wanted public.listings) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  seller uuid := private.seller_of_row(cells);
  status text := lower(coalesce(private.trim_cell(cells ->> 'status'), 'pending'));
begin
  if status not in ('draft', 'pending') then
    perform private.refuse_answer('begin', 'status');
  end if;
  wanted.id := coalesce(private.trim_cell(cells ->> 'id')::uuid, gen_random_uuid());
  wanted.language := coalesce(wanted.language, (select language from public.profiles where id = seller));
  perform public.begin_listing_for(seller, to_jsonb(wanted));
  if status = 'pending' then
    perform public.submit_listing_for(wanted.id);
  end if;
  return wanted.id;
end $$;

-- Takes a listing to the status of its row by the function that one press of a button calls. Returns whether it moved.
create function private.move_listing_of_row(cells jsonb, known public.listings) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  target text := lower(private.trim_cell(cells ->> 'status'));
  state text := public.listing_state(known)::text;
  reason text := private.trim_cell(cells ->> 'reason');
begin
  if coalesce(target, state) = state then
    return false;
  elsif not exists (select 1 from unnest(enum_range(null::public.listing_status)) as one where one::text = target) then
    perform private.refuse_answer('choice', 'status');
  end if;
  if target = 'active' and state = 'pending' then
    perform public.approve_listing(known.id);
  elsif state in ('removed', 'sold') and target = private.restored_status(known)::text then
    perform public.restore_listing(known.id);
  elsif target = 'rejected' and state = 'pending' then
    perform public.reject_listing(known.id, reason, private.trim_cell(cells ->> 'note'));
  elsif target = 'removed' and state in ('active', 'withdrawn', 'expired') then
    perform public.remove_listing(known.id, reason);
  elsif target = 'pending' and state = 'draft' and private.is_begun_by_caller(known.id) then
    perform public.submit_listing_for(known.id);
  elsif state = 'removed' then
    raise exception 'not where it was' using errcode = 'PT409', detail = state;
  else
    perform private.move_listing(known.id, 'admin', target::public.listing_status);
  end if;
  return true;
end $$;

-- `made` is a new listing. `terms` are what a row changes of one that is there, where that are price and amount alone.
create function private.import_listing(cells jsonb, out outcome text, out made uuid, out terms jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  id_cell text := lower(private.trim_cell(cells ->> 'id'));
  known public.listings;
  wanted public.listings;
  is_changed boolean;
begin
  if id_cell !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.refuse_answer('choice', 'id');
  end if;
  select * into known from public.listings where id = id_cell::uuid for update;
  wanted := private.listing_of_row(cells, known);
  if known.id is null then
    made := private.add_listing_of_row(cells, wanted);
    outcome := 'added';
    return;
  end if;
  if btrim(coalesce(cells ->> 'seller', '')) <> '' and lower(private.trim_cell(cells ->> 'seller')) <> known.seller_id::text
    and private.seller_of_row(cells) <> known.seller_id then
    perform private.refuse_answer('fixed', 'seller');
  end if;
  is_changed := wanted is distinct from known;
  if is_changed then
    perform private.check_terms(wanted);
  end if;
  -- Which columns are named says which triggers run. Most files change prices.
  if (wanted.category, wanted.subcategory, wanted.title, wanted.description, wanted.language, wanted.place_id, wanted.attributes)
    is distinct from
      (known.category, known.subcategory, known.title, known.description, known.language, known.place_id, known.attributes) then
    update public.listings set
      category = wanted.category, subcategory = wanted.subcategory, title = wanted.title,
      description = wanted.description, language = wanted.language, price = wanted.price,
      negotiable = wanted.negotiable, quantity = wanted.quantity, place_id = wanted.place_id,
      attributes = wanted.attributes
    where id = known.id;
  elsif is_changed then
    update public.listings set price = wanted.price, negotiable = wanted.negotiable, quantity = wanted.quantity
    where id = known.id;
    terms := jsonb_build_object('id', known.id, 'seen', known.updated_at, 'price', wanted.price,
      'negotiable', wanted.negotiable, 'quantity', wanted.quantity);
  end if;
  if private.move_listing_of_row(cells, known) then
    is_changed := true;
    terms := null;
  end if;
  outcome := case when is_changed then 'changed' else 'unchanged' end;
end $$;

create function public.import_listings(rows jsonb, import_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
begin
  return private.check_rows('import_listing', '{id}', rows, import_id);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function public.import_listings(jsonb, uuid) from public, anon;
grant execute on function public.import_listings(jsonb, uuid) to authenticated, service_role;
