-- Amounts that a query names: so much money, milk, age, weight or power, at most or at least. The words for them are rows
-- of the lexicon (kind `quantity`) in every language; a number's unit says what it is about.

-- What a query says besides the names of things: the words that are left, the amounts, whether it says "near me", and numbers that say how many or what
-- model.
create type private.query_amounts as (
  words text[],
  amounts jsonb,
  is_near boolean,
  counts text[],
  near_words text
);

-- A word of a query as amounts are read: digits and letters apart. `place` is the word it was typed in.
create type private.amount_token as (
  text text,
  place integer
);

-- An amount while it is read: `after` is the token behind it, `bound` what an ending has said.
create type private.read_amount as (
  number numeric,
  scale numeric,
  unit text,
  bound text,
  is_digits boolean,
  after integer
);

-- The words of a query with digits of the West, without the commas of numbers.
create function private.words_with_numbers(query text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  written text := translate(lower(normalize(query, NFC)), U&'\200C\200D\2060\00AD', '');
begin
  written := translate(written, '०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩',
    '01234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789');
  written := regexp_replace(replace(written, '₹', ' rs '), '([0-9])[,،٬](?=[0-9]{2,3}([^0-9]|$))', '\1', 'g');
  written := regexp_replace(written, '([0-9])[[:space:]]*[-–—~][[:space:]]*(?=[0-9])', '\1 – ', 'g');
  return array(
    select part[1] from regexp_matches(written,
      U&'([0-9]+[.][0-9]+|–|[[:alnum:]\0900-\0963\0966-\0DFF\0600-\060B\060D-\061A\061C-\061E\0620-\06D3\06D5-\06FF]+)', 'g') as parts (part));
end $$;

create function private.amount_tokens(words text[]) returns private.amount_token[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
#variable_conflict use_column
begin
  return array(
    select (part[1], place)::private.amount_token
    from unnest(words[1:20]) with ordinality as given (word, place),
      regexp_matches(word, '[0-9]+[.]?[0-9]*|[^0-9]+', 'g') with ordinality as found (part, number)
    order by place, number limit 30);
end $$;

-- The rows of the lexicon that some words or beginnings or ends of words are, by how they are written: what each is, with
-- its value.
create function private.quantity_terms(tokens private.amount_token[]) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_object_agg(normal, roles), '{}') from (
      select normal, jsonb_object_agg(role, value) || case when bool_or(language = 'en') then jsonb '{"en": true}' else '{}' end as roles
      from (
        select normal, language, value, case when value in ('and', 'between') then value else field end as role
        from private.search_terms as terms
        where kind = 'quantity' and normal = any (array(
          select array_to_string(array(select text from unnest(tokens[first:first + length])), ' ')
          from generate_subscripts(tokens, 1) as first, generate_series(0, 4) as length
          union
          select part from unnest(tokens) as token, generate_series(2, least(char_length(token.text), 20)) as length,
            lateral (values (left(token.text, length)), (right(token.text, length))) as parts (part)
          where token.text !~ '^[0-9]'
        ))
      ) as terms group by normal
    ) as known
  );
end $$;

-- The longest words from a token on that are of a role: their value, and the token behind them.
create function private.phrase_at(
  tokens private.amount_token[], known jsonb, first integer, role text, out value text, out after integer, out is_english boolean
)
language plpgsql immutable set search_path = '' as $$
declare
  phrase text;
begin
  for length in reverse 4 .. 0 loop
    continue when first + length > cardinality(tokens);
    phrase := array_to_string(array(select text from unnest(tokens[first:first + length])), ' ');
    value := known -> phrase ->> role;
    if value is not null then
      after := first + length + 1;
      is_english := known -> phrase ? 'en';
      return;
    end if;
  end loop;
end $$;

-- What an ending of a word says: "…க்குள்" is "at most", "…થી" may be "and".
create function private.bound_of_ending(ending text, known jsonb) returns text
language sql immutable set search_path = '' as $$
  select coalesce(known -> right(ending, length) ->> 'bound', known -> right(ending, length) ->> 'and')
  from generate_series(char_length(ending), case when ending ~ '^[a-z]' then 3 else 2 end, -1) as length
  where known -> right(ending, length) ?| array['bound', 'and'] limit 1
$$;

-- A word of a role with an ending: the longest of the lexicon that it begins with, and what the ending says.
create function private.inflected_at(
  tokens private.amount_token[], known jsonb, first integer, role text, out value text, out bound text
)
language plpgsql immutable set search_path = '' as $$
declare
  word text := tokens[first].text;
begin
  for length in reverse least(char_length(word) - 1, 20) .. case when word ~ '^[a-z]' then 4 else 3 end loop
    value := known -> left(word, length) ->> role;
    -- "Varai…" is "up to", and no "vara", a week.
    exit when value is null and known -> left(word, length) ? 'bound';
    if value is not null then
      bound := private.bound_of_ending(substr(word, length + 1), known);
      return;
    end if;
  end loop;
end $$;

-- A scale or a unit behind a number, as written or with an ending.
create function private.measure_at(
  tokens private.amount_token[], known jsonb, first integer, role text, out value text, out bound text, out after integer
)
language plpgsql immutable set search_path = '' as $$
declare
  found record;
begin
  select * into found from private.phrase_at(tokens, known, first, role);
  value := found.value;
  after := found.after;
  if value is null and first <= cardinality(tokens) then
    select * into found from private.inflected_at(tokens, known, first, role);
    value := found.value;
    bound := found.bound;
    after := first + 1;
  end if;
