-- How much is new under a saved search since it was last looked at.

alter table public.saved_searches add column seen_at timestamptz not null default now();
comment on column public.saved_searches.query is
  'The arguments of search_listings, but for sort and page; `path` is the address of the page of results.';
alter table public.saved_searches add column path text not null default '/buy'
  check (path ~ '^/[^/\\]' and char_length(path) <= 1000);

-- New listings of one saved search, as far as facets count; none where its arguments are not understood any more.
create function private.count_new(arguments jsonb, since timestamptz) returns integer
language plpgsql stable set search_path = '' as $$
declare
  filter private.listing_filter;
begin
  -- Not above, where what it raises would not be caught.
  filter := private.read_filter(arguments);
  filter.search := private.all_of(array[filter.search, (filter.meaning).mention]);
  return private.count_up_to(
    private.condition_of(filter) || format(' and published_at > %L::timestamptz', since), private.facet_limit());
exception when sqlstate 'PT422' or data_exception then
  return 0;
end $$;

-- My saved searches with the number of new listings of each.
create function public.saved_search_news() returns table (
  id uuid, name text, path text, created_at timestamptz, seen_at timestamptz, new_listings integer
)
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  select id, name, path, created_at, seen_at, private.count_new(query, seen_at)
  from public.saved_searches where user_id = (select auth.uid())
  order by created_at desc
$$;
revoke execute on function public.saved_search_news() from public;
grant execute on function public.saved_search_news() to authenticated, service_role;
revoke execute on all functions in schema private from public;
