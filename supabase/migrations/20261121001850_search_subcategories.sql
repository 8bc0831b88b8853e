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

-- Listings of one of the subcategories that a term names; what does not say which it is, by its words.
create function private.subcategory_query(term private.search_terms) returns tsquery
language plpgsql stable set search_path = '' as $$
begin
  return private.any_of(array(
    select private.answer_query(array[term.category], term.field, one) from string_to_table(term.value, ' ') as one
  ) || private.all_of(array[private.mention_of(term.concept), !! private.any_of(array(
    select private.answer_query(array[term.category], term.field, value) from public.subcategories
    where category = term.category))]));
end $$;

-- The same as what a reading tells of it.
create function private.subcategories_named(term private.search_terms) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_agg(jsonb_build_object('category', term.category, 'field', term.field, 'value', one))
    from string_to_table(term.value, ' ') as one
  );
end $$;

revoke execute on all functions in schema private from public;
