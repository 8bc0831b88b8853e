-- What buyers look for. A wanted notice has the conditions of a search, a place, and a day on which it ends; it is looked at
-- as listings are before anybody sees it. Written by functions alone; states are equal to shared/wanted, which a test compares.

create table public.wanted_notices (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  category text not null,
  conditions jsonb not null check (jsonb_typeof(conditions) = 'object' and octet_length(conditions::text) <= 4000),
  place_id text not null references public.places (id),
  within_km integer,
  words text check (char_length(words) <= 300),
  days integer not null check (days between 1 and 60),
  status text not null default 'pending' check (status in ('pending', 'active', 'rejected', 'closed', 'removed')),
  refusal_reason text,
  refusal_note text check (char_length(refusal_note) <= 1000),
  contact_count integer not null default 0,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  expires_at timestamptz not null,
  is_ending_told boolean not null default false
);
create index wanted_notices_profile_id_idx on public.wanted_notices (profile_id, created_at desc);
create index wanted_notices_place_id_idx on public.wanted_notices (place_id);
create index wanted_notices_status_idx on public.wanted_notices (status, created_at, id);
create index wanted_notices_category_idx on public.wanted_notices (category, created_at, id);
create index wanted_notices_words_idx on public.wanted_notices using gin (words extensions.gin_trgm_ops);
create index wanted_notices_newest_idx on public.wanted_notices (created_at desc, id desc);
create index wanted_notices_expires_at_idx on public.wanted_notices (expires_at);
comment on table public.wanted_notices is 'Whoever looks at the market reads of them by find_wanted; rows by who wrote them, moderators and support.';
comment on column public.wanted_notices.conditions is
  'The arguments of search_listings that are no words, order or page: one category, answers, price, place.';
comment on column public.wanted_notices.place_id is 'A state, or a district; with `within_km`, so far around it.';
comment on column public.wanted_notices.expires_at is 'Begins anew when it is approved. Active and past it: it has ended.';

revoke all on public.wanted_notices from anon, authenticated;
grant select on public.wanted_notices to authenticated;
grant all on public.wanted_notices to service_role;
alter table public.wanted_notices enable row level security;
create policy "People read their own wanted notices, colleagues every one" on public.wanted_notices
  for select to authenticated using (profile_id = (select auth.uid()) or (select private.has_role('moderator', 'support')));

insert into public.settings (key, value) values ('wanted_notices_per_day', '10'), ('wanted_notices_kept', '5');
create trigger limit_wanted_notices after insert on public.wanted_notices
  for each row execute function private.limit_writes(
    'wanted_notices', 'profile_id', 'wanted_notices', 'status in (''pending'', ''active'') and expires_at > now()');
create trigger write_audit after insert or update or delete on public.wanted_notices
  for each row execute function private.write_audit('id', '');

-- Those that ended half a year ago go, some with every one that comes.
create function private.trim_wanted_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.wanted_notices where ctid = any (array(
    select past.ctid from public.wanted_notices as past
    where past.expires_at < now() - interval '180 days' and past.status <> 'pending'
    order by past.expires_at limit 100 for update skip locked));
  return null;
end $$;
create trigger trim_wanted_notices after insert on public.wanted_notices
  for each statement execute function private.trim_wanted_notices();

-- Where a notice stands: one whose time has run out has ended.
create function private.wanted_state(wanted public.wanted_notices) returns text
language sql stable set search_path = '' as $$
  select case when wanted.status = 'active' and wanted.expires_at <= now() then 'expired' else wanted.status end
$$;

