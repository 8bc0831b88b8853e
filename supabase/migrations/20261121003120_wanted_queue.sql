-- Wanted notices as administrators work through them, with what was reported about them. Reports stand in the table of all
-- reports: their limits, clocks and answers are the same.

alter table public.reports add foreign key (wanted_id) references public.wanted_notices (id) on delete cascade;
create unique index reports_one_open_of_wanted_idx on public.reports (wanted_id, reporter_id)
  where status = 'open' and wanted_id is not null;
create index reports_wanted_id_idx on public.reports (wanted_id);

-- Whether somebody else's notice is shown, so that it can be reported.
create function private.is_reportable_wanted(wanted_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.wanted_notices as wanted
    where wanted.id = wanted_id and wanted.profile_id <> auth.uid() and private.wanted_state(wanted) = 'active'
  )
$$;
-- People cannot read the rows of others, so no policy can look at them.
create function private.require_reportable_wanted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and not private.is_reportable_wanted(new.wanted_id) then
    raise exception 'not shown to whoever reports it' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger require_reportable_wanted before insert on public.reports
  for each row when (new.wanted_id is not null) execute function private.require_reportable_wanted();

-- Whoever reported is told that it was seen, and what came of it.
create function private.tell_of_wanted_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> 'open' then
    delete from private.notices where profile_id = new.reporter_id and kind = 'report_acknowledged'
      and wanted_id = new.wanted_id and read_at is null;
    perform private.tell_of_wanted(array[new.reporter_id], 'report_settled', new.wanted_id,
      jsonb_build_object('outcome', new.status, 'note', new.resolution));
  elsif new.acknowledged_at is not null then
    perform private.tell_of_wanted(array[new.reporter_id], 'report_acknowledged', new.wanted_id,
      jsonb_build_object('settle_by', new.created_at + private.report_settling_time()));
  end if;
  return null;
end $$;
create trigger tell_of_wanted_report after update of status, acknowledged_at on public.reports
  for each row when (
    new.wanted_id is not null and (old.status, old.acknowledged_at) is distinct from (new.status, new.acknowledged_at)
  )
  execute function private.tell_of_wanted_report();

-- The reports of a notice, the open ones first.
create function private.reports_of_wanted(wanted uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(report) || jsonb_build_object(
    'reporter', private.names_of(report.reporter_id), 'handled_by', private.names_of(private.settled_by(report))
  ) order by report.status <> 'open', report.created_at desc, report.id), '[]')
  from (select * from public.reports where wanted_id = wanted order by status <> 'open', created_at desc limit 50) as report
$$;

-- A notice as a row of the administrators' list. Reports are for moderators alone.
create function private.wanted_row(wanted public.wanted_notices) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(wanted) || jsonb_build_object(
    'state', private.wanted_state(wanted), 'person', private.names_of(wanted.profile_id),
    'place', private.place_named(wanted.place_id), 'flags', private.flags_of(coalesce(wanted.words, '')),
    'reports', case when private.has_role('moderator') then private.reports_of_wanted(wanted.id) else '[]' end)
$$;

create function private.wanted_conditions_of(filters jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  conditions text[] := '{true}';
  named record;
begin
  for named in select * from jsonb_each_text(filters) as given (name, value) loop
    conditions := array_append(conditions, case named.name
      when 'status' then case
        when named.value = 'expired' then 'wanted.status = ''active'' and wanted.expires_at <= now()'
        when named.value = 'active' then 'wanted.status = ''active'' and wanted.expires_at > now()'
        else format('wanted.status = %L', named.value) end
      when 'category' then format('wanted.category = %L', named.value)
      when 'profile_id' then format('wanted.profile_id::text = %L', named.value)
      when 'is_reported' then 'wanted.id in (select wanted_id from public.reports
        where status = ''open'' and wanted_id is not null)'
    end);
    perform private.require_filter(conditions, named.name);
  end loop;
  return array_to_string(conditions, ' and ');
end $$;

-- Wanted notices that fit a search (their id, or what stands in their words) and filters (`status`, `category`,
-- `profile_id`, `is_reported`), so many from the one at `first` on, as {"total", "rows"}; with the reports about each.
-- Errors: 42501 for everybody but moderators and support, PT422 for an unknown filter or order (detail: which).
create function public.find_wanted_notices(
  search text default null, filters jsonb default '{}', sort text default 'created_at', is_descending boolean default false,
  first integer default 0, at_most integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  order_by text := case when sort in ('created_at', 'expires_at') then
    private.in_order(array[sort, 'id'], is_descending) end;
  conditions text := private.wanted_conditions_of(private.unwrapped(filters));
begin
  perform private.require_role('moderator', 'support');
  perform private.require_order(order_by);
  if private.is_identifier(search) then
    conditions := format('wanted.id = %L', trim(search));
  else
    conditions := conditions || (
      select coalesce(string_agg(format(' and wanted.words ilike %L', pattern), ''), '')
      from unnest(private.word_patterns(search)) as pattern
    );
  end if;
  return private.found_page('select wanted.* from public.wanted_notices as wanted where ' || conditions, order_by,
    'private.wanted_row(wanted)', first, at_most, beside => 'join public.wanted_notices as wanted on wanted.id = page.id');
end $$;

-- Says to whoever reported a notice that it was seen. Errors: 42501, PT409 where no report is open (detail "settled").
create function public.acknowledge_wanted_reports(wanted_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  written integer;
begin
  perform private.require_role('moderator');
  if not exists (
    select from public.reports where wanted_id = acknowledge_wanted_reports.wanted_id and status = 'open'
  ) then
    raise exception 'these reports are settled' using errcode = 'PT409', detail = 'settled';
  end if;
  update public.reports set acknowledged_at = now()
  where wanted_id = acknowledge_wanted_reports.wanted_id and status = 'open' and acknowledged_at is null;
  get diagnostics written = row_count;
  return written;
end $$;

-- Closes the open reports of a notice, and with a reason for it takes the notice off the market in the same step: both or
-- nothing. Gives how many were closed. Errors: 42501, PT404, PT409 where none is open (detail "settled") or where it cannot
-- be removed from (detail: where), PT422 (detail: outcome, reason, note).
create function public.settle_wanted_reports(
  wanted_id uuid, outcome text, removal_reason text default null, note text default null
) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ids uuid[];
begin
  perform private.require_role('moderator');
  if outcome is null or outcome not in ('upheld', 'dismissed') then
    raise exception 'a known outcome is needed' using errcode = 'PT422', detail = 'outcome';
  elsif char_length(note) > 1000 then
    raise exception 'the note is too long' using errcode = 'PT422', detail = 'note';
  end if;
  ids := array(select id from public.reports
    where wanted_id = settle_wanted_reports.wanted_id and status = 'open' order by id for update);
  if ids = '{}' then
    raise exception 'these reports are settled' using errcode = 'PT409', detail = 'settled';
  end if;
  if removal_reason is not null then
    perform public.remove_wanted(settle_wanted_reports.wanted_id, removal_reason);
  end if;
  update public.reports as report set status = outcome, resolution = nullif(btrim(note), ''), handled_at = now()
  where report.id = any (ids);
  return cardinality(ids);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.find_wanted_notices(text, jsonb, text, boolean, integer, integer),
  public.acknowledge_wanted_reports(uuid),
  public.settle_wanted_reports(uuid, text, text, text)
from public, anon;
grant execute on function
  public.find_wanted_notices(text, jsonb, text, boolean, integer, integer),
  public.acknowledge_wanted_reports(uuid),
  public.settle_wanted_reports(uuid, text, text, text)
to authenticated, service_role;
