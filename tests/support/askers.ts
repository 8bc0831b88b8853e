import type { SupabaseClient } from '@supabase/supabase-js'
import { guest, type Person, register, registerAdministrator, suspend } from './people.ts'

/** One of each who may ask for what is for administrators. */
export interface Askers {
  readonly visitor: SupabaseClient
  readonly person: Person
  readonly administrator: Person
  /** An administrator who is suspended. */
  readonly former: Person
}

export async function registerAskers(): Promise<Askers> {
  const [person, administrator, former] = [
    await register(),
    await registerAdministrator(),
    await registerAdministrator(),
  ]
  await suspend(former)
  return { visitor: await guest(), person, administrator, former }
}

/** What a function of the database answers somebody; a refusal fails the test. */
export async function asked<Answer>({ client }: Person, name: string, parameters: object = {}): Promise<Answer> {
  const { data } = await client.rpc(name, parameters).throwOnError()
  return data as Answer
}