-- The conditions that are kept: what a search would refuse is refused here, by the same names.
create function private.wanted_conditions(conditions jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sent jsonb := private.read_object('conditions', conditions);
  kept jsonb;
  categories text[];
begin
  if jsonb_typeof(sent) is distinct from 'object' or octet_length(sent::text) > 4000 then
    perform private.refuse_argument('conditions', 'an object in 4000 bytes');
  end if;
  categories := array(select jsonb_array_elements_text(nullif(sent -> 'categories', 'null')));
  if cardinality(categories) <> 1 then
    perform private.refuse_answer('required', 'category');
  end if;
  perform private.require_search_bounds(categories, private.read_object('attributes', sent -> 'attributes'), null);
  kept := private.arguments_of(null, null, categories, sent -> 'attributes', (sent ->> 'price_min')::bigint,
    (sent ->> 'price_max')::bigint, sent ->> 'state', sent ->> 'district', sent ->> 'near', (sent ->> 'within_km')::integer);
  if coalesce(kept ->> 'near', kept ->> 'district', kept ->> 'state') is null then
    perform private.refuse_answer('required', 'place');
  end if;
  kept := kept || jsonb_build_object('categories', to_jsonb((private.read_filter(kept)).categories));
  return kept;
exception when data_exception then
  perform private.refuse_argument('conditions', 'as a search has them');
  return null;
end $$;

-- Whether somebody must be looked at before others read what they look for: as with listings, by the mode, for who is new,
-- for words that ask for it, and always for whoever was refused.
create function private.wanted_has_to_wait(person uuid, words text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  mode text := private.setting('moderation_mode') #>> '{}';
begin
  return mode = 'all'
    or mode = 'first' and private.is_new_seller(person, null) and not exists (
      select from public.wanted_notices as earlier
      where earlier.profile_id = person and earlier.published_at is not null and earlier.status <> 'removed'
    )
    or exists (
      select from public.wanted_notices as refused
      where refused.profile_id = person and refused.status in ('rejected', 'removed')
        and private.is_against_content(refused.refusal_reason)
    )
    or private.is_barred_seller(person)
    or mode = 'first' and private.flags_of(coalesce(words, '')) <> '{}';
end $$;

-- Begins a notice, or lets it go on, for its days.
create function private.show_wanted(wanted_id uuid) returns public.wanted_notices
language sql security definer set search_path = '' as $$
  update public.wanted_notices as wanted set
    status = 'active', published_at = now(), expires_at = now() + make_interval(days => wanted.days),
    refusal_reason = null, refusal_note = null, is_ending_told = false
  where wanted.id = wanted_id returning wanted.*
$$;

-- Says what somebody looks for. `conditions` are arguments of `search_listings`: one category, answers, price, and a state,
-- a district, or a place with a distance around it. The notice is told to others at once, or once it was looked at.
-- Errors: 42501 for guests and people who are suspended; PT422 for what is missing (by the code in the message; detail:
-- category, place), for words that are too long (words), days beyond 1 to 60 (days), and for what no search may ask (its
-- argument); PT404 for somebody who can be reached by no number (detail: number); PT429 when it is enough.
create function public.post_wanted(conditions jsonb, words text default null, days integer default 30)
returns public.wanted_notices
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  kept jsonb;
  wanted public.wanted_notices;
begin
  perform private.require_unsuspended();
  kept := private.wanted_conditions(conditions);
  if char_length(words) > 300 then
    perform private.refuse_answer('long', 'words', null, 300);
  elsif days is null or days not between 1 and 60 then
    perform private.refuse_answer('between', 'days', 1, 60);
  elsif private.channels_of(person) = '{}' then
    raise exception 'nobody could reach them' using errcode = 'PT404', detail = 'number';
  end if;
  insert into public.wanted_notices as made (profile_id, category, conditions, place_id, within_km, words, days, expires_at)
  values (
    person, kept #>> '{categories,0}', kept,
    private.read_place('place', coalesce(kept ->> 'near', kept ->> 'district', kept ->> 'state')),
    (kept ->> 'within_km')::integer, case when not private.is_blank(words) then btrim(words) end, days,
    now() + make_interval(days => days)
  )
  returning * into wanted;
  if not private.wanted_has_to_wait(person, wanted.words) then
    wanted := private.show_wanted(wanted.id);
  end if;
  return wanted;
end $$;

-- One of the caller's own, locked. Errors: 42501, PT404 for what is not theirs, PT409 for what is not in such a state.
create function private.own_wanted(wanted_id uuid, variadic states text[]) returns public.wanted_notices
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.wanted_notices;
  state text;
begin
  perform private.require_unsuspended();
  select * into wanted from public.wanted_notices as own
  where own.id = wanted_id and own.profile_id = auth.uid() for update;
  if not found then
    raise exception 'no such notice' using errcode = 'PT404';
  end if;
  state := private.wanted_state(wanted);
  if state <> all (states) then
    raise exception 'not from here' using errcode = 'PT409', detail = state;
  end if;
  return wanted;
end $$;

-- Ends one's own notice: found, or not looked for any more.
create function public.close_wanted(wanted_id uuid) returns public.wanted_notices
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.wanted_notices := private.own_wanted(wanted_id, 'pending', 'active', 'expired');
begin
  update public.wanted_notices as own set status = 'closed' where own.id = wanted.id returning * into wanted;
  return wanted;
end $$;

-- Lets one's own notice begin again, for as many days as at first. What was never looked at waits for that, and what was
-- refused does not begin again. Counts as a new one in the limits.
create function public.renew_wanted(wanted_id uuid) returns public.wanted_notices
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.wanted_notices := private.own_wanted(wanted_id, 'active', 'expired', 'closed');
begin
  perform private.count_write('wanted_notices');
  if wanted.published_at is null or private.wanted_has_to_wait(wanted.profile_id, wanted.words) then
    update public.wanted_notices as own set status = 'pending', expires_at = now() + make_interval(days => own.days)
    where own.id = wanted.id returning * into wanted;
  else
    wanted := private.show_wanted(wanted.id);
  end if;
  perform private.refuse_more_rows('wanted_notices', 'public.wanted_notices', 'profile_id',
    'status in (''pending'', ''active'') and expires_at > now()');
  return wanted;
end $$;

-- One that an administrator decides about, locked. Errors: 42501, PT404, PT409 (detail: where it stands).
create function private.judged_wanted(wanted_id uuid, variadic states text[]) returns public.wanted_notices
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.wanted_notices;
  state text;
begin
  perform private.require_role('moderator');
  select * into wanted from public.wanted_notices as judged where judged.id = wanted_id for update;
  if not found then
    raise exception 'no such notice' using errcode = 'PT404';
  end if;
  state := private.wanted_state(wanted);
  if state <> all (states) then
    raise exception 'not from here' using errcode = 'PT409', detail = state;
  end if;
  return wanted;
end $$;

create function public.approve_wanted(wanted_id uuid) returns public.wanted_notices
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.wanted_notices := private.judged_wanted(wanted_id, 'pending');
begin
  return private.show_wanted(wanted.id);
end $$;

-- Reasons are some of those of listings, equal to shared/wanted.
create function public.reject_wanted(wanted_id uuid, reason text, note text default null) returns public.wanted_notices
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.wanted_notices := private.judged_wanted(wanted_id, 'pending');
begin
  perform private.require_reason(reason, 'price', 'duplicate', 'contact-in-text', 'not-allowed', 'incomplete', 'suspicious');
  update public.wanted_notices as judged set
    status = 'rejected', refusal_reason = reason, refusal_note = nullif(left(btrim(note), 1000), '')
  where judged.id = wanted.id returning * into wanted;
  return wanted;
end $$;

create function public.remove_wanted(wanted_id uuid, reason text) returns public.wanted_notices
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.wanted_notices := private.judged_wanted(wanted_id, 'pending', 'active', 'expired', 'closed');
begin
  perform private.require_reason(reason, 'fraud', 'not-allowed', 'misleading', 'duplicate', 'other');
  update public.wanted_notices as judged set status = 'removed', refusal_reason = reason
  where judged.id = wanted.id returning * into wanted;
  return wanted;
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.post_wanted(jsonb, text, integer),
  public.close_wanted(uuid),
  public.renew_wanted(uuid),
  public.approve_wanted(uuid),
  public.reject_wanted(uuid, text, text),
  public.remove_wanted(uuid, text)
from public, anon;
grant execute on function
  public.post_wanted(jsonb, text, integer),
  public.close_wanted(uuid),
  public.renew_wanted(uuid),
  public.approve_wanted(uuid),
  public.reject_wanted(uuid, text, text),
  public.remove_wanted(uuid, text)
to authenticated, service_role;
