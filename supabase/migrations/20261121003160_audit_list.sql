-- The audit log as the console lists it: by who did it, what it was about, what was done, and when.

create index audit_log_newest_idx on public.audit_log (created_at desc, id desc);
create index audit_log_actor_idx on public.audit_log (actor_id, created_at desc, id desc);
create index audit_log_table_idx on public.audit_log (table_name, created_at desc, id desc);
create index audit_log_act_idx on public.audit_log (act, created_at desc, id desc);
create index audit_log_table_act_idx on public.audit_log (table_name, act, created_at desc, id desc);
create index audit_log_actor_table_idx on public.audit_log (actor_id, table_name, created_at desc, id desc);
create index audit_log_actor_act_idx on public.audit_log (actor_id, act, created_at desc, id desc);

-- The category of a row of the catalogue is the first part of what names it.
create index audit_log_category_idx on public.audit_log (split_part(row_id, '.', 1), created_at desc, id desc)
  where table_name in ('categories', 'listing_fields', 'subcategory_fields', 'dropdown_options', 'subcategories');

-- A condition that `words` have every one of some patterns. An index is found for patterns that are written out.
create function private.has_all(words text, patterns text[]) returns text
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(format('%s ilike %L', words, pattern), ' and '), 'false') from unnest(patterns) as pattern
$$;

-- What a search in names finds, as the audit log names it: at most a hundred listings, each with its reports, a hundred
-- people, and a hundred rows of the catalogue.
create function private.audited_things_named(search text) returns table (table_name text, row_id text)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return query execute format(
    $found$with offered as materialized (
      select listing.id from public.listings as listing where %s limit 100
    ), people as materialized (
      select person.id from public.profiles as person where %s limit 100
    )
    select 'listings', offered.id::text from offered
    union all
    select 'reports', report.id::text from offered join public.reports as report on report.listing_id = offered.id
    union all
    select 'profiles', people.id::text from people
    union all
    (select named.table_name, named.row_id from (
      select 'categories', value, labels from public.categories
      union all select 'listing_fields', key, labels from public.listing_fields
      union all select 'subcategory_fields', key, labels from public.subcategory_fields
      union all select 'dropdown_options', id, labels from public.dropdown_options
      union all select 'subcategories', id, labels from public.subcategories
      union all select 'livestock_types', value, labels from public.livestock_types
    ) as named (table_name, row_id, labels)
    cross join lateral (
      select string_agg(label.word, ' ') as words from jsonb_each_text(named.labels) as label (language, word)
    ) as said
    where %s limit 100)$found$,
    private.has_all($words$(' ' || coalesce(listing.title, '') || ' ' || coalesce(listing.answers_by_role ->> 'name', '')
      || ' ' || coalesce(listing.answers_by_role ->> 'noun', '')
      || ' ' || coalesce(listing.answers_by_role ->> 'person', ''))$words$, private.word_lookups(search)),
    private.has_all($words$(coalesce(person.name, '') || ' ' || coalesce(person.email, '')
      || ' ' || coalesce(person.phone::text, ''))$words$, private.word_patterns(search)),
    private.has_all('said.words', private.word_patterns(search)));
end $$;

-- What the entries of a search, or about one thing ("listings/…"), are named by. A listing is told of with its reports,
-- notes and messages, a person with notes and messages.
create function private.audited_things(search text, thing text) returns table (table_name text, row_id text)
language plpgsql stable security definer set search_path = '' as $$
declare
  kind text := split_part(thing, '/', 1);
  named text := case when thing is null then lower(trim(search)) else substr(thing, char_length(kind) + 2) end;
begin
  if thing is null and not private.is_identifier(search) then
    return query select found.table_name, found.row_id from private.audited_things_named(search) as found;
    return;
  end if;
  if thing is null then
    return query select unnest(array['listings', 'profiles', 'reports', 'movement_notices', 'wanted_notices', 'search_lexicon']), named;
  else
    return query select kind, named;
  end if;
  if thing is null or kind in ('listings', 'profiles') then
    return query select 'colleague_notes', named;
  end if;
  if (thing is null or kind in ('listings', 'profiles')) and private.is_identifier(named) then
    return query
      select 'seller_messages', message.id::text from public.seller_messages as message
      where message.listing_id = named::uuid
      union all
      select 'seller_messages', message.id::text from public.seller_messages as message
      where message.profile_id = named::uuid;
  end if;
  if (thing is null or kind = 'listings') and private.is_identifier(named) then
    return query
      select 'reports', report.id::text from public.reports as report where report.listing_id = named::uuid;
  end if;
