-- What a query means. Its words are looked up as terms, the longest names first; what is not a term is a word that some
-- listing must hold; what no listing holds is said not to be understood, and empties no result.

create extension if not exists fuzzystrmatch with schema extensions;

-- How much of two words is alike, letter by letter, from 0 to 1.
create function private.likeness(one text, other text) returns real
language plpgsql immutable strict parallel safe set search_path = '' as $$
#variable_conflict use_column
begin
  return 1 - extensions.levenshtein(left(one, 60), left(other, 60))::real
    / greatest(char_length(left(one, 60)), char_length(left(other, 60)), 1);
end $$;

-- Terms written exactly so.
create function private.terms_as_written(phrase text) returns setof private.search_terms
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select * from private.search_terms where normal = phrase;
end $$;

-- Terms that sound so: in the same script they must look alike too, in another one the key must be long enough.
create function private.terms_that_sound(phrase text) returns setof private.search_terms
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    with sounding as (
      select terms, case when terms.script = private.script_of(phrase)
          then private.likeness(terms.normal, phrase)
          when char_length(terms.key) >= 4 then 0.5 else 0 end as closeness
      from private.search_terms as terms
      where terms.key = private.search_key(phrase) and char_length(terms.key) >= 3 and terms.kind <> 'noise'
    )
    select (terms).* from sounding
    where closeness >= 0.5 and closeness = (select max(closeness) from sounding);
end $$;

-- Terms of which a word is an inflected form: the longest that it begins with, and a short ending.
create function private.terms_inflected(word text) returns setof private.search_terms
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    with stems as (
      select * from private.search_terms
      where normal = any (array(
          select left(word, length) from generate_series(
            greatest(case when private.script_of(word) = 0 then 4 else 3 end, char_length(word) - 5),
            char_length(word) - 1) as length))
        and kind <> 'noise'
    )
    select * from stems where char_length(normal) = (select max(char_length(normal)) from stems);
end $$;

-- Terms that a word is a slip of the thumb away from: one letter, or two in a long word.
create function private.terms_near(word text) returns setof private.search_terms
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    with near as (
      select terms, extensions.levenshtein_less_equal(terms.normal, word, 2) as slips
      from private.search_terms as terms
      where left(key, 1) = left(private.search_key(word), 1)
        and char_length(normal) between char_length(word) - 2 and least(char_length(word) + 2, 60)
        and script = private.script_of(word) and kind <> 'noise'
        and char_length(word) between case when private.script_of(word) = 0 then 4 else 3 end and 60
    )
    select (terms).* from near
    where slips <= case when char_length(word) < 6 then 1 else 2 end and slips = (select min(slips) from near);
end $$;

-- A word as a query of the index for it.
create function private.lexeme(term text) returns tsquery
language plpgsql immutable strict parallel safe set search_path = '' as $$
#variable_conflict use_column
begin
  return ('''' || replace(replace(term, '\', '\\'), '''', '''''') || '''')::tsquery;
end $$;

create function private.any_of(queries tsquery[]) returns tsquery
language plpgsql immutable parallel safe set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select string_agg('(' || one::text || ')', ' | ')::tsquery from unnest(queries) as given (one)
    where one is not null and numnode(one) > 0
  );
end $$;

create function private.all_of(queries tsquery[]) returns tsquery
language plpgsql immutable parallel safe set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select string_agg('(' || one::text || ')', ' & ')::tsquery from unnest(queries) as given (one)
    where one is not null and numnode(one) > 0
  );
end $$;

-- Listings that name a concept in their words.
create function private.mention_of(concept text) returns tsquery
language plpgsql immutable parallel safe set search_path = '' as $$
#variable_conflict use_column
begin
  return private.lexeme('concept=' || concept);
end $$;

