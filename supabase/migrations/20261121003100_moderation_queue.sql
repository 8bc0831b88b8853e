-- What helps an administrator to decide about a listing, and the way back from a decision.

-- The lists of the console: what was handed in when, and prices, both ways; one number's people.
create index listings_handed_in_newest_idx on public.listings (submitted_at desc nulls last, id desc);
create index listings_handed_in_oldest_idx on public.listings (submitted_at, id);
create index listings_dearest_idx on public.listings (price desc nulls last, id desc);
create index listings_cheapest_idx on public.listings (price, id);
create index listings_status_handed_in_idx on public.listings (status, submitted_at desc nulls last, id desc);
create index listings_category_handed_in_idx on public.listings (category, submitted_at desc nulls last, id desc);
create index listings_seller_handed_in_idx on public.listings (seller_id, submitted_at desc nulls last, id desc);
create index listings_same_words_idx on public.listings (md5(lower(regexp_replace(description, '\s+', ' ', 'g'))))
  where char_length(description) >= 40;
create index profiles_phone_idx on public.profiles (phone) where phone is not null;
create index profiles_whatsapp_idx on public.profiles (whatsapp) where whatsapp is not null;
create index public_profiles_name_idx on public.public_profiles using gin (name extensions.gin_trgm_ops);

create function private.seller_signals(seller uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', person.id,
    'name', person.name,
    'phone', person.phone,
    'avatar_path', person.avatar_path,
    'member_since', person.created_at,
    'is_suspended', person.suspended_at is not null,
    'is_admin', person.is_admin,
    'statuses', (
      select coalesce(jsonb_object_agg(state, count), '{}') from (
        select public.listing_state(listing) as state, count(*) as count
        from public.listings as listing where listing.seller_id = person.id group by 1
      ) as counted
    ),
    'reports', (
      select coalesce(jsonb_object_agg(status, count), '{}') from (
        select report.status, count(*) as count
        from public.reports as report join public.listings as listing on listing.id = report.listing_id
        where listing.seller_id = person.id group by 1
      ) as counted
    )
  )
  from public.profiles as person where person.id = seller
$$;

-- Listings of other people who gave one of the seller's numbers, the newest twelve.
create function private.listings_with_same_number(listing public.listings) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(found.id), '{}') from (
    select other.id
    from public.profiles as seller
    join public.profiles as person
      on person.id <> seller.id
      and (person.phone in (seller.phone, seller.whatsapp) or person.whatsapp in (seller.phone, seller.whatsapp))
    join public.listings as other on other.seller_id = person.id and other.status <> 'draft'
    where seller.id = listing.seller_id
    order by other.created_at desc, other.id
    limit 12
  ) as found
$$;

-- Other listings that show one of its photographs, the seller's own too, the newest twelve.
create function private.listings_with_same_photo(listing public.listings) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(found.id), '{}') from (
    select other.id
    from public.listings as other
    where other.id <> listing.id and other.id is distinct from listing.revises
      and other.revises is distinct from listing.id and other.status <> 'draft' and other.id in (
      select copy.listing_id
      from public.listing_photos as photo
      join public.listing_photos as copy on copy.content_hash = photo.content_hash
      where photo.listing_id = listing.id
    )
    order by other.created_at desc, other.id
    limit 12
  ) as found
$$;

-- Listings of other people that are described in the same words, the newest twelve. A few words are what everybody writes.
create function private.listings_with_same_words(listing public.listings) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(found.id), '{}') from (
    select other.id
    from public.listings as other
    where char_length(listing.description) >= 40 and char_length(other.description) >= 40
      and md5(lower(regexp_replace(other.description, '\s+', ' ', 'g')))
        = md5(lower(regexp_replace(listing.description, '\s+', ' ', 'g')))
      and other.seller_id <> listing.seller_id and other.status <> 'draft'
    order by other.created_at desc, other.id
    limit 12
  ) as found
$$;

