import { type Keys, readKeys } from '@maveshi/supabase/local/data-dir'
import type { Door } from './attempt.ts'

/** A market that is attacked: its ports on this machine, and the secrets that an attacker has not. */
export interface AttackedMarket {
  readonly ports: Readonly<Partial<Record<Door, number>>>
  readonly keys: Keys
  readonly dataDir: string
}

/** The market whose data directory this is. Without a storefront its backend alone is attacked. */
export async function attackedMarket(
  dataDir: string,
  backend: number,
  storefront: number | undefined,
): Promise<AttackedMarket> {
  return { ports: { backend, ...(storefront ? { storefront } : {}) }, keys: await readKeys(dataDir), dataDir }
}
