-- Towns below districts, by the words that people type for them. A town leads to its district, which is where listings
-- are. Filled by seed/places.sql. Towns are no terms: whatever else a word may mean comes first.

create table private.towns (
  place_id text not null references public.places (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  normal text not null check (normal <> ''),
  key text not null,
  primary key (place_id, name)
);
create index towns_normal_idx on private.towns (normal text_pattern_ops);
create index towns_key_idx on private.towns (key);
comment on table private.towns is 'Towns and the district of each. Names: GeoNames, CC BY 4.0.';
comment on column private.towns.name is 'In Latin letters; other scripts are compared by the key.';

-- Adds the towns of districts. The names go through the functions of the key all at once, since one by one they would
-- take seconds: a 0 between them stays what it is.
create function private.add_towns(names_by_district jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  districts text[];
  names text[];
  normals text[];
  keys text[];
begin
  select array_agg(district order by place), array_agg(name order by place) into districts, names
  from (
    select district, name, row_number() over () as place
    from jsonb_each(names_by_district) as given (district, inside), jsonb_array_elements_text(inside) as towns (name)
  ) as given;
  normals := string_to_array(private.search_normal(array_to_string(names, ' 0 ')), ' 0 ');
  keys := string_to_array(private.search_skeletons(array_to_string(normals, ' 0 ')), ' 0 ');
  insert into private.towns (place_id, name, normal, key)
  select district, name, normal, replace(key, ' ', '')
  from unnest(districts, names, normals, keys) as town (district, name, normal, key)
  on conflict do nothing;
end $$;

-- Towns as the terms that a piece of a query consists of.
create function private.terms_of_towns(towns private.towns[]) returns setof private.search_terms
language sql stable set search_path = '' as $$
  select 'towns', town.name, town.normal, town.key, 0, null::text[], 'place', town.place_id, null::text, null::text,
    null::text, town.place_id, null::text
  from unnest(towns) as town
$$;

-- How a name sounds, with its vowels but for an "a", in any script: of many names with the same consonants it tells
-- which is likest.
create function private.search_sound(normal text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  -- Vowels, by themselves and as signs: i, u, e and o of each script.
  sounded text := private.search_letters(translate(normal,
      U&'\0907\0908\093f\0940\0987\0988\09bf\09c0\0a07\0a08\0a3f\0a40\0a87\0a88\0abf\0ac0\0b07\0b08\0b3f\0b40\0b87\0b88\0bbf\0bc0\0c07\0c08\0c3f\0c40\0c87\0c88\0cbf\0cc0\0d07\0d08\0d3f\0d40'
      '\0909\090a\0941\0942\0989\098a\09c1\09c2\0a09\0a0a\0a41\0a42\0a89\0a8a\0ac1\0ac2\0b09\0b0a\0b41\0b42\0b89\0b8a\0bc1\0bc2\0c09\0c0a\0c41\0c42\0c89\0c8a\0cc1\0cc2\0d09\0d0a\0d41\0d42'
      '\090d\090e\090f\0910\0945\0946\0947\0948\098f\0990\09c7\09c8\0a0f\0a10\0a47\0a48\0a8d\0a8f\0a90\0ac5\0ac7\0ac8\0b0f\0b10\0b47\0b48\0b8e\0b8f\0b90\0bc6\0bc7\0bc8\0c0e\0c0f\0c10\0c46\0c47\0c48\0c8e\0c8f\0c90\0cc6\0cc7\0cc8\0d0e\0d0f\0d10\0d46\0d47\0d48'
      '\0911\0912\0913\0914\0949\094a\094b\094c\0993\0994\09cb\09cc\0a13\0a14\0a4b\0a4c\0a91\0a93\0a94\0ac9\0acb\0acc\0b13\0b14\0b4b\0b4c\0b92\0b93\0b94\0bca\0bcb\0bcc\0c12\0c13\0c14\0c4a\0c4b\0c4c\0c92\0c93\0c94\0cca\0ccb\0ccc\0d12\0d13\0d14\0d4a\0d4b\0d4c\09d7\0b57\0bd7\0d57',
      repeat('i', 36) || repeat('u', 36) || repeat('e', 50) || repeat('o', 54)));
begin
  sounded := replace(replace(replace(replace(replace(sounded, 'au', 'o'), 'ou', 'o'), 'ai', 'e'), 'ee', 'i'), 'oo', 'u');
  sounded := regexp_replace(regexp_replace(sounded, 'c(?!h)', 'k', 'g'), '(?<=[b-df-gj-np-tvz])h|[hH]$', '', 'g');
  return regexp_replace(translate(lower(left(sounded, 60)), 'wza', 'vj'), '(.)\1+', '\1', 'g');
end $$;

-- The consonants of a key that Tamil has one letter for.
create function private.tamil_key(key text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select translate(key, 'dgcjb', 'tkssp')
$$;
create index towns_tamil_key_idx on private.towns (private.tamil_key(key));

-- Towns by the key of a phrase, or where that is Tamil by what Tamil can write of it, with how much alike they sound.
create function private.towns_by_sound(phrase text) returns table (town private.towns, closeness real)
language plpgsql stable set search_path = '' as $$
declare
  wanted text := private.search_key(phrase);
begin
  if phrase ~ U&'[\0B80-\0BFF]' then
    return query select towns,
      private.likeness(private.tamil_key(private.search_sound(normal)), private.tamil_key(private.search_sound(phrase)))
    from private.towns where private.tamil_key(key) = private.tamil_key(wanted) and char_length(key) >= 3;
  else
    return query select towns, case when private.script_of(phrase) = 0 then private.likeness(normal, phrase)
      else private.likeness(private.search_sound(normal), private.search_sound(phrase)) end
    from private.towns where key = wanted and char_length(key) >= 3;
  end if;
end $$;

-- Towns that sound like some words, the shorter the key the more: those in a state where one is given and has some, and
-- of these the likest.
create function private.towns_that_sound(phrase text, state text) returns private.towns[]
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    with sounding as (
      select town, closeness, coalesce((town).place_id like towns_that_sound.state || '.%', false) as is_there
      from private.towns_by_sound(phrase)
      where closeness >= case when char_length((town).key) >= 4 or private.script_of(phrase) = 0 then 0.69 else 0.99 end
    )
    select coalesce(array_agg(town order by (town).place_id, (town).name), '{}') from sounding
    where (is_there, closeness) = (
      select is_there, closeness from sounding order by is_there desc, closeness desc limit 1)
  );
end $$;

revoke all on private.towns from public;
revoke execute on all functions in schema private from public;
