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
    select * from private.search_terms where normal = phrase and kind <> 'quantity';
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
          -- Every place has a name in Latin letters, to which words in these are compared.
          when terms.kind = 'place' and private.script_of(phrase) = 0 then 0
          when char_length(terms.key) >= 4 then 0.5 else 0 end as closeness
      from private.search_terms as terms
      where terms.key = private.search_key(phrase) and char_length(terms.key) >= 3 and terms.kind not in ('noise', 'quantity')
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
        and kind not in ('noise', 'quantity')
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
        and script = private.script_of(word) and kind not in ('noise', 'quantity')
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

-- Whether a piece is little more than a guess: a slip in a short word, or a likeness of few consonants.
create function private.is_weak(piece private.query_piece) returns boolean
language sql immutable set search_path = '' as $$
  select case piece.found
    when 'near' then not exists (
      select 1 from unnest(piece.terms) as term
      where private.likeness(term.normal, piece.words) >= 0.8)
    when 'sound' then not exists (
      select 1 from unnest(piece.terms) as term
      where case when term.script = private.script_of(piece.words) then private.likeness(term.normal, piece.words) >= 0.6
        else char_length(term.key) >= 5 end)
    -- In Latin letters many a word begins like a short one.
    when 'inflected' then private.script_of(piece.words) = 0 and not exists (
      select 1 from unnest(piece.terms) as term
      where char_length(piece.words) <= char_length(term.normal) * 2)
    else false end
$$;

-- The longest name that some words begin with, as it sounds.
create function private.sounding_piece(words text[]) returns private.query_piece
language plpgsql stable set search_path = '' as $$
declare
  phrase text;
  piece private.query_piece;
begin
  for length in reverse least(3, cardinality(words)) .. 1 loop
    phrase := array_to_string(words[1:length], ' ');
    piece := (phrase, length, array(select terms from private.terms_that_sound(phrase) as terms), 'sound');
    exit when piece.terms <> '{}';
  end loop;
  return piece;
end $$;

-- Whether a term is what animals are called by: a breed.
create function private.is_breed(term private.search_terms) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return term.kind in ('option', 'kind') and exists (
    select 1 from public.categories where value = term.category and categories.kind = 'animal')
    and (term.kind = 'kind' or exists (
      select 1 from private.questions as question
      where question.category = term.category and question.id = term.field and 'name' = any (question.roles)));
end $$;

-- The towns that a breed is called after: a name of both may mean either.
create function private.towns_of_breed(phrase text, terms private.search_terms[]) returns setof private.search_terms
language plpgsql stable set search_path = '' as $$
begin
  return query
    select towns.* from private.terms_of_towns(array(select town from private.towns as town where town.normal = phrase)) as towns
    where exists (select 1 from unnest(terms) as term where private.is_breed(term))
      and not exists (select 1 from unnest(terms) as term where term.kind = 'place');
end $$;

-- Whether a term is the name of a breed that people rather know as that of a state or a district. A breed that the lexicon
-- has by its bare name, as it has "sirohi", is known for itself, and so is one that only a town is called after.
create function private.is_rather_place(term private.search_terms, terms private.search_terms[]) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return term.source = 'dropdown_options'
    and exists (select 1 from unnest(terms) as other where other.kind = 'place' and other.source <> 'towns')
    and not exists (
      select 1 from private.search_terms as named
      where named.source = 'search_lexicon' and named.normal = private.search_normal(term.value)
        and (named.kind, named.field, named.value) = (term.kind, term.field, term.value));
end $$;

-- The longest name that some words begin with, as it is written. A word of an amount that is none ("… kam") says nothing:
-- it is like none of the names that it sounds like.
create function private.written_piece(words text[]) returns private.query_piece
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
  piece.terms := piece.terms || array(select towns from private.towns_of_breed(phrase, piece.terms) as towns);
  if piece.terms = '{}' then
    piece.terms := array(
      select terms from private.search_terms as terms where normal = piece.words and kind = 'quantity' limit 1);
  end if;
  return piece;
end $$;

-- The longest name of a town that some words begin with: as it is written ("town"), or as it sounds ("like a town").
create function private.town_piece(words text[], how text, state text) returns private.query_piece
language plpgsql stable set search_path = '' as $$
declare
  phrase text;
  piece private.query_piece;
begin
  for length in reverse least(3, cardinality(words)) .. 1 loop
    phrase := array_to_string(words[1:length], ' ');
    piece := (phrase, length, array(
      select terms from private.terms_of_towns(case how
        when 'town' then array(select towns from private.towns where normal = phrase)
        else private.towns_that_sound(phrase, state) end) as terms), how);
    exit when piece.terms <> '{}';
  end loop;
  return piece;
