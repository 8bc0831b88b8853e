-- What whoever has reported a listing is told of it: that the report was seen, and what came of it.

create function private.tell_of_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'open' then
    delete from private.notices
    where profile_id = new.reporter_id and kind = 'report_settled' and listing_id = new.listing_id and read_at is null;
  elsif auth.uid() is distinct from new.reporter_id then
    perform private.tell(array[new.reporter_id], 'report_settled', new.listing_id,
      jsonb_build_object('outcome', new.status, 'note', new.resolution));
  end if;
  return null;
end $$;
create trigger tell_of_report after update of status on public.reports
  for each row when (new.listing_id is not null and (old.status = 'open') is distinct from (new.status = 'open'))
  execute function private.tell_of_report();

-- Whoever reported is told that the report was seen, and until when it is settled; once it is, that is told instead.
create function private.tell_of_acknowledgement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'open' and new.acknowledged_at is not null then
    perform private.tell(array[new.reporter_id], 'report_acknowledged', new.listing_id,
      jsonb_build_object('settle_by', new.created_at + private.report_settling_time()));
  else
    delete from private.notices
    where profile_id = new.reporter_id and kind = 'report_acknowledged' and listing_id = new.listing_id
      and read_at is null;
  end if;
  return null;
end $$;
create trigger tell_of_acknowledgement after update of acknowledged_at, status on public.reports
  for each row when (
    new.listing_id is not null and new.acknowledged_at is not null
    and (old.acknowledged_at is null or old.status = 'open' and new.status <> 'open')
  )
  execute function private.tell_of_acknowledgement();

revoke execute on all functions in schema private from public;
