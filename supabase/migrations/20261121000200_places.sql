-- States, union territories and their districts: what "where" means in the market. Filled by seed/places.sql.

create table public.places (
  id text primary key,
  parent_id text references public.places (id),
  names jsonb not null,
  language text not null,
  latitude double precision not null check (latitude between 6 and 38),
  longitude double precision not null check (longitude between 68 and 98),
  constraint names_hold_english check (names ? 'en')
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
