-- What those who decide about listings and reports are told of their work: that more listings wait than they want to wait, and that reports of more
-- than a day ago are not acknowledged. Nobody's transaction brings that about, so the sender looks: once a day each of them
-- is told, and what is not so any more is taken back.

insert into public.settings (key, value) values ('waiting_listings_alert', '50');

-- Tells owners and moderators of so many that wait, or takes back what they have not read where none do.
create function private.tell_of_backlog(kind text, number bigint) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  people uuid[] := array(
    select person.id from public.profiles as person
    where person.is_admin and person.console_roles && '{owner,moderator}' and person.suspended_at is null and (tell_of_backlog.number = 0 or not exists (
      select from private.notices as told
      where told.profile_id = person.id and told.kind = tell_of_backlog.kind and told.created_at > now() - interval '1 day'
    ))
  );
begin
  delete from private.notices as told
  where told.profile_id = any (people) and told.kind = tell_of_backlog.kind and told.read_at is null;
  if number > 0 then
    perform private.tell(people, kind, null, jsonb_build_object('waiting', number));
  end if;
end $$;

-- Of senders that look at the same time, one does. More than ten thousand are not counted.
create function private.tell_of_work() returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted bigint := (private.setting('waiting_listings_alert') #>> '{}')::bigint;
  waiting bigint;
begin
  if not pg_try_advisory_xact_lock(hashtext('private.tell_of_work')) then
    return;
  end if;
  select count(*) into waiting from (select from public.listings where status = 'pending' limit 10000) as counted;
  perform private.tell_of_backlog('queue_long', case when waiting > wanted then waiting else 0 end);
  select count(*) into waiting from (
    select from public.reports as report
    where report.status = 'open' and report.acknowledged_at is null and report.created_at < now() - interval '24 hours'
    limit 10000
  ) as counted;
  perform private.tell_of_backlog('reports_late', waiting);
end $$;

revoke execute on all functions in schema private from public;
