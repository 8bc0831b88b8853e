import { readEnvironment } from '@maveshi/supabase/local/environment'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

/** Reads the environment with these variables, and none of the machine's own. */
function withVariables(variables: Readonly<Record<string, string>>) {
  for (const name of ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY', 'DATABASE_URL', 'SITE_URL']) {
    vi.stubEnv(name, variables[name] ?? '')
  }
  return readEnvironment()
}

const PROJECT = {
  SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
}

test('a secret key is taken for a hosted project, and for nothing else', () => {
  expect(withVariables({ ...PROJECT, SUPABASE_SECRET_KEY: 'sb_secret_x' }).secretKey).toBe('sb_secret_x')
  expect(withVariables(PROJECT).secretKey).toBeUndefined()
  expect(withVariables({ SUPABASE_SECRET_KEY: 'sb_secret_x' }).secretKey).toBeUndefined()
})

test('a secret key where every browser would see it is refused', () => {
  const token = `x.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x`
  for (const key of ['sb_secret_x', token]) {
    expect(() => withVariables({ ...PROJECT, SUPABASE_PUBLISHABLE_KEY: key })).toThrow(/is a secret key/)
  }
  expect(() => withVariables({ ...PROJECT, SUPABASE_SECRET_KEY: 'sb_publishable_x' })).toThrow(/is no secret key/)
})

test.each([
  'postgresql://postgres:secret@db.abcdefghijklmnopqrst.supabase.co:5432/postgres',
  'postgres://postgres.abcdefghijklmnopqrst:secret@aws-0-ap-south-1.pooler.supabase.com:5432/postgres',
  'postgresql://postgres.abcdefghijklmnopqrst@aws-1-ap-south-1.pooler.supabase.com:6543/postgres?sslmode=require',
])('the embedded backend refuses the database of a Supabase project: %s', (url) => {
  expect(() => withVariables({ DATABASE_URL: url })).toThrow(/DATABASE_URL .*Supabase project/)
  // The error goes into logs.
  expect(() => withVariables({ DATABASE_URL: url })).not.toThrow(/secret@/)
})

test.each([
  'postgresql://market@localhost/market',
  'postgresql:///market?host=/run/postgresql',
  'postgresql://market@supabase.example.in/market',
])('a database of one’s own is taken: %s', (url) => {
  expect(withVariables({ DATABASE_URL: url }).databaseUrl).toBe(url)
})
