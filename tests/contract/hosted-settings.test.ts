import { PASSWORD_MIN_CHARACTERS } from '@maveshi/shared/limits'
import { createLimiters } from '@maveshi/supabase/local/auth/limits'
import { expect, test } from 'vitest'
import { readText } from '../support/repository.ts'

const SETTINGS = readText('supabase/config.toml')

/** The value of a setting in a section, as it is written. */
function setting(section: string, name: string): string | undefined {
  const [, rest = ''] = SETTINGS.split(`\n[${section}]\n`)
  return new RegExp(`^${name} = (.*)$`, 'm').exec(rest.split('\n[', 1)[0] ?? '')?.[1]
}

test('a hosted project counts by visitor as the embedded backend does, in five minutes', () => {
  const { address } = createLimiters(1)
  const limits = {
    sign_in_sign_ups: address.passwords,
    token_verifications: address.links,
    token_refresh: address.others,
  }
  for (const [name, limiter] of Object.entries(limits)) {
    expect(limiter.duration).toBe(300)
    expect(setting('auth.rate_limit', name), name).toBe(String(limiter.points))
  }
})

test('a hosted project wants passwords and confirmations as the market does', () => {
  expect(setting('auth', 'minimum_password_length')).toBe(String(PASSWORD_MIN_CHARACTERS))
  expect(setting('auth.email', 'enable_confirmations')).toBe('true')
  expect(setting('auth.email', 'double_confirm_changes')).toBe('true')
  expect(setting('api', 'schemas')).toBe('["public"]')
})

test('what is different for each market, and what is secret, comes from the environment', () => {
  for (const [section, name] of [
    ['auth', 'site_url'],
    ['auth.email.smtp', 'host'],
    ['auth.email.smtp', 'user'],
    ['auth.email.smtp', 'pass'],
    ['auth.email.smtp', 'admin_email'],
  ] as const) {
    expect(setting(section, name), name).toMatch(/^"env\([A-Z_]+\)"$/)
  }
})

test('every seed of the market is one of the project’s', () => {
  const seeds = setting('db.seed', 'sql_paths')?.match(/[\w/-]+\.sql/g) ?? []
  expect(seeds).toEqual(['/seed/places.sql', '/seed/catalogue.sql', '/seed/lexicon.sql', '/seed/ready-texts.sql'])
  for (const path of seeds) expect(readText(`supabase${path}`).length).toBeGreaterThan(1000)
})

test('what the command line tool leaves behind is not committed', () => {
  const ignored = readText('.gitignore').split('\n')
  for (const path of ['supabase/.temp/', 'supabase/.env']) expect(ignored).toContain(path)
})
