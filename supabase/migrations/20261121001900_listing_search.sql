-- The listings on offer as search reads them: one narrow row each, kept by trigger, so that a look at a listing or a
-- change of its photographs touches no index of the search.

create table private.listing_search (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  category text not null,
  place_id text not null,
  published_at timestamptz not null,
  expires_at timestamptz not null,
  price_low bigint not null,
  price_high bigint not null,
  attributes jsonb not null,
  search tsvector not null
);
comment on column private.listing_search.price_low is
  'Whole rupees, or the fee of a service; -1 for "ask", which comes last when the highest price comes first.';
comment on column private.listing_search.price_high is
  'The same, but the greatest number for "ask", which comes last when the lowest price comes first.';
comment on column private.listing_search.search is
  '"category=…", "place=…", answers as "Category.field=value" or "Category.field~bucket", the words of all that is written, and "concept=…" for what they name.';

-- Every order in which lists are shown can be read off an index, for one category and for all.
create index listing_search_newest_idx on private.listing_search (published_at, listing_id);
create index listing_search_category_newest_idx on private.listing_search (category, published_at, listing_id);
create index listing_search_place_newest_idx on private.listing_search (place_id, published_at, listing_id);
create index listing_search_cheapest_idx on private.listing_search (price_high, listing_id);
create index listing_search_category_cheapest_idx on private.listing_search (category, price_high, listing_id);
create index listing_search_dearest_idx on private.listing_search (price_low, listing_id);
create index listing_search_category_dearest_idx on private.listing_search (category, price_low, listing_id);
create index listing_search_search_idx on private.listing_search using gin (search);

-- Numbers fall into buckets that grow with them, four to each doubling, so that a range of them can be looked up in the
-- index before it is compared exactly.
create function private.number_bucket(number numeric) returns integer
language plpgsql immutable strict parallel safe set search_path = '' as $$
#variable_conflict use_column
begin
  return floor(ln(greatest(number, 0) + 1) / ln(2.0) * 4)::integer;
end $$;

