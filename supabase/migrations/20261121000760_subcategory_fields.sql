-- What is asked of some subcategories alone: a tractor's maker, year and horsepower. The questions of the categories are
-- given and stay as they are, so these stand in a table of their own. They are rows of the same shape, and whatever reads
-- questions reads both tables as one.

create table public.subcategory_fields (
  like public.listing_fields including defaults including constraints including generated,
  primary key (key),
  unique (category, id),
  foreign key (category) references public.categories (value) on update cascade on delete cascade,
  check (depends_on_field is not null)
);
-- Of these, too, a category has one each at the most.
create unique index subcategory_fields_name_idx on public.subcategory_fields (category) where 'name' = any (roles);
create unique index subcategory_fields_noun_idx on public.subcategory_fields (category) where 'noun' = any (roles);
create unique index subcategory_fields_person_idx on public.subcategory_fields (category) where 'person' = any (roles);
create unique index subcategory_fields_price_idx on public.subcategory_fields (category) where 'price' = any (roles);
comment on table public.subcategory_fields is
  'Questions of some subcategories. One depends on "subcategory" with their values, or on another one of this table.';

revoke all on public.subcategory_fields from anon, authenticated;
grant select on public.subcategory_fields to anon, authenticated;
grant insert, update, delete on public.subcategory_fields to authenticated;
grant all on public.subcategory_fields to service_role;
alter table public.subcategory_fields enable row level security;
create policy "Everybody reads subcategory_fields" on public.subcategory_fields for select to anon, authenticated using (true);
create policy "Editors add subcategory_fields" on public.subcategory_fields
  for insert to authenticated with check ((select private.has_role('editor')));
create policy "Editors change subcategory_fields" on public.subcategory_fields
  for update to authenticated using ((select private.has_role('editor'))) with check ((select private.has_role('editor')));
create policy "Editors delete subcategory_fields" on public.subcategory_fields
  for delete to authenticated using ((select private.has_role('editor')));

-- Every question. Forms ask those of a subcategory first, right after it.
create view private.questions with (security_invoker = true) as
  select *, 0 as part from public.subcategory_fields
  union all
  select *, 1 from public.listing_fields;

-- The questions by which listings are found, that for the subcategory among them.
create view private.searched_questions with (security_invoker = true) as
  select category, id, type from private.questions
  union all
  select distinct category, 'subcategory', 'radio' from public.subcategories;

-- What can be chosen in them, in the order of the form.
create view private.searched_choices with (security_invoker = true) as
  select field.category, field.id as field, option.value, option.is_active,
    field.part * 1000 + field.position as field_position, option.position
  from private.questions as field join public.dropdown_options as option on option.field_key = field.key
  union all
  select category, 'subcategory', value, is_active, -1, position from public.subcategories;

-- A question has one name in its category, and at most one question of a category names its listings, whichever table
-- they stand in. Errors: PT422.
create function private.check_question() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  own_part integer := case tg_table_name when 'subcategory_fields' then 0 else 1 end;
begin
  if exists (
    select 1 from private.questions as other
    where other.category = new.category and other.part <> own_part and (other.id = new.id
      or other.roles && new.roles and other.roles && array(
        select role from unnest(new.roles) as role where role in ('name', 'noun', 'person', 'price')))
  ) then
    perform private.refuse_answer('choice', 'id');
  end if;
  if own_part = 0 and new.depends_on_field <> 'subcategory' and not exists (
      select 1 from public.subcategory_fields where category = new.category and id = new.depends_on_field
    ) or new.depends_on_field = 'subcategory' and exists (
      select 1 from unnest(new.depends_on_values) as named where not exists (
        select 1 from public.subcategories where category = new.category and value = named)
    )
  then
    perform private.refuse_answer('choice', 'depends_on_field');
  end if;
  return new;
end $$;
create trigger check_question before insert or update of category, id, roles, depends_on_field, depends_on_values
  on public.subcategory_fields for each row execute function private.check_question();
create trigger check_question before insert or update of category, id, roles on public.listing_fields
  for each row execute function private.check_question();

-- An answer to choose is one to a question of either table, which stays while the answer is added.
create function private.require_question() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.listing_fields where key = new.field_key for key share;
  if not found then
    perform from public.subcategory_fields where key = new.field_key for key share;
    if not found then
      perform private.refuse_answer('choice', 'field_key');
    end if;
  end if;
  return new;
end $$;
create trigger require_question before insert or update of field_key on public.dropdown_options
  for each row execute function private.require_question();

create function private.uses_of_question(question text) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.dropdown_options where field_key = question
$$;

-- The answers go with their question, and a question that has some keeps its key.
create function private.keep_options_of_question() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.dropdown_options where field_key = old.key;
  else
    perform private.refuse_when_used(private.uses_of_question(old.key));
  end if;
  return null;
end $$;
create trigger delete_options after delete on public.listing_fields
  for each row execute function private.keep_options_of_question();
create trigger delete_options after delete on public.subcategory_fields
  for each row execute function private.keep_options_of_question();
create trigger keep_key_of_options after update on public.listing_fields
  for each row when (old.key <> new.key) execute function private.keep_options_of_question();
create trigger keep_key_of_options after update on public.subcategory_fields
  for each row when (old.key <> new.key) execute function private.keep_options_of_question();

-- The most that a number may be: a year is none that is still to come.
create function private.most_of(question private.questions) returns numeric
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce(question.max, case question.unit
    when 'calendar-year' then extract(year from now() at time zone 'Asia/Kolkata') else 9007199254740991 end);
end $$;

revoke execute on all functions in schema private from public;
