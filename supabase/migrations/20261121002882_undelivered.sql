-- What could not be sent: shown to owners, who have it tried again.

-- For owners: the newest of what was given up, and of what was tried in vain so far. Errors: 42501 for others.
create function public.find_undelivered() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('owner');
  return (
    select jsonb_build_object('total', (
      select count(*) from (
        select from private.deliveries where outcome = 'failed' or outcome is null and tries > 0 limit 1001
      ) as counted
    ), 'rows', coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'profile_id', page.profile_id,
      'name', (select person.name from public.profiles as person where person.id = page.profile_id),
      'channel', page.channel, 'tries', page.tries, 'failure', page.failure, 'said', page.said, 'settled_at', page.settled_at,
      'is_given_up', page.outcome is not null
    ) order by page.settled_at desc, page.id), '[]'))
    from (
      select * from private.deliveries where outcome = 'failed' or outcome is null and tries > 0
      order by settled_at desc, id limit 50
    ) as page
  );
end $$;

-- For owners: has what was given up tried again, once whatever was wrong is mended. Says how many these are.
-- Errors: 42501 for others, PT422 for more than a hundred (detail: ids).
create function public.send_again(ids uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  again integer;
begin
  perform private.require_role('owner');
  if cardinality(ids) > 100 then
    raise exception 'too many at once' using errcode = 'PT422', detail = 'ids';
  end if;
  update private.deliveries set outcome = null, settled_at = null, tries = 0, lease = gen_random_uuid(), due_at = now()
  where id = any (ids) and outcome = 'failed';
  get diagnostics again = row_count;
  return again;
end $$;

revoke execute on function
  public.find_undelivered(),
  public.send_again(uuid[])
from public, anon, authenticated;
grant execute on function
  public.find_undelivered(),
  public.send_again(uuid[])
to authenticated, service_role;
