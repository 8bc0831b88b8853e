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

-- Where a request comes from, for limits that one address shares. What a browser says of itself is never believed: every
-- proxy writes the address that it was called from at the end of the header `x-forwarded-for`, so the entries are read
-- from the end, and those of the machine's own network, which are proxies themselves, are passed over.
--
-- `visitor_address` in the settings says which of the entries that are left is the visitor: the last, as behind the
-- server of the storefront, the last but one, where the gateway of a hosted project adds the address of that server, or
-- none, where no limit should go by addresses.

-- An address out of a header, or null where it is none, or one that is not reached from elsewhere.
create function private.read_address(written text) returns inet
language plpgsql immutable set search_path = '' as $$
declare
  address inet;
begin
  -- An IPv4 address as a socket of IPv6 shows it.
  address := regexp_replace(trim(written), '^::ffff:([0-9.]+)$', '\1', 'i')::inet;
  if written like '%/%' or address <<= any (array[
    '127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10',
    '::1/128', 'fc00::/7', 'fe80::/10'
  ]::inet[]) then
    return null;
  end if;
  return address;
exception when data_exception then
  return null;
end $$;

-- The visitor's address, or null where it is not known.
create function private.request_address() returns inet
language plpgsql stable security definer set search_path = '' as $$
declare
  passed_over integer := case private.setting('visitor_address') #>> '{}' when 'last' then 0 when 'last-but-one' then 1 end;
  entries text[];
  address inet;
  passed inet;
begin
  entries := string_to_array(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-forwarded-for', ',');
  for place in reverse coalesce(cardinality(entries), 0) .. greatest(coalesce(cardinality(entries), 0) - 9, 1) loop
    passed := private.read_address(entries[place]);
    if passed is not null and passed_over >= 0 then
      address := passed;
      passed_over := passed_over - 1;
    end if;
  end loop;
  return address;
exception when data_exception then
  return null;
end $$;

-- Whom an address belongs to, as far as can be told: one IPv4 address, or the 64 bits that a line gets of IPv6.
create function private.request_network() returns cidr
language sql stable set search_path = '' as $$
  select case family(address) when 4 then address::cidr else network(set_masklen(address, 64)) end
  from private.request_address() as address
$$;

-- How much came from one address in a day. It is nobody's history: the day before yesterday is forgotten.
create table private.address_counts (
  day date not null,
  network cidr not null,
  kind text not null,
  count integer not null,
  primary key (day, network, kind)
);
comment on column private.address_counts.day is 'As people in India count days.';
comment on column private.address_counts.kind is 'The setting that holds the limit, without its ending "_per_day".';

-- Counts one write of the address that the request comes from, or refuses it. What comes from nowhere is not counted.
create function private.count_of_address(kind text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
  origin cidr := private.request_network();
  maximum integer := (private.setting(kind || '_per_day') #>> '{}')::integer;
  written integer;
begin
  if origin is null then
    return;
  end if;
  insert into private.address_counts as counts (day, network, kind, count)
  values (today, origin, count_of_address.kind, 1)
  on conflict on constraint address_counts_pkey do update set count = counts.count + 1
  returning counts.count into written;
  if written = 1 then
    delete from private.address_counts where day < today - 1;
  end if;
  if written > maximum then
    raise exception 'enough for today' using errcode = 'PT429', detail = kind,
      hint = jsonb_build_object('max', maximum)::text;
  end if;
end $$;

revoke execute on all functions in schema private from public;
