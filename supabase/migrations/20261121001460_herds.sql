-- What somebody with many animals does: tell them apart, and act on many at once. Each listing goes its step whole or not
-- at all, by the function that takes it for one, and is told of by itself.

insert into public.settings (key, value) values ('listing_labels_per_day', '200');

create table public.listing_labels (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  seller_id uuid not null references public.profiles (id) on delete cascade,
  label text not null check (char_length(label) <= 40 and label ~ '\S')
);
create index listing_labels_seller_id_idx on public.listing_labels (seller_id);
comment on table public.listing_labels is 'What its seller calls a listing, as the number on the ear tag. Nobody else sees it, and nobody has checked it.';

revoke all on public.listing_labels from anon, authenticated;
grant select, insert, update, delete on public.listing_labels to authenticated;
grant all on public.listing_labels to service_role;
alter table public.listing_labels enable row level security;
create policy "Sellers read their own labels" on public.listing_labels
  for select to authenticated using (seller_id = (select auth.uid()));
create policy "Sellers label their own listings" on public.listing_labels
  for insert to authenticated
  with check (
    seller_id = (select auth.uid()) and not (select private.is_suspended())
    and exists (select 1 from public.listings where listings.id = listing_id and listings.seller_id = (select auth.uid()))
  );
create policy "Sellers change their own labels" on public.listing_labels
  for update to authenticated
  using (seller_id = (select auth.uid()) and not (select private.is_suspended()))
  with check (
    seller_id = (select auth.uid()) and not (select private.is_suspended())
    and exists (select 1 from public.listings where listings.id = listing_id and listings.seller_id = (select auth.uid()))
  );
create policy "Sellers take their own labels off" on public.listing_labels
  for delete to authenticated using (seller_id = (select auth.uid()) and not (select private.is_suspended()));
create trigger limit_listing_labels after insert or update on public.listing_labels
  for each row execute function private.limit_writes('listing_labels');

-- Refuses more listings at once than a request may cost. Errors: PT422 (detail: ids).
create function private.require_few(listing_ids uuid[]) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(cardinality(listing_ids), 0) not between 1 and 100 then
    raise exception 'too many at once, or none' using errcode = 'PT422', detail = 'ids';
  end if;
end $$;

-- Renews or withdraws listings of the caller's, or says that they are sold (`outcome`: where), at most 100. A row for each:
-- where it stands now, or why it was not done, by the code, detail and hint of the refusal. Errors: PT422 (detail: ids,
-- step) for a request that means nothing.
create function public.step_listings(listing_ids uuid[], step text, outcome text default null)
returns table (listing_id uuid, status public.listing_status, code text, details text, hint text)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_few(listing_ids);
  if step is null or step not in ('renew', 'withdraw', 'sold') then
    raise exception 'no such step' using errcode = 'PT422', detail = 'step';
  end if;
  foreach listing_id in array array(select distinct one from unnest(listing_ids) as given (one) order by one) loop
    status := null;
    code := null;
    details := null;
    hint := null;
    begin
      status := case step
        when 'renew' then (public.renew_listing(listing_id)).status
        when 'withdraw' then (public.withdraw_listing(listing_id)).status
        else (public.mark_sold(listing_id, outcome)).status
      end;
    exception when sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' or sqlstate 'PT429' or sqlstate '42501' then
      get stacked diagnostics code = returned_sqlstate, details = pg_exception_detail, hint = pg_exception_hint;
    end;
    return next;
  end loop;
end $$;

-- A price by so many per cent more or less, to whole `rounding` rupees: the same as shared/listing/changed-price.
create function private.changed_price(price bigint, percent integer, rounding integer) returns bigint
language sql immutable set search_path = '' as $$
  select least(floor((price::numeric * (100 + percent) + 50 * rounding) / (100 * rounding)) * rounding, 1000000000)::bigint
$$;

-- Changes the prices of listings on offer by so many per cent, at most 100 of them. Rows and errors as of `step_listings`,
-- with the new price; what has no price is refused by 'required'.
create function public.change_prices(listing_ids uuid[], percent integer, rounding integer default 1)
returns table (listing_id uuid, price bigint, code text, details text, hint text)
language plpgsql security definer set search_path = '' as $$
declare
  own public.listings;
