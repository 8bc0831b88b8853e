import type { Row } from '@maveshi/shared/database'
import { readTime } from '@maveshi/shared/locale/time'
import type { WantedAnswer, WantedState } from '@maveshi/shared/wanted'
import type { RaRecord } from 'react-admin'
import { type Call, type FunctionResource, findRows } from './found-rows.ts'
import type { NamedPerson, NamedPlace } from './people.ts'

/** What one person told about a wanted notice. */
export interface WantedReport
  extends Readonly<Pick<Row<'reports'>, 'id' | 'reason' | 'details' | 'status' | 'resolution'>> {
  readonly reporter: NamedPerson | null
}

/** A wanted notice as it is decided about. */
export interface WantedNotice extends RaRecord<string> {
  readonly state: WantedState
  readonly category: string
  readonly conditions: {
    readonly attributes?: Readonly<Record<string, WantedAnswer>>
    readonly price_min?: number
    readonly price_max?: number
  }
  readonly within_km: number | null
  readonly words: string | null
  readonly flags: readonly string[]
  readonly person: NamedPerson | null
  readonly place: NamedPlace | null
  readonly reports: readonly WantedReport[]
  readonly created_at: Date
  readonly expires_at: Date
}

const readWanted = (row: RaRecord) =>
  ({ ...row, created_at: readTime(row.created_at), expires_at: readTime(row.expires_at) }) as unknown as WantedNotice

/** The resource `wanted-notices`. */
export const wantedList = (call: Call): FunctionResource => ({
  getList: (params) => findRows(call, 'find_wanted_notices', params, readWanted),
})
