-- What people tell administrators about listings. Reasons and states are equal to shared/listing/report.

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  reporter_id uuid not null references public.profiles (id) on delete cascade,
  reason text not null
    check (reason in ('asked-for-money', 'not-the-seller', 'sold', 'misleading', 'wrong-photographs', 'not-allowed',
      'other')),
  details text check (char_length(details) <= 1000),
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  resolution text check (char_length(resolution) <= 1000),
  handled_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index reports_one_open_idx on public.reports (listing_id, reporter_id) where status = 'open';
create index reports_listing_id_idx on public.reports (listing_id);
create index reports_reporter_id_idx on public.reports (reporter_id);
create index reports_waiting_idx on public.reports (created_at, id) where status = 'open';
comment on table public.reports is 'One open report per person and listing. The seller does not see who reported, and nobody but administrators who settled: the audit log says.';

revoke all on public.reports from anon, authenticated;
grant select, insert, update on public.reports to authenticated;
grant all on public.reports to service_role;

alter table public.reports enable row level security;
create policy "People read their own reports" on public.reports
  for select to authenticated using (reporter_id = (select auth.uid()));
create policy "Administrators read every report" on public.reports
  for select to authenticated using ((select private.is_admin()));
create policy "People report listings of others that they see" on public.reports
  for insert to authenticated
  with check (
    reporter_id = (select auth.uid()) and not (select private.is_suspended())
    and exists (
      select 1 from public.listings
      where listings.id = reports.listing_id and listings.seller_id <> (select auth.uid())
    )
  );
create policy "Administrators handle reports" on public.reports
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

-- A report begins open; of a report only the status and the resolution change.
create function private.protect_report_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_direct_call() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'open' or new.resolution is not null or new.handled_at is not null then
      raise exception 'protected column' using errcode = '42501', hint = 'a report begins open';
    end if;
    new.created_at := now();
    return new;
  end if;
  if (new.id, new.listing_id, new.reporter_id, new.reason, new.details, new.handled_at, new.created_at)
    is distinct from
     (old.id, old.listing_id, old.reporter_id, old.reason, old.details, old.handled_at, old.created_at)
  then
    raise exception 'protected column' using errcode = '42501', hint = 'only status and resolution change';
  end if;
  new.handled_at := case when new.status = 'open' then null else now() end;
  return new;
end $$;
create trigger protect_report_columns before insert or update on public.reports
  for each row execute function private.protect_report_columns();
create trigger limit_reports after insert on public.reports
  for each row execute function private.limit_writes('reports');
revoke execute on all functions in schema private from public;
