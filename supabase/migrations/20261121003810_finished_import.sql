-- The end of an import. What came of the check is written, all at once, or none of it.

-- Writes all rows of an import that were checked, at once, and answers as the check does: with errors where a row is not
-- right any more, and then nothing is written. Once written, the same answer comes again. Errors: 42501, PT409 (detail:
-- import) where it has to be checked (again): it is not there any more, not all rows of its file were checked, or what they
-- were checked against is different.
create function public.finish_import(import_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  import private.imports;
  errors jsonb[];
  again record;
begin
  perform private.require_admin();
  -- One after the other.
  perform pg_advisory_xact_lock(hashtext('private.imports'));
  select * into import from private.imports as begun where begun.actor_id = auth.uid() and begun.id = import_id for update;
  if not found then
    raise exception 'no such import' using errcode = 'PT409', detail = 'import';
  end if;
  perform private.require_import_role(import.handler);
  if import.written_at is not null then
    return import.verdict;
  end if;
  -- Nobody among the sellers is suspended before their listings are there to be hidden.
  perform from public.profiles as seller where seller.id in (
    select (checked.written #>> '{listing,seller_id}')::uuid from private.checked_rows as checked
    where checked.actor_id = import.actor_id and checked.import_id = import.id and checked.written is not null
  ) order by seller.id for share;
  perform private.require_all_checked(import), private.forget_outdated_terms(import);
  errors := private.errors_since_check(import);
  perform set_config('maveshi.imports_terms', case import.handler when 'import_search_term' then 'on' else 'off' end, true);
  select * into again from private.run_rows(import.handler, '{}', (
    select coalesce(jsonb_agg(checked.cells || jsonb_build_object('line', checked.line)), '[]')
    from private.checked_rows as checked
    where checked.actor_id = import.actor_id and checked.import_id = import.id
      and checked.outcome <> 'unchanged' and checked.written is null and checked.terms is null
  ), cardinality(errors) > 0);
  perform set_config('maveshi.imports_terms', 'off', true);
  errors := errors || array(select * from jsonb_array_elements(again.verdict -> 'errors'));
  import.verdict := private.verdict_of(array(
    select case when exists (select from unnest(errors) as one where (one ->> 'line')::integer = checked.line)
      then 'refused' else checked.outcome end
    from private.checked_rows as checked
    where checked.actor_id = import.actor_id and checked.import_id = import.id order by checked.line
  ), errors);
  if cardinality(errors) > 0 then
    return import.verdict;
  end if;
  perform private.use_added_terms(import), private.write_checked_listings(import),
    private.write_checked_terms(import);
  delete from private.checked_rows as checked where checked.actor_id = import.actor_id and checked.import_id = import.id;
  update private.imports as begun set written_at = now(), verdict = import.verdict
  where begun.actor_id = import.actor_id and begun.id = import.id;
  return import.verdict;
end $$;

-- What is gone through again is held against the rules as they are by now: it need not be what they were.
create function private.require_all_checked(import private.imports) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if import.row_count <> (
    select count(*) from private.checked_rows as checked
    where checked.actor_id = import.actor_id and checked.import_id = import.id
      and (checked.written is null and checked.outcome <> 'unchanged' or checked.rules = (select private.present_rules()))
  ) or private.has_to_wait_by_now(import) then
    raise exception 'not what was checked' using errcode = 'PT409', detail = 'import';
  end if;
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function public.finish_import(uuid) from public, anon;
grant execute on function public.finish_import(uuid) to authenticated, service_role;
