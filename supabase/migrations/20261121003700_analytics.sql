-- The market in numbers, for administrators: what happened on which day (of India), in which category, state and
-- language, how looks become contacts and sales, how long listings wait, and what was looked for in vain.

create function private.indian_day(moment timestamptz) returns date
language sql immutable set search_path = '' as $$
  select (moment at time zone 'Asia/Kolkata')::date
$$;

create function private.indian_midnight(day date) returns timestamptz
language sql immutable set search_path = '' as $$
  select day::timestamp at time zone 'Asia/Kolkata'
$$;

-- The moments of the days from one to another, both included. Errors: PT422 (detail "period") where there is none, the
-- last is before the first, or they are more than a year.
create function private.period_of(from_day date, to_day date) returns tstzrange
language plpgsql immutable set search_path = '' as $$
begin
  if from_day is null or to_day is null or to_day < from_day or to_day - from_day > 365 then
    raise exception 'a period of a day to a year is needed' using errcode = 'PT422', detail = 'period';
  end if;
  return tstzrange(private.indian_midnight(from_day), private.indian_midnight(to_day + 1));
end $$;

-- Looks and contacts are by far the most rows, so they are added up as they happen. The rows are many enough that people
-- who look at the same time seldom wait for each other. No references: what happened stays when the listing goes.
create table private.interest_days (
  day date not null,
  category text not null,
  state_id text not null,
  language text not null,
  views integer not null default 0,
  contacts integer not null default 0,
  primary key (day, category, state_id, language)
);

create function private.add_interest(listing_id uuid, on_day date, more_views integer, more_contacts integer) returns void
language sql security definer set search_path = '' as $$
  insert into private.interest_days as kept (day, category, state_id, language, views, contacts)
  select on_day, listing.category, coalesce(place.parent_id, place.id), listing.language, more_views, more_contacts
  from public.listings as listing join public.places as place on place.id = listing.place_id
  where listing.id = add_interest.listing_id
  on conflict (day, category, state_id, language) do update
    set views = kept.views + excluded.views, contacts = kept.contacts + excluded.contacts
$$;

create function private.add_up_views() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_interest(
    new.listing_id, new.day, new.count - case tg_op when 'UPDATE' then old.count else 0 end, 0);
  return null;
end $$;
create trigger add_up_views after insert or update of count on private.listing_views
  for each row execute function private.add_up_views();

create function private.add_up_contacts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_interest(new.listing_id, private.indian_day(new.created_at), 0, 1);
  return null;
end $$;
create trigger add_up_contacts after insert on public.contact_events
  for each row execute function private.add_up_contacts();
create index listings_sold_idx on public.listings (sold_at) where sold_at is not null;

