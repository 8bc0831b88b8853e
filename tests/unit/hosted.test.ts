import { MAIL_KINDS } from '@maveshi/supabase/mails/render'
import { mailFiles, SETTING_NAMES, subjectTemplate } from '@maveshi/supabase/mails/templates'
import { expect, test } from 'vitest'
import { checksOf } from '../../commands/hosted/checks.ts'
import { hostedProject, readHostedOptions } from '../../commands/hosted/project.ts'
import { setUp } from '../../commands/hosted/set-up.ts'

const PROJECT = 'abcdefghijklmnopqrst'
const ENVIRONMENT = {
  SITE_URL: 'https://market.example',
  SUPPORT_ADMIN_EMAIL: 'You@example.org',
  SUPABASE_ACCESS_TOKEN: 'sbp_x',
}
const OPTIONS = readHostedOptions(ENVIRONMENT, PROJECT)

const templateOf = (file: string) => mailFiles()[`supabase/templates/${file}.html`]

/** What `config push` leaves behind, by the names of the Management API. */
const PUSHED = {
  site_url: 'https://market.example',
  smtp_host: 'mail.example',
  mailer_autoconfirm: false,
  mailer_secure_email_change_enabled: true,
  security_update_password_require_current_password: true,
  password_min_length: 8,
  mailer_otp_length: 10,
  rate_limit_email_sent: 100,
  rate_limit_otp: 300,
  rate_limit_verify: 300,
  rate_limit_token_refresh: 3000,
  mailer_templates_confirmation_content: templateOf('confirmation'),
  mailer_templates_recovery_content: templateOf('recovery'),
  mailer_templates_magic_link_content: templateOf('magic-link'),
  mailer_templates_email_change_content: templateOf('email-change'),
  mailer_templates_invite_content: templateOf('invite'),
  ...Object.fromEntries(MAIL_KINDS.map((kind) => [`mailer_subjects_${SETTING_NAMES[kind]}`, subjectTemplate(kind)])),
}

const SOUND_DATABASE = { places: true, asks: true, stops: true }

/** A project behind the Management API, in this process. */
function project(
  auth: Record<string, unknown>,
  settings = ['support_admin_email', 'visitor_address'],
  found = SOUND_DATABASE,
  api: object = { db_schema: 'public', max_rows: 1000 },
) {
  const stored: Record<string, unknown> = {}
  const asked: string[] = []
  const answers: Record<string, (body: never) => unknown> = {
    'GET config/auth': () => auth,
    'PATCH config/auth': (changes: object) => Object.assign(auth, changes),
    'GET postgrest': () => api,
    'POST database/query': ({ query, parameters: [value, key] }: { query: string; parameters: string[] }) => {
      if (!query.startsWith('update')) return [found]
      if (!settings.includes(key ?? '')) return []
      stored[key ?? ''] = value
      return [{ key }]
    },
  }
  const ask: typeof fetch = async (input, init) => {
    const line = `${init?.method} ${String(input).split(`${PROJECT}/`)[1]}`
    asked.push(line)
    const answer = answers[line]
    const body = JSON.parse(String(init?.body ?? 'null')) as never
    return answer ? Response.json(answer(body)) : Response.json({ message: 'Not Found' }, { status: 404 })
  }
  return { reached: hostedProject(OPTIONS, ask), stored, asked }
}

const missing = async (auth: Record<string, unknown>) => {
  const { reached } = project(auth)
  await setUp(reached, OPTIONS)
  return (await checksOf(reached, OPTIONS)).filter(({ isSo }) => !isSo).map(({ what }) => what)
}

test('what is left after the pushes is set, and the project is ready', async () => {
  const { reached, stored } = project({ ...PUSHED })
  await setUp(reached, OPTIONS)
  expect(stored).toEqual({ support_admin_email: 'you@example.org', visitor_address: 'last-but-one' })
  expect((await reached.readAuth()).security_sb_forwarded_for_enabled).toBe(true)
  expect(await missing({ ...PUSHED })).toEqual([])
})

