-- What people tell administrators about listings, and about wanted notices (migration wanted_queue). Reasons and states are equal to shared/listing/report.

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid references public.listings (id) on delete cascade,
  wanted_id uuid,
  reporter_id uuid not null references public.profiles (id) on delete cascade,
  reason text not null
    check (reason in ('asked-for-money', 'not-the-seller', 'sold', 'misleading', 'wrong-photographs', 'not-allowed',
      'other')),
  details text check (char_length(details) <= 1000),
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  resolution text check (char_length(resolution) <= 2001),
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  constraint reports_about_one_thing check (num_nonnulls(listing_id, wanted_id) = 1)
);
create unique index reports_one_open_idx on public.reports (listing_id, reporter_id) where status = 'open';
create index reports_listing_id_idx on public.reports (listing_id);
create index reports_reporter_id_idx on public.reports (reporter_id);
create index reports_waiting_idx on public.reports (created_at, id) where status = 'open';
comment on table public.reports is 'One open report per person and listing. The seller does not see who reported, and nobody but administrators who settled: the audit log says.';

revoke all on public.reports from anon, authenticated;
grant select, insert, update on public.reports to authenticated;
grant all on public.reports to service_role;
alter table public.reports enable row level security;
create policy "People read their own reports, moderators every one" on public.reports
  for select to authenticated using (reporter_id = (select auth.uid()) or (select private.has_role('moderator')));
-- Which wanted notices can be reported, a trigger says (migration wanted_queue): people cannot read those of others.
create policy "People report what they see of others" on public.reports
  for insert to authenticated
  with check (
    reporter_id = (select auth.uid()) and not (select private.is_suspended()) and (
      wanted_id is not null or exists (
        select 1 from public.listings
        where listings.id = reports.listing_id and listings.seller_id <> (select auth.uid())
      ))
  );
create policy "Moderators handle reports" on public.reports
  for update to authenticated using ((select private.has_role('moderator'))) with check ((select private.has_role('moderator')));

-- A report begins open; of a report only the status and the resolution change.
create function private.protect_report_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_direct_call() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'open'
      or num_nonnulls(new.resolution, new.handled_at, new.acknowledged_at) > 0 then
      raise exception 'protected column' using errcode = '42501', hint = 'a report begins open';
    end if;
    new.created_at := now();
    return new;
  end if;
  if (new.id, new.listing_id, new.wanted_id, new.reporter_id, new.reason, new.details, new.handled_at, new.created_at,
      new.acknowledged_at)
    is distinct from
     (old.id, old.listing_id, old.wanted_id, old.reporter_id, old.reason, old.details, old.handled_at, old.created_at,
      old.acknowledged_at)
  then
    raise exception 'protected column' using errcode = '42501', hint = 'only status and resolution change';
  end if;
  new.handled_at := case when new.status = 'open' then null else now() end;
  return new;
end $$;
create trigger protect_report_columns before insert or update on public.reports
  for each row execute function private.protect_report_columns();
create trigger limit_reports after insert on public.reports
  for each row execute function private.limit_writes('reports');

-- The reports as administrators work through them: a queue of listings, with the two clocks of the rules for grievances,
-- and one step that closes reports and decides about their listing.

comment on column public.reports.acknowledged_at is 'When an administrator said that it was seen. None where it was settled at once.';
create index reports_open_by_listing_idx on public.reports (listing_id, reporter_id, created_at) where status = 'open';
create index reports_settled_idx on public.reports (handled_at desc, listing_id) where status <> 'open';

-- Within what time a report is settled, which the page about complaints promises. India's IT Rules of 2021 ask for it in rule
-- 3(2)(a): 15 days at first, 7 since the amendment in force from 20 February 2026.
create function private.report_settling_time() returns interval
language sql immutable parallel safe set search_path = '' as $$ select interval '7 days' $$;

-- How much one report says by its reason: a fraud more than an animal that was sold.
create function private.report_weight(reason text) returns integer
language sql immutable set search_path = '' as $$
  select case when reason = 'asked-for-money' then 5 when reason in ('not-the-seller', 'not-allowed') then 4
    when reason in ('misleading', 'wrong-photographs') then 2 else 1 end
$$;

-- What is told about one listing, by all its reports that are open or all that are settled.
create type private.report_case as (
  listing_id uuid, weight bigint, reporters bigint, reports bigint, reasons text, oldest timestamptz,
  unacknowledged timestamptz, settled_at timestamptz
);

