import { expect, test } from 'vitest'
import { filesUnder } from '../support/repository.ts'

/** What is no text in a reader's language: names of columns, of methods and of colours. */
const FOR_NO_READER: ReadonlySet<string> = new Set([
  'shared/src/gateway/check-head.ts',
  'backoffice/src/import/file-problem.ts',
  'backoffice/src/import/ChooseFile.tsx',
  'backoffice/src/screens/analytics/TableView.tsx',
])

test('things one after the other are joined by the comma of the reader’s language', () => {
  const found = ['storefront/src', 'backoffice/src', 'shared/src']
    .flatMap((part) => filesUnder(part))
    .filter(({ path }) => /\.(ts|tsx|astro)$/.test(path) && !FOR_NO_READER.has(path))
    .filter((file) => /\.join\((['"`]), \1\)/.test(file.read()))
    .map(({ path }) => path)
  expect(found).toEqual([])
})
