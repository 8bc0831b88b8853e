-- What listings use stays. Deleting it, or changing the value that they hold, is refused with PT409 and the number of
-- uses as detail; labels, order and whether it is offered can always change.

-- How often an option is answered, or asked for by a dependent question.
create function private.uses_of_option(question text, choice text) returns bigint
language sql stable security definer set search_path = '' as $$
  select (
    select count(*) from public.listings
    where listings.category = field.category
      and (listings.attributes ->> field.id = choice
        or jsonb_typeof(listings.attributes -> field.id) = 'array' and listings.attributes -> field.id ? choice)
  ) + (
    select count(*) from public.listing_fields as dependent
    where dependent.category = field.category and dependent.depends_on_field = field.id
      and choice = any (dependent.depends_on_values)
  )
  from public.listing_fields as field where field.key = question
$$;

-- How often a question is answered, or decides about another one.
create function private.uses_of_field(field_category text, field_id text) returns bigint
language sql stable security definer set search_path = '' as $$
  select (select count(*) from public.listings where category = field_category and attributes ? field_id)
    + (select count(*) from public.listing_fields where category = field_category and depends_on_field = field_id)
$$;

create function private.uses_of_category(category_value text) returns bigint
language sql stable security definer set search_path = '' as $$
  select (select count(*) from public.listings where category = category_value)
    + (select count(*) from public.categories where parent_menu = category_value)
    + (select count(*) from public.livestock_types where category = category_value)
$$;

create function private.refuse_when_used(uses bigint) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if uses > 0 then
    raise exception 'in use' using errcode = 'PT409', detail = uses::text;
  end if;
end $$;

create function private.keep_used_option() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_when_used(private.uses_of_option(old.field_key, old.value));
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger keep_used_option before delete on public.dropdown_options
  for each row execute function private.keep_used_option();
create trigger keep_used_option_value before update on public.dropdown_options
  for each row when ((old.field_key, old.value) is distinct from (new.field_key, new.value))
  execute function private.keep_used_option();

-- A question whose category goes, goes with it: a category in use does not go.
create function private.keep_used_field() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.categories where value = old.category) then
    perform private.refuse_when_used(private.uses_of_field(old.category, old.id));
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger keep_used_field before delete on public.listing_fields
  for each row execute function private.keep_used_field();
create trigger keep_used_field_value before update on public.listing_fields
  for each row when ((old.category, old.id, old.type) is distinct from (new.category, new.id, new.type))
  execute function private.keep_used_field();

create function private.keep_used_category() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_when_used(private.uses_of_category(old.value) + case tg_op when 'DELETE' then 0 else (
    select count(*) from public.listing_fields where category = old.value
  ) end);
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger keep_used_category before delete on public.categories
  for each row execute function private.keep_used_category();
create trigger keep_used_category_value before update on public.categories
  for each row when (old.value is distinct from new.value) execute function private.keep_used_category();

-- A question that depended on itself, over however many others, would never be asked.
create function private.refuse_circular_questions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  parent text := new.depends_on_field;
begin
  while parent is not null loop
    if parent = new.id then
      raise exception 'a question cannot depend on itself' using errcode = 'PT422', detail = 'depends_on_field';
    end if;
    select depends_on_field into parent from public.listing_fields where category = new.category and id = parent;
  end loop;
  return new;
end $$;
create trigger refuse_circular_questions before insert or update of id, depends_on_field on public.listing_fields
  for each row execute function private.refuse_circular_questions();
revoke execute on all functions in schema private from public;
