import { expect, test } from 'vitest'
import { type Column, csvText, tableCsv } from '../../backoffice/src/export/csv.ts'

test.each([
  ['words and numbers as they are', ['Gir', 40_000], 'Gir,40000'],
  ['nothing as nothing', [null, undefined, ''], ',,'],
  ['commas, quotes and lines in quotes', ['a, b', 'say "moo"', 'two\nlines'], '"a, b","say ""moo""","two\nlines"'],
  ['every script', ['गाय', 'گائے'], 'गाय,گائے'],
  ['a negative number as a number', [-5], '-5'],
])('a file has %s', (_what, row, line) => {
  expect(csvText([row])).toBe(line)
})

test.each(['=1+1', '+91 98765 43210', '-1', '@SUM(A1)', '＝1'])('“%s” is no formula for a spreadsheet', (text) => {
  expect(csvText([[text]])).toBe(`'${text}`)
})

test.each(['\t=1', '\n=1', '=1;2'])('nor is %j, which is in quotes besides', (text) => {
  expect(csvText([[text]])).toBe(`"'${text}"`)
})

test('rows stand under each other', () => {
  expect(csvText([['id'], ['1'], ['2']])).toBe('id\r\n1\r\n2')
})

test('a table has its headings in the reader’s language', () => {
  const columns: readonly Column<{ age: number | null }>[] = [['age', ({ age }) => age]]
  expect(tableCsv(columns, [{ age: 4 }, { age: null }], (key) => `${key}!`)).toBe('age!\r\n4\r\n""')
})
