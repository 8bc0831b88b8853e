import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../supabase/local/environment.ts'

/** The parts of the verification that can be run alone. */
export const PARTS = ['lint', 'rules', 'database', 'browser'] as const
export type Part = (typeof PARTS)[number]

/** What is to be run: everything, a part, or some tests of a part. */
export interface Choice {
  readonly part?: Part
  /** Test files below tests/, each with a line at its end where one test is meant: `e2e/toast.spec.ts:12`. */
  readonly files: readonly string[]
  /** What the names of the tests contain. */
  readonly name?: string
}

export const USAGE = `npm test                                   everything that CI runs
npm test -- lint                           format, lint and types
npm test -- rules [file] [name]            tests that need neither a database nor a browser
npm test -- database [file] [name]         tests of the database, on PGlite and on PostgreSQL where it is installed
npm test -- browser [file[:line]] [name]   tests in a browser, with the builds that they need
A file may be given by a part of its path. See tests/README.md.`

const isPart = (word: string): word is Part => (PARTS as readonly string[]).includes(word)

/** How a test file is told from a test's name: it is there, or it looks like a part of a path. */
function isFile(word: string): boolean {
  const path = word.replace(/:\d+$/, '')
  return existsSync(join(ROOT, 'tests', path)) || /^[\w./-]*(?:\/|\.(?:spec|test)(?:\.ts)?$)[\w./-]*$/.test(path)
}

/**
 * Reads the words after `npm test --`.
 * @throws Error with the usage where they name no part
 */
export function readChoice(words: readonly string[]): Choice {
  const [part, ...rest] = words
  if (part === undefined) return { files: [] }
  if (!isPart(part)) throw new Error(`There is no part "${part}".\n\n${USAGE}`)
  const files = rest.filter(isFile).map((file) => file.replace(/^tests\//, ''))
  const name = rest.filter((word) => !isFile(word)).join(' ')
  if (part === 'lint' && rest.length > 0) throw new Error(`The part "lint" takes no file and no name.\n\n${USAGE}`)
  return { part, files, ...(name ? { name } : {}) }
}

/** Whether some tests of a part are wanted, and not all. */
export const isNarrowed = ({ files, name }: Choice): boolean => files.length > 0 || name !== undefined
