-- A person's own numbers: how many decisions they made in the last days, how many of them were taken back, and how long one
-- takes from the moment the listing came before their eyes.

create table private.decisions (
  event_id bigint primary key,
  listing_id uuid not null,
  administrator_id uuid not null references public.profiles (id) on delete cascade,
  decided_at timestamptz not null,
  seconds double precision check (seconds >= 0),
  is_undone boolean not null default false
);
create index decisions_administrator_id_idx on private.decisions (administrator_id, decided_at);
create index decisions_decided_at_idx on private.decisions (decided_at) include (administrator_id, seconds, is_undone);
create index decisions_listing_id_idx on private.decisions (listing_id, event_id);
comment on table private.decisions is 'What administrators decided about listings in the last eight days. Kept by trigger.';
comment on column private.decisions.event_id is 'Of the step in listing_events.';
comment on column private.decisions.seconds is 'From the listing''s coming before the eyes; none where it was decided out of a list.';

-- How long ago a listing, or the change of one, came before the eyes of somebody; none where it is not before them.
create function private.seconds_of_review(administrator uuid, listing uuid) returns double precision
language sql stable security definer set search_path = '' as $$
  select extract(epoch from now() - review.began_at)::double precision
  from private.open_reviews as review
  where review.administrator_id = administrator and private.is_going_on(review)
    and (review.listing_id = listing or exists (
      select 1 from public.listings as revision where revision.id = review.listing_id and revision.revises = listing
    ))
$$;

-- What goes live in the moment in which it was handed in was decided by nobody.
create function private.note_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.decisions as made
  where made.administrator_id = new.actor_id and made.decided_at < now() - interval '8 days';
  insert into private.decisions (event_id, listing_id, administrator_id, decided_at, seconds)
  select new.id, new.listing_id, new.actor_id, new.created_at,
    private.seconds_of_review(new.actor_id, new.listing_id)
  where new.from_status <> 'pending' or not exists (
    select 1 from public.listing_events as submission
    where submission.listing_id = new.listing_id and submission.to_status = 'pending'
      and submission.created_at = new.created_at
  );
  return null;
end $$;
create trigger note_decision after insert on public.listing_events
  for each row when (
    new.actor_id <> new.seller_id and new.reason is distinct from 'undo'
    and coalesce(current_setting('maveshi.import', true), '') = ''
    and (new.to_status in ('rejected', 'removed') or new.reason = 'revision' or new.from_status = 'removed'
      or new.from_status = 'pending' and new.to_status = 'active'))
  execute function private.note_decision();

create function private.note_undoing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.decisions set is_undone = true where event_id = (
    select made.event_id from private.decisions as made where made.listing_id = new.listing_id
    order by made.event_id desc limit 1
  );
  return null;
end $$;
create trigger note_undoing after insert on public.listing_events
  for each row when (new.reason = 'undo') execute function private.note_undoing();

-- The decisions of today and the six days before, as India counts days, by who made them: whoever asks first, then the
-- fifty others who made most, as [{"administrator": {"id", "name"}, "is_own", "today", "decided", "undone",
-- "median_seconds"}]. What was taken back is among what was decided. Errors: 42501 for everybody but moderators.
create function public.decision_numbers() returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  today timestamptz := date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata';
begin
  perform private.require_role('moderator');
  return (
    select jsonb_agg(jsonb_build_object(
      'administrator', jsonb_build_object('id', person.id, 'name', person.name), 'is_own', person.id = auth.uid(),
      'today', told.today, 'decided', told.decided, 'undone', told.undone, 'median_seconds', told.median_seconds
    ) order by person.id = auth.uid() desc, told.decided desc, person.id)
    from (
      select coalesce(made.administrator_id, asking.id) as id,
        count(*) filter (where made.decided_at >= today) as today,
        count(made.decided_at) as decided,
        count(*) filter (where made.is_undone) as undone,
        round((percentile_cont(0.5) within group (order by made.seconds))::numeric) as median_seconds
      from (select auth.uid() as id) as asking
      full join (
        select * from private.decisions where decided_at >= today - interval '6 days'
      ) as made on made.administrator_id = asking.id
      group by 1
      order by coalesce(made.administrator_id, asking.id) = auth.uid() desc, decided desc
      limit 51
    ) as told
    join public.profiles as person on person.id = told.id
    where told.id = auth.uid() or (select private.has_role('owner'))
  );
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function public.decision_numbers() from public, anon;
grant execute on function public.decision_numbers() to authenticated, service_role;
