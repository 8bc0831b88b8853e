-- A new listing is stored as its check has made it: its row, the steps that it took, and what it is found by. Written later,
-- all of a file go into each table by one statement, and the triggers that have worked these rows out before, one by one,
-- are passed over (`maveshi.import` is 'write'). Nobody sees any of it until the transaction ends.

create function private.rows_of_listing(made uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'listing', to_jsonb(listing),
    'search', (select to_jsonb(held) from private.listing_search as held where held.listing_id = made),
    'answers', (
      select coalesce(jsonb_agg(jsonb_build_object('field_key', given.field_key, 'value', given.value)), '[]')
      from private.listing_answers as given where given.listing_id = made
    ),
    'steps', (
      select jsonb_agg(jsonb_build_object('from_status', step.from_status, 'to_status', step.to_status) order by step.id)
      from public.listing_events as step where step.listing_id = made
    ),
    'marks', case when listing.status = 'active' then (
      select to_jsonb(array(select private.marks_of(listing)))
    ) end
  )
  from public.listings as listing where listing.id = made
$$;

-- What was found to be right and is not any more, whatever the rules: an id that is somebody else's now, and a seller who
-- is gone or suspended.
create function private.errors_since_check(import private.imports) returns jsonb[]
language sql stable security definer set search_path = '' as $$
  select array(
    select jsonb_build_object('line', checked.line, 'column', case problem.code when 'taken' then 'id' else 'seller' end,
      'code', problem.code, 'detail', '{}'::jsonb)
    from private.checked_rows as checked
    left join public.listings as taken on taken.id = (checked.written #>> '{listing,id}')::uuid
    left join public.profiles as seller on seller.id = (checked.written #>> '{listing,seller_id}')::uuid,
      lateral (
        select case when taken.id is not null then 'taken' when seller.id is null then 'seller'
          when seller.suspended_at is not null then 'suspended' end as code
      ) as problem
    where checked.actor_id = import.actor_id and checked.import_id = import.id and checked.written is not null
      and problem.code is not null
    order by checked.line
  )
$$;

-- Whether something that would go live has to wait by now, since its seller or what it says was refused meanwhile: asked of
-- each seller once, and of the words by their marks. Whatever else makes a listing wait is among the rules.
create function private.has_to_wait_by_now(import private.imports) returns boolean
language sql stable security definer set search_path = '' as $$
  with live as (
    select (checked.written #>> '{listing,seller_id}')::uuid as seller_id, checked.written -> 'marks' as marks
    from private.checked_rows as checked
    where checked.actor_id = import.actor_id and checked.import_id = import.id
      and checked.written #>> '{listing,status}' = 'active'
  )
  select exists (
    select from (select distinct seller_id from live) as seller
    where private.is_barred_seller(seller.seller_id)
      or private.setting('moderation_mode') #>> '{}' = 'first' and private.is_new_seller(seller.seller_id, null)
  ) or exists (
    select from live cross join lateral jsonb_array_elements_text(live.marks) as own (mark)
    join private.refused_marks as refused on refused.mark = own.mark
    where not private.had_before(live.seller_id, refused)
  )
$$;

-- A checked row as it is written: it begins now, and has as long until it ends as it had.
create function private.begun_now(checked jsonb, begun jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select checked || jsonb_strip_nulls(jsonb_build_object(
    'created_at', case when checked ? 'created_at' then now() end,
    'updated_at', case when checked ? 'updated_at' then now() end,
    'submitted_at', case when checked ->> 'submitted_at' is not null then now() end,
    'published_at', case when checked ->> 'published_at' is not null then now() end,
    'expires_at', now() + ((checked ->> 'expires_at')::timestamptz - (begun ->> 'created_at')::timestamptz)
  ))
$$;

-- The history of listings is written by triggers alone, and so is that of a file's.
create function private.write_checked_history() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.listing_events (listing_id, seller_id, actor_id, from_status, to_status)
  select made.id, made.seller_id, auth.uid(),
    (step.one ->> 'from_status')::public.listing_status, (step.one ->> 'to_status')::public.listing_status
  from private.checked_rows as checked join made on made.id = (checked.written #>> '{listing,id}')::uuid,
    jsonb_array_elements(checked.written -> 'steps') with ordinality as step (one, place)
  where checked.actor_id = auth.uid()
  order by checked.line, step.place;
  insert into public.audit_log (actor_id, action, table_name, row_id, after)
  select auth.uid(), 'insert', 'listings', made.id::text, private.audited(to_jsonb(made)) from made;
  return null;
end $$;
create trigger write_checked_history after insert on public.listings
  referencing new table as made for each statement when (current_setting('maveshi.import', true) = 'write')
  execute function private.write_checked_history();

create function private.write_checked_listings(import private.imports) returns void
language plpgsql security definer set search_path = '' as $$
declare
  categories text[];
begin
  perform set_config('maveshi.import', 'write', true);
  insert into public.listings
  select made.* from private.checked_rows as checked,
    jsonb_populate_record(null::public.listings,
      private.begun_now(checked.written -> 'listing', checked.written -> 'listing')) as made
  where checked.actor_id = import.actor_id and checked.import_id = import.id and checked.written is not null
  order by checked.line;
  insert into private.listing_search
  select made.* from private.checked_rows as checked,
    jsonb_populate_record(null::private.listing_search,
      private.begun_now(checked.written -> 'search', checked.written -> 'listing')) as made
  where checked.actor_id = import.actor_id and checked.import_id = import.id
    and jsonb_typeof(checked.written -> 'search') = 'object';
  insert into private.listing_answers (field_key, value, listing_id)
  select given.field_key, given.value, (checked.written #>> '{listing,id}')::uuid
  from private.checked_rows as checked,
    jsonb_to_recordset(checked.written -> 'answers') as given (field_key text, value text)
  where checked.actor_id = import.actor_id and checked.import_id = import.id and checked.written is not null;
  perform set_config('maveshi.import', '', true);
  insert into private.untold_listings (listing_id)
  select (checked.written #>> '{listing,id}')::uuid from private.checked_rows as checked
  where checked.actor_id = import.actor_id and checked.import_id = import.id
    and jsonb_typeof(checked.written -> 'search') = 'object';
  select array_agg(distinct 'category:' || lower(checked.written #>> '{listing,category}')) into categories
  from private.checked_rows as checked
  where checked.actor_id = import.actor_id and checked.import_id = import.id
    and jsonb_typeof(checked.written -> 'search') = 'object';
  if categories is not null then
    perform private.say_changed(variadic array['listings'] || categories);
  end if;
end $$;

-- Tells of imported listings that went live: their sellers, and those who wait for such a one. Of some at a time, until
-- it answers 0: how many are left. Who does not ask again leaves them to the sender. Errors: 42501.
create function public.tell_of_imports() returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('support');
  perform private.tell_of_untold(200);
  return (select count(*) from private.untold_listings);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function public.tell_of_imports() from public, anon;
grant execute on function public.tell_of_imports() to authenticated, service_role;
