-- What owners are told each Monday: the numbers of the week that has ended, beside those of the week before and the goals.
-- Nobody's transaction brings a Monday about, so the sender looks: where none is running on it, Tuesday will do.

create table private.weeks_told (
  profile_id uuid primary key references public.profiles (id) on delete cascade,
  first_day date not null
);
comment on table private.weeks_told is 'The last week of whose numbers each owner was told, by its Monday: none is told twice.';

-- Senders that look at the same time wait for each other at the row of an owner, and one of them tells.
create function private.tell_of_week(today date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ended date := private.week_of(today) - 7;
  people uuid[];
begin
  if today - private.week_of(today) > 1 then
    return;
  end if;
  with told as (
    insert into private.weeks_told as known (profile_id, first_day)
    select person.id, ended from public.profiles as person
    where person.is_admin and 'owner' = any (person.console_roles) and person.suspended_at is null and not exists (
      select from private.weeks_told as earlier where earlier.profile_id = person.id and earlier.first_day >= ended
    )
    on conflict (profile_id) do update set first_day = excluded.first_day where known.first_day < excluded.first_day
    returning profile_id
  )
  select array_agg(profile_id) into people from told;
  if people is not null then
    perform private.tell(people, 'week_summary', null, jsonb_build_object('week', ended,
      'numbers', private.week_numbers(ended), 'before', private.week_numbers(ended - 7), 'goals', private.goals()));
  end if;
end $$;

-- Who is no owner any more reads of no week, and is mailed of none.
create function private.untell_of_weeks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.notices where profile_id = new.id and kind = 'week_summary';
  return null;
end $$;
create trigger untell_of_weeks after update of is_admin, console_roles on public.profiles
  for each row when (
    old.is_admin and 'owner' = any (old.console_roles) and not (new.is_admin and 'owner' = any (new.console_roles))
  )
  execute function private.untell_of_weeks();

revoke all on private.weeks_told from public;
revoke execute on all functions in schema private from public;
