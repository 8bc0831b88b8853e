import type { Json, Row } from '@maveshi/shared/database'
import { readTime } from '@maveshi/shared/locale/time'
import type { Call } from './found-rows.ts'
import type { NamedPerson } from './people.ts'

/** What notes are about. */
export type NoteSubject = { readonly profile: string } | { readonly listing: string }

/** What an administrator tells colleagues. */
export interface ColleagueNote extends Readonly<Pick<Row<'colleague_notes'>, 'id' | 'words'>> {
  readonly created_at: Date
  /** Nobody where the account is gone. */
  readonly author: NamedPerson | null
  readonly is_own: boolean
}

/** Notes as they travel: JSON to the database's types. */
const noteRows = (json: Json) =>
  json as unknown as readonly (Omit<ColleagueNote, 'created_at'> & { readonly created_at: string })[]

/** The notes about a person or a listing, the newest first. */
export async function readNotes(call: Call, about: NoteSubject): Promise<ColleagueNote[]> {
  return noteRows(await call('notes_about', about)).map((row) => ({ ...row, created_at: readTime(row.created_at) }))
}
