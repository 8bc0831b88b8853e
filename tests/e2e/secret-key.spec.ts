import { expect, test } from '../support/browser-test.ts'
import { builtFiles } from '../support/built-files.ts'

/** The name of the secret key, and how one begins: clients know the beginning alone, to tell keys from tokens. */
const SECRET = /SUPABASE_SECRET_KEY|sb_secret_\w/

test('no file that browsers are sent knows the secret key', () => {
  const files = builtFiles()
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter(({ read }) => SECRET.test(read())).map(({ path }) => path)).toEqual([])
})

test('what the browser is told of the backend is its address and the publishable key', async ({ request }) => {
  const told = (await (await request.get('/config.json')).json()) as object
  expect(Object.keys(told).filter((name) => name !== 'ipLookupUrl')).toEqual(['supabaseUrl', 'publishableKey'])
  expect(JSON.stringify(told)).not.toMatch(SECRET)
})
