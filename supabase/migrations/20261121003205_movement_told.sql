-- Rules about moving animals are told to whoever lives where they hold: once, in their notices, when they look at these or
-- when a sender comes by. A rule that is taken back takes what was told along.

alter table private.notices add foreign key (movement_id) references public.movement_notices (id) on delete cascade;
create index notices_movement_id_idx on private.notices (movement_id);
create unique index notices_one_a_movement_idx on private.notices (profile_id, movement_id) where movement_id is not null;

-- How far a rule has been told to the people of its places, by whom senders went through them.
create table private.movement_tellings (
  movement_id uuid primary key references public.movement_notices (id) on delete cascade,
  told_up_to uuid,
  is_done boolean not null default false
);
comment on table private.movement_tellings is 'Up to which person, in the order of their ids, a movement notice was told.';
revoke all on private.movement_tellings from public;

-- Those in force or to come that were written within a month: older ones are no news.
create function private.movements_to_tell() returns setof public.movement_notices
language sql stable security definer set search_path = '' as $$
  select * from public.movement_notices
  where ends_on >= (now() at time zone 'Asia/Kolkata')::date and created_at > now() - interval '30 days'
$$;

-- The places that a rule holds in, with the districts of its states. None means all of India.
create function private.places_of_movement(movement public.movement_notices) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(place.id), '{}') from public.places as place
  where place.id = any (movement.place_ids) or place.parent_id = any (movement.place_ids)
$$;

-- Tells somebody what holds where they live, and what they have not been told.
create function private.tell_of_movements(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  home text;
begin
  if not exists (select from private.movements_to_tell()) then
    return;
  end if;
  select place_id into home from public.profiles where id = person;
  insert into private.notices (profile_id, kind, movement_id)
  select person, 'movement_notice', movement.id from private.movements_to_tell() as movement
  where (movement.place_ids = '{}' or home = any (private.places_of_movement(movement)))
    and not exists (
      select from private.notices as told where told.profile_id = person and told.movement_id = movement.id
    )
  on conflict (profile_id, movement_id) where movement_id is not null do nothing;
end $$;

-- The next people of a rule's places, after the one who was told last.
create function private.next_to_tell(movement public.movement_notices, after uuid, at_most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  places text[] := private.places_of_movement(movement);
begin
  if movement.place_ids = '{}' then
    return array(select id from public.profiles where after is null or id > after order by id limit at_most);
  end if;
  return array(
    select id from public.profiles where place_id = any (places) and (after is null or id > after) order by id limit at_most);
end $$;

-- Tells the next people of each rule, so many, for whoever sends; another sender at the same rule is not waited for.
-- Gives how many these were.
create function private.tell_of_movement_notices(at_most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  movement public.movement_notices;
  telling private.movement_tellings;
  people uuid[];
  told integer := 0;
begin
  for movement in select * from private.movements_to_tell() loop
    insert into private.movement_tellings (movement_id) values (movement.id) on conflict do nothing;
    select * into telling from private.movement_tellings
    where movement_id = movement.id and not is_done for update skip locked;
    continue when not found;
    people := private.next_to_tell(movement, telling.told_up_to, at_most);
    insert into private.notices (profile_id, kind, movement_id)
    select person, 'movement_notice', movement.id from unnest(people) as person
    on conflict (profile_id, movement_id) where movement_id is not null do nothing;
    update private.movement_tellings
    set told_up_to = coalesce(people[cardinality(people)], told_up_to), is_done = cardinality(people) < at_most
    where movement_id = movement.id;
    told := told + cardinality(people);
  end loop;
  return told;
end $$;

-- A rule that holds in other places than before is told there too, and not any more to whoever has not read it elsewhere.
create function private.tell_of_other_places() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.movement_tellings where movement_id = new.id;
  delete from private.notices as told using public.profiles as person
  where told.movement_id = new.id and told.read_at is null and person.id = told.profile_id and new.place_ids <> '{}'
    and not coalesce(person.place_id = any (private.places_of_movement(new)), false);
  return null;
end $$;
create trigger tell_of_other_places after update of place_ids on public.movement_notices
  for each row when (old.place_ids is distinct from new.place_ids) execute function private.tell_of_other_places();

revoke execute on all functions in schema private from public;
