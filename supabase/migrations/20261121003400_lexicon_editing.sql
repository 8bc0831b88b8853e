-- What administrators do with the words of the search: finding terms among a hundred thousand, adding one to a list on
-- which every term leads to one thing, and seeing how a query is read.

-- The script of a term, by ISO 15924: of its first letter.
create function private.script_code(normal text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case private.script_of(ltrim(normal, '0123456789 '))
    when 1 then 'Arab' when 18 then 'Deva' when 19 then 'Beng' when 20 then 'Guru' when 21 then 'Gujr'
    when 23 then 'Taml' when 24 then 'Telu' when 25 then 'Knda' when 26 then 'Mlym' else 'Latn' end
$$;

create function private.fill_lexicon_term() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.term := regexp_replace(btrim(new.term), '\s+', ' ', 'g');
  new.normal := private.search_normal(new.term);
  new.script := private.script_code(new.normal);
  return new;
end $$;
create trigger fill_term before insert or update on public.search_lexicon
  for each row execute function private.fill_lexicon_term();
create index search_lexicon_term_idx on public.search_lexicon (normal, concept, term);
create index search_lexicon_beginning_idx on public.search_lexicon (normal text_pattern_ops);
create index search_lexicon_language_idx on public.search_lexicon (language, normal, concept, term);
create index search_lexicon_script_idx on public.search_lexicon (script, normal, concept, term);
create index search_lexicon_concept_idx on public.search_lexicon (concept, normal, term);
create index search_lexicon_added_idx on public.search_lexicon (added_at, normal, concept, term);
create index search_lexicon_letters_idx on public.search_lexicon using gin (normal extensions.gin_trgm_ops);

-- A concept by its id: one of the lexicon, or a category, a subcategory or an answer of the catalogue that it has no word
-- for yet.
create function private.concept_named(concept text) returns public.search_concepts
language plpgsql stable security definer set search_path = '' as $$
declare
  known public.search_concepts;
begin
  select * into known from public.search_concepts where id = concept;
  if not found then
    select value, 'category', value, null, null into known
    from public.categories where value = concept and is_creatable;
  end if;
  if not found then
    select id, 'subcategory', category, 'subcategory', value into known from public.subcategories where id = concept;
  end if;
  if not found then
    select question.id || '=' || option.value, 'option', null, question.id, option.value into known
    from public.dropdown_options as option join private.questions as question on question.key = option.field_key
    where question.id = split_part(concept, '=', 1) and option.value = substr(concept, strpos(concept, '=') + 1)
      and 'search' = any (question.roles)
    limit 1;
  end if;
  return known;
end $$;

-- A term that means something already, other than by the row that is being changed.
create function private.known_term(wanted text, changed_concept text, changed_term text) returns private.search_terms
language plpgsql stable security definer set search_path = '' as $$
declare
  known private.search_terms;
begin
  select * into known from private.search_terms as terms
  where normal = wanted
    and (changed_term is null or source <> 'search_lexicon' or source_id <> changed_concept || ' ' || changed_term)
  order by kind = 'place', source = 'search_lexicon', source_id limit 1;
  return known;
end $$;

-- What a term leads to, as lists and refusals tell of it.
create function private.meaning_named(term private.search_terms) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'kind', term.kind, 'concept', case when term.kind <> 'place' then term.concept end, 'category', term.category,
    'field', term.field, 'value', term.value,
    'place', case when term.kind = 'place' then private.place_named(term.place_id) end))
$$;

-- Refuses a term of an administrator that no query could be read by, or that leads somewhere already: PT422 with the
-- column as detail, PT409 with where it leads as hint. Seeds and merged answers may bring terms of several meanings.
create function private.check_lexicon_term() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before public.search_lexicon;
  meant public.search_concepts;
  known private.search_terms;
