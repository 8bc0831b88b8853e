import { readHint } from './hint.ts'
import type { Limit } from './limits.ts'
import type { Refusal } from './refusal.ts'
import type { Conflict, Missing } from './refusals.ts'
import { isTimeout } from './timeout.ts'

/** An error as a client of the database or of the storage tells of it. */
export interface RefusedAnswer {
  readonly message: string
  readonly name?: string
  readonly code?: string | null
  readonly details?: string | null
  readonly hint?: string | null
}

type Reader = (details: string, answer: RefusedAnswer) => Refusal

const CONFLICTS: Readonly<Record<Conflict, true>> = {
  import: true,
  'last-owner': true,
  own: true,
  photos: true,
  review: true,
  revision: true,
  settled: true,
  suspended: true,
  taken: true,
  term: true,
}

const isConflict = (details: string): details is Conflict => Object.keys(CONFLICTS).includes(details)

function readConflict(details: string, { message, hint }: RefusedAnswer): Refusal {
  if (/^\d+$/.test(details)) return { kind: 'in-use', uses: Number(details), message }
  if (isConflict(details)) return { kind: 'conflict', about: details, hint: readHint(hint), message }
  return { kind: 'moved', from: details, message }
}

/** Why something is not theirs to do, where more is known than that. */
const FORBIDDEN: Readonly<Partial<Record<string, 'suspended' | 'role'>>> = { suspended: 'suspended', role: 'role' }

/** What each code means: the only place that knows them. */
const READERS: Readonly<Record<string, Reader>> = {
  '23503': (_, { message }) => ({ kind: 'linked', message }),
  '23505': (_, { message }) => ({ kind: 'duplicate', message }),
  '42501': (details, { message }) => ({ kind: FORBIDDEN[details] ?? 'forbidden', message }),
  PGRST116: (_, { message }) => ({ kind: 'missing', about: 'row', message }),
  PT404: (details, { message }) => ({ kind: 'missing', about: details as Missing, message }),
  PT409: readConflict,
  PT422: (field, { message, hint }) => ({
    kind: 'invalid',
    field,
    code: message,
    hint: readHint(hint),
    message,
  }),
  PT429: (details, { message, hint }) => ({
    kind: 'limit',
    limit: details as Limit,
    max: Number(readHint(hint).max ?? 0),
    message,
  }),
}

/**
 * Reads an answer that refuses.
 * @param status of HTTP; 0 where none came, as clients tell of a dead network
 */
export function readRefusal(answer: RefusedAnswer, status: number): Refusal {
  const { message, code, details } = answer
  if (status === 401) return { kind: 'session', message }
  const reader = Object.keys(READERS).includes(code ?? '') ? READERS[code ?? ''] : undefined
  if (reader) return reader(details ?? '', answer)
  if (isTimeout(answer)) return { kind: 'timeout', message }
  if (!status) return { kind: 'offline', message }
  return status < 500 ? { kind: 'other', status, message } : { kind: 'broken', message }
}
