import { IMPORT_BYTES, IMPORT_ROWS } from '@maveshi/shared/limits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvText } from '../../backoffice/src/export/csv.ts'
import { LISTINGS_IMPORT, OPTIONS_IMPORT } from '../../backoffice/src/import/import-kinds.ts'
import { readCsv } from '../../backoffice/src/import/read-csv.ts'
import { readTable, sentRows } from '../../backoffice/src/import/read-table.ts'

const cellsOf = (text: string) => {
  const content = readCsv(text)
  return 'rows' in content ? content.rows.map(({ cells }) => cells) : content
}
const bytes = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (const [at, unit] of [...text].entries()) view.setUint16(at * 2, unit.charCodeAt(0), isLittle)
  return new Uint8Array(view.buffer)
}
const file = (text: string) => readTable(bytes(text), OPTIONS_IMPORT)

describe('what was exported is read as it was', () => {
  const letters = fc.constantFrom(...'=+-@\t\r\n\'",;|＝a गا۔ ').map(String)
  const cell = fc.oneof(fc.string({ unit: letters, maxLength: 6 }), fc.string({ unit: 'grapheme', maxLength: 8 }))

  test('whatever its cells hold', () => {
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      )
    fc.assert(
      fc.property(table, (rows) => {
        // What separates is told by the names of the columns.
        const named = [(rows[0] ?? []).map((_, at) => `column ${at}`), ...rows]
        const filled = named.filter((cells) => cells.some((one) => one !== ''))
        expect(cellsOf(csvText(named))).toEqual(filled)
      }),
      { numRuns: 2000 },
    )
  })

  test.each(["'", "''", "'Gir", "'=1", "''+1", "'-", '-5', '＝1', '@a', '\n=1'])('%j', (text) => {
    expect(
      cellsOf(
        csvText([
          ['x', 'y'],
          [text, '1'],
        ]),
      ),
    ).toEqual([
      ['x', 'y'],
      [text, '1'],
    ])
  })
})

describe('a file of a spreadsheet', () => {
  test.each([
    ['with commas', 'a,b\r\n1,2'],
    ['with semicolons', 'a;b\r\n1;2\r\n'],
    ['with tabs', 'a\tb\n1\t2\n'],
    ['with a word about its separator', 'sep=;\r\na;b\r\n1;2'],
    ['with lines of an old system', 'a,b\r1,2\r'],
    ['with everything in quotes', '"a","b"\n"1","2"\n'],
    ['with rows that hold nothing', 'a,b\r\n\r\n,\r\n1,2\r\n,\r\n'],
  ])('is read %s', (_what, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  test('has quotes, line breaks and separators in its cells', () => {
    expect(cellsOf('a;b\n"say ""moo""";"two\r\nlines; and more"')).toEqual([
      ['a', 'b'],
      ['say "moo"', 'two\r\nlines; and more'],
    ])
  })

  test('counts rows as a spreadsheet does', () => {
    const content = readCsv('a,b\r\n"two\r\nlines",1\r\n\r\nx,2')
    expect('rows' in content && content.rows.map(({ line }) => line)).toEqual([1, 2, 4])
  })

  test.each(['a,b\n1,2\n"open,3', 'a,b\n1,2\n"x"y,3'])('says where a quote is broken: %j', (text) => {
    expect(readCsv(text)).toEqual({ brokenLine: 3 })
  })

  const text = 'field_key,value\nGoat.breed,गद्दी'
  test.each([
    ['UTF-8', bytes(text)],
    ['UTF-8 with a mark', bytes(`\uFEFF${text}`)],
    ['UTF-16, little end first', utf16(`\uFEFF${text}`, true)],
    ['UTF-16, big end first', utf16(`\uFEFF${text}`, false)],
    ['UTF-16 without a mark', utf16(text, true)],
  ])('is read in %s', (_what, content) => {
    const table = readTable(content, OPTIONS_IMPORT)
    expect('rows' in table && sentRows(table)).toEqual([{ line: 2, field_key: 'Goat.breed', value: 'गद्दी' }])
  })
})

describe('a file that cannot be imported', () => {
  test.each([
    ['is empty', '', { code: 'empty' }],
    ['has no rows', 'field_key,value\n', { code: 'empty' }],
    ['has a column that there is none of', 'field_key,value,label\na,b,c', { code: 'unknown', names: ['label'] }],
    ['lacks what names a row', 'value,labels.en\na,b', { code: 'missing', names: ['field_key'] }],
    ['has a column twice', 'field_key,value,Value\na,b,c', { code: 'double', names: ['value'] }],
    ['has more cells than columns', 'field_key,value\na,b\nc,d,e', { code: 'wide', line: 3 }],
    ['has too many rows', `field_key,value${'\na,b'.repeat(IMPORT_ROWS + 1)}`, { code: 'count' }],
    ['is too large', `field_key,value\na,${'b'.repeat(IMPORT_BYTES)}`, { code: 'size' }],
  ])('%s', (_what, text, problem) => expect(file(text)).toEqual(problem))

  test('is no text', () => {
    expect(readTable(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xff]), OPTIONS_IMPORT)).toEqual({ code: 'encoding' })
  })

  test('is none for its order of columns, nor for short rows, nor for columns without anything', () => {
    const table = file('VALUE , Field_Key,is_active,,\nGaddi,Goat.breed\n')
    expect('rows' in table && sentRows(table)).toEqual([
      { line: 2, value: 'Gaddi', field_key: 'Goat.breed', is_active: '' },
    ])
  })
})

test('columns that only tell are left out of what is sent, wherever they stand', () => {
  const table = readTable(bytes('views,id,price,Expires_At\r\n7,a,9000,2026-11-25'), LISTINGS_IMPORT)
  expect(table).toEqual({ columns: ['id', 'price'], rows: [{ line: 2, cells: ['a', '9000'] }] })
})