end $$;

-- Where the entries come from that a search or one thing leaves, as SQL. What names no thing of its kind ("settings/") is
-- about all of them.
create function private.audit_source(search text, thing text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if thing like '%/' or thing is null and coalesce(trim(search), '') = '' then
    return 'public.audit_log';
  end if;
  if thing like 'categories/%' then
    return format(
      '(select * from public.audit_log as part
        where part.table_name in (''categories'', ''listing_fields'', ''subcategory_fields'', ''dropdown_options'',
          ''subcategories'') and split_part(part.row_id, ''.'', 1) = %L
        union all
        select kind.* from public.livestock_types as type
        join public.audit_log as kind on kind.table_name = ''livestock_types'' and kind.row_id = type.value
        where type.category = %1$L)', substr(thing, 12));
  end if;
  return format(
    '(select one.* from private.audited_things(%L, %L) as named
      join public.audit_log as one on one.table_name = named.table_name and one.row_id = named.row_id offset 0)',
    search, thing);
end $$;

-- Owners read what every administrator did; others what was done with one thing that is theirs to look after, and what
-- they did themselves.
create function private.require_history(filters jsonb) returns void
language plpgsql stable set search_path = '' as $$
begin
  if filters ->> 'actor_id' = auth.uid()::text then
    perform private.require_admin();
  elsif filters ->> 'thing' ~ '^(listings|profiles)/.' then
    perform private.require_role('moderator', 'support');
  elsif split_part(filters ->> 'thing', '/', 1) = any ('{categories,subcategories,listing_fields,subcategory_fields,
      dropdown_options,livestock_types,search_lexicon,safety_texts,ready_texts,movement_notices}'::text[]) then
    perform private.require_role('editor');
  else
    perform private.require_role('owner');
  end if;
end $$;

-- What filters mean, as conditions about `entry`. Unknown filters are refused.
create function private.audit_conditions(filters jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  conditions text[] := '{true}';
  named record;
begin
  for named in select * from jsonb_each_text(filters) as given (name, value) loop
    conditions := array_append(conditions, case named.name
      when 'actor_id' then format('entry.actor_id = %L', named.value)
      when 'table_name' then format('entry.table_name = %L', named.value)
      when 'act' then format('entry.act = %L', named.value)
      when 'from' then format('entry.created_at >= %L', named.value)
      when 'before' then format('entry.created_at < %L', named.value)
      when 'thing' then
        case when named.value like '%/' then format('entry.table_name = %L', split_part(named.value, '/', 1)) else 'true' end
    end);
    perform private.require_filter(conditions, named.name);
  end loop;
  return array_to_string(conditions, ' and ');
end $$;

-- The listing that an entry is about, as it is now, or as it was where it is gone.
create function private.audited_listing(listing_id uuid, record jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select private.listing_named(listing) from public.listings as listing where listing.id = listing_id),
    case when record ? 'category' then jsonb_build_object(
      'category', record -> 'category', 'subcategory', record -> 'subcategory', 'title', record -> 'title',
      'attributes', record -> 'attributes') end
  )
$$;

