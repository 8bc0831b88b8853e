import { describe, expect, test } from 'vitest'
import { readCsv } from '../../backoffice/src/import/read-csv.ts'
import { complaintsOf, stateOf } from '../../commands/words/checks.ts'
import { readNotes } from '../../commands/words/notes.ts'
import { linkTo, pageOf } from '../../commands/words/place.ts'
import { readSpreadsheet, spreadsheet } from '../../commands/words/spreadsheet.ts'
import { textsOf } from '../../commands/words/texts.ts'
import { withTexts } from '../../commands/words/written.ts'

const english = textsOf('en')
const hindi = textsOf('hi')
const notes = readNotes()
const sheet = spreadsheet('hi', hindi, english, notes)

/** The sheet as a translator sends it back: the cells of one text changed, by the name of the column. */
function edited(key: string, change: Readonly<Record<string, string>>): Uint8Array {
  const content = readCsv(sheet.slice(1))
  if (!('rows' in content)) throw new Error('The sheet cannot be read')
  const [heading, ...rows] = content.rows.map(({ cells }) => [...cells])
  const row = rows.find(([first]) => first === key)
  for (const [column, text] of Object.entries(change)) row?.splice(heading?.indexOf(column) ?? -1, 1, text)
  const quoted = [heading ?? [], ...rows].map((cells) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'),
  )
  return new TextEncoder().encode(quoted.join('\r\n'))
}

const read = (bytes: Uint8Array) => readSpreadsheet(bytes, 'hi', hindi, english)

describe('a spreadsheet for a translator', () => {
  test('is marked as UTF-8, and has a note, what is put in and the room for each text', () => {
    expect(sheet.startsWith('\uFEFFkey,note,what is put in,letters at most,English,text\r\n')).toBe(true)
    const row = sheet.split('\r\n').find((line) => line.startsWith('navbar:saved,'))
    expect(row).toMatch(/A fifth of a narrow screen wide\..*,8,Saved,/)
    expect(sheet).toMatch(/^herd:animal,.*\{\{number\}\}: a number/m)
  })

  test('comes back as it went, though a spreadsheet has made semicolons of its commas', () => {
    expect(read(new TextEncoder().encode(sheet))).toEqual({ changed: new Map() })
    expect(read(edited('navbar:saved', {}))).toEqual({ changed: new Map() })
  })

  test('says which texts were changed', () => {
    expect(read(edited('navbar:sell', { text: 'बेचो' }))).toEqual({ changed: new Map([['navbar:sell', 'बेचो']]) })
  })

  test.each([
    ['a text that is not there', { key: 'navbar:gone' }, /navbar:gone: there is no such text/],
    ['a text without words', { text: ' ' }, /navbar:sell: is empty/],
    ['a text twice', { key: 'navbar:buy' }, /navbar:buy: stands in the file twice/],
    ['a text whose English is another by now', { English: 'Sell it' }, /navbar:sell: the English has changed/],
  ])('is refused with %s', (_what, change, problem) => {
    expect(read(edited('navbar:sell', change))).toEqual({ problems: [expect.stringMatching(problem)] })
  })

  test('is refused without its columns, with an open quotation mark, or as no text at all', () => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    expect(read(bytes('key,text\r\na,b'))).toEqual({ problems: [expect.stringContaining('columns: English')] })
    expect(read(bytes('key,English,text\r\na,"b'))).toEqual({ problems: [expect.stringContaining('not closed')] })
    expect(read(new Uint8Array([0x50, 0x4b, 0xff, 0xfe]))).toEqual({ problems: [expect.stringContaining('CSV')] })
  })
})

describe('a language is found wrong', () => {
  const state = (key: string, text: string) =>
    complaintsOf(stateOf('hi', new Map([...hindi, [key, text]]), english, notes))

  test('in nothing, as it stands', () => {
    expect(complaintsOf(stateOf('hi', hindi, english, notes))).toEqual([])
  })

  test.each([
    ['without what is put in', 'buy:near', 'पास में', /has no placeholders instead of \{\{place\}\}/],
    ['in another script', 'navbar:sell', 'Becho', /not in the script/],
    ['longer than there is room', 'navbar:saved', 'सेव किए हुए सारे विज्ञापन', /letters long, and 8 have room/],
    ['in another word than the market’s', 'buy:title', 'सब जनपद के पशु', /says "जनपद": the market's word is/],
    ['otherwise than the glossary says', 'admin:categories.menu', 'सूची', /glossary says .*locales\/glossary/],
    ['with a form that the language does not have', 'buy:results_few', '{{count}} विज्ञापन', /is not in English/],
  ])('where a text is %s', (_what, key, text, complaint) => {
    expect(state(key, text)).toEqual(expect.arrayContaining([expect.stringMatching(complaint)]))
  })
})

test('a text that was changed stays where it was in its file, and one that is new comes behind', () => {
  const words = { b: 'two', group: { z: 'old' } }
  const model = { a: 'one', b: 'two', group: { y: 'new', z: 'old' } }
  const changed = new Map([
    ['buy:group.z', 'other'],
    ['buy:group.y', 'added'],
    ['sell:b', 'elsewhere'],
  ])
  const written = withTexts(words, model, 'buy', changed)
  expect(JSON.stringify(written)).toBe('{"b":"two","group":{"z":"other","y":"added"}}')
})

describe('a link to a text in its place', () => {
  const link = (page: string, text: string) => linkTo(page, 'hi', text, { at: 'http://localhost:4321', listing: 'abc' })

  test('opens the page in the language, and names the text to the browser', () => {
    expect(link('/safety', 'गाय, बैल-भैंस')).toBe(
      `http://localhost:4321/safety?lng=hi#:~:text=${encodeURIComponent('गाय, बैल')}%2D${encodeURIComponent('भैंस')}`,
    )
    expect(link('/search?q=', 'खोज')).toContain('/search?q=&lng=hi#')
    expect(link('/listing/{listing}', 'दाम')).toContain('/listing/abc?lng=hi#')
  })

  test('leaves out what is put in, and the word that it is put into', () => {
    expect(link('/', '{{place}}में और उसके आसपास {{count}}')).toContain(`text=${encodeURIComponent('और उसके आसपास')}`)
    expect(link('/', '{{number}}')).toBe('http://localhost:4321/?lng=hi')
  })

  test('is known for a text by its group, else by its part of the market', () => {
    expect(pageOf(notes, 'legal:safety.title')).toBe('/safety')
    expect(pageOf(notes, 'login:title')).toBe('/login')
    expect(pageOf(notes, 'mail:recovery.action')).toBeUndefined()
  })
})
