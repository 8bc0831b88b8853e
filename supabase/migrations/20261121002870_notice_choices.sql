-- How people are told what stands in their notices: by topic and channel, and how soon. A row is what somebody has chosen;
-- who has chosen nothing is told as shared/notice/telling says, which a test compares.

create function private.topic_of(kind text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when kind in ('approved', 'rejected', 'revision_approved', 'revision_rejected', 'removed', 'restored') then 'decisions'
    when kind in ('expiring', 'expired') then 'endings'
    when kind in ('number_asked', 'wanted_asked') then 'callers'
    when kind in ('price_dropped', 'favourite_sold') then 'saved'
    when kind = 'search_matched' then 'searches'
    when kind in ('report_acknowledged', 'report_settled') then 'reports'
    when kind in ('queue_long', 'reports_late') then 'work'
    when kind = 'week_summary' then 'summary'
    when kind = 'message' then 'messages'
    when kind like 'wanted\_%' then 'wanted'
    when kind = 'movement_notice' then 'movement'
    else 'account'
  end
$$;

-- By what people can be told of a topic: each sentence of a text message is registered before it is sent, so there are few.
create function private.notice_channels(topic text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case
    when topic in ('decisions', 'messages', 'endings') then array['email', 'push', 'sms', 'whatsapp']
    else array['email', 'push']
  end
$$;

-- Nobody is texted who has not asked for it.
create function private.default_pace(topic text, channel text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when channel in ('sms', 'whatsapp') then 'never'
    when topic = 'callers' then 'never'
    when topic = 'searches' then 'daily'
    else 'at_once'
  end
$$;

create table public.notice_choices (
  user_id uuid not null references public.profiles (id) on delete cascade,
  topic text not null check (topic in (
    'decisions', 'messages', 'endings', 'callers', 'saved', 'searches', 'reports', 'account', 'work', 'summary',
    'wanted', 'movement'
  )),
  channel text not null check (channel in ('email', 'push', 'sms', 'whatsapp')),
  pace text not null check (
    pace in ('never', 'at_once') or topic = 'searches' and pace in ('daily', 'weekly')
  ),
  primary key (user_id, topic, channel),
  constraint notice_choices_told_so check (
    channel in ('email', 'push') or topic in ('decisions', 'messages', 'endings')
  )
);
comment on table public.notice_choices is 'How soon somebody is told of a topic by a channel. Seen by nobody but the person.';

revoke all on public.notice_choices from anon, authenticated;
grant select, insert, update, delete on public.notice_choices to authenticated;
grant all on public.notice_choices to service_role;
alter table public.notice_choices enable row level security;
create policy "People read how they are told" on public.notice_choices
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People choose how they are told" on public.notice_choices
  for insert to authenticated
  with check (user_id = (select auth.uid()) and not (select private.is_suspended()));
create policy "People change how they are told" on public.notice_choices
  for update to authenticated
  using (user_id = (select auth.uid()) and not (select private.is_suspended()))
  with check (user_id = (select auth.uid()) and not (select private.is_suspended()));
create policy "People go back to what is usual" on public.notice_choices
  for delete to authenticated using (user_id = (select auth.uid()) and not (select private.is_suspended()));

create function private.pace_of(person uuid, topic text, channel text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select chosen.pace from public.notice_choices as chosen
      where chosen.user_id = person and chosen.topic = pace_of.topic and chosen.channel = pace_of.channel
    ),
    private.default_pace(topic, channel)
  )
$$;

-- Whether somebody can be reached at all: by mail where a link that was mailed to the address was opened, so that nobody is
-- written to whose address somebody else has typed; by push where they have asked for it on a phone; by text messages where
-- there is a number, and a sender that can.
create function private.is_reachable(person uuid, channel text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case channel
    when 'email' then exists (
      select from auth.users as account
      where account.id = person and private.is_address_proved(account.id, account.email)
    )
    when 'push' then exists (select from private.push_subscriptions as told where told.profile_id = person)
    else private.is_offered(channel) and private.number_of(person, channel) is not null
  end
$$;

-- By a link in each mail, which needs no signing in, whoever reads the mail has no more of its topic. The link is signed, so
-- that nobody makes one for somebody else; the key is made when it is first needed.
create table private.link_keys (
  id boolean primary key default true check (id),
  key bytea not null
);
comment on table private.link_keys is 'The one key that signs the links of mails. Read by no API.';

create function private.link_key() returns bytea
language plpgsql security definer set search_path = '' as $$
declare
  found_key bytea := (select key from private.link_keys);
begin
  if found_key is null then
    insert into private.link_keys (key)
    values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')))
    on conflict do nothing;
    found_key := (select key from private.link_keys);
  end if;
  return found_key;
end $$;

-- Key, text, and key again around the first sum: what is signed cannot be lengthened.
create function private.signature_of(signed text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  key bytea := private.link_key();
begin
  return left(encode(sha256(key || sha256(key || convert_to(signed, 'UTF8'))), 'hex'), 40);
end $$;

create function private.unsubscribe_token(person uuid, topic text, channel text) returns text
language sql security definer set search_path = '' as $$
  select concat_ws('.', person, topic, channel, private.signature_of(concat_ws('.', person, topic, channel)))
$$;

-- Ends the mails of a topic, by the token of a link, or begins them again: `again`, in the usual way. Nothing else can be
-- done by it, and nothing is told of whose it is. Says the topic. Errors: PT404 (detail: link) for a token that is none, or
-- whose account is gone.
create function public.choose_by_link(token text, again boolean default false) returns text
language plpgsql security definer set search_path = '' as $$
declare
  parts text[] := string_to_array(token, '.');
begin
  -- What is read as an id is signed: conditions of one question are asked in any order.
  if token is null or char_length(token) > 200 or cardinality(parts) <> 4
    or parts[4] is distinct from private.signature_of(concat_ws('.', parts[1], parts[2], parts[3])) then
    parts := null;
  elsif not exists (select from public.profiles where id = parts[1]::uuid) then
    parts := null;
  end if;
  if parts is null then
    raise exception 'this link is not known' using errcode = 'PT404', detail = 'link';
  end if;
  if again then
    delete from public.notice_choices where user_id = parts[1]::uuid and topic = parts[2] and channel = parts[3];
    -- Where the usual way is not to be told, asking for it again says otherwise.
    if private.default_pace(parts[2], parts[3]) = 'never' then
      insert into public.notice_choices (user_id, topic, channel, pace) values (parts[1]::uuid, parts[2], parts[3], 'at_once');
    end if;
  else
    insert into public.notice_choices (user_id, topic, channel, pace) values (parts[1]::uuid, parts[2], parts[3], 'never')
    on conflict (user_id, topic, channel) do update set pace = excluded.pace;
  end if;
  return parts[2];
end $$;

revoke all on private.link_keys from public;
revoke execute on all functions in schema private from public;
revoke execute on function public.choose_by_link(text, boolean) from public;
grant execute on function public.choose_by_link(text, boolean) to anon, authenticated, service_role;
