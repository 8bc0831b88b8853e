-- The amounts of a query, put together: bounds before and behind, ranges, "near me", and the questions that are meant.

-- Whether a number is a year in which something that is used today was made.
create function private.is_year(number numeric) returns boolean
language sql stable parallel safe set search_path = '' as $$
  select coalesce(number % 1 = 0
    and number between 1950 and extract(year from now() at time zone 'Asia/Kolkata'), false)
$$;

-- What a number without a unit is about: a year, or money, where it is large enough; else nothing.
create function private.unit_of(read private.read_amount, bound text, is_milk boolean) returns text
language sql stable set search_path = '' as $$
  select case
    when read.unit = 'kg' and is_milk and read.number <= 60 then 'L/day'
    when read.unit is not null then read.unit
    when bound is null and read.scale is null and read.is_digits and private.is_year(read.number) then 'calendar-year'
    when read.scale >= 1000 or read.scale = 1 then 'INR'
    when bound is not null and read.number >= 100 and (read.is_digits or read.scale is not null) then 'INR'
    when bound is not null and read.is_digits and is_milk and read.number <= 60 then 'L/day'
    when read.is_digits and read.number >= 10000 and public.place_of_pincode(read.number::text) is null then 'INR' end
$$;

-- What somebody means who names an amount alone: money is what they have, a distance how far they go, milk what they want
-- at least; an age, a weight or a power is meant more or less.
create function private.amount_range(unit text, low numeric, high numeric, bound text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('unit', unit) || jsonb_strip_nulls(case
    when low <> high then jsonb_build_object('min', least(low, high), 'max', greatest(low, high))
    when bound = 'below' or bound is null and unit = 'INR' or bound is distinct from 'above' and unit = 'km'
      then jsonb_build_object('max', high)
    when bound = 'above' or bound is null and unit = 'L/day' then jsonb_build_object('min', low)
    when bound = 'about' then jsonb_build_object('min', round(low * 0.8, 2), 'max', round(high * 1.2, 2))
    else jsonb_build_object('min', low, 'max', high) end)
$$;

-- Reads the amount that begins at a token, with the other end of a range and the bounds before and behind it. `amount`
-- is null where there is none.
create function private.bounded_amount_at(
  tokens private.amount_token[], known jsonb, first integer, pending text, is_milk boolean, out amount jsonb, out after integer
)
language plpgsql stable set search_path = '' as $$
declare
  low private.read_amount := private.amount_at(tokens, known, first);
  high private.read_amount;
  found record;
  start integer;
  bound text;
  unit text;
begin
  if low.number is null then
    return;
  end if;
  bound := coalesce(nullif(low.bound, 'and'), pending);
  after := low.after;
  select * into found from private.phrase_at(tokens, known, after, 'and');
  if coalesce(found.value, nullif(low.bound, 'below'), case when tokens[after].text = '–' then 'and' end) = 'and' then
    start := coalesce(found.after, after + case when low.bound = 'and' then 0 else 1 end);
    select * into found from private.phrase_at(tokens, known, start, 'unit');
    high := private.amount_at(tokens, known, case when found.value = 'INR' then found.after else start end);
    if high.number is not null and (low.unit is null or high.unit is null or low.unit = high.unit) then
      if low.scale is null and high.scale > 1 and low.number * high.scale <= high.number then
        low.number := low.number * high.scale;
      end if;
      low.scale := coalesce(low.scale, high.scale);
      low.unit := coalesce(high.unit, low.unit);
      after := high.after;
      bound := coalesce(nullif(high.bound, 'and'), bound);
    else
      high := null;
    end if;
  end if;
  select * into found from private.bound_behind(tokens, known, after);
  if found.value is not null and (bound is null or bound = found.value or high.number is not null) then
    bound := coalesce(bound, found.value);
    after := found.after;
  end if;
  select * into found from private.phrase_at(tokens, known, after, 'between');
  after := coalesce(found.after, after);
  unit := private.unit_of(low, coalesce(bound, case when high.number is not null then 'between' end), is_milk);
  -- "2015 to 2018" are no prices, and "575 model" is no year.
  if low.unit is null and low.scale is null and private.is_year(low.number) and private.is_year(high.number) then
    unit := 'calendar-year';
  elsif unit = 'calendar-year' and not private.is_year(low.number) then
    unit := null;
  end if;
  if unit is null or low.is_digits is null and bound is null
    or not low.is_digits and low.unit is null and (low.scale is null or bound is null and not known ? tokens[first].text) then
    after := null;
  else
    amount := private.amount_range(unit, low.number, coalesce(high.number, low.number), bound);
  end if;
end $$;

-- The tokens of a query read from left to right. `first` and `after` say which of them each amount has.
create function private.amounts_of(tokens private.amount_token[], known jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  place integer := 1;
  pending record;
  start integer;
  found record;
  amounts jsonb := '[]';
  is_milk boolean := exists (
    select 1 from jsonb_each(known) as given (term, roles)
    where roles ? 'thing' and exists (select 1 from unnest(tokens) where text = split_part(term, ' ', 1)));
begin
  while place <= cardinality(tokens) loop
    select * into pending from private.phrase_at(tokens, known, place, 'bound');
    if pending.value is null then
      select 'between' as value, given.after into pending from private.phrase_at(tokens, known, place, 'between') as given
      where given.value is not null;
    end if;
    start := private.after_filler(tokens, known, coalesce(pending.after, place), 2);
    -- The sign of money may stand before the number.
    select * into found from private.phrase_at(tokens, known, start, 'unit');
    start := case when found.value = 'INR' then found.after else start end;
    select * into found from private.bounded_amount_at(tokens, known, start, nullif(pending.value, 'between'), is_milk);
    if found.amount is null and start > place and pending.value is null then
      start := place;
      select * into found from private.bounded_amount_at(tokens, known, start, null, is_milk);
    end if;
    if found.amount is null then
      place := place + 1;
    else
      amounts := amounts || (found.amount || jsonb_build_object('first', place, 'after', found.after));
      place := found.after;
    end if;
  end loop;
  return amounts;
end $$;

-- The tokens that say "near me", by their numbers.
create function private.near_tokens(tokens private.amount_token[], known jsonb, taken integer[]) returns integer[]
language plpgsql immutable set search_path = '' as $$
declare
  near integer[] := '{}';
  place integer := 1;
  found record;
begin
  while place <= cardinality(tokens) loop
    select * into found from private.phrase_at(tokens, known, place, 'nearby');
    if found.value is not null and place <> all (taken) then
      near := near || array(select generate_series(place, found.after - 1));
      place := found.after;
    else
      place := place + 1;
    end if;
  end loop;
  return near;
end $$;

-- What a query says of amounts, and the words that are left. A number below a hundred alone counts heads or nothing.
create function private.read_amounts(query text) returns private.query_amounts
language plpgsql stable set search_path = '' as $$
declare
  words text[] := private.words_with_numbers(left(query, 200));
  tokens private.amount_token[] := private.amount_tokens(words);
  known jsonb := private.quantity_terms(tokens);
  read private.query_amounts;
  taken integer[];
  near integer[];
begin
  read.amounts := private.amounts_of(tokens, known);
  taken := array(select generate_series((one ->> 'first')::integer, (one ->> 'after')::integer - 1)
    from jsonb_array_elements(read.amounts) as given (one));
  near := private.near_tokens(tokens, known, taken);
  read.is_near := near <> '{}' or exists (
    select 1 from jsonb_array_elements(read.amounts) as given (one) where one ->> 'unit' = 'km');
  read.amounts := (
    select coalesce(jsonb_agg(one - 'first' - 'after' || jsonb_build_object('words', array_to_string(
      array(select text from unnest(tokens[(one ->> 'first')::integer:(one ->> 'after')::integer - 1])), ' '))), '[]')
    from jsonb_array_elements(read.amounts) as given (one));
  read.words := array(
    select word from unnest(words) with ordinality as given (word, place)
    where word <> '–' and word !~ '^[0-9]{1,2}$' and not exists (
      select 1 from unnest(tokens) with ordinality as given_tokens (text, word_place, number)
      where word_place = place and number = any (taken || near)));
  read.near_words := array_to_string(array(
    select text from unnest(tokens) with ordinality as given (text, place, number) where number = any (near) order by number), ' ');
  read.counts := array(
    select text from unnest(tokens) with ordinality as given (text, place, number)
    where text ~ '^[0-9]{2}$' and number <> all (taken || near));
  return read;
end $$;

-- How many of one unit make one of another; null where they measure different things.
create function private.unit_ratio(given text, wanted text) returns numeric
language sql immutable parallel safe set search_path = '' as $$
  select case when given = wanted then 1 else (
    case given when 'years' then 365.25 when 'months' then 30.4375 when 'weeks' then 7 end
    / case when wanted = 'years' then 365.25 when wanted = 'months' then 30.4375
      when wanted = 'weeks/months' and given in ('weeks', 'months') then case given when 'weeks' then 7 else 30.4375 end end) end
$$;

-- The questions of some categories that an amount answers, with its range in their unit. Where no category is named,
-- those of animals; a machine has no age of this kind, nor a veterinarian.
create function private.fields_of_amount(amount jsonb, categories text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('category', fields.category, 'field', fields.id,
      'min', round((amount ->> 'min')::numeric * ratio, 2), 'max', round((amount ->> 'max')::numeric * ratio, 2)))
      order by fields.category, fields.id)
    from private.questions as fields join public.categories as asked on asked.value = fields.category,
      private.unit_ratio(amount ->> 'unit', fields.unit) as ratio
    where fields.type = 'number' and ratio is not null and asked.is_creatable
      and (fields.category = any (categories)
        or categories = '{}' and (asked.kind = 'animal' or amount ->> 'unit' = 'hp'))
  );
