import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll } from 'vitest'
import { guest, type Person, register, registerAdministrator, suspend } from './people.ts'

/** One of each who may ask for what is for administrators. */
export interface Askers {
  readonly visitor: SupabaseClient
  readonly person: Person
  readonly administrator: Person
  /** An administrator who is suspended. */
  readonly former: Person
}

/** Registers them before the tests of a file: only those may read them. */
export function registerAskers(): Askers {
  const askers: Partial<Askers> = {}
  beforeAll(async () => {
    const former = await registerAdministrator()
    await suspend(former)
    const [visitor, person] = [await guest(), await register({ name: 'Asha' })]
    Object.assign(askers, { visitor, person, administrator: await registerAdministrator(), former })
  })
  return askers as Askers
}

/** What a function of the database answers somebody; a refusal fails the test. */
export async function asked<Answer>({ client }: Person, name: string, parameters: object = {}): Promise<Answer> {
  const { data } = await client.rpc(name, parameters).throwOnError()
  return data as Answer
}