-- The reported listings, or one of them: of each, its reports that are open, or those that are settled. Every reporter
-- counts once, by their gravest report, and somebody who is suspended weighs nothing. A listing is settled when none of
-- its reports is open.
-- The weight of a reason is looked up once, not for every report.
create function private.report_cases(is_settled boolean, only_of uuid default null)
returns setof private.report_case
language plpgsql stable security definer rows 100 set search_path = '' set enable_seqscan = off as $$
begin
  return query execute format(
    'with weights as materialized (
       select reason, private.report_weight(reason) as weight
       from (select distinct report.reason from public.reports as report where report.status %1$s ''open'' %2$s) as known
     )
     select told.listing_id, sum(told.weight)::bigint, count(*), sum(told.reports)::bigint,
       string_agg(told.reasons, '',''), min(told.oldest), min(told.unacknowledged), max(told.settled_at)
     from (
       select report.listing_id, string_agg(report.reason, '','') as reasons,
         max(case when report.reporter_id in (select id from public.profiles where suspended_at is not null) then 0
           else weights.weight end) as weight,
         count(*) as reports, min(report.created_at) as oldest,
         min(report.created_at) filter (where report.acknowledged_at is null) as unacknowledged,
         max(report.handled_at) as settled_at
       from public.reports as report join weights using (reason)
       where report.status %1$s ''open'' and report.listing_id is not null %2$s
       group by report.listing_id, report.reporter_id
     ) as told
     %3$s
     group by told.listing_id',
    case when is_settled then '<>' else '=' end,
    case when only_of is not null then format('and report.listing_id = %L', only_of) else '' end,
    case when is_settled then 'where not exists (
      select 1 from public.reports as other where other.listing_id = told.listing_id and other.status = ''open'')'
    else '' end
  );
end $$;

