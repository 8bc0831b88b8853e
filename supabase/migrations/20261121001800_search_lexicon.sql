-- What words mean: the lexicon that administrators edit, and beside it the names in the catalogue and of places, in one
-- table of terms that search looks up. An edit of any of them acts at once.

create table public.search_concepts (
  id text primary key check (char_length(id) between 1 and 60),
  kind text not null
    check (kind in ('category', 'animal', 'kind', 'subcategory', 'option', 'switch', 'noise', 'quantity')),
  category text references public.categories (value) on update cascade on delete cascade,
  field text,
  value text,
  check (kind = 'noise' or category is not null or field is not null),
  check ((kind in ('subcategory', 'option', 'switch', 'quantity')) = (field is not null)),
  check ((kind in ('subcategory', 'option', 'quantity')) = (value is not null)),
  check (kind <> 'subcategory' or category is not null and field = 'subcategory')
);
create index search_concepts_category_idx on public.search_concepts (category);
comment on table public.search_concepts is 'What a word of a query can stand for.';
comment on column public.search_concepts.kind is
  'category: that category. animal: a sex or an age of its animals, which listings need not name. kind: a kind of its breeds, feeds, machines or services, which listings name in words. subcategory: what it is within its category, which old listings name in words alone. option: an answer of the catalogue. switch: the answer yes. noise: says nothing about what is wanted. quantity: a part of an amount, or near me: `field` says which part, `value` what it counts.';
comment on column public.search_concepts.value is 'Of a subcategory the values that it can be, with spaces between them.';
comment on column public.search_concepts.category is 'The category it belongs to; an answer of several categories names none.';

create table public.search_lexicon (
  concept text not null references public.search_concepts (id) on update cascade on delete cascade,
  term text not null check (char_length(term) between 1 and 80),
  language public.language_code not null,
  id uuid not null default gen_random_uuid() unique,
  normal text not null default '',
  script text not null default 'Latn',
  added_at timestamptz not null default now(),
  primary key (concept, term)
);
comment on table public.search_lexicon is 'Words for concepts, in every script and as people spell them in Latin letters.';
comment on column public.search_lexicon.language is 'Whose word it is, in whatever script it is written.';

revoke all on public.search_concepts, public.search_lexicon from anon, authenticated;
grant select, insert, update, delete on public.search_concepts, public.search_lexicon to authenticated;
grant all on public.search_concepts, public.search_lexicon to service_role;

alter table public.search_concepts enable row level security;
create policy "Editors read search_concepts" on public.search_concepts
  for select to authenticated using ((select private.has_role('editor')));
create policy "Editors add search_concepts" on public.search_concepts
  for insert to authenticated with check ((select private.has_role('editor')));
create policy "Editors change search_concepts" on public.search_concepts
  for update to authenticated using ((select private.has_role('editor'))) with check ((select private.has_role('editor')));
create policy "Editors delete search_concepts" on public.search_concepts
  for delete to authenticated using ((select private.has_role('editor')));

alter table public.search_lexicon enable row level security;
create policy "Editors read search_lexicon" on public.search_lexicon
  for select to authenticated using ((select private.has_role('editor')));
create policy "Editors add search_lexicon" on public.search_lexicon
  for insert to authenticated with check ((select private.has_role('editor')));
create policy "Editors change search_lexicon" on public.search_lexicon
  for update to authenticated using ((select private.has_role('editor'))) with check ((select private.has_role('editor')));
create policy "Editors delete search_lexicon" on public.search_lexicon
  for delete to authenticated using ((select private.has_role('editor')));

