-- Phones that are told: browsers in which somebody has asked for it. A browser names an address at the push service of its
-- maker, and the keys by which only it reads what is sent there (RFC 8030, RFC 8291).

-- As shared/notice/push-services says, which a test compares: the sender calls no other server that somebody names.
create function private.is_push_service(endpoint text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(char_length(endpoint) <= 1000 and endpoint
    ~ '^https://([a-z0-9-]+\.)*(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)/[!-~]+$', false)
$$;

create table private.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  endpoint text not null unique check (private.is_push_service(endpoint)),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null default now()
);
comment on table private.push_subscriptions is
  'Browsers that show somebody notices, five a person at most. Whoever holds an endpoint and the key pair can send to it.';
create index push_subscriptions_profile_id_idx on private.push_subscriptions (profile_id, created_at);

-- By which push services know this market (RFC 8292). The first sender makes the pair; from then on it stays, since browsers
-- that have asked are bound to it.
create table private.push_keys (
  id boolean primary key default true check (id),
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{87}$'),
  private_key jsonb not null check (jsonb_typeof(private_key) = 'object' and pg_column_size(private_key) <= 1000)
);
comment on table private.push_keys is 'The one key pair that signs what is sent to phones. Read by the sender alone.';

-- What somebody's browser needs to know: the market's key, null until there is a sender, and whether this phone is told.
-- Errors: 42501 for guests.
create function public.push_state(endpoint text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_session();
begin
  return jsonb_build_object(
    'key', (select public_key from private.push_keys),
    'is_told', exists (
      select from private.push_subscriptions as told
      where told.profile_id = person and told.endpoint = push_state.endpoint
    )
  );
end $$;

-- From now on this browser shows the caller's notices, and nobody else's. The sixth takes the place of the first.
-- Errors: 42501 for guests, PT422 for an endpoint at no push service or keys that are none (detail: endpoint).
create function public.save_push_subscription(endpoint text, p256dh text, auth text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_session();
begin
  insert into private.push_subscriptions as known (profile_id, endpoint, p256dh, auth)
  values (person, save_push_subscription.endpoint, save_push_subscription.p256dh, save_push_subscription.auth)
  on conflict on constraint push_subscriptions_endpoint_key do update
    set profile_id = excluded.profile_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = now();
  delete from private.push_subscriptions where id in (
    select past.id from private.push_subscriptions as past where past.profile_id = person
    order by past.created_at desc, past.id offset 5);
exception when check_violation or not_null_violation then
  raise exception 'this is no address of a push service' using errcode = 'PT422', detail = 'endpoint';
end $$;

-- This browser shows the caller nothing any more. Errors: 42501 for guests.
create function public.forget_push_subscription(endpoint text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_session();
begin
  delete from private.push_subscriptions as told
  where told.profile_id = person and told.endpoint = forget_push_subscription.endpoint;
end $$;

-- A browser gives what it is told at another address now and then, when nobody may be signed in. So it is moved by whoever
-- holds the old one with its secret, which that browser and the market know and no push service; whose it is stays. Both are
-- subscriptions as browsers write them: {endpoint, keys: {p256dh, auth}}, with or without padding. Says nothing of what it
-- found, and costs a look at an index. Errors: PT422 for an endpoint at no push service or keys that are none (detail:
-- endpoint).
create function public.renew_push_subscription(known jsonb, renewed jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old jsonb := private.read_object('known', known);
  fresh jsonb := private.read_object('renewed', renewed);
  known_endpoint constant text := old ->> 'endpoint';
  known_auth constant text := rtrim(old #>> '{keys,auth}', '=');
begin
  update private.push_subscriptions as told set
    endpoint = fresh ->> 'endpoint',
    p256dh = rtrim(fresh #>> '{keys,p256dh}', '='),
    auth = rtrim(fresh #>> '{keys,auth}', '=')
  where told.endpoint = known_endpoint and told.auth = known_auth;
exception
  when check_violation or not_null_violation then
    raise exception 'this is no address of a push service' using errcode = 'PT422', detail = 'endpoint';
  -- A page was quicker, and has saved the new one.
  when unique_violation then
    delete from private.push_subscriptions as told where told.endpoint = known_endpoint and told.auth = known_auth;
end $$;

revoke all on private.push_subscriptions, private.push_keys from public;
revoke execute on all functions in schema private from public;
revoke execute on function
  public.push_state(text),
  public.save_push_subscription(text, text, text),
  public.forget_push_subscription(text),
  public.renew_push_subscription(jsonb, jsonb)
from public, anon;
grant execute on function
  public.push_state(text),
  public.save_push_subscription(text, text, text),
  public.forget_push_subscription(text)
to authenticated, service_role;
grant execute on function public.renew_push_subscription(jsonb, jsonb) to anon, authenticated, service_role;
