/** Rows of files as queries of how many, each answering them as one JSON. */

/** Goats like those that are there, of sellers who are there. */
export const NEW_LISTINGS = `
  select jsonb_agg(jsonb_build_object(
    'id', gen_random_uuid(), 'seller', seller.email, 'category', model.category, 'subcategory', 'doe', 'status', 'pending',
    'language', model.language, 'description', model.description, 'price', model.price::text, 'quantity', '1',
    'state', state.names ->> 'en', 'district', district.names ->> 'en'
  ) || (
    select jsonb_object_agg('answers.' || name, case jsonb_typeof(answer) when 'array' then (
      select string_agg(one, '|') from jsonb_array_elements_text(answer) as one) else answer #>> '{}' end)
    from jsonb_each(model.attributes) as given (name, answer)))
  from (
    select *, row_number() over () as number from public.listings, generate_series(1, 20)
    where category = 'Goat' and status = 'active' limit $1::int
  ) as model
  join public.places as district on district.id = model.place_id
  join public.places as state on state.id = district.parent_id
  join (
    select email, row_number() over (order by id) as number from public.profiles
    where suspended_at is null and email is not null limit 500
  ) as seller on seller.number = model.number % 500 + 1`

export const OTHER_PRICES = `
  select jsonb_agg(jsonb_build_object('id', id, 'price', (price + 100)::text))
  from (select id, price from public.listings where status = 'active' and price is not null order by id limit $1::int) as offered`

/** Breeds with names in three languages. */
export const NEW_OPTIONS = `
  select jsonb_agg(jsonb_build_object('field_key', 'Goat.breed', 'value', 'Breed ' || word, 'labels.en', 'Breed ' || word,
    'labels.hi', 'नस्ल ' || word, 'labels.ta', 'இனம் ' || word))
  from (
    select translate(number::text, '0123456789', 'abdeghijkl') as word from generate_series(1, $1::int) as number
  ) as words`

export const NEW_TERMS = `
  select jsonb_agg(jsonb_build_object('concept', 'Goat', 'term', 'wibble ' || word, 'language', 'hi'))
  from (
    select translate(number::text, '0123456789', 'abdeghijkl') as word from generate_series(1, $1::int) as number
  ) as words`
