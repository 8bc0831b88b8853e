-- Where a PIN code lies, so that a distance can start from one. Filled by seed/places.sql.

create table public.pincode_areas (
  prefix text primary key check (prefix ~ '^[1-8][0-9]{2}$'),
  place_id text not null references public.places (id)
);
create index pincode_areas_place_id_idx on public.pincode_areas (place_id);

comment on table public.pincode_areas is
  'The sorting district of a PIN code''s first three digits: precise to a district, not a village.';
comment on column public.pincode_areas.prefix is
  'Three digits. Those whose codes are spread over districts without a chief one among them are left out.';
comment on column public.pincode_areas.place_id is
  'The chief district; some codes of a prefix lie in a district beside it.';

revoke all on public.pincode_areas from anon, authenticated;
grant select on public.pincode_areas to anon, authenticated;
grant all on public.pincode_areas to service_role;

alter table public.pincode_areas enable row level security;
create policy "Everybody reads pincode areas" on public.pincode_areas for select to anon, authenticated using (true);

-- The district of a PIN code of six digits, with or without spaces; null where it is malformed or not known.
create function public.place_of_pincode(pincode text) returns text
language sql stable security invoker set search_path = '' as $$
  select area.place_id
  -- No longer text is a PIN code, however many spaces it has.
  from replace(case when char_length(place_of_pincode.pincode) <= 40 then place_of_pincode.pincode end, ' ', '') as digits
  join public.pincode_areas as area on area.prefix = left(digits, 3)
  where digits ~ '^[1-8][0-9]{5}$'
$$;

revoke execute on function public.place_of_pincode(text) from public;
grant execute on function public.place_of_pincode(text) to anon, authenticated, service_role;