-- A reported listing as a row of the administrators' queue. An open one has two clocks: by when its reporters have to be
-- told that it was seen, which stops when all were, and by when it has to be settled.
create function private.report_row(listing public.listings, told private.report_case, is_settled boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.listing_named(listing) || jsonb_build_object(
    'is_settled', is_settled, 'weight', coalesce(told.weight, 0), 'reporters', coalesce(told.reporters, 0),
    'reports', coalesce(told.reports, 0), 'oldest', told.oldest, 'settled_at', told.settled_at,
    'reasons', array(select distinct unnest(string_to_array(told.reasons, ',')) order by 1),
    'acknowledge_by', case when not is_settled then told.unacknowledged + interval '24 hours' end,
    'settle_by', case when not is_settled then told.oldest + private.report_settling_time() end,
    'seller', private.names_of(listing.seller_id),
    'place', private.place_named(listing.place_id),
    'photos', (
      select coalesce(jsonb_agg(to_jsonb(photo) order by photo.position), '[]')
      from public.listing_photos as photo where photo.listing_id = listing.id
    )
  )
$$;

-- What a search and filters mean, as conditions about `told`, `listing` and `seller`. Unknown filters are refused.
-- Where a listing stands is asked of its columns: a function would be called for every one of them.
create function private.report_conditions(search text, filters jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  conditions text[] := '{true}';
  named record;
begin
  conditions := conditions || (
    select coalesce(array_agg(format(
      'concat_ws('' '', listing.title, listing.answers_by_role ->> ''name'', seller.name) ilike %L', pattern)), '{}')
    from unnest(private.word_patterns(search)) as pattern
  );
  if private.is_identifier(search) then
    conditions := array[format('listing.id = %L', trim(search))];
  end if;
  for named in select * from jsonb_each_text(filters) as given (name, value) loop
    conditions := array_append(conditions, case named.name
      when 'is_settled' then 'true'
      when 'reason' then format('%L = any (string_to_array(told.reasons, '',''))', named.value)
      when 'category' then format('listing.category = %L', named.value)
      when 'status' then private.status_condition(named.value)
      when 'late' then case named.value
        when 'acknowledge' then 'told.unacknowledged < now() - interval ''24 hours'''
        when 'settle' then 'told.oldest < now() - private.report_settling_time()' end
    end);
    perform private.require_filter(conditions, named.name);
  end loop;
  return array_to_string(conditions, ' and ');
end $$;

-- Reported listings that fit a search and filters, so many from the one at `first` on, as {"total", "rows"}: those with
-- open reports, or under the filter `is_settled` those without. Errors: 42501 for everybody but moderators, PT422
-- for an unknown filter or order (detail: which).
-- Listings and sellers are looked up only for filters that ask about them.
create function public.find_reports(
  search text default null, filters jsonb default '{}', sort text default 'weight', is_descending boolean default true,
  first integer default 0, at_most integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  narrowed jsonb := private.unwrapped(filters);
  is_settled boolean := coalesce(narrowed ->> 'is_settled', 'false') = 'true';
  order_by text := case when sort in ('weight', 'reporters', 'oldest', 'settled_at') then
    format('(told).%I %s nulls last, (told).oldest, (told).listing_id', sort,
      case when is_descending then 'desc' else 'asc' end) end;
begin
  perform private.require_role('moderator');
  perform private.require_order(order_by);
  return private.found_page('select * from cases', order_by,
    format('private.report_row(listing, page.told, %L)', is_settled), first, at_most,
    beside => 'join public.listings as listing on listing.id = (page.told).listing_id',
    beforehand => format(
      'with cases as materialized (
         select told from private.report_cases(%L) as told
         left join public.listings as listing on listing.id = told.listing_id
         left join public.profiles as seller on seller.id = listing.seller_id
         where %s
       )', is_settled, private.report_conditions(search, narrowed)));
end $$;

-- Who settled a report, as the audit log has it: whoever reported it reads the row, and is not told.
create function private.settled_by(report public.reports) returns uuid
language sql stable security definer set search_path = '' as $$
  select entry.actor_id from public.audit_log as entry
  where report.status <> 'open' and entry.table_name = 'reports' and entry.row_id = report.id::text
    and entry.after ? 'status'
  order by entry.id desc limit 1
$$;

-- One reported listing with every report about it, newest first. Errors: 42501, PT404.
create function public.reported_listing(listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  perform private.require_role('moderator');
  select private.report_row(listing, told, state.is_settled) || jsonb_build_object('told', (
      select coalesce(jsonb_agg(to_jsonb(report) || jsonb_build_object(
        'reporter', private.names_of(report.reporter_id), 'handled_by', private.names_of(private.settled_by(report)),
        'dismissed_before', (
          select count(*) from public.reports as earlier
          where earlier.reporter_id = report.reporter_id and earlier.status = 'dismissed' and earlier.id <> report.id
        )
      ) order by report.created_at desc, report.id), '[]')
      from public.reports as report where report.listing_id = listing.id
    ))
  into answer
  from public.listings as listing
  cross join lateral (
    select not exists (
      select 1 from public.reports as report where report.listing_id = listing.id and report.status = 'open'
    ) as is_settled
  ) as state
  left join lateral private.report_cases(state.is_settled, listing.id) as told on true
  where listing.id = reported_listing.listing_id;
  if answer is null then
    raise exception 'no such listing' using errcode = 'PT404';
  end if;
  return answer;
end $$;

-- The open reports of a listing, or those of them that are named, locked until the end of the transaction.
create function private.open_reports(listing uuid, named uuid[] default null) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  if not exists (select 1 from public.listings where id = listing) then
    raise exception 'no such listing' using errcode = 'PT404';
  end if;
  select coalesce(array_agg(id), '{}') into ids from (
    select report.id from public.reports as report
    where report.listing_id = listing and report.status = 'open' and (named is null or report.id = any (named))
    order by report.id for update
  ) as locked;
  return ids;
end $$;

-- Says to the reporters of a listing that their reports were seen. Saying it again is nothing new.
-- Errors: 42501, PT404 for no such listing, PT409 when none of its reports is open (detail "settled").
create function public.acknowledge_reports(listing_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
  written integer;
begin
  perform private.require_role('moderator');
  ids := private.open_reports(listing_id);
  if ids = '{}' then
    raise exception 'these reports are settled' using errcode = 'PT409', detail = 'settled';
  end if;
  update public.reports set acknowledged_at = now() where id = any (ids) and acknowledged_at is null;
  get diagnostics written = row_count;
  return written;
end $$;

-- What a reporter is answered: a ready text in their own language, and the note to all of them.
create function private.answer_to(reporter uuid, ready_text text, note text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return nullif(concat_ws(E'\n', (
    select coalesce(nullif(ready.texts ->> person.language, ''), ready.texts ->> 'en')
    from public.ready_texts as ready, public.profiles as person
    where ready.id = ready_text and person.id = reporter
  ), nullif(trim(note), '')), '');
end $$;

-- Closes the open reports of a listing, or those that are named, with an answer to the reporters, and in the same step
-- leaves, removes or restores the listing. All of it or nothing. Gives the number of reports that were closed.
-- Errors: 42501, PT404 for no such listing, PT409 when none of the reports is open (detail "settled"; restoring needs
-- none) or the listing cannot be moved from where it is (detail: where), PT422 (detail: outcome, step, reason, note,
-- ready_text for none that answers reports).
create function public.settle_reports(
  listing_id uuid, outcome text, note text default null, step text default 'leave', removal_reason text default null,
  report_ids uuid[] default null, ready_text text default null
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  perform private.require_role('moderator');
  if outcome is null or outcome not in ('upheld', 'dismissed') then
    raise exception 'a known outcome is needed' using errcode = 'PT422', detail = 'outcome';
  end if;
  if step is null or step not in ('leave', 'remove', 'restore') then
    raise exception 'a known step is needed' using errcode = 'PT422', detail = 'step';
  end if;
  if char_length(note) > 1000 then
    raise exception 'the note is too long' using errcode = 'PT422', detail = 'note';
  end if;
  if ready_text is not null and not exists (
    select from public.ready_texts as ready where ready.id = ready_text and ready.reader = 'reporter'
  ) then
    raise exception 'a known text is needed' using errcode = 'PT422', detail = 'ready_text';
  end if;
  ids := private.open_reports(listing_id, report_ids);
  if ids = '{}' and step <> 'restore' then
    raise exception 'these reports are settled' using errcode = 'PT409', detail = 'settled';
  end if;
  if step = 'remove' then
    perform public.remove_listing(listing_id, removal_reason);
  elsif step = 'restore' then
    perform public.restore_listing(listing_id);
  end if;
  update public.reports as report set
    status = outcome, resolution = private.answer_to(report.reporter_id, ready_text, note), handled_at = now()
  where id = any (ids);
  return cardinality(ids);
end $$;

-- Opens the reports again that were closed at one moment: those that a decision has closed have its time. Who has reported
-- the listing anew since has an open report. Gives how many were opened.
create function private.reopen_reports(listing uuid, closed_at timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  opened integer;
begin
  update public.reports as report set status = 'open', resolution = null, handled_at = null
  where report.listing_id = listing and report.status <> 'open' and report.handled_at = closed_at
    and not exists (
      select 1 from public.reports as newer
      where newer.listing_id = listing and newer.reporter_id = report.reporter_id and newer.status = 'open'
    );
  get diagnostics opened = row_count;
  return opened;
end $$;

-- Opens the reports of a listing again that were closed last, all that were closed at once: for another look, however long
-- ago that was. The listing stays where it stands. Gives how many were opened.
-- Errors: 42501 for everybody but moderators, PT404 for no such listing, and where there is nothing to open.
create function public.reopen_reports(listing_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  opened integer;
begin
  perform private.require_role('moderator');
  perform private.open_reports(listing_id);
  opened := private.reopen_reports(listing_id, (
    select max(report.handled_at) from public.reports as report
    where report.listing_id = reopen_reports.listing_id and report.status <> 'open'
  ));
  if opened = 0 then
    raise exception 'nothing to open again' using errcode = 'PT404';
  end if;
  return opened;
end $$;

create trigger write_audit after insert or update or delete on public.reports
  for each row execute function private.write_audit('id', '');

revoke execute on all functions in schema private from public;
revoke execute on function
  public.find_reports(text, jsonb, text, boolean, integer, integer),
  public.reported_listing(uuid),
  public.acknowledge_reports(uuid),
  public.settle_reports(uuid, text, text, text, text, uuid[], text),
  public.reopen_reports(uuid)
from public, anon;
grant execute on function
  public.find_reports(text, jsonb, text, boolean, integer, integer),
  public.reported_listing(uuid),
  public.acknowledge_reports(uuid),
  public.settle_reports(uuid, text, text, text, text, uuid[], text),
  public.reopen_reports(uuid)
to authenticated, service_role;
