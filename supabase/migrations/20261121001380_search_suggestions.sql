-- Help while typing, and what searches found nothing.

-- What a term stands for, as one text: two terms of one meaning are one suggestion.
create function private.meaning_of(term private.search_terms) returns text
language sql immutable set search_path = '' as $$
  select case term.kind when 'option' then concat_ws('|', term.category, term.field, term.value)
    when 'category' then term.category when 'place' then term.place_id else term.concept end
$$;

-- What a beginning of a query may become: its last words, three at most, are completed to a name or to a word of the
-- language or of English; what stands before them stays. At most eight, each meaning once, the shortest first, and places
-- after what is for sale.
create function public.suggest_searches(beginning text, language text default 'en') returns text[]
language sql stable security definer set search_path = '' set jit = off as $$
  with tails as (
    select array_to_string(words[cut + 1:], ' ') as tail, array_to_string(words[:cut], ' ') as head, cut
    from string_to_array(private.search_normal(left(beginning, 100)), ' ') as words,
      generate_series(greatest(cardinality(words) - 3, 0), cardinality(words) - 1) as cut
  ), completions as (
    select btrim(head || ' ' || terms.normal) as text, cut, terms.normal as term, kind = 'place' as is_place,
      row_number() over (
        partition by private.meaning_of(terms)
        order by cut, terms.source = 'search_lexicon', char_length(terms.normal), terms.normal) as choice
    from tails, private.search_terms as terms
    where char_length(tail) >= 2 and kind <> 'noise' and source <> 'place_aliases'
      and (terms.language is null or terms.language in ('en', suggest_searches.language))
      and terms.normal like replace(replace(replace(tail, '\', '\\'), '%', '\%'), '_', '\_') || '%'
  )
  select coalesce(array_agg(text order by cut, is_place, char_length(term), term), '{}')
  from (select * from completions where choice = 1 order by cut, is_place, char_length(term), term limit 8) as best
$$;

-- Queries that found nothing or held a word that was not understood: the text and a number, and nothing of who asked.
create table public.empty_searches (
  query text primary key check (char_length(query) between 1 and 200),
  times integer not null default 1,
  last_searched_at timestamptz not null default now()
);
comment on table public.empty_searches is 'What people looked for in vain, for administrators to extend the lexicon.';

revoke all on public.empty_searches from anon, authenticated;
grant select, delete on public.empty_searches to authenticated;
grant all on public.empty_searches to service_role;
alter table public.empty_searches enable row level security;
create policy "Administrators read empty searches" on public.empty_searches
  for select to authenticated using ((select private.is_admin()));
create policy "Administrators clear empty searches" on public.empty_searches
  for delete to authenticated using ((select private.is_admin()));

-- A text without its long numbers, which are people's, in whatever digits and groups they are written.
create function private.without_numbers(normal text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(normal,
    '[0-9०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯۰-۹٠-٩]( ?[0-9०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯۰-۹٠-٩]){4,}', '#', 'g')
$$;

-- How many different queries are kept: more is nobody's reading, and anybody can send some.
create function private.most_empty_searches() returns integer
language sql immutable parallel safe set search_path = '' as 'select 5000';

-- Counts a query that finds nothing, which it looks up itself.
create function public.record_empty_search(query text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked text := private.without_numbers(private.search_normal(left(record_empty_search.query, 200)));
  answer jsonb := public.search_listings(record_empty_search.query, page_size => 1);
begin
  if asked = '' or (answer -> 'listings' <> '[]' and answer #> '{reading,unknown}' = '[]') then
    return;
  end if;
  if not exists (select 1 from public.empty_searches as kept where kept.query = asked)
    and (select count(*) from public.empty_searches) >= private.most_empty_searches() then
    return;
  end if;
  insert into public.empty_searches as kept (query) values (asked)
  on conflict on constraint empty_searches_pkey do update
    set times = kept.times + 1, last_searched_at = now();
end $$;

revoke execute on function public.suggest_searches(text, text), public.record_empty_search(text) from public;
grant execute on function public.suggest_searches(text, text), public.record_empty_search(text)
  to anon, authenticated, service_role;
revoke execute on all functions in schema private from public;
