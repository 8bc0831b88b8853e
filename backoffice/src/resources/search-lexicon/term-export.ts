import { languageFacts } from '@maveshi/shared/locale/languages'
import { type Exporter, useTranslate } from 'react-admin'
import { type Column, downloadCsv, tableCsv } from '../../export/csv.ts'
import { termFile } from '../../export/term-file.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { EmptySearch, LexiconTerm } from '../../providers/lexicon.ts'
import type { Concepts } from './concepts.ts'
import { scriptName } from './scripts.ts'

/** Writes words as CSV, its headings in the reader's language and its times as ISO 8601. */
export function useTermExporter(concepts: Concepts): Exporter<LexiconTerm> {
  const translate = useTranslate()
  const reader = useLanguage()
  const columns: readonly Column<LexiconTerm>[] = [
    ['admin:lexicon.word', ({ term }) => term],
    ['admin:lexicon.leadsTo', ({ meaning }) => concepts.nameOf(meaning)],
    ['admin:header.language', ({ language }) => languageFacts(language).name],
    ['admin:lexicon.script', ({ script }) => scriptName(script, reader)],
    ['admin:lexicon.added', ({ added_at }) => added_at.toISOString()],
  ]
  return (rows) => downloadCsv('search-words', tableCsv(columns, rows, translate))
}

/** Writes words as a file that can be changed and imported again. */
export const writeTermFile: Exporter<LexiconTerm> = (rows) => downloadCsv('search-words-to-change', termFile(rows))

/** The same of empty searches. */
export function useEmptySearchExporter(): Exporter<EmptySearch> {
  const translate = useTranslate()
  const columns: readonly Column<EmptySearch>[] = [
    ['admin:lexicon.query', ({ query }) => query],
    ['admin:lexicon.times', ({ times }) => times],
    ['admin:header.language', ({ language }) => language && languageFacts(language).name],
    ['admin:lexicon.last', ({ last_searched_at }) => last_searched_at.toISOString()],
  ]
  return (rows) => downloadCsv('searches-in-vain', tableCsv(columns, rows, translate))
}
