-- A listing's price beside what others ask for what is like it.

-- The prices of a breed, or whatever names a listing, and of a category.
create index listings_name_prices_idx on public.listings (category, (answers_by_role ->> 'name'), published_at desc)
  where published_at is not null and price is not null;
create index listings_category_prices_idx on public.listings (category, published_at desc)
  where published_at is not null and price is not null;

-- The middle price of what has a listing's name, as of its breed, among at most 500 that were published last, and between
-- which prices all but a tenth at either end are (`lower`, `upper`). Where fewer than five say it, of its category (`of`);
-- none where these are too few as well. A price that is less than a third of the breed's, or more than three times as
-- much, is told as 'low' or 'high'; a category holds what is too unlike for that.
create function private.price_signal(listing public.listings) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  alike text := 'name';
  prices bigint[] := array(
    select peer.price from public.listings as peer
    where peer.category = listing.category and peer.answers_by_role ->> 'name' = listing.answers_by_role ->> 'name'
      and peer.published_at is not null and peer.price is not null
      and peer.id <> listing.id and peer.status <> 'removed'
    order by peer.published_at desc
    limit 500
  );
begin
  if cardinality(prices) < 5 then
    alike := 'category';
    prices := array(
      select peer.price from public.listings as peer
      where peer.category = listing.category and peer.published_at is not null and peer.price is not null
        and peer.id <> listing.id and peer.status <> 'removed'
      order by peer.published_at desc
      limit 500
    );
  end if;
  if cardinality(prices) < 5 then
    return null;
  end if;
  return (
    select jsonb_build_object('of', alike, 'median', median, 'lower', lower, 'upper', upper, 'count', cardinality(prices),
      'verdict', case when alike = 'category' then null
        when listing.price * 3 < median then 'low' when listing.price > median * 3 then 'high' end)
    from (
      select round(percentile_cont(0.5) within group (order by price))::bigint as median,
        round(percentile_cont(0.1) within group (order by price))::bigint as lower,
        round(percentile_cont(0.9) within group (order by price))::bigint as upper
      from unnest(prices) as price
    ) as middle
  );
end $$;

revoke execute on all functions in schema private from public;
