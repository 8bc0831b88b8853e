-- How often listings are looked at: a number a day, and nothing about who looked.

create table private.listing_views (
  listing_id uuid not null references public.listings (id) on delete cascade,
  day date not null,
  count integer not null,
  primary key (listing_id, day)
);

create function private.count_views() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.listings
  set view_count = view_count + new.count - case tg_op when 'UPDATE' then old.count else 0 end
  where id = new.listing_id;
  return new;
end $$;
create trigger count_views after insert or update on private.listing_views
  for each row execute function private.count_views();

-- Counts a look at a listing on offer; of a seller's own looks, and of anything else, nothing.
create function public.record_view(listing_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.listing_views as views (listing_id, day, count)
  select id, (now() at time zone 'Asia/Kolkata')::date, 1 from public.listings
  where id = record_view.listing_id and status = 'active' and expires_at > now() and not is_seller_suspended
    and seller_id is distinct from (select auth.uid())
  on conflict on constraint listing_views_pkey do update set count = views.count + 1;
end $$;

revoke execute on function public.record_view(uuid) from public;
grant execute on function public.record_view(uuid) to anon, authenticated, service_role;
revoke execute on all functions in schema private from public;
