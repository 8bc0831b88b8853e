-- What a query asks for, put together from its pieces and its amounts.

-- `must` holds of every result; `mention` too, unless nothing is left then; results that `prefer` holds of come first.
-- `named` is the part of `mention` that names a maker. `narrowings` are the words for a subcategory or a maker, each with
-- the other words of the query: what is left of it where this one is taken away. `within_km` is how far away a result may
-- be, from the district `around` where one is named. `guesses` are places that a word may mean and that somebody has to
-- be asked about; `rest` and `near_words` are the words beside the amounts, so that one of these can be taken away.
create type private.search_meaning as (
  must tsquery,
  mention tsquery,
  named tsquery,
  prefer tsquery,
  categories text[],
  answers jsonb,
  subcategories jsonb,
  narrowings jsonb,
  places text[],
  words text[],
  unknown text[],
  corrections jsonb,
  amounts jsonb,
  is_near boolean,
  guesses jsonb,
  rest text,
  near_words text,
  within_km integer,
  around text
);

-- Of a state and a district in it, the district is meant.
create function private.narrowest_places(places text[]) returns text[]
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(array_agg(distinct place order by place), '{}') from unnest(places) as given (place)
    where not exists (select 1 from unnest(places) as others (other) where other like place || '.%')
  );
end $$;

-- An answer in some categories, as it is looked up.
create function private.answer_query(categories text[], field text, value text) returns tsquery
language plpgsql stable set search_path = '' as $$
begin
  return private.any_of(array(
    select private.lexeme(asked.category || '.' || field || '=' || left(value, 100))
    from private.searched_questions as asked
    where asked.id = field and (categories is null or asked.category = any (categories))
      and private.is_public_choice(asked.category, field, value)));
end $$;

-- Answers of one question are alternatives, different questions must all agree, and each counts in the categories that
-- ask it. Without a category, an answer stands for all the categories that ask for it.
create function private.answers_query(category_value text, answers jsonb) returns tsquery
language plpgsql stable set search_path = '' as $$
begin
  return private.all_of(array(
    select private.any_of(array_agg(private.answer_query(
      case when category_value is not null then array[category_value] end,
      answer ->> 'field', coalesce(answer ->> 'value', 'true'))))
    from jsonb_array_elements(answers) as given (answer)
    where category_value is null or coalesce(answer ->> 'category', category_value) = category_value
      and private.is_answer_in(answer ->> 'field', answer ->> 'value', category_value)
    group by answer ->> 'field'
  ) || private.lexeme('category=' || category_value));
end $$;

-- The correction a person is told of: the words they typed, and the term that was read.
create function private.correction_of(piece private.query_piece, term private.search_terms) returns jsonb
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
begin
  return case when piece.found = 'near' and term.normal is not null
    then jsonb_build_array(jsonb_build_object('typed', piece.words, 'read', term.normal)) else '[]' end;
end $$;

-- The places that a piece names: those in a state that the query names too, and of a state and its districts the state.
create function private.places_of_piece(piece private.query_piece, states text[]) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  named text[] := array(select distinct place_id from unnest(piece.terms) where kind = 'place');
  within text[] := array(
    select place from unnest(named) as given (place), unnest(states) as state where place like state || '.%');
begin
  return array(
    select place from unnest(case when within = '{}' then named else within end) as given (place)
    where not exists (select 1 from unnest(named) as others (other) where place like other || '.%' and within = '{}')
    order by place);
end $$;

-- Whether the words of a piece can mean nothing but a place that was found for them. A slip of the thumb, a long ending
-- or a likeness alone may be another place, a thousand kilometres away.
create function private.is_sure_of_place(piece private.query_piece) returns boolean
language sql immutable set search_path = '' as $$
  select case piece.found when 'written' then true when 'near' then false when 'like a town' then false
    -- A word of four letters is a word of many languages.
    when 'town' then char_length(piece.words) >= 5
    when 'sound' then exists (
      select 1 from unnest(piece.terms) as term
      where term.script <> private.script_of(piece.words) or private.likeness(term.normal, piece.words) >= 0.6)
    else exists (
      select 1 from unnest(piece.terms) as term
      where case when private.script_of(piece.words) <> 0 then true
        else char_length(term.normal) >= 5 and char_length(piece.words) - char_length(term.normal) <= 2 end)
    end
