-- Whether a listing may be called what it is called.

-- It is of the listing's category, and in use or chosen before. Who submits a listing of a category that has any says
-- which it is; what was submitted before there was a choice stays as it is, also where its rejection is taken back.
create function private.check_subcategory() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_changed boolean := tg_op = 'INSERT'
    or (new.category, new.subcategory) is distinct from (old.category, old.subcategory);
  is_submitted boolean := tg_op = 'UPDATE' and new.status not in ('draft', 'rejected')
    and (old.status = 'draft' or old.status = 'rejected' and new.seller_id = (select auth.uid())
      or old.subcategory is not null);
begin
  if is_changed and new.subcategory is not null and not exists (
    select 1 from public.subcategories where category = new.category and value = new.subcategory and is_active
  ) then
    perform private.refuse_answer('choice', 'subcategory');
  end if;
  if is_submitted and new.subcategory is null
    and exists (select 1 from public.subcategories where category = new.category and is_active) then
    perform private.refuse_answer('required', 'subcategory');
  end if;
  return new;
end $$;

-- After require_creatable_category, whose refusal says more, and before the answers, which depend on it.
create trigger take_only_own_subcategory before insert or update of category, subcategory, status on public.listings
  for each row when (current_setting('maveshi.import', true) is distinct from 'write')
  execute function private.check_subcategory();

revoke execute on all functions in schema private from public;
