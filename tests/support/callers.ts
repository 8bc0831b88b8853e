import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll } from 'vitest'
import { guest, type Person, register, registerAdministrator, suspend } from './people.ts'

/** One of each who may ask for what is for administrators. */
export interface Callers {
  readonly visitor: SupabaseClient
  readonly person: Person
  readonly administrator: Person
  /** An administrator who is suspended. */
  readonly former: Person
}

/** Registers them before the tests of a file: only those may read them. */
export function registerCallers(): Callers {
  const callers: Partial<Callers> = {}
  beforeAll(async () => {
    const [visitor, person] = [await guest(), await register({ name: 'Asha' })]
    // The last administrator cannot be suspended.
    const [administrator, former] = [await registerAdministrator(), await registerAdministrator()]
    await suspend(former)
    Object.assign(callers, { visitor, person, administrator, former })
  })
  return callers as Callers
}

/** What a function of the database answers somebody; a refusal fails the test. */
export async function asked<Answer>({ client }: Person, name: string, parameters: object = {}): Promise<Answer> {
  const { data } = await client.rpc(name, parameters).throwOnError()
  return data as Answer
}
