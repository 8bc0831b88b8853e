-- The roles of a hosted project, as far as migrations and requests meet them. `postgres` is no superuser there: it may
-- create roles and databases and passes row level security. The owner of everything else is `supabase_admin`.

create role postgres login createdb createrole replication bypassrls;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;
alter role postgres set search_path to "$user", public, extensions;

create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator, postgres;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
-- A project lets `postgres` set what configures PostgREST.
grant set on parameter "pgrst.db_pre_request" to postgres;

create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
alter role supabase_auth_admin set search_path = auth;
alter role supabase_storage_admin set search_path = storage;
-- So may `postgres` put triggers on accounts and policies on stored files.
grant supabase_auth_admin, supabase_storage_admin to postgres;

create schema extensions;
create extension "uuid-ossp" schema extensions;
create extension pgcrypto schema extensions;
create schema auth;
create schema storage;
grant usage on schema public, extensions, auth, storage to postgres, anon, authenticated, service_role;
grant create on schema public, extensions to postgres;
grant create on database postgres to postgres;
grant all on schema auth to postgres, supabase_auth_admin;
grant all on schema storage to postgres, supabase_storage_admin;

-- What `postgres` makes is open to everybody who asks by the API, unless a migration says otherwise.
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;
