-- News of saved searches are gathered, and told together. Whoever is told so once a day or once a week, and reads nothing
-- but that, is told of what comes later by the next: their searches wait again once a digest is out. What is told at once
-- is told once, until it was looked at.

-- Whether a digest that is out has said what an unread notice says. What was dropped, since it would have been one too
-- many, or given up counts as well: the next one may say it.
create function private.is_told_by_digest(told private.notices) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.delivery_notices as tells join private.deliveries as digest on digest.id = tells.delivery_id
    where tells.notice_id = told.id and digest.outcome is not null and digest.settled_at >= told.created_at
      and private.pace_of(digest.profile_id, 'searches', digest.channel) in ('daily', 'weekly')
  )
$$;

-- In one order: of those who settle at the same time, nobody waits for somebody who waits for them.
create function private.wait_after_digests(settled uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.wait_for_listings(search_id) from (
    select distinct told.search_id
    from private.deliveries as digest
    join private.delivery_notices as tells on tells.delivery_id = digest.id
    join private.notices as told on told.id = tells.notice_id
    where digest.id = any (settled) and digest.topic = 'searches' and digest.outcome is not null and told.read_at is null
    order by told.search_id
  ) as said;
end $$;

-- Whoever was told at once, and chooses to be told together, is told of the next.
create function private.wait_as_chosen() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.wait_for_listings(told.search_id) from private.notices as told
  where told.profile_id = coalesce(new.user_id, old.user_id) and told.kind = 'search_matched' and told.read_at is null;
  return null;
end $$;
create trigger wait_as_chosen after insert or update or delete on public.notice_choices
  for each row execute function private.wait_as_chosen();

-- Has news of saved searches wait to be told together, by these channels, of whoever wants that and can be reached.
create function private.gather_searches(told private.notices[], channels text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  with wanted as (
    select distinct notice.profile_id, channel, private.pace_of(notice.profile_id, 'searches', channel) as pace
    from unnest(told) as notice, unnest(channels) as channel
    where notice.kind = 'search_matched' and private.is_reachable(notice.profile_id, channel)
  ), gathering as (
    insert into private.deliveries as waiting (profile_id, channel, topic, due_at)
    select profile_id, channel, 'searches', private.due_at('searches', pace) from wanted where pace <> 'never'
    on conflict (profile_id, channel) where topic = 'searches' and outcome is null and lease is null and tries = 0
      do update set due_at = least(waiting.due_at, excluded.due_at)
    returning id, profile_id
  )
  insert into private.delivery_notices (delivery_id, notice_id)
  select gathering.id, notice.id from gathering join unnest(told) as notice using (profile_id)
  where notice.kind = 'search_matched'
  on conflict do nothing;
end $$;

-- What has come for a search of which a digest has told already goes into the next, where none waits that says so.
create function private.gather_again(told private.notices) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.gather_searches(array[told], array(
    select channel from unnest(private.notice_channels('searches')) as channel
    where channel <> all (private.channels_waiting(told.id))
      and private.pace_of(told.profile_id, 'searches', channel) in ('daily', 'weekly')
  ));
end $$;

-- So many searches of one delivery say what they have found, and so many listings each of them names.
create function private.told_searches() returns integer
language sql immutable parallel safe set search_path = '' as $$ select 10 $$;
create function private.named_listings() returns integer
language sql immutable parallel safe set search_path = '' as $$ select 3 $$;

-- What has come for a saved search since it was last looked at, or told of by this channel: how much, as far as facets count,
-- and the newest few. A minute is told of twice rather than not at all: what goes live while a digest is being sent.
-- Null where that is nothing: it was sold meanwhile, or went live before that and was told of late, as an import is.
create function private.found_by(told private.notices, language text, channel text) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
#variable_conflict use_column
declare
  condition text := (select known.condition from private.saved_search_meanings as known where known.search_id = told.search_id);
  since timestamptz := greatest(
    (select saved.seen_at from public.saved_searches as saved where saved.id = told.search_id),
    (select max(past.read_at) from private.notices as past where past.search_id = told.search_id),
    (
      select max(earlier.settled_at) - interval '1 minute'
      from private.delivery_notices as tells join private.deliveries as earlier on earlier.id = tells.delivery_id
      where tells.notice_id = told.id and earlier.channel = found_by.channel and earlier.outcome = 'sent'
    ));
  found_ids uuid[];
begin
  execute 'select array_agg(listing_id order by published_at desc, listing_id) from (
      select listing_id, published_at from private.listing_search
      where published_at > $1 and (' || condition || ') and $2 <> (
        select offered.seller_id from public.listings as offered where offered.id = listing_search.listing_id)
      order by published_at desc limit $3
    ) as met'
    into found_ids using since, told.profile_id, private.facet_limit();
  return (
    select jsonb_build_object('count', cardinality(found_ids), 'listings', jsonb_agg(
      private.listing_told(held.listing_id, told.profile_id) || jsonb_build_object(
        'price', nullif(held.price_low, -1),
        'place', array(
          select coalesce(named.names ->> found_by.language, named.names ->> 'en') from public.places as named
          where held.place_id = named.id or held.place_id like named.id || '.%' order by named.id desc)
      ) order by held.published_at desc, held.listing_id))
    from private.listing_search as held where held.listing_id = any (found_ids[:private.named_listings()])
    having count(*) > 0
  );
exception when syntax_error_or_access_rule_violation or data_exception or null_value_not_allowed then
  return null;
end $$;

revoke execute on all functions in schema private from public;