begin
  if tg_op = 'UPDATE' then
    before := old;
  end if;
  -- Everybody else is refused by the policies, and told nothing of what is there.
  if not private.is_admin() or (new.concept, new.normal) is not distinct from (before.concept, before.normal) then
    return new;
  end if;
  if new.normal = '' then
    perform private.refuse_answer('required', 'term');
  elsif char_length(new.term) > 80 then
    perform private.refuse_answer('long', 'term', null, 80);
  elsif cardinality(string_to_array(new.normal, ' ')) > 5 then
    perform private.refuse_answer('words', 'term', null, 5);
  end if;
  meant := private.concept_named(new.concept);
  if meant.id is null then
    perform private.refuse_answer('choice', 'concept');
  end if;
  known := private.known_term(new.normal, before.concept, before.term);
  if known.normal is not null then
    raise exception 'this term leads somewhere already' using errcode = 'PT409', detail = 'term',
      hint = private.meaning_named(known)::text;
  end if;
  insert into public.search_concepts select meant.* on conflict do nothing;
  return new;
end $$;

-- After fill_term: triggers of one event run in the order of their names.
create trigger refuse_term before insert or update on public.search_lexicon
  for each row when (private.is_direct_call()) execute function private.check_lexicon_term();
create trigger write_audit after insert or update or delete on public.search_lexicon
  for each row when (private.is_direct_call()) execute function private.write_audit('id', '');