create table private.search_terms (
  source text not null,
  source_id text not null,
  normal text not null check (normal <> ''),
  key text not null,
  script integer not null generated always as (private.script_of(normal)) stored,
  words text[] not null,
  kind text not null,
  concept text,
  category text,
  field text,
  value text,
  place_id text,
  language text,
  primary key (source, source_id, normal)
);
create index search_terms_normal_idx on private.search_terms (normal text_pattern_ops);
create index search_terms_key_idx on private.search_terms (key);
create index search_terms_initial_idx on private.search_terms (script, left(key, 1), char_length(normal));
create index search_terms_concept_idx on private.search_terms (concept);
-- Those by which listings are named, with all that is asked of them.
create index search_terms_first_word_idx on private.search_terms ((words[1])) include (words, concept)
  where kind in ('category', 'animal', 'kind', 'subcategory', 'option') and char_length(normal) > 2;
comment on table private.search_terms is 'Every term that search knows, with its meaning: written by triggers alone.';
comment on column private.search_terms.source is 'The table the term comes from.';
comment on column private.search_terms.words is 'How a text that names it is recognised: it holds all of these.';
comment on column private.search_terms.language is 'Whose word it is; none for names, which belong to everybody.';

-- The key and the words of a term, out of its skeleton, which takes the longest to make.
create function private.fill_term() returns trigger
language plpgsql set search_path = '' as $$
declare
  skeletons text := private.search_skeletons(new.normal);
begin
  new.key := replace(skeletons, ' ', '');
  new.words := private.skeleton_words(new.normal, skeletons);
  return new;
end $$;
create trigger fill_term before insert or update of normal on private.search_terms
  for each row execute function private.fill_term();

-- The terms of one row, over all its languages.
create function private.keep_terms(
  source text, source_id text, written text[],
  kind text, concept text, category text, field text, value text, place_id text
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.search_terms (source, source_id, normal, kind, concept, category, field, value, place_id)
  select keep_terms.source, keep_terms.source_id, named.normal, keep_terms.kind, keep_terms.concept, keep_terms.category,
    keep_terms.field, keep_terms.value, keep_terms.place_id
  from (select distinct private.search_normal(name) as normal from unnest(written) as names (name)) as named
  where named.normal <> '';
end $$;

create function private.names_of(labels jsonb) returns text[]
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(array_agg(name), '{}') from jsonb_each_text(labels) as labelled (language, name)
  );
end $$;

create function private.keep_terms_of_categories() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.search_terms where source = 'categories' and source_id = old.value;
  end if;
  -- The two headings of the menu hold no listings.
  if tg_op <> 'DELETE' and new.is_creatable then
    perform private.keep_terms('categories', new.value,
      private.names_of(new.labels) || private.names_of(new.singulars) || new.value,
      'category', new.value, new.value, null, null, null);
  end if;
  return null;
end $$;
create trigger keep_search_terms after insert or update or delete on public.categories
  for each row execute function private.keep_terms_of_categories();

-- The choices that say what an animal, a bird or a service is. What is chosen in other questions, a fee or a language,
-- is no word for what is wanted.
create function private.add_terms_of_option(option public.dropdown_options) returns void
language plpgsql security definer set search_path = '' as $$
declare
  question private.questions;
begin
  select * into question from private.questions where key = option.field_key;
  if 'search' = any (question.roles) and option.value <> 'Other' then
    perform private.keep_terms('dropdown_options', option.id,
      private.names_of(option.labels) || option.value,
      'option', question.id || '=' || option.value, question.category, question.id, option.value, null);
  end if;
end $$;

create function private.keep_terms_of_options() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.search_terms where source = 'dropdown_options' and source_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    perform private.add_terms_of_option(new);
  end if;
  return null;
end $$;
create trigger keep_search_terms after insert or update or delete on public.dropdown_options
  for each row when (current_setting('maveshi.import', true) is distinct from 'trial')
  execute function private.keep_terms_of_options();

create function private.keep_terms_of_questions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_terms using public.dropdown_options as option
  where source = 'dropdown_options' and source_id = option.id and option.field_key = new.key;
  perform private.add_terms_of_option(option) from public.dropdown_options as option where option.field_key = new.key;
  return null;