-- Whether some listing holds a word. A common one is in one of the newest: looking it up would find far too many.
create function private.is_in_some_listing(word text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  held tsquery := private.lexeme((private.name_words(word))[1]);
begin
  return exists (
    select 1 from (
      select search, expires_at from private.listing_search order by published_at desc, listing_id desc limit 200
    ) as newest
    where search @@ held and expires_at > now()
  ) or exists (
    select 1 from private.listing_search where search @@ held and expires_at > now()
  );
end $$;

-- One piece of a query: its words, the terms found for them, and how they were found.
create type private.query_piece as (
  words text,
  word_count integer,
  terms private.search_terms[],
  found text
);

-- The piece that begins a list of words: the longest name as written, else as it sounds; else the first word by itself.
create function private.first_piece(words text[]) returns private.query_piece
language plpgsql stable set search_path = '' as $$
declare
  phrase text;
  piece private.query_piece;
begin
  for length in reverse least(5, cardinality(words)) .. 1 loop
    phrase := array_to_string(words[1:length], ' ');
    piece := (phrase, length, array(select terms from private.terms_as_written(phrase) as terms), 'written');
    exit when piece.terms <> '{}';
  end loop;
  if piece.terms <> '{}' then
    return piece;
  end if;
  for length in reverse least(3, cardinality(words)) .. 1 loop
    phrase := array_to_string(words[1:length], ' ');
    piece := (phrase, length, array(select terms from private.terms_that_sound(phrase) as terms), 'sound');
    exit when piece.terms <> '{}';
  end loop;
  if piece.terms <> '{}' then
    return piece;
  end if;
  piece := (phrase, 1, array(select terms from private.terms_inflected(phrase) as terms), 'inflected');
  if piece.terms = '{}' and private.is_in_some_listing(phrase) then
    piece.found := 'listing';
  elsif piece.terms = '{}' then
    piece := (phrase, 1, array(select terms from private.terms_near(phrase) as terms), 'near');
  end if;
  return piece;
end $$;

-- A query in pieces, without the words that say nothing. At most twelve words are read.
create function private.query_pieces(query text) returns setof private.query_piece
language plpgsql stable set search_path = '' as $$
declare
  words text[] := (string_to_array(private.search_normal(left(query, 200)), ' '))[1:12];
  piece private.query_piece;
  pincode_place text;
begin
  while cardinality(words) > 0 loop
    pincode_place := public.place_of_pincode(words[1]);
    piece := (words[1], 1, array(
      select terms from private.search_terms as terms
      where source = 'places' and source_id = pincode_place limit 1), 'written');
    if piece.terms = '{}' then
      piece := private.first_piece(words);
    end if;
    words := words[piece.word_count + 1:];
    if piece.terms = '{}' or exists (select 1 from unnest(piece.terms) where kind <> 'noise') then
      return next piece;
    end if;
  end loop;
end $$;

-- The categories that a query is about, the likeliest: a breed says more than a name of an animal, and who names a thing
-- or a service beside an animal wants the thing. A breed of many categories, such as crossbred, says little.
create function private.likely_categories(pieces private.query_piece[]) returns text[]
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    with votes as (
      select piece_number, term.category,
        max(case when term.kind not in ('option', 'kind', 'switch') then 2.0
          when piece.is_shared then 1.0 when piece.is_place then 1.5 else 3.0 end) as weight,
        not exists (select 1 from public.categories where value = term.category and categories.kind = 'animal') as is_thing
      from (
        select ordinality as piece_number, terms,
          exists (select 1 from unnest(terms) as term where term.kind = 'place') as is_place,
          (select count(distinct term.category) > 2 from unnest(terms) as term) as is_shared
        from unnest(pieces) with ordinality
      ) as piece, unnest(piece.terms) as term
      where term.category is not null
      group by piece_number, term.category
    ), scores as (
      select category, sum(weight) as score, is_thing from votes
      where is_thing or not exists (select 1 from votes as others where others.is_thing)
      group by category, is_thing
    )
    select coalesce(array_agg(category order by category), '{}') from scores
    where score = (select max(score) from scores)
  );
end $$;

-- Whether an answer can be given in a category.
create function private.is_answer_in(field text, value text, category_value text) returns boolean
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select case when value is null
      then exists (
        select 1 from private.searched_questions as asked where asked.category = category_value and asked.id = field)
      else exists (
        select 1 from private.searched_choices as choice
        where choice.category = category_value and choice.field = is_answer_in.field and choice.value = is_answer_in.value)
    end
  );
