-- What somebody has decided in the last ten minutes, each with the way back from it.

-- Decisions by who made them: an import writes entries about listings by the thousand.
create index audit_log_decisions_idx on public.audit_log (actor_id, id)
  where table_name = 'listings' and before ? 'status' and action in ('update', 'delete');

create type private.own_decision as (
  entry_id bigint, decided_at timestamptz, listing_id uuid, revision text, outcome text, reports bigint
);

-- One's own decisions about listings that stand still, by the audit log. A change that took its listing's place is gone:
-- `revision` is the identifier that it had.
create function private.own_steps() returns setof private.own_decision
language sql stable security definer rows 10 set search_path = '' as $$
  select entry.id, entry.created_at, listing.id, case when entry.action = 'delete' then entry.row_id end,
    null::text, null::bigint
  from (
    select * from public.audit_log as own
    where own.actor_id = (select auth.uid()) and own.table_name = 'listings'
      and own.before ? 'status' and own.action in ('update', 'delete')
    order by own.id desc limit 200
  ) as entry
  join public.listings as listing
    on listing.id = case entry.action when 'delete' then entry.before ->> 'revises' else entry.row_id end::uuid
  where entry.created_at > now() - interval '10 minutes'
    and case entry.action
      when 'delete' then entry.before ->> 'status' = 'pending'
      when 'update' then (private.decision_to_undo(listing)).id = entry.id
    end
  order by entry.id desc limit 10
$$;

-- The reports that one has closed oneself while their listing stayed where it was, all that were closed at once together:
-- of each listing only those that were closed last, which reopen_reports opens. Who has reported anew since has an open one.
create function private.own_settlements() returns setof private.own_decision
language sql stable security definer rows 10 set search_path = '' as $$
  select max(entry.id), report.handled_at, report.listing_id, null::text, min(report.status), count(*)
  from public.reports as report
  join public.audit_log as entry on entry.table_name = 'reports' and entry.row_id = report.id::text
    and entry.created_at = report.handled_at and entry.actor_id = (select auth.uid())
  where report.status <> 'open' and report.handled_at > now() - interval '10 minutes' and report.listing_id is not null
    and not exists (
      select from public.reports as other
      where other.listing_id = report.listing_id and (
        (other.status <> 'open' and other.handled_at > report.handled_at)
        or (other.status = 'open' and other.reporter_id = report.reporter_id)
      )
    )
    and not exists (
      select from public.listing_events as event
      where event.listing_id = report.listing_id and event.created_at = report.handled_at
    )
  group by report.listing_id, report.handled_at
  order by max(entry.id) desc limit 10
$$;

-- One's own decisions of the last ten minutes that stand still, the newest first and at most ten: each as the listing's
-- name, where it stands (`to`), when it was decided (`decided_at`), and whether that can be taken back. A change that took
-- its listing's place cannot: `revision` is the identifier that it had. Where reports were closed and nothing else,
-- `settled` says how ({"outcome", "reports": how many}). Errors: 42501 for everybody but moderators.
create function public.own_decisions() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('moderator');
  return (
    select coalesce(jsonb_agg(private.listing_named(listing) || jsonb_build_object(
      'to', listing.status, 'decided_at', found.decided_at, 'revision', found.revision,
      'is_undoable', found.revision is null, 'settled',
      case when found.outcome is not null then jsonb_build_object('outcome', found.outcome, 'reports', found.reports) end
    ) order by found.entry_id desc), '[]')
    from (
      select * from (select * from private.own_steps() union all select * from private.own_settlements()) as both_kinds
      order by entry_id desc limit 10
    ) as found
    join public.listings as listing on listing.id = found.listing_id
  );
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function public.own_decisions() from public, anon;
grant execute on function public.own_decisions() to authenticated, service_role;
