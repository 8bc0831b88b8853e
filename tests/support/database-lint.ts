/** One thing that the database may not have: a query whose rows are findings, each by its name. */
export interface Lint {
  readonly fact: string
  readonly query: string
  /** SQL that brings a finding about, and SQL that takes it back: the proof that the query finds it. */
  readonly example: string
  readonly undo: string
}

/** Functions that guests may call. Everything else is refused to them. */
const OPEN_TO_GUESTS = [
  'listing_state',
  'active_listings',
  'record_view',
  'ended_listing',
  'ended_listings',
  'contact_channels',
  'channels_of',
  'count_listings',
  'place_of_pincode',
  'places_of_words',
  'search_listings',
  'suggest_places',
  'suggest_searches',
  'record_empty_search',
  'changes_since',
  'check_name',
  'find_wanted',
  'take_over_account',
  'choose_by_link',
  // It asks for what that browser alone knows.
  'renew_push_subscription',
  // They ask for the sender's own key.
  'take_deliveries',
  'settle_deliveries',
  'offer_push_keys',
  'offer_channels',
  'tell_of_endings',
  'is_admin',
  'is_suspended',
  'is_direct_call',
  'refuse_ended_session',
]

const OURS = "('public'::regnamespace, 'private'::regnamespace)"
const NOT_OF_AN_EXTENSION = "not exists (select 1 from pg_depend as d where d.objid = p.oid and d.deptype = 'e')"
const SCRATCH = 'create table public.scratch (id int primary key);'
const UNDO = 'drop table public.scratch;'

/** Policies of ours, the text of both their conditions, and whether they write. */
const POLICIES = `(
  select tablename || ': ' || policyname as name, cmd, roles, coalesce(qual, '') as using_text,
    coalesce(with_check, '') as check_text
  from pg_policies where schemaname in ('public', 'storage')
) as policies`

export const LINTS: readonly Lint[] = [
  {
    fact: 'every table has row-level security',
    query: `select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
    example: SCRATCH,
    undo: UNDO,
  },
  {
    fact: 'every table has a policy',
    query: `select relname::text as name from pg_class as c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not exists (select 1 from pg_policy where polrelid = c.oid)`,
    example: `${SCRATCH} alter table public.scratch enable row level security;`,
    undo: UNDO,
  },
  {
    fact: 'no policy lets everybody write',
    query: `select name from ${POLICIES}
      where cmd <> 'SELECT' and ('true' in (using_text, check_text) or using_text || check_text = '')`,
    example: `${SCRATCH} create policy "Open" on public.scratch for update to authenticated using (true);`,
    undo: UNDO,
  },
  {
    fact: 'every policy names its roles',
    query: `select name from ${POLICIES} where roles @> array['public'::name]`,
    example: `${SCRATCH} create policy "Anybody" on public.scratch for select using (id > 0);`,
    undo: UNDO,
  },
  {
    fact: 'every policy is for one operation',
    query: `select name from ${POLICIES} where cmd = 'ALL'`,
    example: `${SCRATCH} create policy "All" on public.scratch to authenticated using (id > 0);`,
    undo: UNDO,
  },
  {
    fact: 'policies ask once a statement who is asking, and not once a row',
    query: `select name from ${POLICIES}
      where regexp_replace(using_text || ' ' || check_text, 'SELECT (auth|private)\\.\\w+\\((VARIADIC ARRAY\\[[^]]*\\])?\\)', '', 'g')
        ~ '(auth\\.(uid|role|jwt)|private\\.\\w+)\\('`,
    example: `${SCRATCH} create policy "Slow" on public.scratch for select to authenticated
      using (auth.uid() is not null);`,
    undo: UNDO,
  },
  {
    fact: 'whoever may update a row may not make it somebody else’s',
    query: `select name from ${POLICIES} where cmd = 'UPDATE' and check_text = ''`,
    example: `${SCRATCH} create policy "Away" on public.scratch for update to authenticated using (id > 0);`,
    undo: UNDO,
  },
  {
    fact: 'every foreign key has an index to look it up by',
    query: `select c.conrelid::regclass::text || '.' || c.conname as name from pg_constraint as c
      where c.contype = 'f' and c.connamespace in ${OURS} and not exists (
        select 1 from pg_index as i where i.indrelid = c.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] <@ c.conkey)`,
    example: 'create table public.scratch (id int primary key, parent int references public.scratch (id));',
    undo: UNDO,
  },
  {
    fact: 'every view asks with the rights of its reader',
    query: `select relname::text as name from pg_class
      where relnamespace in ${OURS} and relkind in ('v', 'm')
        and not coalesce(reloptions, '{}') && array['security_invoker=true', 'security_invoker=on']`,
    example: 'create view public.scratch as select id from public.profiles;',
    undo: 'drop view public.scratch;',
  },
  {
    fact: 'every function fixes its search path, and to nothing',
    query: `select p.oid::regprocedure::text as name from pg_proc as p
      where p.pronamespace in ${OURS} and ${NOT_OF_AN_EXTENSION}
        and not coalesce(p.proconfig, '{}') @> array['search_path=""']`,
    example:
      "create function public.scratch() returns int language sql as 'select 1'; revoke all on function public.scratch() from public;",
    undo: 'drop function public.scratch();',
  },
  {
    fact: 'guests may call only what is meant for them',
    query: `select p.oid::regprocedure::text as name from pg_proc as p
      where p.pronamespace in ${OURS} and ${NOT_OF_AN_EXTENSION} and has_function_privilege('anon', p.oid, 'execute')
        and p.proname not in (${OPEN_TO_GUESTS.map((name) => `'${name}'`).join(', ')})`,
    example: `create function public.scratch() returns int language sql set search_path = '' as 'select 1';`,
    undo: 'drop function public.scratch();',
  },
  {
    fact: 'people who are signed in may call no internal function',
    query: `select p.oid::regprocedure::text as name from pg_proc as p
      where p.pronamespace = 'private'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
        and p.proname not in (
          'is_admin', 'has_role', 'is_suspended', 'is_session_alive', 'is_direct_call', 'card_path_of', 'channels_of',
          'refuse_ended_session', 'roles_for')`,
    example: `create function private.scratch() returns int language sql set search_path = '' as 'select 1';`,
    undo: 'drop function private.scratch();',
  },
  {
    fact: 'guests write no table, and nobody empties one',
    query: `select relname || ' ' || role || ' ' || right_name as name
      from pg_class, unnest(array['anon', 'authenticated']) as role,
        unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as right_name
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
        and has_table_privilege(role, pg_class.oid, right_name)
        and (role = 'anon' or right_name in ('TRUNCATE', 'REFERENCES', 'TRIGGER'))`,
    example: `${SCRATCH} grant insert on public.scratch to anon;`,
    undo: UNDO,
  },
  {
    fact: 'tables of the schema private are nobody’s',
    query: `select relname || ' ' || role as name
      from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role
      where relnamespace = 'private'::regnamespace and relkind in ('r', 'p', 'v')
        and has_table_privilege(role, pg_class.oid, 'SELECT')`,
    example: 'create table private.scratch (id int); grant select on private.scratch to anon;',
    undo: 'drop table private.scratch;',
  },
  {
    fact: 'every table of the API has a primary key',
    query: `select relname::text as name from pg_class as c
      where relnamespace in ${OURS} and relkind in ('r', 'p')
        and not exists (select 1 from pg_constraint where conrelid = c.oid and contype = 'p')`,
    example: 'create table public.scratch (id int);',
    undo: UNDO,
  },
]
