/** Rules about moving animals, most of which are over. */
const NOTICES = 500

/**
 * What triggers would have counted of what happened, had they not been off: which listings give which answer, the days of
 * looks and contacts, how long listings waited, and on which days was searched for without result. And notices about moving
 * animals. Needs `private.copies` and `private.templates`.
 *
 * Looks and contacts are added up in one statement: `private.add_interest` takes one at a time, and here are hundreds of
 * thousands.
 */
export const COUNTS = `
  set local session_replication_role = replica;
  insert into private.interest_days (day, category, state_id, language, views, contacts)
  select happened.day, listing.category, coalesce(place.parent_id, place.id), listing.language,
    sum(happened.views), sum(happened.contacts)
  from (
    select listing_id, day, count as views, 0 as contacts from private.listing_views
    union all
    select listing_id, private.indian_day(created_at), 0, 1 from public.contact_events
  ) as happened
  join public.listings as listing on listing.id = happened.listing_id
  join public.places as place on place.id = listing.place_id
  group by 1, 2, 3, 4;
  insert into private.listing_answers (field_key, value, listing_id)
  select answer.field_key, answer.value, listing.id
  from public.listings as listing, private.answers_of(listing.category, listing.attributes) as answer;
  insert into private.approvals (event_id, listing_id, approved_at, waited_hours)
  select approval.id, approval.listing_id, approval.created_at, 0.2 + random() ^ 2 * 30
  from public.listing_events as approval
  where approval.from_status = 'pending' and approval.to_status = 'active';
  insert into private.empty_search_days (query, day, times)
  select query, private.indian_day(last_searched_at) - back, 1
  from public.empty_searches, lateral generate_series(0, least(times, 60) - 1) as back;
  insert into public.movement_notices (categories, place_ids, starts_on, ends_on, texts)
  select array[category], array[place_id], begins, begins + 30, '{"en": "No animal of this kind leaves the district."}'
  from (
    select category, place_id, current_date + 20 - floor(random() * 700)::integer as begins
    from private.copies join private.templates on id = template limit ${NOTICES}
  ) as thrown;`