$$;

-- The question which of some places the words of a piece mean, with the towns that lie in them.
create function private.guess_of(piece private.query_piece, places text[], is_applied boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_array(jsonb_build_object(
    'typed', piece.words, 'places', to_jsonb(places[1:4]), 'is_applied', is_applied,
    'towns', (
      select coalesce(jsonb_object_agg(term.place_id, term.source_id), '{}')
      from unnest(piece.terms) as term where term.source = 'towns' and term.place_id = any (places[1:4]))))
$$;

-- Adds what a piece says of places: a filter where it is sure, else a question. Where several places have one name, all
-- are looked in, and the question is which. What some listing says is looked for too.
create function private.with_places(meaning private.search_meaning, piece private.query_piece, states text[])
returns private.search_meaning
language plpgsql stable set search_path = '' as $$
declare
  places text[] := private.places_of_piece(piece, states);
  is_sure boolean := private.is_sure_of_place(piece);
begin
  if is_sure then
    meaning.places := meaning.places || places;
  elsif private.is_in_some_listing(piece.words) then
    meaning.words := meaning.words || piece.words;
  end if;
  if not is_sure or cardinality(places) > 1 then
    meaning.guesses := meaning.guesses || private.guess_of(piece, places, is_sure);
  end if;
  return meaning;
end $$;

-- The category of an answer that a piece names; none where it is one in several: there are Marwari sheep and goats.
create function private.category_of_answer(
  piece private.query_piece, term private.search_terms, categories text[]
) returns text
language sql stable set search_path = '' as $$
  select case when count(distinct other.category) <= 1 then term.category end
  from unnest(piece.terms) as other
  where (other.kind, other.field, other.value) = (term.kind, term.field, term.value) and other.category = any (categories)
$$;

-- Adds what a piece says that is no place. A word for a whole kind that is one for some of it as well has these come
-- first: who asks for "भैंस" mostly wants one that gives milk.
create function private.with_term(
  meaning private.search_meaning, piece private.query_piece, term private.search_terms
) returns private.search_meaning
language plpgsql stable set search_path = '' as $$
begin
  if term.kind = 'category' then
    meaning.prefer := private.any_of(array_prepend(meaning.prefer, array(
      select private.said_subcategory(other) from unnest(piece.terms) as other
      where other.kind = 'subcategory' and other.category = term.category)));
  end if;
  if not (coalesce(term.category = any (meaning.categories), true)) or term.kind = 'animal' then
    meaning.prefer := private.any_of(array[meaning.prefer, private.mention_of(term.concept)]);
  elsif term.kind = 'kind' then
    meaning.mention := private.any_of(array[meaning.mention, private.mention_of(term.concept)]);
  elsif term.kind = 'subcategory' then
    meaning.mention := private.any_of(array[meaning.mention, private.subcategory_query(term)]);
    meaning.prefer := private.any_of(
      array[meaning.prefer, private.said_subcategory(term), private.mention_of(term.concept)]);
    meaning.subcategories := meaning.subcategories || private.subcategories_named(term);
  elsif private.is_of_subcategories(term) then
    meaning.named := private.any_of(array[meaning.named, private.named_query(term)]);
    meaning.subcategories := meaning.subcategories || private.subcategories_named(term);
  elsif term.field is not null then
    meaning.answers := meaning.answers || jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
      'category', private.category_of_answer(piece, term, meaning.categories), 'field', term.field, 'value', term.value)));
  end if;
  return meaning;
end $$;

-- The amounts of a query with the questions that they answer. What answers none is a word like others.
create function private.with_amounts(meaning private.search_meaning, read private.query_amounts) returns private.search_meaning
language plpgsql stable set search_path = '' as $$
declare
  amount jsonb;
  fields jsonb;
  word text;
