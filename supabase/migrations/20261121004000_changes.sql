-- Which of the pages that guests see have changed, whoever changed them and by whichever way: every copy of the storefront
-- asks once a second, and makes those pages anew. What is said here is known to everybody anyway: page tags, as
-- storefront/server/changes.ts names them, and no person, value or time.

create table private.changes (
  changed_by xid8 not null default pg_current_xact_id(),
  tag text not null,
  written_at timestamptz not null default clock_timestamp(),
  primary key (changed_by, tag)
);
create index changes_written_at_idx on private.changes (written_at);
comment on table private.changes is
  'What transactions of the last minutes have changed on pages. Each names a tag once, however many rows it changes.';

-- Says that pages with these tags show something else once this transaction ends. What is ten minutes old goes, once in a
-- transaction: a copy that has not asked for a minute makes everything anew. Rows go by where they lie, which leads to
-- them whatever is known of the table's size. Nobody waits for somebody else who is just clearing up.
create function private.say_changed(variadic tags text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.changes (tag) select distinct named from unnest(tags) as named where named is not null
  on conflict on constraint changes_pkey do nothing;
  if not found or current_setting('maveshi.has_cleared_changes', true) = 'on' then
    return;
  end if;
  perform set_config('maveshi.has_cleared_changes', 'on', true);
  delete from private.changes where ctid = any (array(
    select past.ctid from private.changes as past
    where past.written_at < clock_timestamp() - interval '10 minutes'
    order by past.written_at limit 200 for update skip locked));
end $$;

-- Arguments: the tags.
create function private.say_table_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.say_changed(variadic tg_argv);
  return null;
end $$;

-- For statements that change thousands of rows. One that changes none says nothing.
create function private.say_rows_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from changed) then
    perform private.say_changed(variadic tg_argv);
  end if;
  return null;
end $$;

create trigger zzz_say_changed after insert or update or delete on public.categories
  for each row execute function private.say_table_changed('catalogue');
create trigger zzz_say_changed after insert or update or delete on public.subcategories
  for each row execute function private.say_table_changed('catalogue');
create trigger zzz_say_changed after insert or update or delete on public.listing_fields
  for each row execute function private.say_table_changed('catalogue');
create trigger zzz_say_changed after insert or update or delete on public.subcategory_fields
  for each row execute function private.say_table_changed('catalogue');
create trigger zzz_say_changed after insert or update or delete on public.dropdown_options
  for each row execute function private.say_table_changed('catalogue');
create trigger zzz_say_changed after insert or update or delete on public.livestock_types
  for each row execute function private.say_table_changed('catalogue');
create trigger zzz_say_changed after insert or update or delete on public.places
  for each row execute function private.say_table_changed('catalogue');
create trigger zzz_say_changed after insert or update or delete on public.settings
  for each row execute function private.say_table_changed('catalogue');
create trigger zzz_say_changed after insert or update or delete on public.search_concepts
  for each row execute function private.say_table_changed('catalogue');
create trigger zzz_say_changed after insert or update or delete on public.safety_texts
  for each row execute function private.say_table_changed('notices');
create trigger zzz_say_changed after insert or update or delete on public.movement_notices
  for each row execute function private.say_table_changed('notices');
create trigger zzz_say_inserted after insert on public.search_lexicon
  referencing new table as changed for each statement execute function private.say_rows_changed('catalogue');
create trigger zzz_say_updated after update on public.search_lexicon
  referencing new table as changed for each statement execute function private.say_rows_changed('catalogue');
create trigger zzz_say_deleted after delete on public.search_lexicon
  referencing old table as changed for each statement execute function private.say_rows_changed('catalogue');
create trigger zzz_say_inserted after insert on public.place_aliases
  referencing new table as changed for each statement execute function private.say_rows_changed('catalogue');
create trigger zzz_say_updated after update on public.place_aliases
  referencing new table as changed for each statement execute function private.say_rows_changed('catalogue');
create trigger zzz_say_deleted after delete on public.place_aliases
  referencing old table as changed for each statement execute function private.say_rows_changed('catalogue');