end $$;

-- Whether a piece names something, and nothing but places.
create function private.is_place_alone(piece private.query_piece) returns boolean
language sql immutable set search_path = '' as $$
  select piece.terms <> '{}' and not exists (select 1 from unnest(piece.terms) as term where term.kind <> 'place')
$$;

-- The piece that begins a list of words where nothing is called so as it is written: what only sounds a little like a
-- name is rather a town, a form of another name, or a word of listings. A word of listings keeps the town or the place
-- that it sounds like, to be asked about.
create function private.unwritten_piece(words text[], state text) returns private.query_piece
language plpgsql stable set search_path = '' as $$
declare
  sounding private.query_piece := private.sounding_piece(words);
  town private.query_piece := private.town_piece(words, 'town', state);
  piece private.query_piece;
begin
  if sounding.terms <> '{}' and not private.is_weak(sounding)
    and (town.terms = '{}' or not private.is_place_alone(sounding)) then
    return sounding;
  elsif town.terms <> '{}' then
    return town;
  end if;
  piece := (words[1], 1, array(select terms from private.terms_inflected(words[1]) as terms), 'inflected');
  if piece.terms <> '{}' and not private.is_weak(piece) then
    return piece;
  end if;
  town := private.town_piece(words, 'like a town', state);
  if private.is_in_some_listing(words[1]) then
    return (words[1], 1, case
      when town.word_count = 1 and char_length(town.terms[1].key) >= 4 then town.terms
      when private.is_place_alone(sounding) and sounding.word_count = 1 then sounding.terms
      else '{}' end, 'listing')::private.query_piece;
  end if;
  piece := (words[1], 1, array(select terms from private.terms_near(words[1]) as terms), 'near');
  if town.terms <> '{}' and (piece.terms = '{}' or private.is_weak(piece) or private.is_place_alone(piece)) then
    return town;
  end if;
  return case when sounding.terms <> '{}' then sounding else piece end;
end $$;

-- The piece that begins a list of words; of towns that are alike one in `state` is likeliest.
create function private.first_piece(words text[], state text default null) returns private.query_piece
language plpgsql stable set search_path = '' as $$
declare
  piece private.query_piece := private.written_piece(words);
begin
  return case when piece.terms <> '{}' then piece else private.unwritten_piece(words, state) end;
end $$;

-- The words of a query in pieces, without those that say nothing. At most twelve words are read.
create function private.query_pieces(query_words text[], state text default null) returns setof private.query_piece
language plpgsql stable set search_path = '' as $$
declare
  words text[] := (string_to_array(private.search_normal(array_to_string(query_words, ' ')), ' '))[1:12];
  piece private.query_piece;
  pincode_place text;
begin
  while cardinality(words) > 0 loop
    pincode_place := public.place_of_pincode(words[1]);
    piece := (words[1], 1, array(
      select terms from private.search_terms as terms
      where source = 'places' and source_id = pincode_place limit 1), 'written');
    if piece.terms = '{}' then
      piece := private.first_piece(words, state);
    end if;
    words := words[piece.word_count + 1:];
    if piece.terms = '{}' or exists (select 1 from unnest(piece.terms) where kind not in ('noise', 'quantity')) then
      return next piece;
    end if;
  end loop;
end $$;

-- The categories that a query is about, the likeliest: a breed says more than a name of an animal, and who names a thing
-- or a service beside an animal wants the thing. A breed of many categories, such as crossbred, says little, and a guess
-- nothing beside words that are none.
create function private.likely_categories(pieces private.query_piece[]) returns text[]
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    with all_votes as (
      select piece_number, term.category, bool_and(is_weak) as is_weak,
        max(case when term.kind not in ('option', 'kind', 'switch') then 2.0
          when piece.is_shared then 1.0 when piece.is_place then 1.5 else 3.0 end) as weight,
        not exists (select 1 from public.categories where value = term.category and categories.kind = 'animal') as is_thing
      from (
        select ordinality as piece_number, terms,
          private.is_weak((words, word_count, terms, found)::private.query_piece) as is_weak,
          exists (select 1 from unnest(terms) as term where term.kind = 'place') as is_place,
          (select count(distinct term.category) > 2 from unnest(terms) as term) as is_shared
        from unnest(pieces) with ordinality
      ) as piece, unnest(piece.terms) as term
      where term.category is not null and not private.is_rather_place(term, piece.terms)
      group by piece_number, term.category
    ), votes as (
      select * from all_votes where not is_weak or not exists (select 1 from all_votes as others where not others.is_weak)
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

revoke execute on all functions in schema private from public;