begin
  for amount in select * from jsonb_array_elements(read.amounts) loop
    fields := case when amount ->> 'unit' not in ('INR', 'km') then private.fields_of_amount(amount, meaning.categories) end;
    if fields is null and amount ->> 'unit' not in ('INR', 'km') then
      foreach word in array string_to_array(amount ->> 'words', ' ') loop
        continue when word !~ '^[0-9]+$';
        if private.is_in_some_listing(word) then
          meaning.words := meaning.words || word;
        elsif amount ->> 'unit' = 'calendar-year' then
          meaning.unknown := meaning.unknown || word;
        end if;
      end loop;
      continue when amount ->> 'unit' = 'calendar-year';
    end if;
    meaning.amounts := meaning.amounts || jsonb_build_array(amount || jsonb_build_object('fields', fields));
  end loop;
  -- Machines are known by numbers; of animals a number says how many.
  if exists (select 1 from public.categories where value = any (meaning.categories) and kind = 'machine') then
    foreach word in array read.counts loop
      continue when not private.is_in_some_listing(word);
      meaning.words := meaning.words || word;
    end loop;
  end if;
  return meaning;
end $$;

-- What no listing has.
create function private.nothing_understood() returns tsquery
language sql immutable parallel safe set search_path = '' as $$ select '''understood=nothing'''::tsquery $$;

-- What holds of every result: the categories with their answers, the places, and every word that only listings have. A
-- query of which nothing is understood finds nothing.
create function private.must_of(meaning private.search_meaning) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
  must tsquery := private.all_of(array[
    case when cardinality(meaning.categories) = 0 then private.answers_query(null, meaning.answers)
      else private.any_of(array(
        select private.answers_query(one, meaning.answers) from unnest(meaning.categories) as one)) end,
    private.any_of(array(select private.lexeme('place=' || place) from unnest(meaning.places) as place)),
    private.all_of(array(select private.lexeme((private.name_words(word))[1]) from unnest(meaning.words) as word)),
    private.all_of(array(
      select private.any_of(array(
        select private.lexeme('category=' || (one ->> 'category')) from jsonb_array_elements(amount -> 'fields') as given (one)))
      from jsonb_array_elements(meaning.amounts) as given (amount)
      where jsonb_typeof(amount -> 'fields') = 'array' and meaning.categories = '{}'))]);
begin
  return case when must is null and meaning.mention is null and meaning.prefer is null and meaning.amounts = '[]'
      and not meaning.is_near and (meaning.unknown is not null or meaning.guesses <> '[]')
    then private.nothing_understood() else must end;
end $$;

-- The words of a query without those of one of its pieces.
create function private.words_beside(pieces private.query_piece[], place integer) returns text
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(words, ' ' order by number), '')
  from unnest(pieces) with ordinality as piece (words, word_count, terms, found, number)
  where number <> place
$$;