end $$;
create trigger keep_search_terms after update of roles on public.listing_fields
  for each row when (old.roles is distinct from new.roles) execute function private.keep_terms_of_questions();
create trigger keep_search_terms after update of roles on public.subcategory_fields
  for each row when (old.roles is distinct from new.roles) execute function private.keep_terms_of_questions();

create function private.keep_terms_of_places() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.search_terms where source = 'places' and source_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    perform private.keep_terms('places', new.id, private.names_of(new.names),
      'place', new.id, null, null, null, new.id);
  end if;
  return null;
end $$;
create trigger keep_search_terms after insert or update or delete on public.places
  for each row execute function private.keep_terms_of_places();

-- What else a place is called: old names, short ones, and the towns that people name instead of a district.
create table public.place_aliases (
  place_id text not null references public.places (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  primary key (place_id, name)
);

revoke all on public.place_aliases from anon, authenticated;
grant select on public.place_aliases to anon, authenticated;
grant all on public.place_aliases to service_role;
alter table public.place_aliases enable row level security;
create policy "Everybody reads place aliases" on public.place_aliases for select to anon, authenticated using (true);

create function private.add_terms_of_lexicon() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.search_terms (source, source_id, normal, kind, concept, category, field, value, language)
  select 'search_lexicon', written.concept || ' ' || written.term, written.normal,
    meant.kind, meant.id, meant.category, meant.field, meant.value, written.language
  from written join public.search_concepts as meant on meant.id = written.concept
  where written.normal <> '';
  return null;
end $$;

create function private.remove_terms_of_lexicon() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_terms using removed
  where source = 'search_lexicon' and source_id = removed.concept || ' ' || removed.term;
  return null;
end $$;
create trigger remove_search_terms after delete on public.search_lexicon
  referencing old table as removed for each statement execute function private.remove_terms_of_lexicon();
create trigger remove_changed_search_terms after update on public.search_lexicon
  referencing old table as removed for each statement execute function private.remove_terms_of_lexicon();
create trigger replace_search_terms after update on public.search_lexicon
  referencing new table as written for each statement execute function private.add_terms_of_lexicon();
create trigger add_search_terms after insert on public.search_lexicon
  referencing new table as written for each statement execute function private.add_terms_of_lexicon();

create function private.add_terms_of_aliases() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.search_terms (source, source_id, normal, kind, concept, place_id)
  select 'place_aliases', place_id || ' ' || name, normal, 'place', place_id, place_id
  from written, private.search_normal(name) as normal
  where normal <> '';
  return null;
end $$;

create function private.remove_terms_of_aliases() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_terms using removed
  where source = 'place_aliases' and source_id = removed.place_id || ' ' || removed.name;
  return null;
end $$;
create trigger remove_search_terms after delete on public.place_aliases
  referencing old table as removed for each statement execute function private.remove_terms_of_aliases();
create trigger remove_changed_search_terms after update on public.place_aliases
  referencing old table as removed for each statement execute function private.remove_terms_of_aliases();
create trigger replace_search_terms after update on public.place_aliases
  referencing new table as written for each statement execute function private.add_terms_of_aliases();
create trigger add_search_terms after insert on public.place_aliases
  referencing new table as written for each statement execute function private.add_terms_of_aliases();

-- A concept that comes to mean something else takes its terms along.
create function private.keep_terms_of_concepts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.search_terms
  set kind = new.kind, concept = new.id, category = new.category, field = new.field, value = new.value
  where source = 'search_lexicon' and concept = old.id;
  return null;
end $$;
create trigger keep_search_terms after update on public.search_concepts
  for each row execute function private.keep_terms_of_concepts();

comment on column public.search_lexicon.normal is 'The term as it is compared letter by letter. Kept by trigger.';
comment on column public.search_lexicon.script is 'What the term is written in, by ISO 15924. Kept by trigger.';

revoke execute on all functions in schema private from public;
