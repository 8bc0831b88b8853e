-- What administrators ask about people: the list of them, and all that is known of one.

create index profiles_newest_idx on public.profiles (created_at desc, id desc);
create index profiles_name_idx on public.profiles (name, id);
create index profiles_name_down_idx on public.profiles (name desc nulls last, id desc);
create index profiles_administrators_idx on public.profiles (created_at desc, id desc) where is_admin;
create index profiles_suspended_idx on public.profiles (created_at desc, id desc) where suspended_at is not null;
create index profiles_role_idx on public.profiles (role, created_at desc, id desc);
create index profiles_words_idx on public.profiles using gin (
  (coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone::text, '')) extensions.gin_trgm_ops
);

-- A person as a row of the administrators' list.
create function private.person_row(person public.profiles) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(person) || jsonb_build_object(
    'place', private.place_named(person.place_id),
    'listings', (select count(*) from public.listings where seller_id = person.id),
    'open_reports', (
      select count(*) from public.listings as listing
      join public.reports as report on report.listing_id = listing.id and report.status = 'open'
      where listing.seller_id = person.id
    ),
    'deletion_requested_at', (select created_at from public.deletion_requests where profile_id = person.id)
  )
$$;

-- What a search and filters mean, as conditions about `person`. Unknown filters are refused.
create function private.people_conditions(search text, filters jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  conditions text[] := '{true}';
  named record;
begin
  conditions := conditions || (
    select coalesce(array_agg(format(
      '(coalesce(person.name, '''') || '' '' || coalesce(person.email, '''') || '' '' || coalesce(person.phone::text, ''''))
        ilike %L', pattern)), '{}')
    from unnest(private.word_patterns(search)) as pattern
  );
  if private.is_identifier(search) then
    conditions := array[format('person.id = %L', trim(search))];
  end if;
  for named in select * from jsonb_each_text(filters) as given (name, value) loop
    conditions := array_append(conditions, case named.name
      when 'role' then format('person.role = %L', named.value)
      when 'state' then format(
        'person.place_id in (select id from public.places where id = %1$L or parent_id = %1$L)', named.value)
      when 'is_suspended' then 'person.suspended_at is ' || case named.value when 'true' then 'not ' else '' end || 'null'
      when 'console_role' then format('person.is_admin and %L = any(person.console_roles)', named.value)
      when 'is_admin' then case named.value when 'true' then '' else 'not ' end || 'person.is_admin'
      when 'wants_deletion' then case named.value when 'true' then '' else 'not ' end
        || 'exists (select 1 from public.deletion_requests as request where request.profile_id = person.id)'
    end);
    perform private.require_filter(conditions, named.name);
  end loop;
  return array_to_string(conditions, ' and ');
end $$;

-- People that fit a search and filters, so many from the one at `first` on, as {"total", "rows"}.
-- Errors: 42501 for everybody but moderators and support, PT422 for an unknown filter or order (detail: which).
create function public.find_people(
  search text default null, filters jsonb default '{}', sort text default 'created_at',
  is_descending boolean default true, first integer default 0, at_most integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  conditions text;
  narrowed jsonb := private.unwrapped(filters);
  order_by text := case sort || case when is_descending then '-' else '+' end
    when 'created_at-' then 'created_at desc, id desc'
    when 'created_at+' then 'created_at, id'
    when 'name-' then 'name desc nulls last, id desc'
    when 'name+' then 'name, id'
  end;
  answer jsonb;
begin
  perform private.require_role('moderator', 'support');
  if order_by is null then
    raise exception 'no such order' using errcode = 'PT422', detail = 'sort';
  end if;
  conditions := private.people_conditions(search, narrowed);
  execute format(
    'select jsonb_build_object(
      ''total'', (select count(*) from public.profiles as person where %1$s),
      ''rows'', coalesce((
        select jsonb_agg(private.person_row(shown.person) order by shown.place) from (
          select person, row_number() over () as place from (
            select person from public.profiles as person where %1$s order by %2$s limit $1 offset $2
          ) as page
        ) as shown
      ), ''[]'')
    )', conditions, order_by)
  into answer using least(greatest(at_most, 0), 1000), greatest(first, 0);
  return answer;
end $$;

-- One person with all that an administrator has to know, and whether it was the caller who suspended them. Errors: 42501,
-- PT404.
create function public.person_details(profile uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('moderator', 'support');
  perform private.require_profile(profile);
  return (
    select private.person_row(person) || jsonb_build_object(
      'last_sign_in_at', (select last_sign_in_at from auth.users where id = profile),
      'waits_for_takeover', private.waits_for_takeover(profile),
      'deletion_reason', (select reason from public.deletion_requests where profile_id = profile),
      'is_own_suspension', person.suspended_at is not null and private.is_own_suspension(profile)
    )
    from public.profiles as person where id = profile
  );
end $$;

-- What happened with a person, newest first, so many from the one at `first` on, as {"total", "rows"}. Kinds: 'listings',
-- 'contacts_made', 'contacts_given', 'reports_made', 'reports_received', the last two for moderators alone. Errors: 42501,
-- PT404, PT422.
create function public.person_records(profile uuid, kind text, first integer default 0, at_most integer default 10)
returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  source text := case kind
    when 'listings' then
      'select id::text as key, created_at as at, private.listing_named(listing) as record
       from public.listings as listing where seller_id = $1'
    when 'contacts_made' then
      'select contact.id::text, contact.created_at, jsonb_build_object(''channel'', channel,
         ''person'', private.names_of(contact.seller_id), ''listing'', private.listing_named(listing))
       from public.contact_events as contact join public.listings as listing on listing.id = contact.listing_id
       where contact.person_id = $1'
    when 'contacts_given' then
      'select contact.id::text, contact.created_at, jsonb_build_object(''channel'', channel,
         ''person'', private.names_of(contact.person_id), ''listing'', private.listing_named(listing))
       from public.contact_events as contact join public.listings as listing on listing.id = contact.listing_id
       where contact.seller_id = $1'
    when 'reports_made' then
      'select report.id::text, report.created_at, to_jsonb(report)
         || jsonb_build_object(''person'', private.names_of(listing.seller_id), ''listing'', private.listing_named(listing))
       from public.reports as report join public.listings as listing on listing.id = report.listing_id
       where report.reporter_id = $1'
    when 'reports_received' then
      'select report.id::text, report.created_at, to_jsonb(report)
         || jsonb_build_object(''person'', private.names_of(report.reporter_id), ''listing'', private.listing_named(listing))
       from public.reports as report join public.listings as listing on listing.id = report.listing_id
       where listing.seller_id = $1'
  end;
  answer jsonb;
begin
  perform private.require_role('moderator', 'support');
  if kind in ('reports_made', 'reports_received') then
    perform private.require_role('moderator');
  end if;
  perform private.require_profile(profile);
  if source is null then
    raise exception 'no such kind' using errcode = 'PT422', detail = 'kind';
  end if;
  execute format(
    'with found (key, at, record) as (%s)
     select jsonb_build_object(''total'', (select count(*) from found), ''rows'', coalesce((
       select jsonb_agg(record || jsonb_build_object(''id'', key, ''created_at'', at) order by at desc, key desc)
       from (select * from found order by at desc, key desc limit $2 offset $3) as page
     ), ''[]''))', source)
  into answer using profile, least(greatest(at_most, 0), 1000), greatest(first, 0);
  return answer;
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.find_people(text, jsonb, text, boolean, integer, integer),
  public.person_details(uuid),
  public.person_records(uuid, text, integer, integer)
from public, anon;
grant execute on function
  public.find_people(text, jsonb, text, boolean, integer, integer),
  public.person_details(uuid),
  public.person_records(uuid, text, integer, integer)
to authenticated, service_role;
