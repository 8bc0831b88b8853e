-- How often listings are looked at: a number a day, and nothing about who looked.

create table private.listing_views (
  listing_id uuid not null references public.listings (id) on delete cascade,
  day date not null,
  count integer not null,
  minute timestamptz not null default date_trunc('minute', now()),
  count_in_minute integer not null default 1,
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

-- Counts a look at a listing on offer; of a seller's own looks, of more looks than `views_per_minute` within a minute,
-- and of anything else, nothing.
create function public.record_view(listing_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  this_minute timestamptz := date_trunc('minute', now());
  maximum integer := (private.setting('views_per_minute') #>> '{}')::integer;
begin
  insert into private.listing_views as views (listing_id, day, count)
  select id, (now() at time zone 'Asia/Kolkata')::date, 1 from public.listings
  where id = record_view.listing_id and status = 'active' and expires_at > now() and not is_seller_suspended
    and seller_id is distinct from (select auth.uid())
  on conflict on constraint listing_views_pkey do update set
    count = views.count + 1,
    count_in_minute = case views.minute when this_minute then views.count_in_minute else 0 end + 1,
    minute = this_minute
  where views.minute <> this_minute or views.count_in_minute < maximum;
end $$;

-- A listing cannot be made to look popular in a minute: only so many looks at it are counted within one.

insert into public.settings (key, value) values ('views_per_minute', '60');
comment on column private.listing_views.minute is 'The last minute in which somebody looked.';

-- How often my listings were looked at on each of the last 28 days, as India counts days. Days without a look are left
-- out. Nobody learns anything of listings that are not theirs.
create function public.views_by_day() returns table (day date, views bigint)
language sql stable security definer set search_path = '' as $$
  select counted.day, sum(counted.count)::bigint
  from private.listing_views as counted
  join public.listings as listing on listing.id = counted.listing_id
  where listing.seller_id = (select auth.uid())
    and counted.day > (now() at time zone 'Asia/Kolkata')::date - 28
  group by counted.day
  order by counted.day
$$;

-- A listing's days do not pile up: with each new one, those of more than a year ago go. The sum is on the listing.
create function private.forget_old_views() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.listing_views where listing_id = new.listing_id and day < new.day - 366;
  return null;
end $$;
create trigger forget_old_views after insert on private.listing_views
  for each row execute function private.forget_old_views();

revoke execute on all functions in schema private from public;
revoke execute on function public.record_view(uuid) from public;
revoke execute on function public.views_by_day() from public, anon;
grant execute on function public.record_view(uuid) to anon, authenticated, service_role;
grant execute on function public.views_by_day() to authenticated, service_role;
