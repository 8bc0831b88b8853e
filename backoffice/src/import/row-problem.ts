import { isProblemCode, type Problem } from '@maveshi/shared/listing/problem'
import type { ListingStatus } from '@maveshi/shared/listing/status'
import { FALLBACK_LANGUAGE, type Labels, label } from '@maveshi/shared/locale/languages'
import type { AnswerCode } from '@maveshi/shared/refusal/answer-codes'
import type { TranslateFunction } from 'react-admin'
import { STATUS_WORDS } from '../market/listing-statuses.ts'
import { problemText } from '../market/problem-text.ts'
import type { RowError } from './import-kind.ts'

/** Where a row stands in the way of what is there, as the database names it for imports alone. */
type InTheWay = 'suspended' | 'taken' | 'status' | 'leads'

/** What is wrong with a row, beyond what can be wrong with a form: sentences by key. */
const ROW_WORDS: Readonly<Partial<Record<string, string>>> = {
  unknown: 'admin:import.row.unknown',
  hidden: 'admin:import.row.hidden',
  twice: 'admin:import.row.twice',
  seller: 'admin:import.row.seller',
  sellers: 'admin:import.row.sellers',
  suspended: 'admin:createListing.suspended',
  taken: 'admin:import.row.taken',
  status: 'admin:import.row.status',
  begin: 'admin:import.row.begin',
  fixed: 'admin:import.row.fixed',
  place: 'admin:import.row.place',
  leads: 'admin:lexicon.taken',
  words: 'admin:lexicon.tooManyWords',
} satisfies Record<Exclude<AnswerCode, Problem['code']> | InTheWay, string>

/** Where a word leads already: a concept as the file names it, or a place. */
function whereOf({ concept, place }: RowError['detail']): string {
  return String(concept ?? label((place as { names?: Labels } | undefined)?.names, FALLBACK_LANGUAGE))
}

/** What is wrong with a row, as a sentence in the reader's language. */
export function rowProblemText({ code, detail }: RowError, translate: TranslateFunction): string {
  if (isProblemCode(code)) return problemText({ code, ...detail } as Problem, translate)
  const status = STATUS_WORDS[detail.state as ListingStatus]
  const named = status ? { state: translate(status.words) } : {}
  return translate(ROW_WORDS[code] ?? 'admin:import.row.wrong', { ...detail, ...named, where: whereOf(detail) })
}