-- An answer as it is looked up: "Category.field=value" for words, choices and switches, "Category.field~bucket" for
-- numbers.
create function private.answer_terms(category text, attributes jsonb) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(array_agg(
      case when jsonb_typeof(one) = 'number' then category || '.' || name || '~' || private.number_bucket((one #>> '{}')::numeric)
        else category || '.' || name || '=' || left(one #>> '{}', 100) end
    ), '{}')
    from jsonb_each(attributes) as answers (name, answer),
      jsonb_array_elements(case when jsonb_typeof(answer) = 'array' then answer else jsonb_build_array(answer) end)
        as given (one)
    where jsonb_typeof(one) in ('string', 'boolean', 'number')
  );
end $$;

-- The concepts that a text names, whatever the language: so that search looks for one word instead of a hundred. One
-- or two letters name nothing.
create function private.named_concepts(words text[]) returns text[]
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(array_agg(distinct 'concept=' || concept), '{}') from private.search_terms as terms
    where terms.words[1] = any (named_concepts.words) and terms.words <@ named_concepts.words
      and kind in ('category', 'animal', 'kind', 'subcategory', 'option') and char_length(normal) > 2
  );
end $$;

-- All that a listing can be found by.
create function private.listing_terms(
  category text, place_id text, attributes jsonb, title text, description text
) returns tsvector
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select array_to_tsvector(
      array['category=' || category, 'place=' || place_id]
      || case when place_id ~ '\..*\.' then array['place=' || regexp_replace(place_id, '\.[^.]*$', '')] else '{}' end
      || private.answer_terms(category, attributes) || words || private.named_concepts(words)
    )
    from private.search_words(concat_ws(' ', title, description, (
      select string_agg(answer #>> '{}', ' ') from jsonb_each(attributes) as answers (name, answer)
      where jsonb_typeof(answer) = 'string' and name <> 'subcategory'
    ))) as words
  );
end $$;

-- What a listing costs, or a service where it says so among its answers; null where nothing is said.
create function private.asked_price(price bigint, answers_by_role jsonb) returns bigint
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(price, case when jsonb_typeof(answers_by_role -> 'price') = 'number'
    then floor((answers_by_role ->> 'price')::numeric)::bigint end);
end $$;

create function private.keep_listing_search() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  asked bigint := private.asked_price(new.price, new.answers_by_role);
  answers jsonb := private.with_subcategory(new.attributes, new.subcategory);
begin
  if new.status <> 'active' or new.is_seller_suspended or new.published_at is null or new.expires_at is null then
    delete from private.listing_search where listing_id = new.id;
    return null;
  end if;
  -- Another price or day is no other word: reading all of them takes the longest.
  if tg_op = 'UPDATE' and (old.category, old.subcategory, old.place_id, old.attributes, old.title, old.description)
    is not distinct from (new.category, new.subcategory, new.place_id, new.attributes, new.title, new.description) then
    update private.listing_search set
      published_at = new.published_at, expires_at = new.expires_at,
      price_low = coalesce(asked, -1), price_high = coalesce(asked, 9223372036854775807)
    where listing_id = new.id;
    if found then
      return null;
    end if;
  end if;
  insert into private.listing_search as kept values (
    new.id, new.category, new.place_id, new.published_at, new.expires_at,
    coalesce(asked, -1), coalesce(asked, 9223372036854775807), answers,
    private.listing_terms(new.category, new.place_id, answers, new.title, new.description))
  on conflict (listing_id) do update set
    category = excluded.category, place_id = excluded.place_id, published_at = excluded.published_at,
    expires_at = excluded.expires_at, price_low = excluded.price_low, price_high = excluded.price_high,
    attributes = excluded.attributes, search = excluded.search;
  return null;
end $$;
create trigger keep_listing_search
  after insert or update of status, is_seller_suspended, category, subcategory, place_id, published_at, expires_at, price, attributes,
    answers_by_role, title, description
  on public.listings for each row when (current_setting('maveshi.import', true) is distinct from 'write')
  execute function private.keep_listing_search();

-- A new word for a concept is seen in the listings that hold it already, and one that is taken away is forgotten.
create function private.words_query(words text[]) returns tsquery
language plpgsql immutable strict parallel safe set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select string_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || '''', ' & ')::tsquery
    from unnest(words) as given (word)
  );
end $$;

-- What mentions a concept: the words of any of its terms, as far as listings are named by them.
create function private.naming_query(words_of_terms text[]) returns tsquery
language plpgsql immutable set search_path = '' as $$
begin
  return private.any_of(array(
    select distinct private.words_query(string_to_array(words, ' ')) from unnest(words_of_terms) as given (words)));
end $$;

-- One look at the index for a hundred words of a concept: an import writes thousands. Takes what the terms of the lexicon
-- are found by among all terms. By the index always: so many words together look as if they were in every listing.
create function private.name_listings_by(written text[]) returns void
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  named record;
begin
  if not exists (select 1 from private.listing_search) then
    return;
  end if;
  for named in
    select 'concept=' || naming.concept as lexeme, private.naming_query(array_agg(naming.words)) as query
    from (
      select concept, words, row_number() over (partition by concept order by words) as number
      from (
        select distinct terms.concept, array_to_string(terms.words, ' ') as words
        from unnest(written) as entry (id) join private.search_terms as terms
          on terms.source = 'search_lexicon' and terms.source_id = entry.id
        where terms.kind in ('category', 'animal', 'kind', 'subcategory', 'option') and char_length(terms.normal) > 2
      ) as given
    ) as naming
    group by naming.concept, naming.number / 100
  loop
    update private.listing_search
    set search = tsvector_concat(search, array_to_tsvector(array[named.lexeme]))
    where search @@ named.query and not search @@ private.words_query(array[named.lexeme]);
  end loop;
end $$;

create function private.name_listings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.name_listings_by(array(select concept || ' ' || term from written));
  return null;
end $$;

-- Only listings that no other word names: most say a thing more than once.
create function private.forget_listings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone record;
begin
  for gone in
    select 'concept=' || concept as lexeme,
      private.naming_query(array_agg(array_to_string(private.name_words(private.search_normal(term)), ' '))) as query,
      (
        select private.naming_query(array_agg(array_to_string(words, ' '))) from private.search_terms as terms
        where terms.concept = removed.concept
          and kind in ('category', 'animal', 'kind', 'subcategory', 'option') and char_length(normal) > 2
      ) as others
    from removed group by concept
  loop
    update private.listing_search set search = ts_delete(search, gone.lexeme)
    where search @@ private.all_of(array[private.words_query(array[gone.lexeme]), gone.query, !! gone.others]);
  end loop;
  return null;
end $$;

-- After the terms themselves: triggers of one event run in the order of their names. An import, which writes a term by
-- each statement and changes none, names the listings once, when all are written.
create trigger zz_name_listings after insert on public.search_lexicon
  referencing new table as written for each statement when (current_setting('maveshi.imports_terms', true) is distinct from 'on')
  execute function private.name_listings();
create trigger zz_rename_listings after update on public.search_lexicon
  referencing new table as written for each statement when (current_setting('maveshi.imports_terms', true) is distinct from 'on')
  execute function private.name_listings();
create trigger zz_forget_listings after delete on public.search_lexicon
  referencing old table as removed for each statement execute function private.forget_listings();
create trigger zz_forget_changed_listings after update on public.search_lexicon
  referencing old table as removed for each statement when (current_setting('maveshi.imports_terms', true) is distinct from 'on')
  execute function private.forget_listings();

revoke execute on all functions in schema private from public;
