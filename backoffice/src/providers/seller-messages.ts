import type { Json, Row } from '@maveshi/shared/database'
import type { Language } from '@maveshi/shared/locale/languages'
import { readTime } from '@maveshi/shared/locale/time'
import type { NoteSubject } from './colleague-notes.ts'
import { columnNames } from './column-names.ts'
import type { Call } from './found-rows.ts'
import type { NamedPerson } from './people.ts'
import { useRows } from './use-rows.ts'

/** What an administrator has written to a seller. */
export interface SellerMessage extends Readonly<Pick<Row<'seller_messages'>, 'id' | 'words'>> {
  readonly created_at: Date
  /** Nobody where the account is gone. */
  readonly author: NamedPerson | null
}

/** What was written about a listing or to a person, and the language in which the seller reads. */
export interface SellerMessages {
  readonly language: Language
  readonly messages: readonly SellerMessage[]
}

/** Messages as they travel: JSON to the database's types. */
const messagesAnswer = (json: Json) =>
  json as unknown as {
    readonly language: Language
    readonly messages: readonly (Omit<SellerMessage, 'created_at'> & { readonly created_at: string })[]
  }

/** The newest messages first. */
export async function readMessages(call: Call, about: NoteSubject): Promise<SellerMessages> {
  const { language, messages } = messagesAnswer(await call('messages_about', about))
  return {
    language,
    messages: messages.map((row) => ({ ...row, created_at: readTime(row.created_at) })),
  }
}

/** Whom a text that is ready is written to. */
export type TextReader = Row<'ready_texts'>['reader']

/** A text that can be chosen, in as many languages as it is written in. */
export type ReadyText = Readonly<Pick<Row<'ready_texts'>, 'id' | 'reader' | 'texts'>>

type ReadyTextRow = ReadyText & Pick<Row<'ready_texts'>, 'created_at'>

const TEXT_COLUMNS = columnNames('ready_texts', 'id', 'reader', 'texts', 'created_at')

/** All texts that can be chosen, the oldest first. */
export const useReadyTexts = () => useRows<ReadyTextRow>('ready_texts', 'created_at', TEXT_COLUMNS)

/** Those for one kind of readers; none as long as they are not there. */
export function useTextsFor(reader: TextReader): readonly ReadyText[] {
  const { data = [] } = useReadyTexts()
  return data.filter((text) => text.reader === reader)
}
