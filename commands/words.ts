import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../shared/src/locale/languages.ts'
import type { Words } from '../shared/src/locale/translate.ts'
import { complaintsOf, stateOf } from './words/checks.ts'
import { insertedIn, notesAbout, readNotes } from './words/notes.ts'
import { anyListing, linkTo, needsListing, pageOf } from './words/place.ts'
import { readSpreadsheet, spreadsheet } from './words/spreadsheet.ts'
import { fileOf, readFileOf, textsOf } from './words/texts.ts'
import { withTexts } from './words/written.ts'

/** Where `npm start` and `npm run dev` open the market. */
const HERE = 'http://localhost:4321'

const USAGE = `npx pnpm@12 words report [LANGUAGE]          how a language stands, and what is wrong with it
npx pnpm@12 words export LANGUAGE FILE.csv   its texts for a translator, with notes, to open in a spreadsheet
npx pnpm@12 words import LANGUAGE FILE.csv   takes them back, or says row by row what is wrong and changes nothing
npx pnpm@12 words show KEY LANGUAGE          what is known of a text, and a link that opens its page with it marked

LANGUAGE   ${LANGUAGES.join(', ')}
--at       where the market is open, for show; without it ${HERE}`

/** Ends this process. */
function fail(...lines: readonly string[]): never {
  console.error(lines.join('\n'))
  process.exit(1)
}

function report(language?: Language): void {
  const notes = readNotes()
  const english = textsOf(FALLBACK_LANGUAGE)
  const rows = (language ? [language] : LANGUAGES).map((one) => ({
    language: one,
    ...stateOf(one, textsOf(one), english, notes),
  }))
  console.table(
    rows.map(({ language, said, wanted, wrong, long, words }) => ({
      language,
      texts: said,
      missing: wanted - said,
      wrong: wrong.length,
      'too long': long.length,
      'other words': words.length,
    })),
  )
  if (language) for (const row of rows) console.log(complaintsOf(row).join('\n'))
}

async function exportTo(language: Language, file: string): Promise<void> {
  const notes = readNotes()
  await writeFile(file, spreadsheet(language, textsOf(language), textsOf(FALLBACK_LANGUAGE), notes))
  console.log(`${file}: change the column “text”, and save it as CSV (UTF-8).`)
}

async function importFrom(language: Language, file: string): Promise<void> {
  const english = textsOf(FALLBACK_LANGUAGE)
  const texts = textsOf(language)
  const content = readSpreadsheet(await readFile(file), language, texts, english)
  if ('problems' in content) fail(...content.problems)
  const { changed } = content
  const complaints = complaintsOf(stateOf(language, new Map([...texts, ...changed]), english, readNotes()))
  const known = new Set(complaintsOf(stateOf(language, texts, english, readNotes())))
  const added = complaints.filter((complaint) => !known.has(complaint))
  if (added.length > 0) fail(...added, 'Nothing was changed.')
  for (const namespace of new Set([...changed.keys()].map((key) => key.split(':')[0] ?? ''))) {
    const words = withTexts(
      readFileOf<Words>(language, namespace),
      readFileOf<Words>(FALLBACK_LANGUAGE, namespace),
      namespace,
      changed,
    )
    await writeFile(fileOf(language, namespace), `${JSON.stringify(words, null, 2)}\n`)
  }
  console.log(`${changed.size} texts are changed.`)
}

async function show(key: string, language: Language, at: string): Promise<void> {
  const notes = readNotes()
  const said = textsOf(language).get(key)
  if (said === undefined) fail(`There is no text ${key}.`)
  const page = pageOf(notes, key)
  const about = notesAbout(notes, key).map(({ note }) => note)
  const inserted = insertedIn(said).map((name) => `{{${name}}}: ${notes.inserted[name]}`)
  const link = page && linkTo(page, language, said, { at, listing: needsListing(page) ? await anyListing(at) : '' })
  console.log([said, ...about, ...inserted, link ?? 'It has no page of its own that everybody sees.'].join('\n'))
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string', default: HERE } },
})
const [task = '', ...given] = positionals.filter((one) => one !== '--')
const [first = '', second = ''] = given
/** Where whoever asked stood: pnpm runs everything in the root. */
const file = resolve(process.env.INIT_CWD ?? '', second)

if (task === 'report' && given.length === 0) report()
else if (task === 'report' && isLanguage(first)) report(first)
else if (task === 'export' && isLanguage(first) && second) await exportTo(first, file)
else if (task === 'import' && isLanguage(first) && second) await importFrom(first, file)
else if (task === 'show' && isLanguage(second)) await show(first, second, values.at)
else fail(USAGE)