-- What a term of the categories narrows a query to within them, for somebody to take away again.
create function private.narrowing_of(meaning private.search_meaning, term private.search_terms, rest text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return case when term.category = any (meaning.categories)
      and (term.kind = 'subcategory' or private.is_of_subcategories(term))
    then jsonb_build_object('category', term.category, 'field', term.field, 'rest', rest, 'values', (
      select jsonb_agg(one -> 'value') from jsonb_array_elements(private.subcategories_named(term)) as given (one)))
    else '[]' end;
end $$;

-- A distance that a query names, from the one district that it names: then nothing has to lie in that.
create function private.with_distance(meaning private.search_meaning) returns private.search_meaning
language plpgsql immutable set search_path = '' as $$
begin
  meaning.within_km := (
    select least(greatest(ceil((amount ->> 'max')::numeric), 1), 5000)
    from jsonb_array_elements(meaning.amounts) as given (amount) where amount ->> 'unit' = 'km' and amount ? 'max' limit 1);
  if meaning.within_km is not null and cardinality(meaning.places) = 1 and meaning.places[1] like '%.%.%' then
    meaning.around := meaning.places[1];
    meaning.places := '{}';
  end if;
  return meaning;
end $$;

-- The term that a piece stands for: one that fits the categories, else a place. What is rather a place is a breed right
-- before a word for its animal, as "hassan sheep", and not where a distance is named, which counts from a place.
create function private.term_of_piece(
  pieces private.query_piece[], number integer, categories text[], has_distance boolean
) returns private.search_terms
language plpgsql stable set search_path = '' as $$
declare
  piece private.query_piece := pieces[number];
  term private.search_terms := private.fitting_term(piece, categories);
begin
  if term.kind is null or private.is_rather_place(term, piece.terms) and (has_distance or not exists (
      select 1 from unnest((pieces[number + 1]).terms) as after
      where after.category = term.category and after.kind in ('category', 'animal', 'subcategory'))) then
    select * into term from unnest(piece.terms) as terms order by terms.kind <> 'place', terms.place_id limit 1;
  end if;
  return term;
end $$;

-- What a query asks for. Of places of one name that in `state` is meant, where there is one.
create function private.understand(query text, state text default null) returns private.search_meaning
language plpgsql stable set search_path = '' as $$
declare
  read private.query_amounts;
  pieces private.query_piece[];
  states text[];
  piece private.query_piece;
  place integer := 0;
  term private.search_terms;
  meaning private.search_meaning;
begin
  meaning.categories := '{}';
  meaning.answers := '[]';
  meaning.subcategories := '[]';
  meaning.narrowings := '[]';
  meaning.corrections := '[]';
  meaning.places := '{}';
  meaning.amounts := '[]';
  meaning.guesses := '[]';
  meaning.is_near := false;
  if query = '' then
    return meaning;
  end if;
  read := private.read_amounts(query);
  meaning.is_near := read.is_near;
  meaning.rest := array_to_string(read.words, ' ');
  meaning.near_words := read.near_words;
  pieces := array(select one from private.query_pieces(read.words, state) as one);
  meaning.categories := private.likely_categories(pieces);
  states := array(
    select place_id from unnest(pieces) as given, unnest(given.terms) as known
    where given.found in ('written', 'sound') and known.kind = 'place' and known.place_id not like '%.%.%')
    || array_remove(array[state], null);
  foreach piece in array pieces loop
    place := place + 1;
    term := private.term_of_piece(pieces, place, meaning.categories, read.amounts @> '[{"unit": "km"}]');
    if piece.found = 'listing' then
      meaning.words := meaning.words || piece.words;
      meaning.guesses := meaning.guesses || case when piece.terms <> '{}'
        then private.guess_of(piece, private.places_of_piece(piece, states), false) else '[]' end;
    elsif term.kind is null or private.is_weak(piece) and not coalesce(term.category = any (meaning.categories), true) then
      meaning.unknown := meaning.unknown || piece.words;
    elsif term.kind = 'place' then
      meaning := private.with_places(meaning, piece, states);
    else
      meaning.corrections := meaning.corrections || private.correction_of(piece, term);
      meaning := private.with_term(meaning, piece, term);
      if (cardinality(pieces) = 1 or private.is_rather_place(term, piece.terms))
        and exists (select 1 from unnest(piece.terms) where kind = 'place') then
        meaning.guesses := meaning.guesses || private.guess_of(piece, private.places_of_piece(piece, states), false);
      end if;
      meaning.narrowings := meaning.narrowings || private.narrowing_of(meaning, term, private.words_beside(pieces, place));
    end if;
  end loop;
  meaning.mention := private.all_of(array[meaning.mention, meaning.named]);
  meaning := private.with_amounts(meaning, read);
  meaning.places := private.narrowest_places(meaning.places);
  meaning := private.with_distance(meaning);
  meaning.must := private.must_of(meaning);
  return meaning;
end $$;

-- The term that an unknown word looks most like, or nothing: at least half of its letters are the same, in their order.
create function private.likest_term(word text) returns text
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select normal from (
      select normal, kind, greatest(char_length(normal), char_length(word)) as letters,
        extensions.levenshtein_less_equal(normal, word, greatest(char_length(normal), char_length(word)) / 2) as slips
      from private.search_terms
      where kind not in ('noise', 'quantity') and script = private.script_of(word)
        and char_length(normal) between char_length(word) - 4 and least(char_length(word) + 4, 60)
        and char_length(word) <= 60
    ) as alike
    where slips <= letters / 2
    order by slips::real / letters, kind = 'place', normal limit 1
  );
end $$;

revoke execute on all functions in schema private from public;
