import { IMPORT_ROWS } from '@maveshi/shared/limits'
import { expect, test } from 'vitest'
import { fileParts, partName } from '../../backoffice/src/export/listing-file.ts'

test.each([
  [0, [0], ['listings']],
  [IMPORT_ROWS, [IMPORT_ROWS], ['listings']],
  [IMPORT_ROWS + 1, [IMPORT_ROWS, 1], ['listings-1-of-2', 'listings-2-of-2']],
  [2 * IMPORT_ROWS + 1, [IMPORT_ROWS, IMPORT_ROWS, 1], ['listings-1-of-3', 'listings-2-of-3', 'listings-3-of-3']],
])('%i listings come in files that can each be imported, and none is lost', (count, sizes, names) => {
  const rows = Array.from({ length: count }, (_, index) => index)
  const parts = fileParts(rows, IMPORT_ROWS)
  expect(parts.map(({ length }) => length)).toEqual(sizes)
  expect(parts.flat()).toEqual(rows)
  expect(parts.map((_, part) => partName('listings', part, parts.length))).toEqual(names)
})
