-- What owners want of each week, from Monday to Sunday as people in India count days, and how far a week is. A goal is a
-- setting; 0 is none.

insert into public.settings (key, value) values
  ('goal_listings', '0'), ('goal_people', '0'), ('goal_contacts', '0'), ('goal_approval_hours', '0');

-- The Monday of a day's week.
create function private.week_of(day date) returns date
language sql immutable set search_path = '' as $$
  select date_trunc('week', day::timestamp)::date
$$;

-- What happened in the week that begins on a Monday, by the names of the goals: listings by when they were last handed in,
-- people by when they joined, contacts that were revealed, and how many hours half of the approved listings had waited at
-- most, which is null where none was approved. Counted as the dashboard and the analytics count.
create function private.week_numbers(first_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'listings', (select count(*) from public.listings where submitted_at >= since and submitted_at < until),
    'people', (select count(*) from public.profiles where created_at >= since and created_at < until),
    'contacts', (select count(*) from public.contact_events where created_at >= since and created_at < until),
    'approval_hours', (
      select round(percentile_cont(0.5) within group (order by waited_hours)::numeric, 2)
      from private.approvals where approved_at >= since and approved_at < until
    )
  )
  from (select private.indian_midnight(first_day) as since, private.indian_midnight(first_day + 7) as until) as week
$$;

-- The goals that are set, by their names.
create function private.goals() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(substr(key, 6), value), '{}')
  from public.settings where starts_with(key, 'goal_') and value <> '0'
$$;

-- How far the week of a day is: its `first_day`, its `numbers`, and the `goals`.
create function private.week_with_goals(day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('first_day', private.week_of(day), 'numbers', private.week_numbers(private.week_of(day)),
    'goals', private.goals())
$$;

revoke execute on all functions in schema private from public;