end $$;

-- The term of a piece that fits the categories, or nothing.
create function private.fitting_term(piece private.query_piece, categories text[]) returns private.search_terms
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select term from unnest(piece.terms) as term
    where term.kind <> 'place' and case
      when term.category is not null then term.category = any (categories)
      when cardinality(categories) = 0 then true
      else exists (
        select 1 from unnest(categories) as one where private.is_answer_in(term.field, term.value, one)) end
    order by array_position(array['option', 'switch', 'kind', 'animal', 'category', 'subcategory'], term.kind), term.source <> 'search_lexicon', term.normal
    limit 1
  );
end $$;

-- What a query asks for. `must` holds of every result; `mention` too, unless nothing is left then; results that `prefer`
-- holds of come first.
create type private.search_meaning as (
  must tsquery,
  mention tsquery,
  prefer tsquery,
  categories text[],
  answers jsonb,
  subcategories jsonb,
  places text[],
  words text[],
  unknown text[],
  corrections jsonb
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

create function private.understand(query text) returns private.search_meaning
language plpgsql stable set search_path = '' as $$
declare
  pieces private.query_piece[];
  categories text[] := '{}';
  piece private.query_piece;
  term private.search_terms;
  meaning private.search_meaning;
begin
  meaning.categories := '{}';
  meaning.answers := '[]';
  meaning.subcategories := '[]';
  meaning.corrections := '[]';
  meaning.places := '{}';
  if query = '' then
    return meaning;
  end if;
  pieces := array(select one from private.query_pieces(query) as one);
  categories := private.likely_categories(pieces);
  meaning.categories := categories;
  foreach piece in array pieces loop
    term := private.fitting_term(piece, categories);
    if term.kind is null then
      select * into term from unnest(piece.terms) as terms order by terms.kind <> 'place', terms.place_id limit 1;
    end if;
    meaning.corrections := meaning.corrections || private.correction_of(piece, term);
    if piece.found = 'listing' then
      meaning.words := meaning.words || piece.words;
    elsif term.kind is null then
      meaning.unknown := meaning.unknown || piece.words;
    elsif term.kind = 'place' then
      meaning.places := meaning.places || term.place_id;
    elsif not (coalesce(term.category = any (categories), true)) or term.kind = 'animal' then
      meaning.prefer := private.any_of(array[meaning.prefer, private.mention_of(term.concept)]);
    elsif term.kind = 'kind' then
      meaning.mention := private.any_of(array[meaning.mention, private.mention_of(term.concept)]);
    elsif term.kind = 'subcategory' then
      meaning.mention := private.any_of(array[meaning.mention, private.subcategory_query(term)]);
      meaning.prefer := private.any_of(
        array[meaning.prefer, private.said_subcategory(term), private.mention_of(term.concept)]);
      meaning.subcategories := meaning.subcategories || private.subcategories_named(term);
    elsif term.field is not null then
      meaning.answers := meaning.answers || jsonb_build_array(jsonb_strip_nulls(
        jsonb_build_object('category', term.category, 'field', term.field, 'value', term.value)));
    end if;
  end loop;
  meaning.places := private.narrowest_places(meaning.places);
  meaning.must := private.all_of(array[
    case when cardinality(categories) = 0 then private.answers_query(null, meaning.answers)
      else private.any_of(array(select private.answers_query(one, meaning.answers) from unnest(categories) as one)) end,
    private.any_of(array(select private.lexeme('place=' || place) from unnest(meaning.places) as place)),
    private.all_of(array(select private.lexeme((private.name_words(word))[1]) from unnest(meaning.words) as word))
  ]);
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
      where kind <> 'noise' and script = private.script_of(word)
        and char_length(normal) between char_length(word) - 4 and least(char_length(word) + 4, 60)
        and char_length(word) <= 60
    ) as alike
    where slips <= letters / 2
    order by slips::real / letters, kind = 'place', normal limit 1
  );
end $$;

revoke execute on all functions in schema private from public;
