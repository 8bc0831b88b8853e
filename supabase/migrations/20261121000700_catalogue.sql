-- What can be listed and what is asked about it. Read by everybody, edited by administrators, filled by
-- seed/catalogue.sql, which is generated from shared/catalogue.

create table public.categories (
  value text primary key check (value ~ '^[A-Za-z][A-Za-z-]*$'),
  parent_menu text references public.categories (value),
  kind text check (kind in ('animal', 'feed', 'machine', 'service')),
  labels jsonb not null check (labels ? 'en'),
  singulars jsonb not null default '{}',
  descriptions jsonb not null default '{}',
  icon_name text not null,
  show_in_header boolean not null default true,
  is_creatable boolean not null default true,
  position integer not null,
  check ((kind is null) = (parent_menu is null))
);
create unique index categories_value_lower_idx on public.categories (lower(value));
create index categories_parent_menu_idx on public.categories (parent_menu);
comment on table public.categories is 'The category tree: the two header menus, and what can be listed under them.';
comment on column public.categories.kind is 'What is listed in it; none of a menu, which holds no listings.';
comment on column public.categories.singulars is 'One such thing, by language: the noun of a composed listing title.';

-- The roles that a question can have by the kind of its answers, equal to shared/catalogue/roles, which a test compares.
create function private.roles_for(type text, unit text) returns text[]
language sql immutable set search_path = '' as $$
  select case
    when type in ('select', 'radio') then '{name,noun,card,search}'::text[]
    when type = 'multi-select' then '{card,search}'
    when type = 'text' then '{name,person,card}'
    when type = 'number' and unit = 'INR' then '{price,card}'
    when type = 'number' and unit = 'kg' then '{card,tape}'
    when type = 'number' then '{title,card}'
    else '{card}' end
$$;
revoke execute on function private.roles_for(text, text) from public;
-- A constraint runs with the rights of whoever writes the row.
grant execute on function private.roles_for(text, text) to authenticated, service_role;

create table public.listing_fields (
  key text generated always as (category || '.' || id) stored primary key,
  category text not null references public.categories (value) on update cascade on delete cascade,
  id text not null check (id ~ '^[a-z][A-Za-z0-9]*$' and id <> 'subcategory'),
  type text not null
    check (type in ('select', 'number', 'radio', 'switch', 'text', 'textarea', 'multi-select', 'date-range')),
  labels jsonb not null check (labels ? 'en'),
  placeholders jsonb not null default '{}',
  unit text,
  unit_labels jsonb not null default '{}',
  depends_on_field text,
  depends_on_values text[] not null default '{}',
  required boolean not null default false,
  min numeric,
  max numeric,
  roles text[] not null default '{}',
  position integer not null,
  unique (category, id),
  check (min <= max),
  check (roles <@ private.roles_for(type, unit)),
  foreign key (category, depends_on_field) references public.listing_fields (category, id)
);
create index listing_fields_depends_on_idx on public.listing_fields (category, depends_on_field);
-- One question of a category names its listings, and so on; cards, words of search and weights may have several.
create unique index listing_fields_name_idx on public.listing_fields (category) where 'name' = any (roles);
create unique index listing_fields_noun_idx on public.listing_fields (category) where 'noun' = any (roles);
create unique index listing_fields_person_idx on public.listing_fields (category) where 'person' = any (roles);
create unique index listing_fields_price_idx on public.listing_fields (category) where 'price' = any (roles);
comment on table public.listing_fields is 'The questions of a category. One shows only while its parent has one of the named answers.';
comment on column public.listing_fields.roles is
  'name: its answer names the listing. noun: says what it is, in place of the category''s noun. person: names who offers it. price: is what it costs. card: stands on the card. search: its answers are words of search. tape: a live weight, which a tape can estimate. title: stands in the title behind the name.';

create table public.dropdown_options (
  id text generated always as (field_key || '.' || value) stored primary key,
  field_key text not null,
  value text not null,
  labels jsonb not null check (labels ? 'en'),
  is_active boolean not null default true,
  position integer not null,
  unique (field_key, value)
);
create index dropdown_options_position_idx on public.dropdown_options (field_key, position);
comment on table public.dropdown_options is 'The answers to choose from, of `listing_fields` and `subcategory_fields`. An inactive one stays readable on old listings.';

create table public.livestock_types (
  value text primary key,
  category text not null references public.categories (value) on update cascade,
  labels jsonb not null check (labels ? 'en'),
  is_active boolean not null default true,
  position integer not null
);
create index livestock_types_category_idx on public.livestock_types (category);
comment on table public.livestock_types is 'The animals that lists can be narrowed to.';

revoke all on public.categories, public.listing_fields, public.dropdown_options, public.livestock_types from anon, authenticated;
grant select on public.categories, public.listing_fields, public.dropdown_options, public.livestock_types to anon, authenticated;
grant insert, update, delete on public.categories, public.listing_fields, public.dropdown_options, public.livestock_types to authenticated;
grant all on public.categories, public.listing_fields, public.dropdown_options, public.livestock_types to service_role;

alter table public.categories enable row level security;
create policy "Everybody reads categories" on public.categories for select to anon, authenticated using (true);
create policy "Editors add categories" on public.categories
  for insert to authenticated with check ((select private.has_role('editor')));
create policy "Editors change categories" on public.categories
  for update to authenticated using ((select private.has_role('editor'))) with check ((select private.has_role('editor')));
create policy "Editors delete categories" on public.categories
  for delete to authenticated using ((select private.has_role('editor')));

alter table public.listing_fields enable row level security;
create policy "Everybody reads listing_fields" on public.listing_fields for select to anon, authenticated using (true);
create policy "Editors add listing_fields" on public.listing_fields
  for insert to authenticated with check ((select private.has_role('editor')));
create policy "Editors change listing_fields" on public.listing_fields
  for update to authenticated using ((select private.has_role('editor'))) with check ((select private.has_role('editor')));
create policy "Editors delete listing_fields" on public.listing_fields
  for delete to authenticated using ((select private.has_role('editor')));

alter table public.dropdown_options enable row level security;
create policy "Everybody reads dropdown_options" on public.dropdown_options for select to anon, authenticated using (true);
create policy "Editors add dropdown_options" on public.dropdown_options
  for insert to authenticated with check ((select private.has_role('editor')));
create policy "Editors change dropdown_options" on public.dropdown_options
  for update to authenticated using ((select private.has_role('editor'))) with check ((select private.has_role('editor')));
create policy "Editors delete dropdown_options" on public.dropdown_options
  for delete to authenticated using ((select private.has_role('editor')));

alter table public.livestock_types enable row level security;
create policy "Everybody reads livestock_types" on public.livestock_types for select to anon, authenticated using (true);
create policy "Editors add livestock_types" on public.livestock_types
  for insert to authenticated with check ((select private.has_role('editor')));
create policy "Editors change livestock_types" on public.livestock_types
  for update to authenticated using ((select private.has_role('editor'))) with check ((select private.has_role('editor')));
create policy "Editors delete livestock_types" on public.livestock_types
  for delete to authenticated using ((select private.has_role('editor')));
