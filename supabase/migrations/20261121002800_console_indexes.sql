-- Every list of the console at a hundred thousand listings: each is found, sorted and counted by an index. The list of
-- listings becomes one function, as the lists of people and of reports are, for their reason. The functions that list
-- refuse plans which read a table from end to end where there is another way, whatever the statistics say.

-- What a moderator's words are looked for in. It begins with a space: so does every word in it.
create index listings_words_idx on public.listings using gin ((
  ' ' || coalesce(title, '') || ' ' || coalesce(attributes ->> 'breed', '') || ' ' || coalesce(attributes ->> 'type', '')
    || ' ' || coalesce(attributes ->> 'practitionerName', '') || ' ' || coalesce(attributes ->> 'technicianName', '')
) extensions.gin_trgm_ops);
-- What is on offer and what has run out are counted without a look at the listings.
create index listings_status_ends_idx on public.listings (status, expires_at, submitted_at);
create index listings_place_handed_in_idx on public.listings (place_id, submitted_at desc nulls last, id desc);
create index listings_category_status_idx on public.listings (category, status, submitted_at desc nulls last, id desc);
create index listings_category_dearest_idx on public.listings (category, price desc nulls last, id desc);
create index listings_category_cheapest_idx on public.listings (category, price, id);
-- People by what the list can be narrowed to, counted without a look at them.
create index profiles_standing_idx on public.profiles (is_admin, suspended_at, created_at desc, id desc);
create index profiles_place_newest_idx on public.profiles (place_id, created_at desc, id desc);
-- Reports in the order in which they are put together, with all that is told of them.
create index reports_open_cases_idx on public.reports (listing_id, reporter_id)
  include (reason, created_at, acknowledged_at, handled_at) where status = 'open';
create index reports_settled_cases_idx on public.reports (listing_id, reporter_id)
  include (reason, created_at, acknowledged_at, handled_at) where status <> 'open';

-- Which listings give which answer, so that its uses are counted without a look at them: an index over all answers at
-- once would have to look at every listing again. Texts that are longer than any answer to choose are left out.
create table private.listing_answers (
  field_key text not null,
  value text not null,
  listing_id uuid not null references public.listings (id) on delete cascade,
  primary key (field_key, value, listing_id)
);
create index listing_answers_listing_id_idx on private.listing_answers (listing_id);
comment on table private.listing_answers is 'The answers of every listing, as far as they can be chosen. Kept by trigger.';
comment on column private.listing_answers.field_key is 'The key of the question, whether or not it is still asked.';

