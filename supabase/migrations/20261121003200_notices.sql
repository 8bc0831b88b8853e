-- The market's own words about safety, and notices about the movement of animals.

-- What an administrator adds to the advice about safety beside every seller.
create table public.safety_texts (
  language public.language_code primary key,
  body text not null check (char_length(trim(body)) between 1 and 600),
  updated_at timestamptz not null default now()
);
comment on table public.safety_texts is 'One row a language. It stands below the fixed advice, and takes nothing from it.';

create table public.movement_notices (
  id uuid primary key default gen_random_uuid(),
  categories text[] not null default '{}',
  place_ids text[] not null default '{}',
  starts_on date not null,
  ends_on date not null,
  texts jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index movement_notices_end_idx on public.movement_notices (ends_on desc, id desc);
comment on table public.movement_notices is 'Where which animals may not be moved, or only with papers, and how long.';
comment on column public.movement_notices.categories is 'Of listings; none means every animal.';
comment on column public.movement_notices.place_ids is 'States and districts; none means all of India.';
comment on column public.movement_notices.ends_on is 'The last day on which it shows, as people in India count days.';
comment on column public.movement_notices.texts is 'By language; English is always there.';

revoke all on public.safety_texts, public.movement_notices from anon, authenticated;
grant select on public.safety_texts, public.movement_notices to anon, authenticated;
grant insert, update, delete on public.safety_texts, public.movement_notices to authenticated;
grant all on public.safety_texts, public.movement_notices to service_role;

alter table public.safety_texts enable row level security;
create policy "Editors add safety_texts" on public.safety_texts
  for insert to authenticated with check ((select private.has_role('editor')));
create policy "Editors change safety_texts" on public.safety_texts
  for update to authenticated using ((select private.has_role('editor'))) with check ((select private.has_role('editor')));
create policy "Editors delete safety_texts" on public.safety_texts
  for delete to authenticated using ((select private.has_role('editor')));
create trigger touch_updated_at before update on public.safety_texts
  for each row execute function private.touch_updated_at();

alter table public.movement_notices enable row level security;
create policy "Editors add movement_notices" on public.movement_notices
  for insert to authenticated with check ((select private.has_role('editor')));
create policy "Editors change movement_notices" on public.movement_notices
  for update to authenticated using ((select private.has_role('editor'))) with check ((select private.has_role('editor')));
create policy "Editors delete movement_notices" on public.movement_notices
  for delete to authenticated using ((select private.has_role('editor')));
create trigger touch_updated_at before update on public.movement_notices
  for each row execute function private.touch_updated_at();
create policy "Everybody reads safety texts" on public.safety_texts for select to anon, authenticated using (true);
create policy "Everybody reads notices in force" on public.movement_notices
  for select to anon, authenticated
  using ((now() at time zone 'Asia/Kolkata')::date between starts_on and ends_on);
create policy "Editors read every notice" on public.movement_notices
  for select to authenticated using ((select private.has_role('editor')));
create trigger write_audit after insert or update or delete on public.safety_texts
  for each row execute function private.write_audit('language', '');
create trigger write_audit after insert or update or delete on public.movement_notices
  for each row execute function private.write_audit('id', '');

create function private.check_notice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.ends_on < new.starts_on then
    perform private.refuse_answer('dates', 'ends_on');
  end if;
  if exists (
    select 1 from unnest(new.categories) as named (value)
    where not exists (select 1 from public.categories where categories.value = named.value)
  ) then
    perform private.refuse_answer('choice', 'categories');
  end if;
  if exists (
    select 1 from unnest(new.place_ids) as named (id)
    where not exists (select 1 from public.places where places.id = named.id)
  ) then
    perform private.refuse_answer('choice', 'place_ids');
  end if;
  if jsonb_typeof(new.texts) <> 'object' or coalesce(private.is_blank(new.texts ->> 'en'), true) then
    perform private.refuse_answer('required', 'texts');
  end if;
  if exists (
    select 1 from jsonb_each(new.texts) as written (language, words)
    where jsonb_typeof(words) <> 'string' or char_length(words #>> '{}') > 600
      or language not in ('en', 'hi', 'mr', 'gu', 'pa', 'bn', 'ta', 'te', 'kn', 'ml', 'ur')
  ) then
    perform private.refuse_answer('long', 'texts', null, 600);
  end if;
  return new;
end $$;
create trigger check_notice before insert or update on public.movement_notices
  for each row execute function private.check_notice();

create index movement_notices_last_days_idx on public.movement_notices (ends_on, starts_on);

-- Notices as administrators look through them. There are few in force, but those that ended stay.
create index movement_notices_begin_idx on public.movement_notices (starts_on, id);
create index movement_notices_categories_idx on public.movement_notices using gin (categories);
create index movement_notices_places_idx on public.movement_notices using gin (place_ids);

-- What filters mean, as conditions about `notice`: a notice without animals or places is about every one, one about a
-- state is about its districts too. Unknown filters are refused.
create function private.notice_conditions(filters jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
  conditions text[] := '{true}';
  named record;
begin
  for named in select * from jsonb_each_text(filters) as given (name, value) loop
    conditions := array_append(conditions, case named.name
      when 'state' then case named.value
        when 'coming' then format('notice.starts_on > %L', today)
        when 'inForce' then format('notice.starts_on <= %1$L and notice.ends_on >= %1$L', today)
        when 'ended' then format('notice.ends_on < %L', today) end
      when 'category' then format('(notice.categories = ''{}'' or notice.categories @> array[%L])', named.value)
      when 'place' then format('(notice.place_ids = ''{}'' or notice.place_ids && %L)', array(
        select id from public.places where id = named.value or parent_id = named.value
        union select parent_id from public.places where id = named.value and parent_id is not null))
    end);
    perform private.require_filter(conditions, named.name);
  end loop;
  return array_to_string(conditions, ' and ');
end $$;

-- Notices that fit filters, so many from the one at `first` on, as {"total", "rows"}. Errors: 42501, PT422.
create function public.find_notices(
  filters jsonb default '{}', sort text default 'ends_on', is_descending boolean default true,
  first integer default 0, at_most integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  narrowed jsonb := private.unwrapped(filters);
  order_by text := private.in_order(
    case when sort in ('starts_on', 'ends_on') then array[sort, 'id'] end, is_descending);
begin
  perform private.require_role('editor');
  perform private.require_order(order_by);
  return private.found_page(
    'select notice from public.movement_notices as notice where ' || private.notice_conditions(narrowed),
    order_by, 'to_jsonb(notice)', first, at_most);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function public.find_notices(jsonb, text, boolean, integer, integer) from public, anon;
grant execute on function public.find_notices(jsonb, text, boolean, integer, integer) to authenticated, service_role;
