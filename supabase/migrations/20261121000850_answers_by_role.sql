-- What names a listing and says its price, told apart by the roles of questions.

-- The answers to the questions that have a role of which a category has one.
create function private.answers_by_role(category_value text, answers jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_object_agg(role, answers -> field.id), '{}')
    from private.questions as field, unnest(field.roles) as role
    where field.category = category_value and role in ('name', 'noun', 'person', 'price') and answers ? field.id
  );
end $$;

create function private.keep_answers_by_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.answers_by_role := private.answers_by_role(new.category, new.attributes);
  return new;
end $$;
create trigger keep_answers_by_role before insert or update of category, attributes, answers_by_role on public.listings
  for each row when (current_setting('maveshi.import', true) is distinct from 'write')
  execute function private.keep_answers_by_role();

-- A question that gets or loses a role: the answers that were given to it follow.
create function private.move_roles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.listings set answers_by_role = default
  where category = new.category and attributes ? new.id
    and answers_by_role <> private.answers_by_role(category, attributes);
  return null;
end $$;
create trigger move_roles after update of roles on public.listing_fields
  for each row when (old.roles is distinct from new.roles) execute function private.move_roles();
create trigger move_roles after update of roles on public.subcategory_fields
  for each row when (old.roles is distinct from new.roles) execute function private.move_roles();

revoke execute on all functions in schema private from public;
