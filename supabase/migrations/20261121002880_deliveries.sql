-- What leaves the house of somebody's notices: one delivery for each mail, push or text message, written in the
-- transaction that tells the notice.
-- Programs of the operator's, any number of them, take what is due and send it. What is said, and in which language, is
-- chosen when it is sent: until then a notice may be read, taken back or counted up, and a language changed.

create table private.deliveries (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  channel text not null check (channel in ('email', 'push', 'sms', 'whatsapp')),
  topic text not null,
  created_at timestamptz not null default now(),
  due_at timestamptz not null,
  lease uuid,
  tries smallint not null default 0,
  outcome text check (outcome in ('sent', 'failed', 'dropped')),
  settled_at timestamptz,
  language text,
  failure text check (failure in ('address', 'refused', 'later', 'unreachable', 'credentials', 'other')),
  said text check (char_length(said) <= 300)
);
comment on table private.deliveries is
  'Mails, pushes and text messages to people, for 90 days. The id is the key by which whoever is sent one twice knows it again. Read by administrators.';
comment on column private.deliveries.due_at is 'When it is to be sent; while somebody sends it, when it may be taken again.';
comment on column private.deliveries.settled_at is 'When it was sent, dropped or given up; until then, when it last failed.';
comment on column private.deliveries.said is 'What the other side said where it failed.';
create index deliveries_due_idx on private.deliveries (channel, due_at) where outcome is null;
create index deliveries_profile_id_idx on private.deliveries (profile_id, created_at);
create index deliveries_failed_idx on private.deliveries (settled_at) where outcome = 'failed';
create index deliveries_created_at_idx on private.deliveries (created_at);
-- What is told together waits in one delivery, until somebody begins to send it; what comes later waits in another.
create unique index deliveries_gathering_idx on private.deliveries (profile_id, channel)
  where topic = 'searches' and outcome is null and lease is null and tries = 0;

create table private.delivery_notices (
  delivery_id uuid not null references private.deliveries (id) on delete cascade,
  notice_id bigint not null references private.notices (id) on update cascade on delete cascade,
  primary key (delivery_id, notice_id)
);
create index delivery_notices_notice_id_idx on private.delivery_notices (notice_id);
comment on table private.delivery_notices is 'Which notices a delivery tells.';

