-- How much one person may write in a day, and how much they may keep. Deleting and writing again counts again in a day.
-- Administrators, seeds and the operator are not counted.

create table private.write_counts (
  profile_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  kind text not null,
  count integer not null,
  primary key (profile_id, day, kind)
);
comment on column private.write_counts.day is 'As people in India count days.';
comment on column private.write_counts.kind is 'The setting that holds the limit, without its ending "_per_day".';

-- Counts one write, or refuses it.
create function private.count_write(kind text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  writer uuid := auth.uid();
  maximum integer := (private.setting(kind || '_per_day') #>> '{}')::integer;
  written integer;
begin
  if writer is null or private.is_admin() then
    return;
  end if;
  insert into private.write_counts as counts (profile_id, day, kind, count)
  values (writer, (now() at time zone 'Asia/Kolkata')::date, count_write.kind, 1)
  on conflict on constraint write_counts_pkey do update set count = counts.count + 1
  returning counts.count into written;
  if written > maximum then
    raise exception 'enough for today' using errcode = 'PT429', detail = kind,
      hint = jsonb_build_object('max', maximum)::text;
  end if;
end $$;

-- Refuses one row more of a table than a person may keep, in which `owner_column` says whose a row is: of those that the
-- condition holds of. Called where a write was counted, so that those who write at the same time have waited for each
-- other.
create function private.refuse_more_rows(kind text, kept_table regclass, owner_column text, condition text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  writer uuid := auth.uid();
  maximum integer := (private.setting(kind || '_kept') #>> '{}')::integer;
  kept bigint;
begin
  if writer is null or private.is_admin() then
    return;
  end if;
  execute format('select count(*) from %s where %I = $1 and %s', kept_table, owner_column, condition) into kept using writer;
  if kept > maximum then
    raise exception 'enough are kept' using errcode = 'PT429', detail = kind || '_kept',
      hint = jsonb_build_object('max', maximum)::text;
  end if;
end $$;

-- Arguments: the kind, and for rows that a person keeps the column that says whose they are; where only some are counted,
-- the kind that holds their number, and what tells them. After the insert, so that sending the same row again as an upsert
-- is not counted.
create function private.limit_writes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_write(tg_argv[0]);
  if tg_nargs > 1 then
    perform private.refuse_more_rows(
      coalesce(tg_argv[2], tg_argv[0]), tg_relid, tg_argv[1], coalesce(tg_argv[3], 'true'));
  end if;
  return new;
end $$;
revoke execute on all functions in schema private from public;
