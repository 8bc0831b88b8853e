-- People who want to be forgotten. Their wish is recorded; administrators see to it, since accounts are deleted with
-- the authentication service.

create table public.deletion_requests (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  reason text check (char_length(reason) <= 1000),
  created_at timestamptz not null default now(),
  unique (profile_id)
);

revoke all on public.deletion_requests from anon, authenticated;
grant select, insert, delete on public.deletion_requests to authenticated;
grant all on public.deletion_requests to service_role;
alter table public.deletion_requests enable row level security;
create policy "People read their deletion request, support every one" on public.deletion_requests
  for select to authenticated using (profile_id = (select auth.uid()) or (select private.has_role('support')));
create policy "People ask to be deleted" on public.deletion_requests
  for insert to authenticated
  with check (profile_id = (select auth.uid()) and not (select private.is_suspended()));
create policy "People take their deletion request back" on public.deletion_requests
  for delete to authenticated using (profile_id = (select auth.uid()) and not (select private.is_suspended()));
create trigger limit_deletion_requests after insert on public.deletion_requests
  for each row execute function private.limit_writes('deletion_requests');

-- Everything that the market holds about the person who asks, as one JSON document. Of other people it says nothing: who
-- asked for a number, who reported a listing, who handled a report and who wrote a note or a message stay out, and so do
-- the words of notes and messages that an administrator has written about or to others.

create function private.listings_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    to_jsonb(listing) - '{seller_id,answers_by_role}'::text[] || jsonb_build_object(
      'label', (select own.label from public.listing_labels as own where own.listing_id = listing.id),
      'photos', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'path', photo.path, 'card_path', photo.card_path, 'width', photo.width, 'height', photo.height
        ) order by photo.position), '[]')
        from public.listing_photos as photo where photo.listing_id = listing.id
      ),
      'steps', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'from', step.from_status, 'to', step.to_status, 'reason', step.reason, 'note', step.note,
          'at', step.created_at
        ) order by step.id), '[]')
        from public.listing_events as step where step.listing_id = listing.id and step.seller_id = person
      ),
      'views_by_day', (
        select coalesce(jsonb_object_agg(looked.day, looked.count), '{}')
        from private.listing_views as looked where looked.listing_id = listing.id
      )
    ) order by listing.created_at, listing.id
  ), '[]')
  from public.listings as listing where listing.seller_id = person
$$;

-- What somebody did on the market beside offering.
create function private.doings_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'favourites', (
      select coalesce(jsonb_agg(jsonb_build_object('listing_id', listing_id, 'created_at', created_at)
        order by created_at), '[]')
      from public.favourites where user_id = person
    ),
    'saved_searches', (
      select coalesce(jsonb_agg(to_jsonb(search) - 'user_id' order by search.created_at), '[]')
      from public.saved_searches as search where search.user_id = person
    ),
    'wanted_notices', (
      select coalesce(jsonb_agg(to_jsonb(wanted) - 'profile_id' order by wanted.created_at), '[]')
      from public.wanted_notices as wanted where wanted.profile_id = person
    ),
    'reports_made', (
      select coalesce(jsonb_agg(to_jsonb(report) - 'reporter_id' order by report.created_at), '[]')
      from public.reports as report where report.reporter_id = person
    ),
    'numbers_asked_for', (
      select coalesce(jsonb_agg(jsonb_build_object('listing_id', listing_id, 'wanted_id', wanted_id, 'channel', channel,
        'at', created_at)
        order by created_at), '[]')
      from public.contact_events where person_id = person
    ),
    'my_number_asked_for', (
      select coalesce(jsonb_agg(jsonb_build_object('listing_id', listing_id, 'wanted_id', wanted_id, 'channel', channel,
        'at', created_at)
        order by created_at), '[]')
      from public.contact_events where seller_id = person
    ),
    'notes_about_me', (
      select coalesce(jsonb_agg(jsonb_build_object('listing_id', note.listing_id, 'words', note.words,
        'at', note.created_at) order by note.created_at, note.id), '[]')
      from (
        select * from public.colleague_notes where profile_id = person
        union all
        select about.* from public.listings as listing
        join public.colleague_notes as about on about.listing_id = listing.id
        where listing.seller_id = person
      ) as note
    ),
    'messages_to_me', (
      select coalesce(jsonb_agg(jsonb_build_object('listing_id', message.listing_id, 'words', message.words,
        'at', message.created_at) order by message.created_at, message.id), '[]')
      from public.seller_messages as message where message.profile_id = person
    ),
    'messages_written', (
      select coalesce(jsonb_agg(jsonb_build_object('at', created_at) order by created_at, id), '[]')
      from public.seller_messages where author_id = person
    ),
    'notes_written', (
      select coalesce(jsonb_agg(jsonb_build_object('at', created_at) order by created_at, id), '[]')
      from public.colleague_notes where author_id = person
    ),
    'decisions_made', (
      select coalesce(jsonb_agg(jsonb_build_object('at', decided_at, 'seconds', seconds, 'is_undone', is_undone)
        order by event_id), '[]')
      from private.decisions where administrator_id = person
    ),
    'writes_by_day', (
      select coalesce(jsonb_agg(jsonb_build_object('day', day, 'kind', kind, 'count', count) order by day, kind), '[]')
      from private.write_counts where profile_id = person
    ),
    'notices', (
      select coalesce(jsonb_agg(to_jsonb(told) - '{id,profile_id}'::text[] order by told.id), '[]')
      from private.notices as told where told.profile_id = person
    ),
    'how_i_am_told', (
      select coalesce(jsonb_agg(to_jsonb(chosen) - 'user_id' order by chosen.topic, chosen.channel), '[]')
      from public.notice_choices as chosen where chosen.user_id = person
    ),
    'phones_that_are_told', (
      select coalesce(jsonb_agg(jsonb_build_object('endpoint', told.endpoint, 'created_at', told.created_at)
        order by told.created_at, told.id), '[]')
      from private.push_subscriptions as told where told.profile_id = person
    ),
    'sent_to_me', (
      select coalesce(jsonb_agg(to_jsonb(sent) - '{profile_id,lease,said}'::text[] order by sent.created_at, sent.id), '[]')
      from private.deliveries as sent where sent.profile_id = person
    ),
    'deletion_request', (
      select jsonb_build_object('reason', reason, 'created_at', created_at)
      from public.deletion_requests where profile_id = person
    )
  )
$$;

-- Whoever is suspended may still have their own data.
create function public.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_session();
begin
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object('id', account.id, 'email', account.email, 'created_at', account.created_at,
        'last_sign_in_at', account.last_sign_in_at)
      from auth.users as account where account.id = person
    ),
    'profile', (select to_jsonb(profile) from public.profiles as profile where profile.id = person),
    'shown_to_everybody', (select to_jsonb(shown) from public.public_profiles as shown where shown.id = person),
    'listings', private.listings_of(person)
  ) || private.doings_of(person);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function public.export_my_data() from public, anon;
grant execute on function public.export_my_data() to authenticated, service_role;
