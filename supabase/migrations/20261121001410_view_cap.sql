-- A listing cannot be made to look popular in a minute: only so many looks at it are counted within one.

insert into public.settings (key, value) values ('views_per_minute', '60');

alter table private.listing_views
  add column minute timestamptz not null default date_trunc('minute', now()),
  add column count_in_minute integer not null default 1;
comment on column private.listing_views.minute is 'The last minute in which somebody looked.';

-- Counts a look at a listing on offer; of a seller's own looks, of more looks than `views_per_minute` within a minute,
-- and of anything else, nothing.
create or replace function public.record_view(listing_id uuid) returns void
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
