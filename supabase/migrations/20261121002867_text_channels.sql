-- Text messages: SMS and WhatsApp, to the numbers of people's own profiles. They go by a provider that the operator pays, so
-- they are offered only while a sender has one: it says so when it starts and again and again.

create table private.offered_channels (
  channel text primary key check (channel in ('sms', 'whatsapp')),
  offered_at timestamptz not null default now()
);
comment on table private.offered_channels is
  'Which text messages some sender can send, and when it last said so. After a day without a word nobody is offered them.';

create function private.is_offered(channel text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.offered_channels as offered
    where offered.channel = is_offered.channel and offered.offered_at > now() - interval '1 day'
  )
$$;

-- The number that somebody is texted at; null for none.
create function private.number_of(person uuid, channel text) returns text
language sql stable security definer set search_path = '' as $$
  select case channel when 'sms' then known.phone when 'whatsapp' then known.whatsapp end
  from public.profiles as known where known.id = person
$$;

-- By which text messages the market can tell the caller something: `[{channel, number}]`, the number null where the profile
-- has none. Errors: 42501 for guests.
create function public.text_channels() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_session();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('channel', offered.channel,
      'number', private.number_of(person, offered.channel)) order by offered.channel), '[]')
    from private.offered_channels as offered where private.is_offered(offered.channel)
  );
end $$;

revoke all on private.offered_channels from public;
revoke execute on all functions in schema private from public;
revoke execute on function public.text_channels() from public, anon;
grant execute on function public.text_channels() to authenticated, service_role;