end $$;

-- The numbers of an amount that a machine may say in words alone: that is older than the questions for them, or its seller
-- did not answer.
create function private.said_number(amount jsonb) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case when amount ->> 'unit' in ('hp', 'calendar-year') then 'search @@ ' || quote_literal((
    select string_agg(private.lexeme((private.name_words(number::text))[1])::text, ' | ')
    from generate_series(ceil((amount ->> 'min')::numeric), least((amount ->> 'max')::numeric, (amount ->> 'min')::numeric + 80))
      as number)) || '::tsquery' end;
end $$;

-- The condition of an amount that is no money, as SQL over `listing_search`: the questions of any of the categories
-- answer it. None where
-- nothing is asked about it.
create function private.amount_condition(amount jsonb) returns text
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select '(' || string_agg(format('category = %1$L and case when jsonb_typeof(attributes -> %2$L) = ''number''
        then (attributes ->> %2$L)::numeric between %3$L and %4$L else %5$s end', one ->> 'category', one ->> 'field',
      coalesce(one ->> 'min', '-Infinity'), coalesce(one ->> 'max', 'Infinity'),
      coalesce(private.said_number(amount), 'false')), ' or ') || ')'
    from jsonb_array_elements(nullif(amount -> 'fields', 'null')) as given (one)
  );
end $$;

revoke execute on all functions in schema private from public;