create function private.is_night(at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select extract(hour from at at time zone 'Asia/Kolkata') not between 7 and 20
$$;

-- When something is told: what is gathered, on the next morning or the next Monday's; a decision, once it cannot be taken
-- back any more.
create function private.due_at(topic text, pace text) returns timestamptz
language sql stable set search_path = '' as $$
  select case pace
    when 'daily' then (date_trunc('day', now() at time zone 'Asia/Kolkata' - interval '7 hours') + interval '1 day 7 hours')
      at time zone 'Asia/Kolkata'
    when 'weekly' then (date_trunc('week', now() at time zone 'Asia/Kolkata' - interval '7 hours') + interval '7 days 7 hours')
      at time zone 'Asia/Kolkata'
    else now() + case topic when 'decisions' then interval '10 minutes' else interval '0' end
  end
$$;

-- Has these notices sent to whoever wants that and can be reached.
create function private.deliver(told private.notices[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  with wanted as (
    select notice.id as notice_id, notice.profile_id, channel, private.topic_of(notice.kind) as topic,
      private.pace_of(notice.profile_id, private.topic_of(notice.kind), channel) as pace
    from unnest(told) as notice, unnest(private.notice_channels(private.topic_of(notice.kind))) as channel
    where notice.kind <> 'search_matched' and private.is_reachable(notice.profile_id, channel)
  ), to_send as (
    select gen_random_uuid() as id, * from wanted where pace <> 'never'
  ), made as (
    insert into private.deliveries (id, profile_id, channel, topic, due_at)
    select id, profile_id, channel, topic, private.due_at(topic, pace) from to_send
  )
  insert into private.delivery_notices (delivery_id, notice_id) select id, notice_id from to_send;
  perform private.gather_searches(told, private.notice_channels('searches'));
end $$;

create function private.deliver_new() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.deliver(array(select row(written.*)::private.notices from written));
  return null;
end $$;
create trigger deliver_new after insert on private.notices
  referencing new table as written for each statement execute function private.deliver_new();

-- By what a notice waits to be told, and is not being told at this moment.
create function private.channels_waiting(notice bigint) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(waiting.channel), '{}')
  from private.delivery_notices as told join private.deliveries as waiting on waiting.id = told.delivery_id
  where told.notice_id = notice and waiting.outcome is null and (waiting.lease is null or waiting.tries > 0)
$$;

-- A notice that is told again before it was read: where its mail waits, that says so. A decision is sent anew; what only
-- counts on is not, more than once a day.
create function private.deliver_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.kind = 'search_matched' then
    perform private.gather_again(new);
  elsif (private.topic_of(new.kind) = 'decisions' or new.day > old.day) and private.channels_waiting(new.id) = '{}' then
    perform private.deliver(array[new]);
  end if;
  return null;
end $$;
create trigger deliver_again after update of id on private.notices
  for each row execute function private.deliver_again();

-- Who sends: a program with the secret key, or, with less in its hands, one with a key that opens these functions alone.
create table private.sender_keys (
  hash bytea primary key,
  created_at timestamptz not null default now()
);
comment on table private.sender_keys is 'SHA-256 of the keys of programs that send. Delete a row, and its key opens nothing.';

-- Errors: 42501 for everybody else.
create function private.require_sender(key text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'service_role' and not exists (
    select from private.sender_keys where hash = sha256(convert_to(key, 'UTF8'))
  ) then
    raise exception 'this is for the sender' using errcode = '42501';
  end if;
end $$;

-- How many pushes a person gets a day of India at most, and of each kind of text messages as many; what is more stands in
-- their notices.
create function private.told_a_day() returns integer
language sql immutable parallel safe set search_path = '' as $$ select 3 $$;

-- Whether a person has had as many today as one gets, by the channel of this delivery, with those that are being sent at
-- this moment: all that were taken before, and of those taken with it the first by their ids.
create function private.is_told_enough(delivery private.deliveries) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) >= private.told_a_day() from private.deliveries as other
  where other.profile_id = delivery.profile_id and other.channel = delivery.channel and other.id <> delivery.id and (
    other.outcome = 'sent'
      and other.settled_at >= date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
    or other.outcome is null and other.lease is not null and other.due_at > now()
      and (other.lease <> delivery.lease or other.id < delivery.id)
  )
$$;

-- What a delivery says and to whom; null where there is nothing left to say: read by now, taken back, not wanted any more.
create function private.letter_of(delivery private.deliveries) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  notices jsonb;
begin
  if private.pace_of(delivery.profile_id, delivery.topic, delivery.channel) = 'never'
    or not private.is_reachable(delivery.profile_id, delivery.channel)
    or delivery.channel <> 'email' and private.is_told_enough(delivery) then
    return null;
  end if;
  select jsonb_agg(private.notice_told(one.told) || case
      when (one.told).kind = 'search_matched' and one.place <= private.told_searches()
        then jsonb_build_object('found', private.found_by(one.told, person.language, delivery.channel)) else '{}' end
    order by (one.told).id desc) into notices
  from public.profiles as person, (
    select told, row_number() over (order by told.id desc) as place
    from private.delivery_notices as tells join private.notices as told on told.id = tells.notice_id
    where tells.delivery_id = delivery.id and told.read_at is null and told.created_at > now() - interval '90 days'
  ) as one
  where person.id = delivery.profile_id;
  if notices is null then
    return null;
  end if;
  return (
    select jsonb_build_object('id', delivery.id, 'lease', delivery.lease, 'topic', delivery.topic,
      'created_at', delivery.created_at, 'language', person.language, 'notices', notices,
      'to', case delivery.channel
        when 'email' then account.email else private.number_of(person.id, delivery.channel)
      end, 'phones', case delivery.channel when 'push' then (
        select jsonb_agg(jsonb_build_object('endpoint', told.endpoint, 'p256dh', told.p256dh, 'auth', told.auth) order by told.id)
        from private.push_subscriptions as told where told.profile_id = person.id
      ) end, 'token', private.unsubscribe_token(person.id, delivery.topic, delivery.channel))
    from public.profiles as person join auth.users as account using (id) where person.id = delivery.profile_id
  );
end $$;

-- Takes what is due, for so long that nobody else takes it: `{taken, letters}`. What is not settled by then is due again, so
-- nothing is lost with a program that dies, and its key tells what is sent twice. At night nothing is due, unless that is
-- what the operator wants. Errors: 42501 for everybody but the sender.
create function public.take_deliveries(
  channel text, at_most integer, lease_seconds integer, at_night boolean default false, sender_key text default null
) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
#variable_conflict use_column
declare
  new_lease uuid := gen_random_uuid();
  delivery private.deliveries;
  letter jsonb;
  letters jsonb[] := '{}';
  dropped uuid[] := '{}';
  taken integer := 0;
begin
  perform private.require_sender(sender_key);
  if at_night or not private.is_night(now()) then
    -- Whoever counts what somebody gets today has to see what others are taking. Mails are not counted, and nobody waits.
    if channel <> 'email' then
      perform pg_advisory_xact_lock(hashtext('public.take_deliveries'), hashtext(channel));
    end if;
    for delivery in
      update private.deliveries set
        lease = new_lease, due_at = now() + make_interval(secs => least(greatest(lease_seconds, 1), 3600))
      -- An array, so that they are chosen once, however the update is planned.
      where id = any (array(
        select waiting.id from private.deliveries as waiting
        where waiting.channel = take_deliveries.channel and waiting.outcome is null and waiting.due_at <= now()
        order by waiting.due_at limit least(greatest(at_most, 1), 200) for update skip locked
      ))
      returning *
    loop
      taken := taken + 1;
      letter := private.letter_of(delivery);
      if letter is null then
        update private.deliveries set outcome = 'dropped', settled_at = now() where id = delivery.id;
        dropped := dropped || delivery.id;
      else
        letters := letters || letter;
      end if;
    end loop;
    perform private.wait_after_digests(dropped);
  end if;
  return jsonb_build_object('taken', taken, 'letters', to_jsonb(letters));
end $$;

create function private.pause_after(tries integer) returns interval
language sql immutable parallel safe set search_path = '' as $$
  select make_interval(mins => (array[1, 5, 30, 120, 360, 720, 1440])[tries])
$$;

-- Says what became of deliveries, each `{id, lease}` and: `language` where it was sent; `failure`, `said` and `is_final` where
-- it failed; `gone`, the endpoints of phones that are told no more; none of these where it was not begun. Where every phone is
-- gone, nothing is left to send. What failed is tried again after longer and longer, and given up in the end.
-- Who has lost a lease to somebody else may still say that something was sent. Errors: 42501 for everybody but the sender,
-- PT422 for too many (detail: outcomes).
create function public.settle_deliveries(outcomes jsonb, sender_key text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sent jsonb := private.read_object('outcomes', outcomes);
begin
  perform private.require_sender(sender_key);
  if jsonb_typeof(sent) is distinct from 'array' or jsonb_array_length(sent) > 200 then
    raise exception 'too many at once' using errcode = 'PT422', detail = 'outcomes';
  end if;
  with settled as (
    select * from jsonb_to_recordset(sent)
      as said (id uuid, lease uuid, language text, failure text, said text, is_final boolean, gone text[])
  )
  update private.deliveries as delivery set
    outcome = case
      when settled.language is not null then 'sent'
      when settled.failure is not null and (settled.is_final or private.pause_after(delivery.tries + 1) is null) then 'failed'
      when settled.failure is null and settled.gone is not null then 'dropped'
    end,
    settled_at = case
      when settled.language is not null or settled.failure is not null or settled.gone is not null then now()
      else delivery.settled_at
    end,
    language = settled.language,
    failure = case when settled.language is null then coalesce(settled.failure, delivery.failure) end,
    said = case when settled.language is null then coalesce(left(settled.said, 300), delivery.said) end,
    tries = delivery.tries + case when settled.failure is null then 0 else 1 end,
    due_at = case
      when settled.language is not null then delivery.due_at
      when settled.failure is null then now()
      else now() + coalesce(private.pause_after(delivery.tries + 1), interval '0')
    end
  from settled
  where delivery.id = settled.id and delivery.outcome is distinct from 'sent'
    and (settled.language is not null or delivery.outcome is null and delivery.lease = settled.lease);
  delete from private.push_subscriptions as told
  using jsonb_to_recordset(sent) as said (id uuid, gone text[]) join private.deliveries as delivery using (id)
  where told.profile_id = delivery.profile_id and told.endpoint = any (said.gone);
  perform private.wait_after_digests(array(select id from jsonb_to_recordset(sent) as said (id uuid)));
end $$;

-- The keys that pushes are signed with: the market's own, or these where it has none yet. Errors: 42501 for everybody but the
-- sender, PT422 for keys that are none (detail: keys).
create function public.offer_push_keys(public_key text, private_key jsonb, sender_key text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  offered jsonb := private.read_object('keys', private_key);
begin
  perform private.require_sender(sender_key);
  insert into private.push_keys (public_key, private_key)
  values (offer_push_keys.public_key, offered) on conflict do nothing;
  return (
    select jsonb_build_object('public_key', kept.public_key, 'private_key', kept.private_key) from private.push_keys as kept
  );
exception when check_violation or not_null_violation then
  raise exception 'these are no keys' using errcode = 'PT422', detail = 'keys';
end $$;

-- By which text messages a sender can tell people something: from now on they are offered to people. Errors: 42501 for
-- everybody but the sender, PT422 for anything else than these (detail: channel).
create function public.offer_channels(channels text[], sender_key text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_sender(sender_key);
  insert into private.offered_channels as known (channel) select distinct unnest(channels)
  on conflict (channel) do update set offered_at = excluded.offered_at;
exception when check_violation or not_null_violation then
  raise exception 'nobody is texted by this' using errcode = 'PT422', detail = 'channel';
end $$;

-- Has people told whose listings or wanted notices end in three days, or whose listings have ended since the day before
-- yesterday, so many of them, and says how many these were. Of what ended earlier they hear when they look. Old deliveries
-- and imports go along; what an import has brought is told where nobody did that, administrators hear of what waits too
-- long, owners of the week, and whoever lives there of a rule about moving animals. Errors: 42501 for all but the sender.
create function public.tell_of_endings(at_most integer default 100, sender_key text default null) returns integer
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  seller uuid;
  told integer;
begin
  perform private.require_sender(sender_key);
  perform private.forget_old_imports(), private.tell_of_work(), private.tell_of_week(private.indian_day(now())),
    private.untell_all_of_ended();
  told := private.tell_of_untold(200) + private.tell_of_movement_notices(200);
  delete from private.deliveries where ctid = any (array(
    select past.ctid from private.deliveries as past where past.created_at < now() - interval '90 days'
    order by past.created_at limit 1000 for update skip locked));
  for seller in
    select distinct ending.seller_id
    from public.listings as ending left join private.expiry_told as known on known.profile_id = ending.seller_id
    where ending.status = 'active' and not ending.is_seller_suspended
      and ending.expires_at > now() - interval '2 days' and ending.expires_at <= now() + interval '3 days'
      and case when ending.expires_at <= now() then ending.expires_at > coalesce(known.expired_until, '-infinity')
        else ending.expires_at > coalesce(known.expiring_until, '-infinity') end
    limit least(greatest(at_most, 1), 500)
  loop
    perform private.tell_of_expiry(seller);
    told := told + 1;
  end loop;
  for seller in select * from private.wanted_ending(least(greatest(at_most, 1), 500)) loop
    perform private.tell_of_wanted_ending(seller);
    told := told + 1;
  end loop;
  return told;
end $$;

revoke all on private.deliveries, private.delivery_notices, private.sender_keys from public;
revoke execute on all functions in schema private from public;
revoke execute on function
  public.take_deliveries(text, integer, integer, boolean, text),
  public.settle_deliveries(jsonb, text),
  public.offer_push_keys(text, jsonb, text),
  public.offer_channels(text[], text),
  public.tell_of_endings(integer, text)
from public, anon, authenticated;
-- The key says who may: a program that has it comes as a guest.
grant execute on function
  public.take_deliveries(text, integer, integer, boolean, text),
  public.settle_deliveries(jsonb, text),
  public.offer_push_keys(text, jsonb, text),
  public.offer_channels(text[], text),
  public.tell_of_endings(integer, text)
to anon, service_role;
