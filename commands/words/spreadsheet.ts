import { csvText } from '../../backoffice/src/export/csv.ts'
import { decodeText } from '../../backoffice/src/import/csv-text.ts'
import { readCsv } from '../../backoffice/src/import/read-csv.ts'
import type { Language } from '../../shared/src/locale/languages.ts'
import { expectedKeys, type Texts } from './audit.ts'
import { insertedIn, longestOf, type Notes, notesAbout } from './notes.ts'
import { withoutForm } from './texts.ts'

/** Names of the columns. Import looks for three of them, in whatever order, among whatever others. */
const KEY = 'key'
const ENGLISH = 'English'
const TEXT = 'text'
const COLUMNS = [KEY, 'note', 'what is put in', 'letters at most', ENGLISH, TEXT]

/** By this mark spreadsheets know that letters outside Latin are meant. */
const BYTE_ORDER_MARK = '\uFEFF'

const englishOf = (english: Texts, key: string) => english.get(key) ?? english.get(`${withoutForm(key)}_other`) ?? ''

/** The texts of a language as a spreadsheet for its translator, each with what has to be known of it. */
export function spreadsheet(language: Language, texts: Texts, english: Texts, notes: Notes): string {
  const rows = [...expectedKeys(english, language)].map((key) => {
    const original = englishOf(english, key)
    const inserted = insertedIn(original).map((name) => `{{${name}}}: ${notes.inserted[name] ?? ''}`)
    const about = notesAbout(notes, key).map(({ note }) => note)
    return [key, about.join(' ← '), inserted.join('; '), longestOf(notes, key, original), original, texts.get(key)]
  })
  return BYTE_ORDER_MARK + csvText([COLUMNS, ...rows])
}

/** What a spreadsheet says otherwise than the market does, or why it cannot be read. */
export type SheetContent = { readonly changed: Texts } | { readonly problems: readonly string[] }

/** Reads a spreadsheet as `spreadsheet` has made it and a translator has changed it. It may have fewer rows. */
export function readSpreadsheet(bytes: Uint8Array, language: Language, texts: Texts, english: Texts): SheetContent {
  const text = decodeText(bytes)
  if (text === null) return { problems: ['This is not a text file. Save the table as CSV (UTF-8).'] }
  const content = readCsv(text)
  if ('brokenLine' in content) return { problems: [`A quotation mark in row ${content.brokenLine} is not closed.`] }
  const [heading, ...rows] = content.rows
  const column = (name: string) => heading?.cells.indexOf(name) ?? -1
  const missing = [KEY, ENGLISH, TEXT].filter((name) => column(name) < 0)
  if (missing.length > 0) return { problems: [`The first row does not name these columns: ${missing.join(', ')}`] }
  const cell = (row: (typeof rows)[number], name: string) => row.cells[column(name)]?.trim() ?? ''
  const keys = expectedKeys(english, language)
  const problems: string[] = []
  const changed = new Map<string, string>()
  const seen = new Set<string>()
  for (const row of rows) {
    const [key, original, said] = [cell(row, KEY), cell(row, ENGLISH), cell(row, TEXT)]
    const complain = (problem: string) => problems.push(`Row ${row.line}, ${key}: ${problem}`)
    if (!keys.has(key)) complain('there is no such text')
    else if (seen.has(key)) complain('stands in the file twice')
    else if (original !== englishOf(english, key).trim()) complain('the English has changed since this file was made')
    // A text of spaces alone is one: react-admin's name for an answer that is neither yes nor no.
    else if (said === '' && texts.get(key)?.trim()) complain('is empty')
    else if (said !== (texts.get(key)?.trim() ?? '')) changed.set(key, said)
    seen.add(key)
  }
  return problems.length > 0 ? { problems } : { changed }
}
