-- What happened. Two tables that only grow: triggers write them, and nobody changes or deletes a row of them, whatever
-- the role. They hold no references, so that they outlive what they tell of.

create table public.listing_events (
  id bigint generated always as identity primary key,
  listing_id uuid not null,
  seller_id uuid not null,
  actor_id uuid,
  from_status public.listing_status,
  to_status public.listing_status not null,
  reason text,
  note text,
  created_at timestamptz not null default now()
);
create index listing_events_listing_id_idx on public.listing_events (listing_id, id);
create index listing_events_seller_id_idx on public.listing_events (seller_id, id);
comment on table public.listing_events is 'For administrators: sellers see where their listings stand and why, and have the steps, without who took them, in their own data.';
comment on column public.listing_events.actor_id is 'Who did it; none for the operator. Going live without a look is by the seller.';

-- What an entry of the audit log tells of, as people would say it: by what was changed, where that is a decision.
create function private.act_of(action text, table_name text, before jsonb, after jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when action = 'insert' then 'add'
    when action = 'delete' then
      case when table_name = 'listings' and before ->> 'revises' is not null then 'close_change' else 'delete' end
    when table_name in ('listings', 'wanted_notices') and after ? 'status' then
      case after ->> 'status'
        when 'rejected' then 'reject'
        when 'removed' then 'remove'
        when 'active' then case before ->> 'status' when 'pending' then 'approve' when 'removed' then 'restore' else 'move' end
        else 'move'
      end
    when table_name = 'profiles' and after ? 'is_admin' then
      case after ->> 'is_admin' when 'true' then 'give_rights' else 'take_rights' end
    when table_name = 'profiles' and after ? 'console_roles' then 'change_rights'
    when table_name = 'profiles' and after ? 'suspended_at' then
      case when after ->> 'suspended_at' is null then 'lift' else 'suspend' end
    when table_name = 'profiles' and after ? 'registration_verified_at' then
      case when after ->> 'registration_verified_at' is null then 'unverify' else 'verify' end
    when table_name = 'profiles' and after ? 'avatar_removed_at' then 'remove_picture'
    when table_name = 'reports' and after ? 'status' then
      case after ->> 'status' when 'upheld' then 'uphold' when 'dismissed' then 'dismiss' else 'reopen' end
    when table_name = 'reports' and after ? 'acknowledged_at' then 'acknowledge'
    else 'change'
  end
$$;

create table public.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid,
  action text not null check (action in ('insert', 'update', 'delete')),
  table_name text not null,
  row_id text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now(),
  act text not null generated always as (private.act_of(action, table_name, before, after)) stored
);
create index audit_log_row_idx on public.audit_log (table_name, row_id, id);
comment on table public.audit_log is 'What administrators did. Of changes, the columns that changed; no names or numbers of people, and no words of notes.';
comment on column public.audit_log.act is 'What that was as people would say it: "approve", "suspend". The console has a sentence for each.';

revoke all on public.listing_events, public.audit_log from anon, authenticated, service_role;
grant select on public.listing_events, public.audit_log to authenticated, service_role;
alter table public.listing_events enable row level security;
create policy "Moderators and support read the history of every listing" on public.listing_events
  for select to authenticated using ((select private.has_role('moderator', 'support')));
alter table public.audit_log enable row level security;
create policy "Owners read the audit log" on public.audit_log
  for select to authenticated using ((select private.has_role('owner')));

create trigger refuse_change before update or delete on public.listing_events
  for each row execute function private.refuse_change();
create trigger refuse_emptying before truncate on public.listing_events
  for each statement execute function private.refuse_change();
create trigger refuse_direct_insert before insert on public.listing_events
  for each row execute function private.refuse_direct_insert();
create trigger refuse_change before update or delete on public.audit_log
  for each row execute function private.refuse_change();
create trigger refuse_emptying before truncate on public.audit_log
  for each statement execute function private.refuse_change();
create trigger refuse_direct_insert before insert on public.audit_log
  for each row execute function private.refuse_direct_insert();

-- A decision that is taken back is told apart in the history: its reason is 'undo'.
create function private.write_listing_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.listing_events (listing_id, seller_id, actor_id, from_status, to_status, reason, note)
  values (
    new.id, new.seller_id, auth.uid(), case when tg_op = 'UPDATE' then old.status end, new.status,
    case when current_setting('maveshi.is_undoing', true) = 'yes' then 'undo' else
      case new.status when 'rejected' then new.rejection_reason when 'removed' then new.removal_reason
        when 'sold' then new.sold_outcome end
    end,
    case new.status when 'rejected' then new.rejection_note end
  );
  return new;
end $$;
create trigger write_listing_event_of_begin after insert on public.listings
  for each row when (current_setting('maveshi.import', true) is distinct from 'write')
  execute function private.write_listing_event();
create trigger write_listing_event_of_move after update on public.listings
  for each row when (old.status is distinct from new.status) execute function private.write_listing_event();

-- Columns whose change is nobody's decision, and those that tell who people are.
create function private.audited(record jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
begin
  return record - '{updated_at,view_count,contact_count,favourite_count,is_seller_suspended,answers_by_role}'::text[]
    - '{name,phone,whatsapp,email,avatar_path,place_id,details,words}'::text[];
end $$;

-- What `record` has otherwise than `other`.
create function private.changed(record jsonb, other jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_object_agg(name, value), '{}') from jsonb_each(record) as column_of (name, value)
    where value is distinct from other -> name
  );
end $$;

-- Writes down what an administrator does, and what anybody does to administrators and suspensions.
create function private.write_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then private.audited(to_jsonb(old)) end;
  after jsonb := case when tg_op <> 'DELETE' then private.audited(to_jsonb(new)) end;
  subject jsonb := coalesce(after, before);
begin
  if tg_op = 'UPDATE' then
    after := private.changed(subject, before);
    before := private.changed(before, subject);
    if after = '{}' and before = '{}' then
      return null;
    end if;
  end if;
  if private.is_admin() or tg_argv[1] = 'always'
    or coalesce(after, before) ?| '{is_admin,console_roles,suspended_at,registration_verified_at}'::text[] and tg_op = 'UPDATE' then
    insert into public.audit_log (actor_id, action, table_name, row_id, before, after)
    values (auth.uid(), lower(tg_op), tg_table_name, subject ->> tg_argv[0], before, after);
  end if;
  return null;
end $$;

create trigger write_audit after insert or update or delete on public.categories
  for each row execute function private.write_audit('value', '');
create trigger write_audit after insert or update or delete on public.listing_fields
  for each row execute function private.write_audit('key', '');
create trigger write_audit after insert or update or delete on public.subcategory_fields
  for each row execute function private.write_audit('key', '');
create trigger write_audit after insert or update or delete on public.dropdown_options
  for each row execute function private.write_audit('id', '');
create trigger write_audit after insert or update or delete on public.subcategories
  for each row execute function private.write_audit('id', '');
create trigger write_audit after insert or update or delete on public.livestock_types
  for each row execute function private.write_audit('value', '');
create trigger write_audit after insert or update or delete on public.listings
  for each row when (coalesce(current_setting('maveshi.import', true), '') = '')
  execute function private.write_audit('id', '');
create trigger write_audit after insert or update or delete on public.profiles
  for each row execute function private.write_audit('id', '');
create trigger write_audit after insert or update or delete on public.settings
  for each row execute function private.write_audit('key', 'always');

revoke execute on all functions in schema private from public;
