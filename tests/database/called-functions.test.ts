import { expect, test } from 'vitest'
import { asOwner } from '../support/people.ts'
import { filesUnder } from '../support/repository.ts'

/** Who calls the functions that are named in a folder. */
const CALLERS = [
  { folder: 'storefront/src/data/guest', role: 'anon' },
  { folder: 'storefront/src/data/member', role: 'authenticated' },
] as const

const CALL = /\.rpc\(\s*'(\w+)'/g

function calledIn(folder: string): string[] {
  const calls = filesUnder(folder, ['.ts', '.tsx']).flatMap((file) => [...file.read().matchAll(CALL)])
  return [...new Set(calls.map(([, name]) => name as string))].sort()
}

test.each(CALLERS)('every function that $folder calls may be called by $role', async ({ folder, role }) => {
  const called = calledIn(folder)
  expect(called.length).toBeGreaterThan(3)
  const granted = await asOwner<{ name: string }>(
    `select distinct proname::text as name from pg_proc
     where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute')`,
    [role],
  )
  const names = new Set(granted.map(({ name }) => name))
  expect(called.filter((name) => !names.has(name))).toEqual([])
})
