-- What a listing is within its category: a cow, a heifer, a bull. It stands beside the answers, as price and quantity do,
-- and is asked, read and searched as if it were the answer to a question named "subcategory".

create table public.subcategories (
  id text generated always as (category || '.' || value) stored primary key,
  category text not null references public.categories (value) on update cascade on delete cascade,
  value text not null check (value ~ '^[a-z][a-z-]*$'),
  labels jsonb not null check (labels ? 'en'),
  singulars jsonb not null default '{}',
  hides text[] not null default '{}',
  icon_name text not null,
  is_active boolean not null default true,
  position integer not null,
  unique (category, value)
);
comment on table public.subcategories is 'What can be listed within a category. An inactive one stays readable on old listings.';
comment on column public.subcategories.singulars is
  'The noun of a composed title, by language, where it is not the label: "heifer" in "Gir heifer".';
comment on column public.subcategories.hides is 'The ids of the questions that make no sense of it: a bull gives no milk.';

revoke all on public.subcategories from anon, authenticated;
grant select on public.subcategories to anon, authenticated;
grant insert, update, delete on public.subcategories to authenticated;
grant all on public.subcategories to service_role;
alter table public.subcategories enable row level security;
create policy "Everybody reads subcategories" on public.subcategories for select to anon, authenticated using (true);
create policy "Editors add subcategories" on public.subcategories
  for insert to authenticated with check ((select private.has_role('editor')));
create policy "Editors change subcategories" on public.subcategories
  for update to authenticated using ((select private.has_role('editor'))) with check ((select private.has_role('editor')));
create policy "Editors delete subcategories" on public.subcategories
  for delete to authenticated using ((select private.has_role('editor')));

-- The questions that a subcategory leaves out.
create function private.hidden_fields(category_value text, subcategory_value text) returns text[]
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((
    select hides from public.subcategories where category = category_value and value = subcategory_value
  ), '{}');
end $$;

-- The answers of a listing, its subcategory among them.
create function private.with_subcategory(attributes jsonb, subcategory text) returns jsonb
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
begin
  return case when subcategory is null then attributes
    else jsonb_build_object('subcategory', subcategory) || attributes end;
end $$;

revoke execute on all functions in schema private from public;
