import { SELLERS } from '@maveshi/supabase/seed/demo/generate/market'

const list = (texts: readonly string[]) => texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')

/** One of five sells. */
export const PEOPLE_PER_LISTING = 0.2
const NAMES = SELLERS.map(({ name }) => name.split(' '))
const FIRST_NAMES = list(NAMES.map(([first = '']) => first))
const LAST_NAMES = list(NAMES.map((parts) => parts.at(-1) ?? ''))

/**
 * People with accounts, who came over two years: one in a hundred is suspended, one in two hundred wants to be
 * forgotten, and a few are administrators. `private.people` numbers them from 1 on until the seeding is over.
 */
export function people(count: number): string {
  return `
    set local session_replication_role = replica;
    create table private.people as
    select number, gen_random_uuid() as id, now() - random() ^ 1.5 * interval '700 days' as since,
      (array[${FIRST_NAMES}])[1 + floor(random() * ${NAMES.length})::integer] || ' '
        || (array[${LAST_NAMES}])[1 + floor(random() * ${NAMES.length})::integer] as name,
      case when random() < 0.6 then 'farmer' else (array['trader', 'dealer', 'veterinarian', 'ai-technician', 'buyer'])
        [1 + floor(random() * 5)::integer] end as role,
      1 + floor(random() ^ 1.5 * (select count(*) from public.places where parent_id is not null))::bigint as place,
      random() < 0.01 as is_suspended
    from generate_series(1, ${count}) as number;
    insert into auth.users (id, email, email_confirmed_at, created_at, last_sign_in_at)
    select id, 'person' || number || '@market.example', since, since, since + random() * (now() - since)
    from private.people;
    insert into public.profiles (id, is_admin, console_roles, name, role, phone, language, place_id, suspended_at, created_at, email)
    select id, number <= 5, case when number <= 5 then '{owner}'::text[] else '{}' end, name, role, '+919' || lpad(number::text, 9, '0'),
      (array['en', 'hi', 'mr', 'gu', 'pa', 'bn', 'ta', 'te', 'kn', 'ml', 'ur'])[1 + number % 11], place_id,
      case when is_suspended then now() - random() * (now() - since) end, since,
      'person' || number || '@market.example'
    from private.people
    join (
      select id as place_id, row_number() over (order by md5(id)) as place from public.places where parent_id is not null
    ) as places using (place);
    insert into public.public_profiles (id, name, role, place_id, member_since, is_suspended)
    select id, name, role, place_id, created_at, suspended_at is not null from public.profiles
    on conflict do nothing;
    insert into public.deletion_requests (profile_id, reason, created_at)
    select id, 'I have sold everything.', now() - random() * interval '30 days' from private.people where number % 200 = 7;
    alter table private.people add primary key (number);`
}
