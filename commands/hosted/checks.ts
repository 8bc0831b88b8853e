import { PASSWORD_MIN_CHARACTERS } from '../../shared/src/limits.ts'
import { MAIL_KINDS } from '../../supabase/mails/render.ts'
import { bodyTemplate, SETTING_NAMES, subjectTemplate } from '../../supabase/mails/templates.ts'
import { SUPABASE_CLI } from './cli.ts'
import type { HostedOptions, HostedProject } from './project.ts'

/** Something that has to be so, and what brings it about. */
export interface Check {
  readonly what: string
  readonly isSo: boolean
  readonly otherwise: string
}

type Settings = Readonly<Record<string, unknown>>

const PUSH_SETTINGS = `npx ${SUPABASE_CLI} config push`
const SET_UP = 'npx pnpm@12 hosted'
export const PUSH_DATABASE = `npx ${SUPABASE_CLI} db push --remote --include-seed`

/** As config.toml has them: links, tokens and passwords by address in five minutes, mails of all people in an hour. */
const LIMITS = { email_sent: 100, otp: 300, verify: 300, token_refresh: 3000 } as const
const LIMITED = {
  email_sent: 'mails an hour',
  otp: 'sign-ins of a visitor in five minutes',
  verify: 'links of a visitor in five minutes',
  token_refresh: 'renewals of a visitor in five minutes',
} as const

const sameText = (one: unknown, other: string) => String(one ?? '').trim() === other.trim()

/** The mail server first: whoever registers before it is there is sent nothing. */
function authChecks(auth: Settings, { siteUrl }: HostedOptions): Check[] {
  const check = (what: string, isSo: boolean, otherwise = PUSH_SETTINGS): Check => ({ what, isSo, otherwise })
  return [
    check('a mail server of your own', Boolean(auth.smtp_host), `set SMTP_HOST and the others, then ${PUSH_SETTINGS}`),
    check('links lead to the storefront', auth.site_url === siteUrl),
    check('addresses are confirmed', auth.mailer_autoconfirm === false),
    check('a new address is confirmed by both', auth.mailer_secure_email_change_enabled === true),
    check('a new password needs the present one', auth.security_update_password_require_current_password === true),
    check(`passwords have ${PASSWORD_MIN_CHARACTERS} characters`, auth.password_min_length === PASSWORD_MIN_CHARACTERS),
    check('codes have 10 digits', auth.mailer_otp_length === 10),
    check('links lead nowhere but to the storefront', !auth.uri_allow_list),
    ...Object.entries(LIMITS).map(([name, limit]) =>
      check(
        `Auth allows ${limit} ${LIMITED[name as keyof typeof LIMITS]}`,
        Number(auth[`rate_limit_${name}`]) >= limit,
      ),
    ),
    check('Auth counts tries by visitor', auth.security_sb_forwarded_for_enabled === true, SET_UP),
    ...MAIL_KINDS.map((kind) =>
      check(
        `the mail ${kind} in eleven languages`,
        sameText(auth[`mailer_templates_${SETTING_NAMES[kind]}_content`], bodyTemplate(kind)),
        SET_UP,
      ),
    ),
    ...MAIL_KINDS.map((kind) =>
      check(
        `the subject of the mail ${kind} in eleven languages`,
        sameText(auth[`mailer_subjects_${SETTING_NAMES[kind]}`], subjectTemplate(kind)),
        SET_UP,
      ),
    ),
  ]
}

function apiChecks(api: Settings): Check[] {
  return [
    { what: 'the schema public and no other', isSo: api.db_schema === 'public', otherwise: PUSH_SETTINGS },
    { what: 'at most 1000 rows', isSo: api.max_rows === 1000, otherwise: PUSH_SETTINGS },
  ]
}

interface Found {
  readonly places: boolean
  readonly asks: boolean
  readonly stops: boolean
}

const FOUND = `select exists (select from public.places) as places,
  exists (select from pg_roles where rolname = 'authenticator'
    and 'pgrst.db_pre_request=private.refuse_ended_session' = any (rolconfig)) as asks,
  not exists (select from unnest(array['anon', 'authenticated']) as role (name) where not exists (
    select from pg_roles, unnest(rolconfig) as setting
    where rolname = role.name and setting like 'statement_timeout=%' and setting <> 'statement_timeout=0'
  )) as stops`

async function databaseChecks(project: HostedProject): Promise<Check[]> {
  const [found] = await project.query<Found>(FOUND)
  return [
    { what: 'places, catalogue and words', isSo: found?.places === true, otherwise: PUSH_DATABASE },
    { what: 'requests ask whether their session goes on', isSo: found?.asks === true, otherwise: PUSH_DATABASE },
    {
      what: 'statements of guests and members end in time',
      isSo: found?.stops === true,
      otherwise: "alter role anon set statement_timeout = '3s'; alter role authenticated set statement_timeout = '8s'",
    },
  ]
}

/** Compares a hosted project with what the market needs of it. */
export async function checksOf(project: HostedProject, options: HostedOptions): Promise<Check[]> {
  const [auth, api, database] = await Promise.all([project.readAuth(), project.readApi(), databaseChecks(project)])
  return [...authChecks(auth, options), ...apiChecks(api), ...database]
}
