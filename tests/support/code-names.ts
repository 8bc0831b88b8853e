import type { SourceFile } from './repository.ts'

/** Comments and texts: what is left of code without them is names. */
const NO_NAMES = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** Names of the database, which TypeScript takes over. */
const OF_THE_DATABASE = /^[a-z0-9]+(?:_[a-z0-9]+)+$/

/** The words that a name is made of, in small letters: `isNew`, `IS_NEW` and `is-new` are "is" and "new". */
export const wordsOfName = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

/** The names in a text of code, each once. */
export const namesIn = (code: string): string[] =>
  [...new Set(code.replace(NO_NAMES, ' ').match(/[A-Za-z]\w*/g))].filter((name) => !OF_THE_DATABASE.test(name))

/** Names that have a refused word in them, with the file, and the file's own path where that has one. */
export function refusedNames({ path, read }: SourceFile, refused: ReadonlySet<string>, isCode: boolean): string[] {
  const isRefused = (name: string) => wordsOfName(name).some((word) => refused.has(word))
  const names = isCode ? namesIn(read()).filter(isRefused) : []
  return [...(isRefused(path) ? [path] : []), ...names.map((name) => `${path}: ${name}`)]
}
