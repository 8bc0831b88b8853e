/** A report for every fifth listing; one in twelve is open. */
const REPORTS_PER_LISTING = 0.2

/**
 * What happened with the listings and the people: steps and decisions, looks, contacts, reports, and empty searches.
 * Needs `private.copies` and `private.people`.
 */
export function events(rows: number, people: number): string {
  return `
    set local session_replication_role = replica;
    insert into public.listing_events (listing_id, seller_id, actor_id, from_status, to_status, reason, created_at)
    select listing_id, seller_id, case when to_status in ('rejected', 'removed') then admin.id else seller_id end,
      from_status::public.listing_status, to_status::public.listing_status, reason, handed_in + later
    from private.copies, (select id from private.people where number = 1) as admin, lateral (values
      (null, 'draft', null, interval '-20 minutes'),
      ('draft', 'pending', null, interval '0'),
      ('pending', 'active', null, interval '3 hours'),
      ('pending', 'rejected', 'photographs', interval '5 hours'),
      ('active', 'removed', 'fraud', interval '9 days'),
      ('active', 'withdrawn', null, interval '12 days'),
      ('active', 'sold', 'here', interval '20 days')
    ) as step (from_status, to_status, reason, later)
    where to_status = 'draft' or to_status = 'pending' and status <> 'draft'
      or to_status = 'active' and published_at is not null or to_status = status::text and from_status is not null
        and to_status <> 'active' and to_status <> 'pending'
    order by handed_in + later;
    insert into public.audit_log (actor_id, action, table_name, row_id, before, after, created_at)
    select admin.id, 'update', 'listings', listing_id::text, '{"status": "pending"}',
      jsonb_build_object('status', case status when 'rejected' then 'rejected' else 'active' end),
      handed_in + interval '3 hours'
    from private.copies, (select id from private.people where number = 1) as admin
    where status not in ('draft', 'pending') and random() < 0.5;
    insert into private.listing_views (listing_id, day, count)
    select distinct on (listing_id, day) listing_id, day, 1 + floor(random() ^ 3 * 40)::integer
    from private.copies, generate_series(1, 4) as look,
      lateral (select (published_at + random() * look / 4 * (now() - published_at))::date as day) as days
    where published_at < now();
    insert into public.contact_events (listing_id, seller_id, person_id, channel, created_at)
    select listing_id, seller_id, person.id, case when random() < 0.5 then 'phone' else 'whatsapp' end,
      published_at + random() * least(now() - published_at, interval '60 days')
    from (
      select copies.*, 1 + floor(random() * ${people})::bigint as number
      from private.copies, generate_series(1, 2) where published_at < now()
    ) as contacted join private.people as person using (number);
    insert into public.reports (listing_id, reporter_id, reason, details, status, handled_at, created_at)
    select listing_id, person.id, (array['asked-for-money', 'not-the-seller', 'sold', 'misleading', 'wrong-photographs',
        'not-allowed', 'other'])[1 + floor(random() * 7)::integer], 'They asked for money before I had seen anything.',
      state, case when state <> 'open' then told + interval '1 day' end, told
    from (
      select told.*, now() - case state when 'open' then random() ^ 2 * interval '10 days'
          else interval '2 days' + random() * least(now() - published_at, interval '300 days') end as told
      from (
        select copies.*, 1 + floor(random() * ${people})::bigint as number,
          case when random() < 0.083 then 'open' when random() < 0.4 then 'upheld' else 'dismissed' end as state
        from private.copies
        where published_at < now() and random() < ${REPORTS_PER_LISTING} / 0.9
      ) as told
    ) as reported
    join private.people as person using (number)
    on conflict do nothing;
    analyze public.listings, private.copies, private.listing_views, public.contact_events;
    update public.listings as listing set view_count = coalesce(looks.times, 0), contact_count = coalesce(asked.times, 0)
    from private.copies
    left join (
      select listing_id, sum(count) as times from private.listing_views group by listing_id
    ) as looks using (listing_id)
    left join (
      select listing_id, count(*) as times from public.contact_events group by listing_id
    ) as asked using (listing_id)
    where listing.id = copies.listing_id and copies.published_at is not null;
    insert into public.empty_searches (query, times, last_searched_at, language, dismissed_at)
    select 'word ' || md5(number::text), 1 + floor(random() ^ 4 * 90)::integer, now() - random() * interval '90 days',
      (array['en', 'hi', 'mr', 'gu', 'pa', 'bn', 'ta', 'te', 'kn', 'ml', 'ur'])[1 + number % 11],
      case when number % 20 = 0 then now() - random() * interval '30 days' end
    from generate_series(1, ${Math.min(5000, Math.round(rows / 20))}) as number
    on conflict do nothing;`
}
