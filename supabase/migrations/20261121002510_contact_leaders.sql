-- Who asks for the most numbers. Harvesting shows here before it is over: one account that asks for many sellers and
-- sells nothing, or several new ones that do the same.

create index contact_events_first_idx on public.contact_events (created_at) include (person_id) where is_first;

-- The hundred people who got to know the most sellers between two days of India, both included: `id`, `name`, `email`,
-- `created_at`, `suspended_at`, `is_confirmed`, how many `sellers`, the most of them in one day (`most_in_a_day`), how
-- many `listings` of their own, and when they asked last. Administrators are left out: no limit holds them.
-- Errors: 42501 for everybody but administrators, PT422 (detail "period") for days that are no period of a year at most.
create function public.contact_leaders(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  since timestamptz;
  until timestamptz;
begin
  perform private.require_admin();
  select lower(period), upper(period) into since, until from private.period_of(from_day, to_day) as period;
  return (
    with days as (
      select person_id, (created_at at time zone 'Asia/Kolkata')::date as day, count(*) as sellers,
        max(created_at) as last_at
      from public.contact_events where is_first and created_at >= since and created_at < until
      group by 1, 2
    ), leaders as (
      select days.person_id, sum(days.sellers)::bigint as sellers, max(days.sellers) as most_in_a_day,
        max(days.last_at) as last_at
      from days join public.profiles as person on person.id = days.person_id and not person.is_admin
      group by 1 order by 2 desc, 4 desc, 1 limit 100
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', person.id, 'name', person.name, 'email', person.email, 'created_at', person.created_at,
      'suspended_at', person.suspended_at, 'is_confirmed', shown.is_email_verified or shown.is_phone_verified,
      'sellers', leaders.sellers, 'most_in_a_day', leaders.most_in_a_day, 'last_at', leaders.last_at,
      'listings', (select count(*) from public.listings where seller_id = person.id)
    ) order by leaders.sellers desc, leaders.last_at desc, person.id), '[]')
    from leaders
    join public.profiles as person on person.id = leaders.person_id
    join public.public_profiles as shown on shown.id = leaders.person_id
  );
end $$;
revoke execute on function public.contact_leaders(date, date) from public, anon;
grant execute on function public.contact_leaders(date, date) to authenticated, service_role;