begin
  perform private.require_few(listing_ids);
  if percent is null or percent not between -90 and 200 or rounding is null or rounding not in (1, 10, 100, 500, 1000) then
    perform private.refuse_answer('between', 'percent', -90, 200);
  end if;
  foreach listing_id in array array(select distinct one from unnest(listing_ids) as given (one) order by one) loop
    price := null;
    code := null;
    details := null;
    hint := null;
    begin
      select * into own from public.listings where id = listing_id and seller_id = (select auth.uid()) for update;
      if own.price is null then
        perform private.require_own_listing(listing_id);
        perform private.refuse_answer('required', 'price');
      end if;
      own := public.change_price(listing_id, private.changed_price(own.price, percent, rounding), own.negotiable);
      price := own.price;
    exception when sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' or sqlstate 'PT429' or sqlstate '42501' then
      get stacked diagnostics code = returned_sqlstate, details = pg_exception_detail, hint = pg_exception_hint;
    end;
    return next;
  end loop;
end $$;

-- One more animal like a listing: what it says of itself (`subcategory`, `attributes`, `title`, `description`, `price`,
-- `negotiable`, `quantity`), and else what the model says. An answer that is null is none.
create function private.animal_like(model public.listings, animal jsonb) returns public.listings
language plpgsql stable set search_path = '' as $$
declare
  written public.listings;
begin
  if animal ->> 'id' is null then
    perform private.refuse_answer('required', 'id');
  end if;
  written := jsonb_populate_record(model, (
    select jsonb_object_agg(key, value) from jsonb_each(animal)
    where key in ('id', 'subcategory', 'title', 'description', 'price', 'negotiable', 'quantity')
  ));
  written.attributes := jsonb_strip_nulls(model.attributes || coalesce(animal -> 'attributes', '{}'));
  return written;
end $$;

-- Labels a listing of the caller's; a blank label is none.
create function private.label_listing(listing uuid, words text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(private.is_blank(words), true) then
    return;
  end if;
  if char_length(trim(words)) > 40 then
    perform private.refuse_answer('long', 'label', null, 40);
  end if;
  insert into public.listing_labels as known (listing_id, seller_id, label)
  values (listing, (select auth.uid()), trim(words))
  on conflict (listing_id) do update set label = excluded.label where known.label <> excluded.label;
end $$;

-- Begins drafts of more animals like a listing of the caller's, at most 40: of each its `id`, a `label`, and what
-- `animal_like` reads. A row for each: nothing, or why it was not begun, by the message, code, detail and hint of the
-- refusal. Beginning one twice is the same as once. Errors: PT404 for the model, PT422 (detail: animals).
create function public.begin_herd(like_id uuid, animals jsonb)
returns table (listing_id uuid, message text, code text, details text, hint text)
language plpgsql security definer set search_path = '' as $$
declare
  sent jsonb := private.read_object('animals', animals);
  model public.listings;
  animal jsonb;
  written public.listings;
begin
  perform private.require_own_listing(like_id);
  if jsonb_typeof(sent) is distinct from 'array' or jsonb_array_length(sent) not between 1 and 40 then
    raise exception 'too many animals at once, or none' using errcode = 'PT422', detail = 'animals';
  end if;
  select * into model from public.listings where id = like_id;
  for animal in select one from jsonb_array_elements(sent) as given (one) loop
    listing_id := (animal ->> 'id')::uuid;
    message := null;
    code := null;
    details := null;
    hint := null;
    begin
      written := private.animal_like(model, animal);
      perform private.check_terms(written);
      insert into public.listings
        (id, seller_id, category, subcategory, title, description, language, price, negotiable, quantity, place_id, attributes)
      values (written.id, model.seller_id, written.category, written.subcategory, nullif(trim(written.title), ''),
        nullif(trim(written.description), ''), written.language, written.price, coalesce(written.negotiable, false),
        coalesce(written.quantity, 1), written.place_id, written.attributes)
      on conflict (id) do nothing;
      perform private.require_own_listing(written.id);
      perform private.label_listing(written.id, animal ->> 'label');
    exception when sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' or sqlstate 'PT429' or sqlstate '42501' then
      get stacked diagnostics message = message_text, code = returned_sqlstate, details = pg_exception_detail,
        hint = pg_exception_hint;
    end;
    return next;
  end loop;
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.step_listings(uuid[], text, text),
  public.change_prices(uuid[], integer, integer),
  public.begin_herd(uuid, jsonb)
from public, anon;
grant execute on function
  public.step_listings(uuid[], text, text),
  public.change_prices(uuid[], integer, integer),
  public.begin_herd(uuid, jsonb)
to authenticated, service_role;
