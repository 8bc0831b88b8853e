-- What words mean within a category: the names of subcategories as terms, and what a term of one asks for.

-- By its labels alone: its value and its noun may be those of another category too.
create function private.keep_terms_of_subcategories() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.search_terms where source = 'subcategories' and source_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.value <> 'other' then
    perform private.keep_terms('subcategories', new.id, private.names_of(new.labels),
      'subcategory', new.id, new.category, 'subcategory', new.value, null);
  end if;
  return null;
end $$;
create trigger keep_search_terms after insert or update or delete on public.subcategories
  for each row execute function private.keep_terms_of_subcategories();

-- Listings that say that they are one of the subcategories that a term names.
create function private.said_subcategory(term private.search_terms) returns tsquery
language plpgsql stable set search_path = '' as $$
begin
  return private.any_of(array(
    select private.answer_query(array[term.category], term.field, one) from string_to_table(term.value, ' ') as one));
end $$;

-- These, and what does not say which it is: any animal, which need not say so in its words either, and a thing whose words
-- name it.
create function private.subcategory_query(term private.search_terms) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
  unsaid tsquery := !! private.any_of(array(
    select private.answer_query(array[term.category], term.field, value) from public.subcategories
    where category = term.category));
begin
  return private.any_of(array[private.said_subcategory(term), private.all_of(array[unsaid, (
    select private.mention_of(term.concept) from public.categories where value = term.category and kind <> 'animal'
  )])]);
end $$;

-- Whether a term is an answer to a question of some subcategories: a maker, which a listing need not say.
create function private.is_of_subcategories(term private.search_terms) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return term.kind = 'option' and exists (
    select 1 from public.subcategory_fields where category = term.category and id = term.field);
end $$;

-- Listings that give such an answer, and those that do not answer and name it in their words.
create function private.named_query(term private.search_terms) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
  question text := replace(replace(term.category || '.' || term.field, '\', '\\'), '''', '''''');
begin
  return private.any_of(array[
    private.answer_query(array[term.category], term.field, term.value),
    private.all_of(array[
      !! ('''' || question || '='':*')::tsquery,
      private.any_of(array[
        private.mention_of(term.concept), private.mention_of(term.field || '=' || term.value)])])]);
end $$;

-- The same as what a reading tells of it.
create function private.subcategories_named(term private.search_terms) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_agg(jsonb_build_object('category', term.category, 'field', term.field, 'value', one))
    from unnest(case term.kind when 'subcategory' then string_to_array(term.value, ' ') else array[term.value] end) as one
  );
end $$;

revoke execute on all functions in schema private from public;