-- What a search and filters mean, as conditions about `entry`. Unknown filters are refused. Two letters are looked for
-- where terms begin: nobody means every term that holds them.
create function private.lexicon_conditions(search text, filters jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := private.search_normal(coalesce(search, ''));
  conditions text[] := case when wanted = '' then '{true}'
    when char_length(wanted) < 3 then array[format('entry.normal like %L', wanted || '%')]
    else array(select format('entry.normal like %L', pattern) from unnest(private.word_patterns(wanted)) as pattern) end;
  named record;
begin
  for named in select * from jsonb_each_text(filters) as given (name, value) loop
    conditions := array_append(conditions, case named.name
      when 'concept' then format('entry.concept = %L', named.value)
      when 'category' then format('entry.concept = any (%L)', array(
        select id from public.search_concepts
        where case when category is null and field is not null then private.is_answer_in(field, value, named.value)
          else category = named.value end))
      when 'language' then format('entry.language = %L', named.value)
      when 'script' then format('entry.script = %L', named.value)
    end);
    perform private.require_filter(conditions, named.name);
  end loop;
  return array_to_string(conditions, ' and ');
end $$;

-- Terms of the lexicon that fit a search and filters, so many from the one at `first` on, as {"total", "rows"}.
-- Errors: 42501 for everybody but editors, PT422 for an unknown filter or order (detail: which).
create function public.find_lexicon_terms(
  search text default null, filters jsonb default '{}', sort text default 'normal', is_descending boolean default false,
  first integer default 0, at_most integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  narrowed jsonb := private.unwrapped(filters);
  order_by text := private.in_order(case sort
    when 'normal' then '{normal,concept,term}'::text[]
    when 'language' then '{language,normal,concept,term}'
    when 'concept' then '{concept,normal,term}'
    when 'added_at' then '{added_at,normal,concept,term}'
  end, is_descending);
begin
  perform private.require_role('editor');
  perform private.require_order(order_by);
  return private.found_page(
    'select entry from public.search_lexicon as entry where ' || private.lexicon_conditions(search, narrowed), order_by,
    'to_jsonb(entry) || jsonb_build_object(''meaning'', to_jsonb(meaning))', first, at_most,
    beside => 'join public.search_concepts as meaning on meaning.id = (page.entry).concept');
end $$;

-- What a piece of a query is read as: the likeliest of its terms that fits the categories, as private.understand chooses.
create function private.piece_read(piece private.query_piece, categories text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  term private.search_terms := private.fitting_term(piece, categories);
begin
  if term.kind is null then
    select * into term from unnest(piece.terms) as terms order by terms.kind <> 'place', terms.place_id limit 1;
  end if;
  if term.kind is null then
    return jsonb_build_object('typed', piece.words, 'found', case piece.found when 'listing' then 'listing' else 'unknown' end);
  end if;
  return jsonb_build_object('typed', piece.words, 'found', piece.found, 'read', term.normal,
    'meaning', private.meaning_named(term));
end $$;

-- How a query is read, word by word: {"categories", "pieces"}. Words that say nothing are left out.
create function private.reading_by_piece(query text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  pieces private.query_piece[] := array(select one from private.query_pieces((private.read_amounts(query)).words) as one);
  categories text[] := private.likely_categories(pieces);
begin
  return jsonb_build_object('categories', to_jsonb(categories), 'pieces', (
    select coalesce(jsonb_agg(
      private.piece_read(pieces[position], categories) || jsonb_build_object('position', position) order by position), '[]')
    from generate_subscripts(pieces, 1) as position
  ));
end $$;

-- The words of a query that nobody knows, as far as they stand beside each other: what a new term would be.
create function private.unknown_words(reading jsonb) returns text
language sql immutable set search_path = '' as $$
  with pieces as (
    select piece ->> 'typed' as typed, place, piece ->> 'found' = 'unknown' as is_unknown,
      place - row_number() over (partition by piece ->> 'found' = 'unknown' order by place) as run
    from jsonb_array_elements(reading -> 'pieces') with ordinality as given (piece, place)
  )
  select string_agg(typed, ' ' order by place) from pieces
  where is_unknown and run = (select min(run) from pieces where is_unknown)
$$;

-- The concept that unknown words are likeliest to stand for: of the term that sounds so or looks most like them.
create function private.guessed_concept(wanted text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select id from public.search_concepts as known
      where case when near.field is not null
          then known.field = near.field and known.value is not distinct from near.value
            and coalesce(known.category = near.category, true)
        else known.id = near.concept end
      order by id limit 1),
    near.concept)
  from (
    select terms.*, terms.key = private.search_key(wanted) as is_sounding, private.likeness(normal, wanted) as closeness
    from private.search_terms as terms
    where kind not in ('noise', 'quantity', 'place') and (
      key = private.search_key(wanted) and char_length(key) >= 3
      or script = private.script_of(wanted) and left(key, 1) = left(private.search_key(wanted), 1)
        and char_length(normal) between char_length(wanted) - 4 and char_length(wanted) + 4
        and private.likeness(normal, wanted) >= 0.6
    )
    order by is_sounding desc, closeness desc, normal limit 1
  ) as near
$$;

-- How a query is read now, for editors: {"categories", "pieces", "unknown", "guess", "after"}. `unknown` are the
-- words of it that a new term would be for, `guess` the concept they may stand for. `after` is how it would be read if
-- `term` led to `concept`. Nothing is written. Errors: 42501, PT422 (detail: concept).
create function public.read_search(query text, term text default null, concept text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked text := left(coalesce(query, ''), 200);
  reading jsonb;
  unknown text;
  after jsonb;
  meant public.search_concepts;
begin
  perform private.require_role('editor');
  reading := private.reading_by_piece(asked);
  unknown := private.unknown_words(reading);
  -- A word that says nothing may stand between them.
  if position(unknown in private.search_normal(asked)) = 0 then
    unknown := split_part(unknown, ' ', 1);
  end if;
  if private.search_normal(left(term, 80)) <> '' and concept is not null then
    meant := private.concept_named(concept);
    if meant.id is null then
      perform private.refuse_answer('choice', 'concept');
    end if;
    -- The term is there for as long as the query is read, and for nobody else.
    begin
      insert into private.search_terms (source, source_id, normal, kind, concept, category, field, value)
      values ('read_search', meant.id, private.search_normal(left(term, 80)),
        meant.kind, meant.id, meant.category, meant.field, meant.value);
      after := private.reading_by_piece(asked);
      raise exception using errcode = 'MV000';
    exception when sqlstate 'MV000' then
      null;
    end;
  end if;
  return reading || jsonb_build_object(
    'unknown', unknown, 'after', after,
    'guess', coalesce(private.guessed_concept(coalesce(unknown, private.search_normal(asked))),
      case when jsonb_array_length(reading -> 'categories') = 1 then reading #>> '{categories,0}' end));
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.find_lexicon_terms(text, jsonb, text, boolean, integer, integer),
  public.read_search(text, text, text)
from public, anon;
grant execute on function
  public.find_lexicon_terms(text, jsonb, text, boolean, integer, integer),
  public.read_search(text, text, text)
to authenticated, service_role;
