import { CATEGORIES } from '@maveshi/shared/catalogue/categories'
import { REPORT_STATUSES } from '@maveshi/shared/listing/report'
import { LISTING_STATUSES } from '@maveshi/shared/listing/status'
import { describe, expect, test } from 'vitest'
import { PARTS } from '../../commands/verify/choice.ts'
import { brokenLinks, codeIn, DOCUMENTS, headingsIn, linksIn, missingPaths } from '../support/documents.ts'
import { filesUnder, readJson } from '../support/repository.ts'

const document = (path: string) => DOCUMENTS.find((one) => one.path === path)?.read() ?? ''
const migrations = filesUnder('supabase/migrations', ['.sql']).map(({ read }) => read())
const rowOf = (text: string, first: string) => text.split('\n').find((line) => line.startsWith(`| ${first} `)) ?? ''

/** What the package manager itself can tell. */
const OF_PNPM: ReadonlySet<string> = new Set(['licenses', 'audit'])

describe('what the documents name is there', () => {
  test('every file and folder', () => expect(DOCUMENTS.flatMap(missingPaths)).toEqual([]))

  test('whatever their links lead to', () => expect(DOCUMENTS.flatMap(brokenLinks)).toEqual([]))

  test('every migration, by its topic: numbers change', () => {
    const topics = filesUnder('supabase/migrations', ['.sql']).map(({ path }) => /\d+_(\w+)\.sql$/.exec(path)?.[1])
    const named = DOCUMENTS.flatMap(({ path, read }) =>
      [...read().matchAll(/\bmigration\s+`?(\w+)`|\b[Mm]igrations?\s+(\d{4})|\((\d{4})\)/g)].map(
        ([, topic, ...numbers]) => ({ path, topic: topic ?? numbers.find(Boolean) }),
      ),
    )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(({ topic }) => !topics.includes(topic))).toEqual([])
  })

  test('every command', () => {
    const { scripts } = readJson<{ scripts: Record<string, string> }>('package.json')
    const [benches = ''] = /BENCHES.*?^\}/ms.exec(filesUnder('tests/bench', ['main.ts'])[0]?.read() ?? '') ?? []
    const isThere = (command: string) => {
      const [, name = '', argument] = /^(?:npm|npx pnpm@12|pnpm) (?:run )?(\w+)(?: (?:-- )?(\w+))?/.exec(command) ?? []
      if (OF_PNPM.has(name)) return true
      if (!Object.hasOwn(scripts, name)) return false
      if (name === 'test' && argument) return (PARTS as readonly string[]).includes(argument)
      return name !== 'bench' || !argument || new RegExp(`^ {2}${argument}: `, 'm').test(benches)
    }
    const commands = DOCUMENTS.flatMap(({ path, read }) =>
      [...read().matchAll(/(?<=^|`)(?:npm|npx pnpm@12|pnpm) [a-z][^`\n]*/gm)].map(([command]) => ({ path, command })),
    )
    expect(commands.length).toBeGreaterThan(20)
    expect(commands.filter(({ command }) => !isThere(command))).toEqual([])
  })
})

describe('the glossary', () => {
  const glossary = document('docs/glossary.md')
  const words = new Set(codeIn(glossary))

  test('has every table', () => {
    const tables = migrations.flatMap((sql) =>
      [...sql.matchAll(/^create table (public|private)\.(\w+)/gm)].map(([, schema, name = '']) =>
        schema === 'public' ? name : `private.${name}`,
      ),
    )
    expect(tables.length).toBeGreaterThan(30)
    expect(tables.filter((table) => !words.has(table))).toEqual([])
  })

  test('has every status, of listings and of reports', () => {
    const [, statuses = ''] = /^## Statuses of a listing\n(.*?)^## /ms.exec(glossary) ?? []
    expect(LISTING_STATUSES.filter((status) => !rowOf(statuses, `\`${status}\``))).toEqual([])
    expect(REPORT_STATUSES.filter((status) => !words.has(status))).toEqual([])
  })

  test('has every code of a refusal', () => {
    const codes = new Set(migrations.flatMap((sql) => sql.match(/(?<=errcode = ')(?:PT\d{3}|42501)(?=')/g) ?? []))
    expect([...codes].filter((code) => !words.has(code))).toEqual([])
  })

  test('names nothing that the code does not', () => {
    const code = ['shared', 'storefront', 'backoffice', 'supabase', 'commands']
      .flatMap((folder) => filesUnder(folder, ['.ts', '.tsx', '.sql', '.astro']))
      .map(({ read }) => read())
      .join('\n')
    const names = [...words].flatMap((one) => (one.includes('/') ? [] : (one.match(/[A-Za-z_]\w{3,}/g) ?? [])))
    const known = new Set(code.match(/\w+/g))
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })
})

describe('the records of decisions', () => {
  const records = DOCUMENTS.filter(({ path }) => /^docs\/decisions\/(?!README)/.test(path))

  test('are all in the index', () => {
    const index = linksIn(document('docs/decisions/README.md'))
    expect(
      records.map(({ path }) => path.replace('docs/decisions/', '')).filter((name) => !index.includes(name)),
    ).toEqual([])
  })

  test.each(records.map(({ path, read }) => [path, read()] as const))(
    '%s says what was given, decided and what follows',
    (_, text) => {
      const parts = ['Context', 'Decision', 'Consequences']
      expect(parts.filter((part) => !new RegExp(`^(## |\\*\\*)${part}\\b`, 'm').test(text))).toEqual([])
    },
  )
})

describe('the document about the product', () => {
  const product = document('docs/product.md')

  test('has every question of every category', () => {
    const missing = CATEGORIES.filter(({ listingFields }) => listingFields.length > 0).flatMap((category) => {
      const asked = codeIn(rowOf(product, category.value))
      const fields = category.listingFields.map(({ id }) => id)
      return asked.join() === fields.join() ? [] : [`${category.value}: ${asked.join()}`]
    })
    expect(missing).toEqual([])
  })

  test('has every limit with what a market begins with', () => {
    const settings = migrations.flatMap((sql) => [
      ...sql.matchAll(/\('(\w+_(?:per_\w+|kept)|new_account_days)', '(\d+)'\)/g),
    ])
    const missing = settings.filter(([, key = '', value = '']) => {
      const [, , begins = ''] = rowOf(product, `\`${key}\``).split('|')
      return begins.trim() !== value
    })
    expect(settings.length).toBeGreaterThan(15)
    expect(missing.map(([row]) => row)).toEqual([])
  })

  test('has every part that a comment points to', () => {
    const parts = headingsIn(product)
    const pointers = ['shared', 'storefront', 'backoffice', 'supabase', 'tests'].flatMap((folder) =>
      filesUnder(folder, ['.ts', '.tsx', '.sql', '.astro']).flatMap(({ path, read }) =>
        [...read().matchAll(/\(docs\/product\.md, ([^)]+)\)/g)].map(([, named = '']) => ({ path, named })),
      ),
    )
    expect(pointers.length).toBeGreaterThan(5)
    expect(
      pointers.filter(({ named }) => !named.split(/, | and (?=[A-Z])/).every((part) => parts.includes(part))),
    ).toEqual([])
  })
})
