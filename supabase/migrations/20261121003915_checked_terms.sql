-- Most files change prices. A row that changes a listing's price and amount alone is stored as what it changes. Written
-- later, all of a file go by one statement, and the triggers that do their work row by row are passed over
-- (`maveshi.import` is 'write'): one of the statement's does it for all. Listings that were changed since are gone through
-- again, and so are all once the rules are others.

create function private.forget_outdated_terms(import private.imports) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.listings as listing where listing.id in (
    select (checked.terms ->> 'id')::uuid from private.checked_rows as checked
    where checked.actor_id = import.actor_id and checked.import_id = import.id and checked.terms is not null
  ) order by listing.id for update;
  update private.checked_rows as checked set terms = null
  where checked.actor_id = import.actor_id and checked.import_id = import.id and checked.terms is not null
    and (checked.rules <> (select private.present_rules()) or not exists (
      select from public.listings as listing
      where listing.id = (checked.terms ->> 'id')::uuid and listing.updated_at = (checked.terms ->> 'seen')::timestamptz
    ));
end $$;

create function private.write_checked_terms(import private.imports) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('maveshi.import', 'write', true);
  update public.listings as listing set
    price = wanted.price, negotiable = wanted.negotiable, quantity = wanted.quantity
  from private.checked_rows as checked,
    jsonb_to_record(checked.terms) as wanted (id uuid, price bigint, negotiable boolean, quantity integer)
  where checked.actor_id = import.actor_id and checked.import_id = import.id and checked.terms is not null
    and listing.id = wanted.id;
  perform set_config('maveshi.import', '', true);
end $$;

-- What the triggers of a single row do when a price changes: the history, what is found by it, whom it is told, and which
-- pages show something else.
create function private.follow_checked_terms() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_log (actor_id, action, table_name, row_id, before, after)
  select auth.uid(), 'update', 'listings', known.id::text, private.changed(known.values, known.others),
    private.changed(known.others, known.values)
  from (
    select before.id, private.audited(to_jsonb(before)) as values, private.audited(to_jsonb(after)) as others
    from before join after using (id)
  ) as known;
  update private.listing_search as kept set
    price_low = coalesce(asked.price, -1), price_high = coalesce(asked.price, 9223372036854775807)
  from after, private.asked_price(after.price, after.answers_by_role) as asked (price)
  where kept.listing_id = after.id;
  perform private.tell_of_other_price(listing, before.price)
  from before join public.listings as listing using (id)
  where listing.price is distinct from before.price and (
    exists (select from public.favourites as saved where saved.listing_id = before.id)
    or exists (select from private.notices as told where told.listing_id = before.id and told.kind = 'price_dropped')
  );
  perform private.say_changed(variadic array['listings'] || array_agg(distinct tag))
  from after cross join lateral (values ('category:' || lower(after.category)), ('listing:' || after.id)) as named (tag)
  where after.status not in ('draft', 'pending', 'rejected')
  having count(*) > 0;
  return null;
end $$;
create trigger follow_checked_terms after update on public.listings
  referencing old table as before new table as after
  for each statement when (current_setting('maveshi.import', true) = 'write')
  execute function private.follow_checked_terms();

revoke execute on all functions in schema private from public;
