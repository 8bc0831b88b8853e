-- Help while typing, and what searches found nothing.

-- What a term stands for, as one text: two terms of one meaning are one suggestion, and so are the breeds of one name.
create function private.meaning_of(term private.search_terms) returns text
language sql immutable set search_path = '' as $$
  select case term.kind when 'option' then concat_ws('|', term.field, term.value)
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
    where char_length(tail) >= 2 and kind not in ('noise', 'quantity') and source <> 'place_aliases'
      and (terms.language is null or terms.language in ('en', suggest_searches.language))
      and terms.normal like replace(replace(replace(tail, '\', '\\'), '%', '\%'), '_', '\_') || '%'
  )
  select coalesce(array_agg(text order by cut, is_place, letters, text), '{}')
  from (
    select text, min(cut) as cut, bool_and(is_place) as is_place, min(char_length(term)) as letters
    from completions where choice = 1 group by text order by cut, is_place, letters, text limit 8
  ) as best
$$;

-- Places that a beginning may become, as [{"place", "town"}]: districts and states in any language, districts first, then
-- towns; the shortest name first, eight at most. Of a PIN code its district. `town` is null where a place is meant itself.
create function public.suggest_places(beginning text) returns jsonb
language sql stable security definer set search_path = '' set jit = off as $$
  with typed as (
    select replace(replace(replace(normal, '\', '\\'), '%', '\%'), '_', '\_') || '%' as pattern
    from private.search_normal(left(beginning, 60)) as normal where char_length(normal) >= 2
  ), named as (
    select place_id, null::text as town, min(char_length(normal)) as letters,
      case when place_id like '%.%.%' then 0 else 1 end as position
    from private.search_terms, typed
    where kind = 'place' and normal like pattern group by place_id
    union all
    (select place_id, name, char_length(normal), 2 from private.towns, typed
     where normal like pattern order by char_length(normal), name, place_id limit 8)
    union all select found, null, 0, 0 from public.place_of_pincode(beginning) as found where found is not null
  ), best as (
    select * from named order by position, letters, town, place_id limit 8
  )
  select coalesce(jsonb_agg(jsonb_build_object('place', place_id, 'town', town)
    order by position, letters, town, place_id), '[]') from best
$$;

-- Queries that found nothing or held a word that was not understood: the text and a number, and nothing of who asked.
create table public.empty_searches (
  query text primary key check (char_length(query) between 1 and 200),
  times integer not null default 1,
  last_searched_at timestamptz not null default now(),
  language public.language_code,
  dismissed_at timestamptz
);
comment on table public.empty_searches is 'What people looked for in vain, for administrators to extend the lexicon.';

revoke all on public.empty_searches from anon, authenticated;
grant select, delete on public.empty_searches to authenticated;
grant all on public.empty_searches to service_role;
alter table public.empty_searches enable row level security;
create policy "Editors read empty searches" on public.empty_searches
  for select to authenticated using ((select private.has_role('editor')));
create policy "Editors clear empty searches" on public.empty_searches
  for delete to authenticated using ((select private.has_role('editor')));

-- A text without its long numbers, which are people's, in whatever digits and groups they are written.
create function private.without_numbers(normal text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(normal,
    '[0-9०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯۰-۹٠-٩]( ?[0-9०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯۰-۹٠-٩]){4,}', '#', 'g')
$$;

-- How many different queries are kept: more is nobody's reading, and anybody can send some.
create function private.most_empty_searches() returns integer
language sql immutable parallel safe set search_path = '' as 'select 5000';

comment on column public.empty_searches.language is 'Of the page on which it was last looked for, where that is known.';
comment on column public.empty_searches.dismissed_at is 'When an administrator put it away as of no use; it is counted on.';

revoke execute on all functions in schema private from public;
revoke execute on function public.suggest_searches(text, text), public.suggest_places(text) from public;
grant execute on function public.suggest_searches(text, text), public.suggest_places(text) to anon, authenticated, service_role;
