-- How administrators look through what people looked for in vain.

create index empty_searches_times_idx on public.empty_searches (times, last_searched_at, query)
  where dismissed_at is null;
create index empty_searches_last_idx on public.empty_searches (last_searched_at, query) where dismissed_at is null;
create index empty_searches_language_idx on public.empty_searches (language, times, last_searched_at, query)
  where dismissed_at is null;
create index empty_searches_dismissed_idx on public.empty_searches (times, last_searched_at, query)
  where dismissed_at is not null;
create index empty_searches_letters_idx on public.empty_searches using gin (query extensions.gin_trgm_ops);

create function public.record_empty_search(query text, language text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked text := private.without_numbers(private.search_normal(left(record_empty_search.query, 200)));
  spoken text := case when language in ('en', 'hi', 'mr', 'gu', 'pa', 'bn', 'ta', 'te', 'kn', 'ml', 'ur') then language end;
  answer jsonb := public.search_listings(record_empty_search.query, page_size => 1);
begin
  if asked = '' or (answer -> 'listings' <> '[]' and answer #> '{reading,unknown}' = '[]') then
    return;
  end if;
  if not exists (select 1 from public.empty_searches as kept where kept.query = asked) and (
    select count(*) from (
      select 1 from public.empty_searches where dismissed_at is null limit private.most_empty_searches()) as shown
  ) >= private.most_empty_searches() then
    delete from public.empty_searches where empty_searches.query = (
      select rare.query from public.empty_searches as rare
      where rare.dismissed_at is null order by rare.times, rare.last_searched_at, rare.query limit 1);
  end if;
  insert into public.empty_searches as kept (query, language) values (asked, spoken)
  on conflict on constraint empty_searches_pkey do update
    set times = kept.times + 1, last_searched_at = now(), language = coalesce(excluded.language, kept.language);
end $$;

create function private.empty_search_conditions(search text, filters jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  conditions text[] := array(
    select format('entry.query like %L', pattern)
    from unnest(private.word_patterns(private.search_normal(coalesce(search, '')))) as pattern);
  named record;
begin
  for named in select * from jsonb_each_text('{"is_dismissed": false}' || filters) as given (name, value) loop
    conditions := array_append(conditions, case named.name
      when 'language' then format('entry.language = %L', named.value)
      when 'is_dismissed' then 'entry.dismissed_at is ' || case named.value when 'true' then 'not ' else '' end || 'null'
    end);
    perform private.require_filter(conditions, named.name);
  end loop;
  return array_to_string(conditions, ' and ');
end $$;

-- Searches in vain that fit a search and filters, so many from the one at `first` on, as {"total", "rows"}; those that
-- were put away only under the filter `is_dismissed`. Errors: 42501, PT422 for an unknown filter or order.
create function public.find_empty_searches(
  search text default null, filters jsonb default '{}', sort text default 'times', is_descending boolean default true,
  first integer default 0, at_most integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  narrowed jsonb := private.unwrapped(filters);
  order_by text := private.in_order(case sort
    when 'times' then '{times,last_searched_at,query}'::text[]
    when 'last_searched_at' then '{last_searched_at,query}'
    when 'query' then '{query}'
  end, is_descending);
begin
  perform private.require_role('editor');
  perform private.require_order(order_by);
  return private.found_page(
    'select entry from public.empty_searches as entry where ' || private.empty_search_conditions(search, narrowed),
    order_by, 'to_jsonb(entry)', first, at_most);
end $$;

-- Puts a search in vain away as of no use, or back on the list. Errors: 42501, PT404.
create function public.dismiss_empty_search(query text, is_dismissed boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('editor');
  update public.empty_searches as kept set dismissed_at = case when is_dismissed then now() end
  where kept.query = dismiss_empty_search.query;
  if not found then
    raise exception 'no such search' using errcode = 'PT404', detail = 'query';
  end if;
end $$;

-- New terms answer the searches in vain that hold one and of which every word is known now: the most frequent of them.
create function private.answer_empty_searches_by(terms text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.empty_searches as answered
  using (
    select distinct asked.query from unnest(terms) as written (normal), lateral (
      select kept.query from public.empty_searches as kept
      where kept.query like '%' || regexp_replace(written.normal, '([%_\\])', '\\\1', 'g') || '%'
      order by kept.times desc limit 50
    ) as asked
  ) as holding
  where answered.query = holding.query and not exists (
    select 1 from private.query_pieces((private.read_amounts(holding.query)).words) as piece where piece.terms = '{}' and piece.found = 'near');
end $$;

create function private.answer_empty_searches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.answer_empty_searches_by(array(select normal from written));
  return null;
end $$;

-- After the terms themselves and the listings that they name.
create trigger zzz_answer_added after insert on public.search_lexicon
  referencing new table as written for each statement when (private.is_direct_call())
  execute function private.answer_empty_searches();
create trigger zzz_answer_changed after update on public.search_lexicon
  referencing new table as written for each statement when (private.is_direct_call())
  execute function private.answer_empty_searches();

revoke execute on all functions in schema private from public;
revoke execute on function public.record_empty_search(text, text) from public;
revoke execute on function
  public.find_empty_searches(text, jsonb, text, boolean, integer, integer),
  public.dismiss_empty_search(text, boolean)
from public, anon;
grant execute on function public.record_empty_search(text, text) to anon, authenticated, service_role;
grant execute on function
  public.find_empty_searches(text, jsonb, text, boolean, integer, integer),
  public.dismiss_empty_search(text, boolean)
to authenticated, service_role;