end $$;

-- A number in words: with a part of one before it ("half past three" is three and a half), and fused as some languages
-- write it.
create function private.number_in_words(tokens private.amount_token[], known jsonb, first integer) returns private.read_amount
language plpgsql immutable set search_path = '' as $$
declare
  read private.read_amount;
  part record;
  found record;
begin
  select * into part from private.phrase_at(tokens, known, first, 'fraction');
  read.after := coalesce(part.after, first);
  if tokens[read.after].text ~ '^[0-9]' then
    read.number := left(rtrim(tokens[read.after].text, '.'), 15)::numeric;
    read.after := read.after + 1;
  else
    select * into found from private.measure_at(tokens, known, read.after, 'number');
    -- The beginning of a word is a number where that is large: "ten-thousand…".
    if found.value::numeric < 1000 and found.after = read.after + 1 and not known ? tokens[read.after].text then
      found.value := null;
    end if;
    read.number := found.value::numeric;
    read.after := found.after;
    read.bound := found.bound;
  end if;
  if part.value is not null and read.number is not null then
    read.number := read.number + part.value::numeric;
  elsif part.value is not null then
    select * into found from private.phrase_at(tokens, known, first, 'number');
    read.number := found.value::numeric;
    read.after := found.after;
  end if;
  -- A number of a thousand and more needs no scale.
  read.scale := case when read.number >= 1000 then 1 end;
  read.is_digits := false;
  return read;
end $$;

-- A number from a token on: digits, or words for one, and what it counts (thousands, lakhs). Null where there is none.
create function private.number_at(tokens private.amount_token[], known jsonb, first integer) returns private.read_amount
language plpgsql immutable set search_path = '' as $$
declare
  read private.read_amount;
  found record;
begin
  if tokens[first].text ~ '^[0-9]' then
    read.number := left(rtrim(tokens[first].text, '.'), 15)::numeric;
    read.after := first + 1;
    read.is_digits := true;
  else
    read := private.number_in_words(tokens, known, first);
    -- "A lakh" needs no number.
    if read.number is null then
      read := row(1, null, null, null, null, first)::private.read_amount;
    end if;
  end if;
  select * into found from private.measure_at(tokens, known, read.after, 'scale');
  if found.value is not null and (read.after > first or found.value::numeric >= 1000) then
    read.scale := found.value::numeric;
    read.number := read.number * read.scale;
    read.after := found.after;
    read.bound := found.bound;
  elsif read.after = first then
    return null;
  end if;
  return read;
end $$;

-- A number with smaller ones behind it ("1 lakh 20 thousand"), and its unit.
create function private.amount_at(tokens private.amount_token[], known jsonb, first integer) returns private.read_amount
language plpgsql immutable set search_path = '' as $$
declare
  read private.read_amount := private.number_at(tokens, known, first);
  more private.read_amount;
  found record;
begin
  if read.number is null then
    return null;
  end if;
  if read.scale >= 1000 and read.bound is null then
    more := private.number_at(tokens, known, read.after);
    if more.scale < read.scale and more.number < read.scale then
      read.number := read.number + more.number;
      read.after := more.after;
      read.bound := more.bound;
    end if;
  end if;
  select * into found from private.measure_at(tokens, known, read.after, 'unit');
  if found.value is not null then
    read.unit := found.value;
    read.after := found.after;
    read.bound := coalesce(found.bound, read.bound);
  else
    select * into found from private.phrase_at(tokens, known, read.after, 'thing');
    if found.value is not null and read.scale is null and read.number < 100 then
      read.unit := found.value;
      read.after := found.after;
    end if;
  end if;
  return read;
end $$;

-- The token behind words that say nothing, of so many at most.
create function private.after_filler(tokens private.amount_token[], known jsonb, first integer, most integer) returns integer
language plpgsql immutable set search_path = '' as $$
declare
  found record;
  place integer := first;
begin
  for step in 1 .. most loop
    select * into found from private.phrase_at(tokens, known, place, 'filler');
    exit when found.value is null;
    place := found.after;
  end loop;
  return place;
end $$;

-- A bound with an ending.
create function private.inflected_bound_at(
  tokens private.amount_token[], known jsonb, first integer, out value text, out after integer, out is_english boolean
)
language plpgsql immutable set search_path = '' as $$
begin
  after := first + 1;
  is_english := false;
  if first <= cardinality(tokens) and char_length(tokens[first].text) >= 4 then
    value := (select found.value from private.inflected_at(tokens, known, first, 'bound') as found);
  end if;
end $$;

-- The bound behind an amount: with its words, or where those say nothing with words for "of" and the like between. One
-- of English that stands before the next number belongs to that.
create function private.bound_behind(
  tokens private.amount_token[], known jsonb, first integer, out value text, out after integer
)
language plpgsql immutable set search_path = '' as $$
declare
  found record;
begin
  foreach after in array array[
    first, private.after_filler(tokens, known, first, 1), private.after_filler(tokens, known, first, 2)]
  loop
    select * into found from private.phrase_at(tokens, known, after, 'bound');
    exit when found.value is not null;
    select * into found from private.inflected_bound_at(tokens, known, after);
    exit when found.value is not null;
  end loop;
  if found.value is null
    or found.is_english and private.number_at(tokens, known, private.after_filler(tokens, known, found.after, 2)) is not null then
    after := first;
    return;
  end if;
  value := found.value;
  after := found.after;
end $$;

revoke execute on all functions in schema private from public;
