-- What is old enough to be forgotten. The audit log only grows under people's hands; three years on, when nobody can be
-- sued over it any more (Limitation Act 1963), its operator lets it go.

-- Deletes entries that are three years old, 5,000 at most, and says how many. Nobody else changes the log meanwhile.
create function private.forget_old_audit() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  alter table public.audit_log disable trigger refuse_change;
  with old as (
    select id from public.audit_log where created_at < now() - interval '3 years' order by id limit 5000
  )
  delete from public.audit_log where id in (select id from old);
  get diagnostics forgotten = row_count;
  alter table public.audit_log enable trigger refuse_change;
  return forgotten;
end $$;

revoke execute on all functions in schema private from public;