-- Everything about a listing that asks for a second look, for moderators: what its words have that they should not
-- (as in listing_flags), and which words these are, its price beside its breed's, open reports, its seller, and listings with the same number,
-- description or photograph. Errors: 42501 for everybody else, PT404 for a listing that is not there.
create function public.listing_signals(listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  listing public.listings;
  flags text[];
begin
  perform private.require_role('moderator');
  select * into listing from public.listings where id = listing_signals.listing_id;
  if not found then
    raise exception 'no such listing' using errcode = 'PT404';
  end if;
  flags := private.flags_of(private.words_of(listing));
  return jsonb_build_object(
    'flags', flags,
    'marked', private.marked_words(listing, flags),
    'price', private.price_signal(listing),
    'open_reports', (
      select count(*) from public.reports as report
      where report.listing_id = listing.id and report.status = 'open'
    ),
    'seller', private.seller_signals(listing.seller_id),
    'same_phone', private.listings_with_same_number(listing),
    'same_words', private.listings_with_same_words(listing),
    'same_photo', private.listings_with_same_photo(listing)
  );
end $$;

-- The decision of an administrator that was the last step of a listing and is less than ten minutes ago, as the audit log
-- has it; nothing where its last step was none, or was itself the taking back of one.
create function private.decision_to_undo(listing public.listings) returns public.audit_log
language plpgsql stable security definer set search_path = '' as $$
declare
  step public.listing_events;
  decision public.audit_log;
begin
  select * into step from public.listing_events as event
  where event.listing_id = listing.id order by event.id desc limit 1;
  select * into decision from public.audit_log as entry
  where entry.table_name = 'listings' and entry.row_id = listing.id::text and entry.action = 'update'
    and entry.before ? 'status'
  order by entry.id desc limit 1;
  if step.reason is not distinct from 'undo'
    or (decision.actor_id, decision.before ->> 'status', decision.after ->> 'status')
      is distinct from (step.actor_id, step.from_status::text, listing.status::text)
    or step.to_status is distinct from listing.status
    or decision.created_at is null or decision.created_at < now() - interval '10 minutes'
    or not exists (
      select 1 from private.listing_transitions as edge
      where edge.from_status = step.from_status and edge.to_status = step.to_status and edge.actor = 'admin'
    ) then
    return null;
  end if;
  return decision;
end $$;

-- Takes the last decision of an administrator about a listing back, within ten minutes: every column that the decision
-- changed is again what it was, the reports that it closed are open again, and the history tells both. What was taken back
-- is not taken back again.
-- Errors: 42501 for everybody else, PT404 for a listing that is not there, PT409 (detail: where it stands) where the last
-- step was no decision, is too long ago, or something has happened since.
create function public.undo_decision(listing_id uuid) returns public.listings
language plpgsql security definer set search_path = '' as $$
declare
  listing public.listings;
  decision public.audit_log;
begin
  perform private.require_role('moderator');
  select * into listing from public.listings where id = undo_decision.listing_id for update;
  if not found then
    raise exception 'no such listing' using errcode = 'PT404';
  end if;
  decision := private.decision_to_undo(listing);
  if decision.id is null then
    raise exception 'there is no decision to take back' using errcode = 'PT409', detail = listing.status::text;
  end if;
  perform set_config('maveshi.is_undoing', 'yes', true);
  update public.listings as undone set
    status = earlier.status,
    submitted_at = earlier.submitted_at,
    published_at = earlier.published_at,
    expires_at = earlier.expires_at,
    sold_at = earlier.sold_at,
    sold_outcome = earlier.sold_outcome,
    removal_reason = earlier.removal_reason,
    rejection_reason = earlier.rejection_reason,
    rejection_note = earlier.rejection_note
  from jsonb_populate_record(listing, decision.before) as earlier
  where undone.id = listing.id
  returning undone.* into listing;
  perform set_config('maveshi.is_undoing', '', true);
  perform private.reopen_reports(listing.id, decision.created_at);
  return listing;
end $$;

-- Every list of the console at a hundred thousand listings: each is found, sorted and counted by an index. The list of
-- listings becomes one function, as the lists of people and of reports are, for their reason. The functions that list
-- refuse plans which read a table from end to end where there is another way, whatever the statistics say.

-- What a moderator's words are looked for in. It begins with a space: so does every word in it.
create index listings_words_idx on public.listings using gin ((
  ' ' || coalesce(title, '') || ' ' || coalesce(answers_by_role ->> 'name', '')
    || ' ' || coalesce(answers_by_role ->> 'noun', '') || ' ' || coalesce(answers_by_role ->> 'person', '')
) extensions.gin_trgm_ops);

-- What is on offer and what has run out are counted without a look at the listings.
create index listings_status_ends_idx on public.listings (status, expires_at, is_seller_suspended, submitted_at);
create index listings_place_handed_in_idx on public.listings (place_id, submitted_at desc nulls last, id desc);
create index listings_category_status_idx on public.listings (category, status, submitted_at desc nulls last, id desc);
create index listings_category_dearest_idx on public.listings (category, price desc nulls last, id desc);
create index listings_category_cheapest_idx on public.listings (category, price, id);

-- People by what the list can be narrowed to, counted without a look at them.
create index profiles_standing_idx on public.profiles (is_admin, suspended_at, created_at desc, id desc);
create index profiles_place_newest_idx on public.profiles (place_id, created_at desc, id desc);

-- Reports in the order in which they are put together, with all that is told of them.
create index reports_open_cases_idx on public.reports (listing_id, reporter_id)
  include (reason, created_at, acknowledged_at, handled_at) where status = 'open';
create index reports_settled_cases_idx on public.reports (listing_id, reporter_id)
  include (reason, created_at, acknowledged_at, handled_at) where status <> 'open';

-- Which listings give which answer, so that its uses are counted without a look at them: an index over all answers at
-- once would have to look at every listing again. Texts that are longer than any answer to choose are left out.
create table private.listing_answers (
  field_key text not null,
  value text not null,
  listing_id uuid not null references public.listings (id) on delete cascade,
  primary key (field_key, value, listing_id)
);
create index listing_answers_listing_id_idx on private.listing_answers (listing_id);
comment on table private.listing_answers is 'The answers of every listing, as far as they can be chosen. Kept by trigger.';
comment on column private.listing_answers.field_key is 'The key of the question, whether or not it is still asked.';

create function private.answers_of(category text, attributes jsonb) returns table (field_key text, value text)
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select distinct category || '.' || given.id, one.choice #>> '{}'
    from jsonb_each(attributes) as given (id, answer), jsonb_array_elements(
      case jsonb_typeof(answer) when 'array' then answer else jsonb_build_array(answer) end) as one (choice)
    where jsonb_typeof(one.choice) = 'string' and octet_length(one.choice #>> '{}') <= 1000;
end $$;

create function private.keep_answers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from private.listing_answers where listing_id = new.id;
  end if;
  insert into private.listing_answers (field_key, value, listing_id)
  select field_key, value, new.id from private.answers_of(new.category, new.attributes);
  return null;
end $$;
create trigger keep_answers after insert on public.listings
  for each row when (current_setting('maveshi.import', true) is distinct from 'write')
  execute function private.keep_answers();
create trigger keep_changed_answers after update of category, attributes on public.listings
  for each row when ((old.category, old.attributes) is distinct from (new.category, new.attributes))
  execute function private.keep_answers();

-- Where a listing stands, as a condition about `listing`: one whose time has run out has expired, whatever its row says.
create function private.status_condition(status text) returns text
language sql immutable set search_path = '' as $$
  select case status
    when 'active' then 'listing.status = ''active'' and listing.expires_at > now() and not listing.is_seller_suspended'
    when 'hidden' then 'listing.status = ''active'' and listing.expires_at > now() and listing.is_seller_suspended'
    when 'expired' then 'listing.status in (''active'', ''expired'') and listing.expires_at <= now()'
    else format('listing.status = %L', status) end
$$;

-- What a search and filters mean, as conditions about `listing`. Unknown filters are refused.
create function private.listing_conditions(search text, filters jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  conditions text[] := '{true}';
  lookups text[] := private.word_lookups(search);
  named record;
begin
  if lookups <> '{}' then
    conditions := array['(' || concat_ws(' or ', private.beginning_of_identifier(search), (
      select '(' || string_agg(format(
        '('' '' || coalesce(listing.title, '''') || '' '' || coalesce(listing.answers_by_role ->> ''name'', '''')
          || '' '' || coalesce(listing.answers_by_role ->> ''noun'', '''')
          || '' '' || coalesce(listing.answers_by_role ->> ''person'', '''')) ilike %L', pattern), ' and ') || ')'
      from unnest(lookups) as pattern
    )) || ')'];
  end if;
  for named in select * from jsonb_each_text(filters) as given (name, value) loop
    conditions := array_append(conditions, case named.name
      when 'status' then private.status_condition(named.value)
      when 'category' then format('listing.category = %L', named.value)
      when 'state' then format(
        'listing.place_id = any (array(select id from public.places where id = %1$L or parent_id = %1$L))', named.value)
      when 'seller_id' then format('listing.seller_id = %L', named.value)
      when 'ids' then format(
        'listing.id = any (array(select value::uuid from jsonb_array_elements_text(%L)))', named.value)
      when 'from' then format('listing.submitted_at >= %L', named.value)
      when 'before' then format('listing.submitted_at < %L', named.value)
    end);
    perform private.require_filter(conditions, named.name);
  end loop;
  return array_to_string(conditions, ' and ');
end $$;

-- Listings that fit a search and filters, so many from the one at `first` on, as {"total", "rows"}; rows that are brief
-- say no more than where which listing stands. By risk there are only those that wait. Errors: 42501 for everybody but
-- administrators, PT422 for an unknown filter or order (detail: which).
create function public.find_listings(
  search text default null, filters jsonb default '{}', sort text default 'submitted_at',
  is_descending boolean default true, first integer default 0, at_most integer default 25, is_brief boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  narrowed jsonb := private.unwrapped(filters);
  order_by text := case sort || case when is_descending then '-' else '+' end
    when 'submitted_at-' then 'listing.submitted_at desc nulls last, listing.id desc'
    when 'submitted_at+' then 'listing.submitted_at, listing.id'
    when 'price-' then 'listing.price desc nulls last, listing.id desc'
    when 'price+' then 'listing.price, listing.id'
    when 'risk-' then 'coalesce(risky.risk, 0) desc, listing.submitted_at, listing.id'
    when 'risk+' then 'coalesce(risky.risk, 0), listing.submitted_at desc, listing.id desc'
  end;
begin
  perform private.require_role('moderator', 'support');
  perform private.require_order(order_by);
  return private.found_page(
    'select listing.id from public.listings as listing '
      || case when sort = 'risk' then 'left join private.review_risks as risky on risky.listing_id = listing.id ' else '' end
      || 'where ' || case when sort = 'risk' then 'listing.status = ''pending'' and ' else '' end || private.listing_conditions(search, narrowed), order_by,
    case when is_brief then 'jsonb_build_object(''id'', listing.id, ''status'', listing.status)'
      else 'private.listing_row(listing)' end,
    first, at_most, beside => 'join public.listings as listing on listing.id = page.id');
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.listing_signals(uuid),
  public.undo_decision(uuid),
  public.find_listings(text, jsonb, text, boolean, integer, integer, boolean)
from public, anon;
grant execute on function
  public.listing_signals(uuid),
  public.undo_decision(uuid),
  public.find_listings(text, jsonb, text, boolean, integer, integer, boolean)
to authenticated, service_role;