test('what is missing is named: a mail server first of all', async () => {
  expect(await missing({})).toHaveLength(11)
  expect((await missing({ ...PUSHED, smtp_host: null }))[0]).toBe('a mail server of your own')
  expect(await missing({ ...PUSHED, site_url: 'http://localhost:3000' })).toEqual(['links lead to the storefront'])
  const { reached } = project({ ...PUSHED, mailer_templates_recovery_content: '{{ .ConfirmationURL }}' })
  const before = (await checksOf(reached, OPTIONS)).filter(({ isSo }) => !isSo)
  expect(before.map(({ what }) => what)).toEqual([
    'Auth counts tries by visitor',
    'the mail recovery in eleven languages',
  ])
})

test.each([
  ['a mail server of your own', { smtp_host: '' }],
  ['links lead to the storefront', { site_url: 'https://other.example' }],
  ['links lead nowhere but to the storefront', { uri_allow_list: 'https://other.example/**' }],
  ['addresses are confirmed', { mailer_autoconfirm: true }],
  ['a new address is confirmed by both', { mailer_secure_email_change_enabled: false }],
  ['a new password needs the present one', { security_update_password_require_current_password: false }],
  ['passwords have 8 characters', { password_min_length: 6 }],
  ['codes have 10 digits', { mailer_otp_length: 6 }],
  ['Auth allows 100 mails an hour', { rate_limit_email_sent: 2 }],
  ['Auth allows 300 sign-ins of a visitor in five minutes', { rate_limit_otp: 30 }],
  ['Auth allows 300 links of a visitor in five minutes', { rate_limit_verify: 30 }],
  ['Auth allows 3000 renewals of a visitor in five minutes', { rate_limit_token_refresh: 150 }],
])('a mistake in the settings is found by name: %s', async (what, mistake) => {
  expect(await missing({ ...PUSHED, ...mistake })).toEqual([what])
})

test.each([
  ['places, catalogue and words', { places: false }],
  ['requests ask whether their session goes on', { asks: false }],
  ['statements of guests and members end in time', { stops: false }],
])('a mistake in the database is found by name: %s', async (what, mistake) => {
  const { reached } = project({ ...PUSHED }, undefined, { ...SOUND_DATABASE, ...mistake })
  await setUp(reached, OPTIONS)
  expect((await checksOf(reached, OPTIONS)).filter(({ isSo }) => !isSo).map((check) => check.what)).toEqual([what])
})

test.each([
  ['the schema public and no other', { db_schema: 'public,private', max_rows: 1000 }],
  ['at most 1000 rows', { db_schema: 'public', max_rows: 100_000 }],
])('a mistake in the settings of the API is found by name: %s', async (what, api) => {
  const { reached } = project({ ...PUSHED }, undefined, SOUND_DATABASE, api)
  await setUp(reached, OPTIONS)
  expect((await checksOf(reached, OPTIONS)).filter(({ isSo }) => !isSo).map((check) => check.what)).toEqual([what])
})

test('a project without the migrations is told to get them', async () => {
  await expect(setUp(project({ ...PUSHED }, []).reached, OPTIONS)).rejects.toThrow(
    /npx supabase@[\d.]+ db push --remote/,
  )
})

test.each([
  ['SITE_URL', { ...ENVIRONMENT, SITE_URL: 'https://market.example/' }],
  ['SITE_URL', { ...ENVIRONMENT, SITE_URL: 'http://market.example' }],
  ['SUPPORT_ADMIN_EMAIL', { ...ENVIRONMENT, SUPPORT_ADMIN_EMAIL: '' }],
  ['SUPABASE_ACCESS_TOKEN', { ...ENVIRONMENT, SUPABASE_ACCESS_TOKEN: '' }],
])('%s is asked for where it is missing or odd', (name, environment) => {
  expect(() => readHostedOptions(environment, PROJECT)).toThrow(name)
})

test('a project has to be linked, or named', () => {
  expect(() => readHostedOptions(ENVIRONMENT, '')).toThrow(/npx supabase@[\d.]+ link/)
  expect(readHostedOptions({ ...ENVIRONMENT, SUPABASE_PROJECT_ID: PROJECT }, '').project).toBe(PROJECT)
})