-- What names the thing that an entry is about, by what is needed for it: `listing`, `person`, or columns of its row.
create function private.audited_thing(table_name text, row_id text, before jsonb, after jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  record jsonb := coalesce(after, '{}') || coalesce(before, '{}');
  named text := row_id;
  kind text := table_name;
  thing jsonb;
begin
  if kind = 'listings' then
    return jsonb_build_object('listing', private.audited_listing(named::uuid, record));
  elsif kind = 'profiles' then
    return jsonb_build_object('person', private.names_of(named::uuid));
  elsif kind = 'colleague_notes' then
    return jsonb_build_object(
      'person', private.names_of(named::uuid), 'listing', private.audited_listing(named::uuid, '{}'));
  elsif kind = 'seller_messages' then
    return (
      select case when message.listing_id is null then jsonb_build_object('person', private.names_of(message.profile_id))
        else jsonb_build_object('listing', private.audited_listing(message.listing_id, '{}')) end
      from public.seller_messages as message where message.id = named::uuid
    );
  elsif kind = 'reports' then
    return jsonb_build_object('listing', (
      select private.listing_named(listing) from public.reports as report
      join public.listings as listing on listing.id = report.listing_id where report.id = named::uuid
    ));
  end if;
  thing := case kind
    when 'categories' then (select to_jsonb(one) from public.categories as one where one.value = named)
    when 'listing_fields' then (select to_jsonb(one) from public.listing_fields as one where one.key = named)
    when 'subcategory_fields' then (select to_jsonb(one) from public.subcategory_fields as one where one.key = named)
    when 'dropdown_options' then (select to_jsonb(one) from public.dropdown_options as one where one.id = named)
    when 'subcategories' then (select to_jsonb(one) from public.subcategories as one where one.id = named)
    when 'livestock_types' then (select to_jsonb(one) from public.livestock_types as one where one.value = named)
    when 'movement_notices' then (select to_jsonb(one) from public.movement_notices as one where one.id = named::uuid)
    when 'ready_texts' then (select jsonb_build_object('labels', one.texts) from public.ready_texts as one where one.id = named)
    when 'wanted_notices' then (select to_jsonb(one) from public.wanted_notices as one where one.id = named::uuid)
    when 'search_lexicon' then (select to_jsonb(one) from public.search_lexicon as one where one.id = named::uuid)
  end;
  return jsonb_build_object('is_there', thing is not null) || (
    select coalesce(jsonb_object_agg(name, value), '{}')
    from jsonb_each(coalesce(thing, record)) as column_of (name, value)
    where name in ('labels', 'category', 'field_key', 'term', 'starts_on', 'ends_on')
  );
end $$;

-- Entries of the audit log that fit a search in the names of what they are about and filters (`actor_id`, `table_name`,
-- `act`, `thing` such as "listings/…", `from` and `before` as moments), newest first, so many from the one at `first` on,
-- as {"rows", "has_more", "is_end"}. Pages end after 10,000 entries (`is_end`): days lead further
-- back, and counting all would read all.
-- Errors: 42501 for everybody but owners beside what one did oneself and what was done with a thing of one's own work,
-- PT422 for an unknown filter or order (detail: which).
create function public.find_audit(
  search text default null, filters jsonb default '{}', sort text default 'created_at',
  is_descending boolean default true, first integer default 0, at_most integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  first_max constant integer := 10000;
  narrowed jsonb := private.unwrapped(filters);
  order_by text := case when sort = 'created_at' then
    case when is_descending then 'created_at desc, id desc' else 'created_at, id' end end;
  answer jsonb;
begin
  perform private.require_history(narrowed);
  perform private.require_order(order_by);
  execute format(
    'with found as materialized (
       select entry.* from %1$s as entry where %2$s order by %3$s limit $1 + 1 offset $2
     )
     select jsonb_build_object(
       ''has_more'', (select count(*) > $1 from found),
       ''rows'', coalesce((
         select jsonb_agg(jsonb_build_object(
           ''id'', page.id, ''created_at'', page.created_at, ''act'', page.act, ''table_name'', page.table_name,
           ''row_id'', page.row_id, ''before'', page.before, ''after'', page.after,
           ''actor'', private.names_of(page.actor_id), ''thing'', private.audited_thing(page.table_name, page.row_id, page.before, page.after)
         ) order by %3$s)
         from (select * from found order by %3$s limit $1) as page
       ), ''[]''))',
    private.audit_source(search, narrowed ->> 'thing'), private.audit_conditions(narrowed), order_by)
  into answer using least(greatest(at_most, 0), 1000), least(greatest(first, 0), first_max);
  return answer || jsonb_build_object('is_end', first + at_most >= first_max and (answer -> 'has_more')::boolean);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function public.find_audit(text, jsonb, text, boolean, integer, integer) from public, anon;
grant execute on function public.find_audit(text, jsonb, text, boolean, integer, integer) to authenticated, service_role;