create function private.answers_of(category text, attributes jsonb) returns table (field_key text, value text)
language sql immutable set search_path = '' as $$
  select distinct category || '.' || given.id, one.choice #>> '{}'
  from jsonb_each(attributes) as given (id, answer), jsonb_array_elements(
    case jsonb_typeof(answer) when 'array' then answer else jsonb_build_array(answer) end) as one (choice)
  where jsonb_typeof(one.choice) = 'string' and octet_length(one.choice #>> '{}') <= 1000
$$;

create function private.keep_answers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from private.listing_answers where listing_id = new.id;
  end if;
  insert into private.listing_answers (field_key, value, listing_id)
  select field_key, value, new.id from private.answers_of(new.category, new.attributes);
  return null;
end $$;
create trigger keep_answers after insert on public.listings
  for each row execute function private.keep_answers();
create trigger keep_changed_answers after update of category, attributes on public.listings
  for each row when ((old.category, old.attributes) is distinct from (new.category, new.attributes))
  execute function private.keep_answers();

insert into private.listing_answers (field_key, value, listing_id)
select answer.field_key, answer.value, listing.id
from public.listings as listing, private.answers_of(listing.category, listing.attributes) as answer;

-- The words of a search as patterns for a text that begins with a space. One or two letters are in too many words to be
-- looked up anywhere but at the beginning of one.
create function private.word_lookups(search text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(case when char_length(pattern) < 5 then '% ' || substr(pattern, 2) else pattern end), '{}')
  from unnest(private.word_patterns(search)) as pattern
$$;

-- The identifiers that begin with a text of six digits and more, as a condition about `listing`; none for another text.
create function private.beginning_of_identifier(search text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  digits text := lower(replace(regexp_replace(coalesce(search, ''), '\s', '', 'g'), '-', ''));
begin
  if digits !~ '^[0-9a-f]{6,32}$' then
    return null;
  end if;
  return format('listing.id between %L and %L', rpad(digits, 32, '0')::uuid, rpad(digits, 32, 'f')::uuid);
end $$;

-- Where a listing stands, as a condition about `listing`: one whose time has run out has expired, whatever its row says.
create function private.status_condition(status text) returns text
language sql immutable set search_path = '' as $$
  select case status
    when 'active' then 'listing.status = ''active'' and listing.expires_at > now()'
    when 'expired' then 'listing.status in (''active'', ''expired'') and listing.expires_at <= now()'
    else format('listing.status = %L', status) end
$$;

-- What a search and filters mean, as conditions about `listing`. Unknown filters are refused.
create function private.listing_conditions(search text, filters jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  conditions text[] := '{true}';
  lookups text[] := private.word_lookups(search);
  named record;
begin
  if lookups <> '{}' then
    conditions := array['(' || concat_ws(' or ', private.beginning_of_identifier(search), (
      select '(' || string_agg(format(
        '('' '' || coalesce(listing.title, '''') || '' '' || coalesce(listing.attributes ->> ''breed'', '''')
          || '' '' || coalesce(listing.attributes ->> ''type'', '''')
          || '' '' || coalesce(listing.attributes ->> ''practitionerName'', '''')
          || '' '' || coalesce(listing.attributes ->> ''technicianName'', '''')) ilike %L', pattern), ' and ') || ')'
      from unnest(lookups) as pattern
    )) || ')'];
  end if;
  for named in select * from jsonb_each_text(filters) as given (name, value) loop
    conditions := array_append(conditions, case named.name
      when 'status' then private.status_condition(named.value)
      when 'category' then format('listing.category = %L', named.value)
      when 'state' then format(
        'listing.place_id = any (array(select id from public.places where id = %1$L or parent_id = %1$L))', named.value)
      when 'seller_id' then format('listing.seller_id = %L', named.value)
      when 'ids' then format(
        'listing.id = any (array(select value::uuid from jsonb_array_elements_text(%L)))', named.value)
      when 'from' then format('listing.submitted_at >= %L', named.value)
      when 'before' then format('listing.submitted_at < %L', named.value)
    end);
    perform private.require_filter(conditions, named.name);
  end loop;
  return array_to_string(conditions, ' and ');
end $$;

-- Listings that fit a search and filters, so many from the one at `first` on, as {"total", "rows"}; rows that are brief
-- say no more than where which listing stands. Errors: 42501 for everybody but administrators, PT422 for an unknown
-- filter or order (detail: which).
create function public.find_listings(
  search text default null, filters jsonb default '{}', sort text default 'submitted_at',
  is_descending boolean default true, first integer default 0, at_most integer default 25, is_brief boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  narrowed jsonb := private.unwrapped(filters);
  order_by text := case sort || case when is_descending then '-' else '+' end
    when 'submitted_at-' then 'listing.submitted_at desc nulls last, listing.id desc'
    when 'submitted_at+' then 'listing.submitted_at, listing.id'
    when 'price-' then 'listing.price desc nulls last, listing.id desc'
    when 'price+' then 'listing.price, listing.id'
  end;
begin
  perform private.require_admin();
  perform private.require_order(order_by);
  return private.found_page(
    'select listing.id from public.listings as listing where ' || private.listing_conditions(search, narrowed), order_by,
    case when is_brief then 'jsonb_build_object(''id'', listing.id, ''status'', listing.status)'
      else 'private.listing_row(listing)' end,
    first, at_most, beside => 'join public.listings as listing on listing.id = page.id');
end $$;

-- As before, but the weight of a reason is looked up once, not for every report.
create or replace function private.report_cases(is_settled boolean, only_of uuid default null)
returns setof private.report_case
language plpgsql stable security definer rows 100 set search_path = '' set enable_seqscan = off as $$
begin
  return query execute format(
    'with weights as materialized (
       select reason, private.report_weight(reason) as weight
       from (select distinct report.reason from public.reports as report where report.status %1$s ''open'' %2$s) as known
     )
     select told.listing_id, sum(told.weight)::bigint, count(*), sum(told.reports)::bigint,
       string_agg(told.reasons, '',''), min(told.oldest), min(told.unacknowledged), max(told.settled_at)
     from (
       select report.listing_id, string_agg(report.reason, '','') as reasons,
         max(case when report.reporter_id in (select id from public.profiles where suspended_at is not null) then 0
           else weights.weight end) as weight,
         count(*) as reports, min(report.created_at) as oldest,
         min(report.created_at) filter (where report.acknowledged_at is null) as unacknowledged,
         max(report.handled_at) as settled_at
       from public.reports as report join weights using (reason) where report.status %1$s ''open'' %2$s
       group by report.listing_id, report.reporter_id
     ) as told
     %3$s
     group by told.listing_id',
    case when is_settled then '<>' else '=' end,
    case when only_of is not null then format('and report.listing_id = %L', only_of) else '' end,
    case when is_settled then 'where not exists (
      select 1 from public.reports as other where other.listing_id = told.listing_id and other.status = ''open'')'
    else '' end
  );
end $$;

-- As before, but where a listing stands is asked of its columns: a function would be called for every one of them.
create or replace function private.report_conditions(search text, filters jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  conditions text[] := '{true}';
  named record;
begin
  conditions := conditions || (
    select coalesce(array_agg(format(
      'concat_ws('' '', listing.title, listing.attributes ->> ''breed'', seller.name) ilike %L', pattern)), '{}')
    from unnest(private.word_patterns(search)) as pattern
  );
  if private.is_identifier(search) then
    conditions := array[format('listing.id = %L', trim(search))];
  end if;
  for named in select * from jsonb_each_text(filters) as given (name, value) loop
    conditions := array_append(conditions, case named.name
      when 'is_settled' then 'true'
      when 'reason' then format('%L = any (string_to_array(told.reasons, '',''))', named.value)
      when 'category' then format('listing.category = %L', named.value)
      when 'status' then private.status_condition(named.value)
      when 'late' then case named.value
        when 'acknowledge' then 'told.unacknowledged < now() - interval ''24 hours'''
        when 'settle' then 'told.oldest < now() - interval ''7 days''' end
    end);
    perform private.require_filter(conditions, named.name);
  end loop;
  return array_to_string(conditions, ' and ');
end $$;

-- As before, but listings and sellers are looked up only for filters that ask about them.
create or replace function public.find_reports(
  search text default null, filters jsonb default '{}', sort text default 'weight', is_descending boolean default true,
  first integer default 0, at_most integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  narrowed jsonb := private.unwrapped(filters);
  is_settled boolean := coalesce(narrowed ->> 'is_settled', 'false') = 'true';
  order_by text := case when sort in ('weight', 'reporters', 'oldest', 'settled_at') then
    format('(told).%I %s nulls last, (told).oldest, (told).listing_id', sort,
      case when is_descending then 'desc' else 'asc' end) end;
begin
  perform private.require_admin();
  perform private.require_order(order_by);
  return private.found_page('select * from cases', order_by,
    format('private.report_row(listing, page.told, %L)', is_settled), first, at_most,
    beside => 'join public.listings as listing on listing.id = (page.told).listing_id',
    beforehand => format(
      'with cases as materialized (
         select told from private.report_cases(%L) as told
         left join public.listings as listing on listing.id = told.listing_id
         left join public.profiles as seller on seller.id = listing.seller_id
         where %s
       )', is_settled, private.report_conditions(search, narrowed)));
end $$;

-- As before, but the listings that give an answer are counted by it.
create or replace function public.catalogue_uses(catalogue_table text, ids text[])
returns table (id text, by_listings bigint, by_catalogue bigint)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  if catalogue_table = 'categories' then
    return query select c.value,
      (select count(*) from public.listings as l where l.category = c.value),
      (select count(*) from public.categories as child where child.parent_menu = c.value)
        + (select count(*) from public.livestock_types as t where t.category = c.value)
    from public.categories as c where c.value = any (ids);
  elsif catalogue_table = 'listing_fields' then
    return query select f.key,
      (select count(*) from public.listings as l where l.category = f.category and l.attributes ? f.id),
      (select count(*) from public.listing_fields as d where d.category = f.category and d.depends_on_field = f.id)
    from public.listing_fields as f where f.key = any (ids);
  elsif catalogue_table = 'dropdown_options' then
    return query select o.id, (
        select count(*) from private.listing_answers as answer
        where answer.field_key = o.field_key and answer.value = o.value
      ), (
        select count(*) from public.listing_fields as d
        where d.category = f.category and d.depends_on_field = f.id and o.value = any (d.depends_on_values)
      )
    from public.dropdown_options as o join public.listing_fields as f on f.key = o.field_key
    where o.id = any (ids);
  else
    raise exception 'no table of the catalogue whose uses are counted' using errcode = 'PT422', detail = 'catalogue_table';
  end if;
end $$;

alter function public.find_people(text, jsonb, text, boolean, integer, integer) set enable_seqscan = off;
alter function public.find_sellers(text) set enable_seqscan = off;
alter function public.find_lexicon_terms(text, jsonb, text, boolean, integer, integer) set enable_seqscan = off;
alter function public.find_empty_searches(text, jsonb, text, boolean, integer, integer) set enable_seqscan = off;
alter function public.count_empty_searches(text, jsonb, text, boolean, integer, integer) set enable_seqscan = off;
alter function public.market_numbers(date, date) set enable_seqscan = off;
alter function public.approval_times(date, date) set enable_seqscan = off;
alter function public.person_records(uuid, text, integer, integer) set enable_seqscan = off;
alter function public.listing_signals(uuid) set enable_seqscan = off;

revoke execute on function public.find_listings(text, jsonb, text, boolean, integer, integer, boolean) from public, anon;
grant execute on function public.find_listings(text, jsonb, text, boolean, integer, integer, boolean)
  to authenticated, service_role;
revoke execute on all functions in schema private from public;