-- The numbers between two days, both included: {"total", "days", "categories", "states", "languages"}, each number with
-- users, listings, views, contacts, sold and of these sold_here (through the market). Days without anything are there,
-- with zeros; other rows are not. People are counted on the day they joined, listings on the day they were handed in last,
-- sales on the day they were told of, whatever has become of them since. State and language are those of the person's
-- profile, or of the listing; people have no category, and may have no state.
-- Errors: 42501 for everybody but owners, PT422 (detail "period") for days that are no period of a year at most.
create function public.market_numbers(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set work_mem = '64MB' set enable_seqscan = off as $$
declare
  since timestamptz;
  until timestamptz;
begin
  perform private.require_role('owner');
  select lower(period), upper(period) into since, until from private.period_of(from_day, to_day) as period;
  -- The days are written out: calling a function for every row takes longer than all the rest. With memory for it, rows
  -- are added up in one pass, instead of being sorted for each grouping.
  return (
    with facts (day, category, place_id, state_id, language, users, listings, views, contacts, sold, sold_here) as (
      select (created_at at time zone 'Asia/Kolkata')::date, null, place_id, null, language, 1, 0, 0, 0, 0, 0
      from public.profiles where created_at >= since and created_at < until
      union all
      select (submitted_at at time zone 'Asia/Kolkata')::date, category, place_id, null, language, 0, 1, 0, 0, 0, 0
      from public.listings where submitted_at >= since and submitted_at < until
      union all
      select (sold_at at time zone 'Asia/Kolkata')::date, category, place_id, null, language, 0, 0, 0, 0, 1,
        (sold_outcome is not distinct from 'here')::integer
      from public.listings where sold_at >= since and sold_at < until and status = 'sold'
      union all
      select interest.day, interest.category, null, interest.state_id, interest.language, 0, 0, views, contacts, 0, 0
      from private.interest_days as interest where interest.day between from_day and to_day
      union all
      select each::date, null, null, null, null, 0, 0, 0, 0, 0, 0
      from generate_series(from_day::timestamp, to_day::timestamp, interval '1 day') as each
    ), placed as (
      select facts.*, coalesce(facts.state_id, place.parent_id, place.id) as state
      from facts left join public.places as place on place.id = facts.place_id
    ), numbers as (
      select day, category, state, language, grouping(day, category, state, language) as kind,
        jsonb_build_object('users', sum(users), 'listings', sum(listings), 'views', sum(views),
          'contacts', sum(contacts), 'sold', sum(sold), 'sold_here', sum(sold_here)) as counted
      from placed group by grouping sets ((), (day), (category), (state), (language))
    )
    select jsonb_build_object(
      'total', (select counted from numbers where kind = 15),
      'days', (
        select jsonb_agg(jsonb_build_object('day', day) || counted order by day) from numbers where kind = 7
      ),
      'categories', (
        select coalesce(jsonb_agg(jsonb_build_object('category', category) || counted order by category), '[]')
        from numbers where kind = 11 and category is not null
      ),
      'states', (
        select coalesce(jsonb_agg(jsonb_build_object('state_id', state) || counted order by state), '[]')
        from numbers where kind = 13 and (state is not null or counted -> 'users' <> '0')
      ),
      'languages', (
        select coalesce(jsonb_agg(jsonb_build_object('language', language) || counted order by language), '[]')
        from numbers where kind = 14 and language is not null
      )
    )
  );
end $$;

-- How long each listing had waited when it was approved. What went live in the moment in which it was handed in was
-- decided by nobody, and is not here; nor is a decision that was taken back.
create table private.approvals (
  event_id bigint primary key,
  listing_id uuid not null,
  approved_at timestamptz not null,
  waited_hours double precision not null
);
create index approvals_approved_at_idx on private.approvals (approved_at) include (waited_hours);
create index approvals_listing_id_idx on private.approvals (listing_id, event_id);

create function private.time_approval(approval public.listing_events) returns void
language sql security definer set search_path = '' as $$
  insert into private.approvals (event_id, listing_id, approved_at, waited_hours)
  select approval.id, approval.listing_id, approval.created_at,
    extract(epoch from approval.created_at - submission.created_at)::double precision / 3600
  from (
    select earlier.created_at from public.listing_events as earlier
    where earlier.listing_id = approval.listing_id and earlier.id < approval.id
      and earlier.to_status = 'pending' and earlier.reason is distinct from 'undo'
    order by earlier.id desc limit 1
  ) as submission
  where submission.created_at < approval.created_at
$$;

create function private.time_approvals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.reason is not distinct from 'undo' then
    delete from private.approvals where event_id = (
      select max(event_id) from private.approvals where listing_id = new.listing_id
    );
  else
    perform private.time_approval(new);
  end if;
  return null;
end $$;
create trigger time_approval after insert on public.listing_events
  for each row when (new.from_status = 'pending' and new.to_status = 'active'
    and coalesce(current_setting('maveshi.import', true), '') = '')
  execute function private.time_approvals();
create trigger forget_approval after insert on public.listing_events
  for each row when (new.from_status = 'active' and new.to_status = 'pending' and new.reason = 'undo')
  execute function private.time_approvals();

-- How long listings waited for their approval between two days, both included: {"approved", "median_hours", "p90_hours",
-- "days": [the same of each day]}, and how many wait now, and longer than a day: {"waiting", "waiting_over_a_day"}. Hours
-- are null where nothing was approved. Errors: 42501, PT422 (detail "period").
create function public.approval_times(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  period tstzrange;
begin
  perform private.require_role('owner');
  period := private.period_of(from_day, to_day);
  return (
    with numbers as (
      select day, grouping(day) = 1 as is_whole, jsonb_build_object(
        'approved', count(waited_hours),
        'median_hours', round(percentile_cont(0.5) within group (order by waited_hours)::numeric, 2),
        'p90_hours', round(percentile_cont(0.9) within group (order by waited_hours)::numeric, 2)
      ) as counted
      from (
        select (approved_at at time zone 'Asia/Kolkata')::date as day, waited_hours from private.approvals
        where approved_at >= lower(period) and approved_at < upper(period)
        union all
        select each::date, null from generate_series(from_day::timestamp, to_day::timestamp, interval '1 day') as each
      ) as decided
      group by grouping sets ((), (day))
    )
    select whole.counted || jsonb_build_object(
      'days', (
        select jsonb_agg(jsonb_build_object('day', day) || counted order by day) from numbers where not is_whole
      ),
      'waiting', (select count(*) from public.listings where status = 'pending'),
      'waiting_over_a_day', (
        select count(*) from public.listings where status = 'pending' and submitted_at < now() - interval '1 day'
      )
    )
    from numbers as whole where is_whole
  );
end $$;

-- On which days a query was asked in vain. What administrators clear is cleared here too.
create table private.empty_search_days (
  query text not null references public.empty_searches (query) on update cascade on delete cascade,
  day date not null,
  times integer not null,
  primary key (day, query)
);
create index empty_search_days_query_idx on private.empty_search_days (query);

create function private.add_up_empty_searches() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  more integer := new.times - case tg_op when 'UPDATE' then old.times else 0 end;
begin
  if more > 0 then
    insert into private.empty_search_days as kept (query, day, times)
    values (new.query, private.indian_day(new.last_searched_at), more)
    on conflict (day, query) do update set times = kept.times + excluded.times;
  end if;
  return null;
end $$;
create trigger add_up_empty_searches after insert or update of times on public.empty_searches
  for each row execute function private.add_up_empty_searches();

-- Queries in vain between two days of the filters `from` and `to`, both included, that hold every word of a search, so
-- many from the one at `first` on, as {"total", "times" (of all of them), "rows"}. A row has the times in the period, the
-- last day in it, and the times ever.
-- Errors: 42501 for everybody but owners, PT422 for no period, or an unknown order (detail: which).
create function public.count_empty_searches(
  search text default null, filters jsonb default '{}', sort text default 'times', is_descending boolean default true,
  first integer default 0, at_most integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  narrowed jsonb := private.unwrapped(filters);
  from_day date;
  to_day date;
  order_by text := case when sort in ('times', 'query', 'last_day', 'times_ever') then
    format('%I %s, query', sort, case when is_descending then 'desc' else 'asc' end) end;
begin
  perform private.require_role('owner');
  if narrowed - '{from,to}'::text[] <> '{}' then
    raise exception 'no such filter' using errcode = 'PT422', detail = 'filters';
  end if;
  from_day := narrowed ->> 'from';
  to_day := narrowed ->> 'to';
  perform private.period_of(from_day, to_day);
  perform private.require_order(order_by);
  return private.found_page('select * from counted', order_by, 'to_jsonb(page) - ''place''', first, at_most,
    beforehand => format(
      'with counted as materialized (
         select kept.query as id, kept.query, sum(searched.times) as times, max(searched.day) as last_day,
           kept.times as times_ever
         from public.empty_searches as kept join private.empty_search_days as searched on searched.query = kept.query
         where searched.day between %L and %L and kept.query ilike all (%L)
         group by kept.query
       )', from_day, to_day, private.word_patterns(search)),
    totals => 'count(*) as total, coalesce(sum(times), 0) as times');
end $$;

-- Who asks for the most numbers. Harvesting shows here before it is over: one account that asks for many sellers and
-- sells nothing, or several new ones that do the same.

create index contact_events_first_idx on public.contact_events (created_at) include (person_id) where is_first;

-- The hundred people who got to know the most sellers between two days of India, both included: `id`, `name`, `email`,
-- `created_at`, `suspended_at`, `is_confirmed`, how many `sellers`, the most of them in one day (`most_in_a_day`), how
-- many `listings` of their own, and when they asked last. Administrators are left out: no limit holds them.
-- Errors: 42501 for everybody but owners, PT422 (detail "period") for days that are no period of a year at most.
create function public.contact_leaders(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  since timestamptz;
  until timestamptz;
begin
  perform private.require_role('owner');
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

revoke execute on all functions in schema private from public;
revoke execute on function
  public.market_numbers(date, date),
  public.approval_times(date, date),
  public.count_empty_searches(text, jsonb, text, boolean, integer, integer),
  public.contact_leaders(date, date)
from public, anon;
grant execute on function
  public.market_numbers(date, date),
  public.approval_times(date, date),
  public.count_empty_searches(text, jsonb, text, boolean, integer, integer),
  public.contact_leaders(date, date)
to authenticated, service_role;
