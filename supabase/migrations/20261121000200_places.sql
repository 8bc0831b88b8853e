-- States, union territories and their districts: what "where" means in the market. Filled by seed/places.sql.

create table public.places (
  id text primary key,
  parent_id text references public.places (id),
  names jsonb not null,
  language text not null,
  latitude double precision not null check (latitude between 6 and 38),
  longitude double precision not null check (longitude between 68 and 98),
  constraint names_hold_english check (names ? 'en'),
  constraint district_is_in_its_state check (parent_id is null or id like parent_id || '.%')
);
create index places_parent_id_idx on public.places (parent_id);
comment on table public.places is 'States and union territories (no parent) and districts. Points and codes: GeoNames, CC BY 4.0.';
comment on column public.places.names is 'Name by language code.';
comment on column public.places.language is 'The language of the state itself.';
comment on column public.places.latitude is 'Degrees north, WGS 84; a district''s chief town.';

revoke all on public.places from anon, authenticated;
grant select on public.places to anon, authenticated;
grant all on public.places to service_role;
alter table public.places enable row level security;
create policy "Everybody reads places" on public.places for select to anon, authenticated using (true);

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
