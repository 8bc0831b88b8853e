-- A token outlives its session by up to an hour: whoever has signed out, or has lost the session to a new password, acts
-- by it no longer. The embedded backend asks in front of every request; a hosted project's PostgREST calls this before
-- each, in the role of the token. The answer is that to a token which is too old, upon which clients ask for a new one.
-- Guests and keys have no session. Files are asked about by their policies.

create function private.refuse_ended_session() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_session_alive() then
    raise sqlstate 'PGRST' using
      message = json_build_object('code', 'PGRST303', 'message', 'JWT expired')::text,
      detail = json_build_object('status', 401, 'headers', json_build_object(
        'WWW-Authenticate', 'Bearer error="invalid_token", error_description="JWT expired"'))::text;
  end if;
end $$;
revoke execute on function private.refuse_ended_session() from public;
grant execute on function private.refuse_ended_session() to anon, authenticated, service_role;
-- For the policies of files.
grant execute on function private.is_session_alive() to authenticated;

-- The role is PostgREST's, which reads its settings there.
do $$
begin
  if exists (select 1 from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.refuse_ended_session';
    notify pgrst, 'reload config';
  end if;
end $$;