-- Wanted notices stand in a list while they are shown. How often a number was told is not on it.
create function private.say_wanted_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if 'active' in (old.status, new.status) then
    perform private.say_changed('wanted');
  end if;
  return null;
end $$;
create trigger zzz_say_wanted_changed after insert or delete or update of status, expires_at on public.wanted_notices
  for each row execute function private.say_wanted_changed();
create trigger zzz_say_wanted_hidden after update of suspended_at on public.profiles
  for each row when ((old.suspended_at is null) <> (new.suspended_at is null))
  execute function private.say_table_changed('wanted');

-- A listing has a page from when it is first on offer, and lists show it meanwhile. How often it was looked at is on
-- neither, so the triggers name the columns that are.
create function private.say_listing_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unseen public.listing_status[] := '{draft,pending,rejected}';
begin
  if coalesce(old.status, 'draft') = any (unseen) and coalesce(new.status, 'draft') = any (unseen) then
    return null;
  end if;
  perform private.say_changed('listings', 'category:' || lower(old.category), 'category:' || lower(new.category),
    'listing:' || coalesce(new.id, old.id));
  return null;
end $$;
create trigger zzz_say_listing_changed
  after insert or delete or update of seller_id, category, subcategory, title, description, language, price, negotiable,
    quantity, attributes, answers_by_role, place_id, status, removal_reason, sold_outcome, published_at, expires_at,
    sold_at, revised_at, is_seller_suspended
  on public.listings for each row when (coalesce(current_setting('maveshi.import', true), '') = '')
  execute function private.say_listing_changed();

create function private.say_photo_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  shown uuid := coalesce(new.listing_id, old.listing_id);
begin
  if exists (select 1 from public.listings where id = shown and status = 'active') then
    perform private.say_changed('listings', 'listing:' || shown,
      (select 'category:' || lower(category) from public.listings where id = shown));
  end if;
  return null;
end $$;
create trigger zzz_say_photo_changed after insert or update or delete on public.listing_photos
  for each row execute function private.say_photo_changed();

-- A seller has a page of their own, and stands on the pages of what they have on offer.
create function private.say_seller_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.say_changed('seller:' || new.id);
  perform private.say_changed('listing:' || id) from public.listings where seller_id = new.id and status = 'active';
  return null;
end $$;
create trigger zzz_say_seller_changed after update on public.public_profiles
  for each row when (old.* is distinct from new.*) execute function private.say_seller_changed();

-- What has changed on pages since somebody last asked, as {"seen", "changed"}: `seen` is handed in the next time, and
-- `changed` holds tags, or "*" where that is not known, or too much: everything. Every change is told once, when its
-- transaction has ended, in whatever order they end. Looks at a thousand rows at most.
create function public.changes_since(seen text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  here pg_snapshot := pg_current_snapshot();
  before pg_snapshot;
  tags text[] := '{}';
begin
  if seen is not null then
    before := private.read_snapshot(seen);
    if before is null or pg_snapshot_xmax(before) > pg_snapshot_xmax(here) then
      tags := '{*}';
    else
      select case when count(*) > 1000 or count(distinct tag) > 200 then '{*}'
        else coalesce(array_agg(distinct tag), '{}') end into tags
      from (
        select tag from private.changes
        where changed_by >= pg_snapshot_xmin(before) and not pg_visible_in_snapshot(changed_by, before)
          -- Of transactions of this server: rows of a restored backup may name such as are still to come.
          and pg_visible_in_snapshot(changed_by, here)
        limit 1001
      ) as told;
    end if;
  end if;
  return jsonb_build_object('seen', here::text, 'changed', tags);
end $$;

-- What `changes_since` has handed out, or null where it can be nothing of that.
create function private.read_snapshot(written text) returns pg_snapshot
language plpgsql immutable set search_path = '' as $$
begin
  return case when char_length(written) <= 4000 then written::pg_snapshot end;
exception when data_exception then
  return null;
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function public.changes_since(text) from public;
grant execute on function public.changes_since(text) to anon, authenticated, service_role;
