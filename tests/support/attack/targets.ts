import type { Kind, Target } from './attempt.ts'
import { authTarget, authValues, strayAuthEndpoints } from './auth.ts'
import { disguisedAuthTargets, disguisedFunctionTarget, disguisedTableTargets, type Own } from './disguised.ts'
import { embeddedEndpoints, storefrontPaths } from './endpoints.ts'
import type { Known } from './likely-values.ts'
import { pageTarget } from './pages.ts'
import { functionTarget, readingTarget, strayTarget, wholeTarget, writingTarget } from './rest.ts'
import type { ApiSchema } from './schema.ts'
import { type Files, storageTarget, strayStorageEndpoints } from './storage.ts'
import { wireTargets } from './wire.ts'

/** How many of a hundred requests each kind gets. */
export const SHARES: Readonly<Record<Kind, number>> = {
  function: 24,
  'reading a table': 19,
  'writing a table': 15,
  auth: 11,
  storage: 12,
  page: 12,
  wire: 7,
}

export const KINDS = Object.keys(SHARES) as readonly Kind[]

/** What the attack knows of the market. */
export interface Surroundings {
  readonly schema: ApiSchema
  readonly known: Known
  readonly files: Files
  readonly own: Own
  readonly publishableKey: string
}

/** Everything of one kind that can be attacked: each route, function, table, address and path once. */
export function targetsOf(kind: Kind, { schema, known, files, own, publishableKey }: Surroundings): Target[] {
  const { auth, storage, system } = embeddedEndpoints()
  switch (kind) {
    case 'function':
      return schema.functions.flatMap((one) => [
        functionTarget(one, known, schema),
        disguisedFunctionTarget(one, known, schema),
      ])
    case 'reading a table':
      return [...schema.tables.flatMap((one) => [wholeTarget(one), readingTarget(one, known, schema)]), strayTarget()]
    case 'writing a table':
      return [
        ...schema.tables.map((one) => writingTarget(one, known, schema)),
        ...disguisedTableTargets(own, known, schema),
      ]
    case 'auth':
      return [
        ...[...auth, ...strayAuthEndpoints()].map((one) => authTarget(one, known)),
        ...disguisedAuthTargets(auth, authValues(known)),
      ]
    case 'storage':
      return [...storage, ...strayStorageEndpoints()].map((one) => storageTarget(one, files))
    case 'page':
      return storefrontPaths().map((path) => pageTarget(path, known))
    case 'wire': {
      const hidden = system.map(({ path }) => path)
      return wireTargets(publishableKey, hidden, known)
    }
  }
}
