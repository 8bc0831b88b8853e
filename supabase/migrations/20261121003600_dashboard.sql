-- What administrators see first: what waits for them, what happened today, and how the last thirty days went, all in one
-- answer.

-- The decisions and what was taken back, with all that is told of them by day.
create index listing_events_decisions_idx on public.listing_events (created_at)
  include (from_status, to_status, actor_id, seller_id, reason)
  where to_status in ('active', 'rejected', 'removed') or reason = 'undo';
create index contact_events_moments_idx on public.contact_events (created_at);
create index reports_moments_idx on public.reports (created_at);
create index deletion_requests_moments_idx on public.deletion_requests (created_at);
create index empty_searches_moments_idx on public.empty_searches (last_searched_at);

-- The reported listings that wait, as the queue of reports lists them: how many, with how many reports, and how many of
-- them are within both clocks or late by one of them, which the queue's own filters say. One that is late by both counts
-- for both.
create function private.waiting_reports() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  execute format(
    'select jsonb_build_object(
       ''listings'', count(*),
       ''reports'', coalesce(sum(told.reports), 0),
       ''oldest'', min(told.oldest),
       ''in_time'', count(*) filter (where (%1$s or %2$s) is not true),
       ''late_acknowledging'', count(*) filter (where %1$s),
       ''late_settling'', count(*) filter (where %2$s)
     )
     from private.report_cases(false) as told',
    private.report_conditions(null, '{"late": "acknowledge"}'), private.report_conditions(null, '{"late": "settle"}'))
  into answer;
  return answer;
end $$;

-- Notices that are in force on a day, and of them those whose last day is at most a week ahead, with the first such day.
create function private.notices_in_force(today date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'in_force', count(*),
    'ending', count(*) filter (where ends_on <= today + 7),
    'next_end', min(ends_on) filter (where ends_on <= today + 7)
  )
  from public.movement_notices where ends_on >= today and starts_on <= today
$$;

-- What happened on each Indian day from `first` to `last`, oldest first, days of nothing too:
-- listed: listings by the day on which they were last handed in; approved: those that went on offer from waiting, and of
-- them `unseen` those that did without a look; rejected, removed; sold, by the day of the sale as the analytics have it;
-- people who registered; contacts that were revealed; reports that were received and settled. A decision that was taken back
-- counts as none.
create function private.market_days(first date, last date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with days as (
    select first + ahead as day, (first + ahead)::timestamp at time zone 'Asia/Kolkata' as since,
      (first + ahead + 1)::timestamp at time zone 'Asia/Kolkata' as until
    from generate_series(0, last - first) as ahead
  ), decided (day, kind, weight) as (
    select day,
      case when reason is distinct from 'undo' then
        case when from_status = 'pending' and to_status = 'active' then
            case when actor_id = seller_id then 'unseen' else 'approved' end
          when to_status in ('rejected', 'removed') then to_status::text end
      else
        case when from_status in ('rejected', 'removed') then from_status::text
          when from_status = 'active' and to_status = 'pending' then 'approved' end
      end,
      case when reason is distinct from 'undo' then 1 else -1 end
    from days join public.listing_events on created_at >= since and created_at < until
    where to_status in ('active', 'rejected', 'removed') or reason = 'undo'
  ), told as (
    select day, jsonb_build_object(
      'listed', (select count(*) from public.listings where submitted_at >= since and submitted_at < until),
      'sold', (
        select count(*) from public.listings where sold_at >= since and sold_at < until and status = 'sold'
      ),
      'people', (select count(*) from public.profiles where created_at >= since and created_at < until),
      'contacts', (select count(*) from public.contact_events where created_at >= since and created_at < until),
      'received', (select count(*) from public.reports where created_at >= since and created_at < until),
      'settled', (
        select count(*) from public.reports where status <> 'open' and handled_at >= since and handled_at < until
      )
    ) || coalesce(decisions.numbers, '{}') as numbers
    from days left join (
      select day, jsonb_object_agg(kind, number) as numbers
      from (
        select day, kind, greatest(sum(weight), 0) as number from decided where kind is not null group by day, kind
      ) as counted
      group by day
    ) as decisions using (day)
  )
  select jsonb_agg(
    '{"rejected":0,"removed":0,"unseen":0}'
      || numbers || jsonb_build_object(
        'day', day::text,
        'approved', coalesce((numbers ->> 'approved')::bigint, 0) + coalesce((numbers ->> 'unseen')::bigint, 0)
      )
    order by day
  )
  from told
$$;

-- A listing as a row of the administrators' lists: with what its words have that they should not, its photographs, its
-- seller and place, and the states of the reports about it.
create function private.listing_row(listing public.listings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(listing) || jsonb_build_object(
    'listing_flags', private.flags_of(private.words_of(listing)),
    'photos', (
      select coalesce(jsonb_agg(jsonb_build_object('path', photo.path, 'card_path', photo.card_path,
        'content_hash', photo.content_hash, 'card_hash', photo.card_hash, 'position', photo.position,
        'preview', photo.preview) order by photo.position), '[]')
      from public.listing_photos as photo where photo.listing_id = listing.id
    ),
    'seller', (select jsonb_build_object('id', id, 'name', name) from public.public_profiles where id = listing.seller_id),
    'place', private.place_named(listing.place_id),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object('status', report.status)), '[]')
      from public.reports as report where report.listing_id = listing.id
    )
  )
$$;

-- The listings that were handed in last and wait.
create function private.newest_waiting(at_most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    private.listing_row(listing) order by listing.submitted_at desc nulls last, listing.id desc
  ), '[]')
  from (
    select * from public.listings as waiting where waiting.status = 'pending'
    order by waiting.submitted_at desc nulls last, waiting.id desc limit at_most
  ) as newest
  join public.listings as listing on listing.id = newest.id
$$;

-- All that the dashboard of the console shows: `waiting` (listings, reports, deletions, notices), the last thirty `days`
-- of India with today as the last of them, how many different searches found nothing today (`empty_searches`), and the
-- `newest` listings that wait; for owners how far this `week` is and what they want of it. What is another role's is null.
-- Errors: 42501 for everybody but administrators.
create function public.dashboard() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
  decides boolean := private.has_role('moderator');
begin
  perform private.require_admin();
  return jsonb_build_object(
    'waiting', jsonb_build_object(
      'listings', case when decides then (
        select jsonb_build_object('count', count(*), 'oldest', min(submitted_at))
        from public.listings where status = 'pending'
      ) end,
      'reports', case when decides then private.waiting_reports() end,
      'deletions', case when private.has_role('support') then (
        select jsonb_build_object('count', count(*), 'oldest', min(created_at)) from public.deletion_requests
      ) end,
      'notices', case when private.has_role('editor') then private.notices_in_force(today) end
    ),
    'days', private.market_days(today - 29, today),
    'week', case when private.has_role('owner') then private.week_with_goals(today) end,
    'empty_searches', (
      select count(*) from public.empty_searches
      where last_searched_at >= today::timestamp at time zone 'Asia/Kolkata'
    ),
    'newest', case when decides then private.newest_waiting(6) end
  );
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function public.dashboard() from public, anon;
grant execute on function public.dashboard() to authenticated, service_role;
