-- What every later migration stands on: extensions, the schema of internal functions, and rights that start from none.

create schema if not exists extensions;

create extension if not exists pg_trgm with schema extensions;

-- Functions of policies and triggers. Not exposed by the API: nothing here can be called by name from outside.
create schema private;

revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Nothing made later is open to anybody until its own migration says so.
alter default privileges in schema public revoke all on tables from anon, authenticated;

alter default privileges in schema public revoke execute on functions from public, anon, authenticated;

alter default privileges in schema private revoke execute on functions from public;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- Whether the statement comes straight from the API, and not from one of our own functions, a seed or an operator.
create function private.is_direct_call() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return current_user in ('anon', 'authenticated');
end $$;

-- For tables that only grow: whatever the role, rows are never changed or deleted, and only triggers write them.
create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;

create function private.refuse_direct_insert() returns trigger
language plpgsql set search_path = '' as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception '% is written by triggers', tg_table_name using errcode = '42501';
  end if;
  return new;
end $$;

-- The eleven languages people can choose.
create domain public.language_code as text
  check (value in ('en', 'hi', 'mr', 'gu', 'pa', 'bn', 'ta', 'te', 'kn', 'ml', 'ur'));

-- A mobile number of India as it is dialled from anywhere.
create domain public.mobile_number as text check (value ~ '^\+91[6-9][0-9]{9}$');

-- Which seed files have run, and in which form.
create table private.applied_seeds (
  name text primary key,
  hash text not null
);

revoke execute on all functions in schema private from public;
grant execute on function private.is_direct_call(), private.is_direct_call() to anon, authenticated, service_role;
