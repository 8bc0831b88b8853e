import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PATHS } from '../../backoffice/src/paths.ts'
import { filesUnder, type SourceFile } from '../support/repository.ts'

const CODE = ['.ts', '.tsx', '.astro', '.mjs']
const PARTS = ['commands', 'storefront', 'backoffice', 'shared', 'supabase', 'tests']
const files = PARTS.flatMap((part) => filesUnder(part))
const isCode = ({ path }: SourceFile) => CODE.some((extension) => path.endsWith(extension))
const below = (folder: string) => files.filter((file) => isCode(file) && file.path.startsWith(`${folder}/`))

/** What a text imports: relative ones as paths from the root, the others as they stand. */
function importsIn(text: string, path: string): string[] {
  const specifiers = [...text.matchAll(/(?:\bfrom\s+|^\s*import\s+|\bimport\s*\(\s*)(['"])([^'"\n]+)\1/gm)].map(
    ([, , specifier = '']) => specifier,
  )
  return specifiers.map((specifier) =>
    specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier,
  )
}

const importsOf = ({ path, read }: SourceFile) => importsIn(read(), path)

/** What a file imports and needs when it runs: types are gone by then. */
const valueImportsOf = ({ path, read }: SourceFile) =>
  importsIn(read().replace(/^(import|export) type [^;'"]*from .*$/gm, ''), path)

/** Files, and all that they bring along when they run. */
function reachedFrom(first: readonly SourceFile[]): SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const reached = new Set(first)
  // A set hands out what is added while it is gone through.
  for (const file of reached) {
    for (const path of valueImportsOf(file)) {
      const next = byPath.get(path)
      if (next) reached.add(next)
    }
  }
  return [...reached]
}

/** Every import of `importers` that is forbidden, as `file → import`. */
function breaches(
  importers: readonly SourceFile[],
  isForbidden: (specifier: string) => boolean,
  read: (file: SourceFile) => string[] = importsOf,
): string[] {
  return importers.flatMap((file) =>
    read(file)
      .filter(isForbidden)
      .map((specifier) => `${file.path} → ${specifier}`),
  )
}

const isBackend = (specifier: string) => /^(@supabase\/|ra-supabase)/.test(specifier)
const isUnder =
  (...folders: string[]) =>
  (specifier: string) =>
    folders.some((folder) => specifier.startsWith(`storefront/src/${folder}/`))

const CONSOLE = 'backoffice/src'

/** The console's folders from the bottom to the top: none reaches up, nor sideways to one of its own level. */
const CONSOLE_LEVELS = [
  ['paths.ts', 'providers'],
  ['charts', 'export', 'layout'],
  ['market'],
  ['catalogue-editing', 'deciding', 'history', 'import'],
  ['resources', 'screens'],
  ['finding'],
  [''],
]

/** The console's folder that a file is in: each resource and each screen is one; the app's own files are in none. */
function folderOf(path: string): string {
  const [first = '', second] = path.slice(CONSOLE.length + 1).split('/')
  if (first === 'resources' || first === 'screens') return `${first}/${second}`
  return second || first === 'paths.ts' ? first : ''
}

const levelOf = (folder: string) =>
  CONSOLE_LEVELS.findIndex((level) => level.includes(folder) || level.includes(posix.dirname(folder)))

const ON_THE_SERVER = ['data/guest', 'data/search-engines']
const IN_THE_BROWSER = ['data/member', 'data/visitor', 'data/phone']

describe('imports go one way', () => {
  test('shared imports nothing but shared, and the library for words in one place', () => {
    const others = (specifier: string) => !specifier.startsWith('shared/src/')
    expect(breaches(below('shared'), others)).toEqual(['shared/src/locale/translate.ts → i18next'])
  })

  test('a page of guests is not given the library for words: it has a reader of its own', () => {
    const guests = [...below('storefront/src/islands'), ...below('storefront/src/service-worker')].filter(
      ({ path, read }) => path.endsWith('.ts') && !/from 'react'/.test(read()),
    )
    expect(guests).not.toEqual([])
    expect(reachedFrom(guests).filter((file) => valueImportsOf(file).includes('i18next'))).toEqual([])
  })

  test('of the storefront, only data talks to the backend', () => {
    const others = below('storefront').filter(({ path }) => !path.startsWith('storefront/src/data/'))
    expect(breaches(others, isBackend)).toEqual([])
  })

  test('of the back office, only providers talk to the backend', () => {
    const others = below('backoffice').filter(({ path }) => !path.startsWith('backoffice/src/providers/'))
    expect(breaches(others, isBackend)).toEqual([])
  })

  test('clients of the database, which know its types, are made in one place a side', () => {
    const makers = [...below('storefront/src'), ...below('backoffice/src')].filter((file) =>
      valueImportsOf(file).some((specifier) => /^@supabase\/(postgrest-js|supabase-js)$/.test(specifier)),
    )
    const places = ['storefront/src/data/backend/database-client.ts', 'backoffice/src/providers/client.ts']
    expect(makers.map(({ path }) => path)).toEqual(places)
  })

  test.each([
    ['data', ['pages', 'layouts', 'components', 'islands']],
    ['i18n', ['pages', 'layouts', 'components', 'islands']],
    ['islands', ['pages', 'layouts']],
    ['components', ['pages', 'layouts']],
  ])('the storefront’s %s do not reach up to %s', (folder, above) => {
    expect(breaches(below(`storefront/src/${folder}`), isUnder(...above))).toEqual([])
  })

  test.each([
    ['rules', []],
    ['backend', []],
    ['phone', ['rules']],
    ['visitor', ['phone', 'rules']],
    ['member', ['backend', 'visitor', 'phone', 'rules']],
    ['guest', ['backend', 'rules']],
    ['search-engines', ['guest', 'rules']],
  ])('of the storefront’s data, %s asks %j at most', (folder, needed) => {
    const own = below(`storefront/src/data/${folder}`)
    const isKnown = isUnder(`data/${folder}`, ...needed.map((other) => `data/${other}`))
    expect(own).not.toEqual([])
    expect(breaches(own, (specifier) => isUnder('data')(specifier) && !isKnown(specifier))).toEqual([])
  })

  test('no file of the storefront’s data stands outside these folders', () => {
    const strays = below('storefront/src/data').filter(({ path }) => path.split('/').length < 5)
    expect(strays.map(({ path }) => path)).toEqual([])
  })

  test('what the server reads as a guest stays there: no island reaches it, not by way of a component either', () => {
    const reached = reachedFrom(below('storefront/src/islands'))
    expect(breaches(reached, isUnder(...ON_THE_SERVER), valueImportsOf)).toEqual([])
    expect(breaches(below('storefront/src/islands'), isUnder(...ON_THE_SERVER))).toEqual([])
  })

  test('what is asked in the browser stays there: no page, layout or component reads it', () => {
    const rendered = ['pages', 'layouts', 'components'].flatMap((folder) => below(`storefront/src/${folder}`))
    expect(breaches(rendered, isUnder(...IN_THE_BROWSER))).toEqual([])
  })

  test('the service worker stands alone: a file shared with pages would be one more that it must fetch', () => {
    expect(breaches(below('storefront/src/service-worker'), (name) => !isUnder('service-worker')(name))).toEqual([])
  })

  test('each folder of the back office imports only from folders that stand below it', () => {
    const upOrSideways = below(CONSOLE).flatMap((file) =>
      breaches([file], (specifier) => {
        const [own, other] = [folderOf(file.path), folderOf(specifier)]
        return specifier.startsWith(`${CONSOLE}/`) && own !== other && levelOf(own) <= levelOf(other)
      }),
    )
    expect(upOrSideways).toEqual([])
  })

  test('of a screen of the back office, the app knows what is fetched when it is opened and nothing else', () => {
    const app = below(CONSOLE).filter(({ path }) => folderOf(path) === '')
    const inside = /\/(resources|screens)\/[^/]+\/(?!index\.ts$)/
    expect(breaches(app, (specifier) => inside.test(specifier))).toEqual([])
  })

  test('storefront and back office know nothing of each other, nor of the server’s side of the database', () => {
    const foreign = (own: string, other: string) =>
      breaches(below(`${own}/src`), (specifier) =>
        new RegExp(`^(${other}/|supabase/|tests/|commands/|@maveshi/supabase)`).test(specifier),
      )
    expect([...foreign('storefront', 'backoffice'), ...foreign('backoffice', 'storefront')]).toEqual([])
  })
})

test('where the screens of the back office are stands in its paths.ts alone', () => {
  const others = below(CONSOLE).filter(({ path }) => folderOf(path) !== 'paths.ts')
  const names = Object.values(PATHS).flatMap((path) => (path === '/' ? [] : [path.slice(1)]))
  const written = new RegExp(`['"\`]/(${names.join('|')})\\b`)
  expect(others.filter((file) => written.test(file.read())).map(({ path }) => path)).toEqual([])
})

test('only islands hydrate', () => {
  const strays = below('storefront')
    .filter(({ path }) => path.endsWith('.astro'))
    .flatMap((file) => {
      const source = file.read()
      const hydrated = [...source.matchAll(/<([A-Z]\w*)\b[^<>]*?\sclient:/g)].map(([, name = '']) => name)
      const isIsland = (name: string) => {
        const imported =
          new RegExp(`import\\s[^;'"]*\\b${name}\\b[^;'"]*from\\s+['"]([^'"]+)['"]`).exec(source)?.[1] ?? ''
        return posix.join(posix.dirname(file.path), imported).startsWith('storefront/src/islands/')
      }
      return hydrated.filter((name) => !isIsland(name)).map((name) => `${file.path}: <${name} client:…>`)
    })
  expect(strays).toEqual([])
})

test('nothing is called utils, helpers, common or misc', () => {
  expect(
    files.map(({ path }) => path).filter((path) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.\w+$)/i.test(path)),
  ).toEqual([])
})

test('no file written by hand is longer than 400 lines', () => {
  const handWritten = files.filter(
    (file) =>
      (isCode(file) || /\.(sql|css)$/.test(file.path)) &&
      !/(supabase\/seed\/\w+\.sql|shared\/src\/database\.types\.ts)$/.test(file.path),
  )
  const long = handWritten.filter((file) => file.read().split('\n').length > 401)
  expect(long.map(({ path }) => path)).toEqual([])
})

test('no type check is switched off', () => {
  // Put together, since this very file is looked at too.
  const suppression = new RegExp(['@ts', '(ignore|nocheck|expect-error)'].join('-'))
  expect(
    files
      .filter(isCode)
      .filter((file) => suppression.test(file.read()))
      .map(({ path }) => path),
  ).toEqual([])
})
