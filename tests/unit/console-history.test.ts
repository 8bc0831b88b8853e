import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '@maveshi/shared/database'
import { LANGUAGES } from '@maveshi/shared/locale/languages'
import { ROOT } from '@maveshi/supabase/local/environment'
import { describe, expect, test } from 'vitest'
import { entryChanges } from '../../backoffice/src/history/changes.ts'
import { ACT_WORDS, sentenceOf, TABLE_WORDS } from '../../backoffice/src/history/entry-words.ts'
import { ACTS, AUDITED_TABLES, type AuditEntry, type AuditedTable } from '../../backoffice/src/providers/audit.ts'
import { textsOf } from '../../commands/words/texts.ts'

const MIGRATIONS = join(ROOT, 'supabase', 'migrations')
const sql = readdirSync(MIGRATIONS)
  .map((file) => readFileSync(join(MIGRATIONS, file), 'utf8'))
  .join('\n')

const found = (pattern: RegExp, text: string) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort()

const ENTRIES = AUDITED_TABLES.flatMap((table_name) => ACTS.map((act) => ({ table_name, act })))

describe('what the audit log can hold', () => {
  test('is of the tables that are audited, and of no others', () => {
    const triggers = found(/create trigger write_audit\w* after [a-z ]+ on public\.(\w+)/g, sql)
    expect(triggers).toEqual([...AUDITED_TABLES].sort())
  })

  test('is named by the acts that the database knows, and by no others', () => {
    const [, body = ''] = /create function private\.act_of\(.*?\$\$(.*?)\$\$/s.exec(sql) ?? []
    expect(found(/(?:then|else) '(\w+)'/g, body)).toEqual([...ACTS].sort())
  })

  test.each(LANGUAGES)('has a sentence that says who, and of what: %s', (language) => {
    const texts = textsOf(language)
    const lacking = ENTRIES.filter((entry) => {
      const sentence = texts.get(sentenceOf(entry)) ?? ''
      return !sentence.includes('{{who}}') || !sentence.includes('{{what}}')
    })
    expect(lacking).toEqual([])
    const words = [...Object.values(ACT_WORDS), ...Object.values(TABLE_WORDS)]
    expect(words.filter((key) => !texts.get(key) && !texts.get(`${key}_other`))).toEqual([])
  })

  test('tells of a report and of a wanted notice as such, and not of the animal as if it were new', () => {
    const texts = textsOf('en')
    const said = (table_name: AuditedTable) => texts.get(sentenceOf({ table_name, act: 'add' }))
    expect(said('reports')).toBe('{{who}} reported “{{what}}”')
    expect(said('wanted_notices')).toBe('{{who}} posted that they look for “{{what}}”')
    expect(said('categories')).toBe('{{who}} added “{{what}}” ({{kind}})')
  })
})

describe('the value of a setting', () => {
  const told = (row_id: string, before: Json, after: Json) => {
    const entry = { table_name: 'settings', row_id, before: { value: before }, after: { value: after }, thing: {} }
    const reading = { translate: (key: string) => key, language: 'en', catalogue: {} }
    return entryChanges(entry as unknown as AuditEntry, reading as unknown as Parameters<typeof entryChanges>[1])
  }

  test('is said to be none where there is no goal', () => {
    const none = 'admin:history.noGoal'
    expect(told('goal_listings', 0, 50)).toMatchObject([{ before: none, after: '50' }])
    expect(told('goal_listings', 50, 0)).toMatchObject([{ before: '50', after: none }])
    expect(told('goal_listings', null, 0)).toMatchObject([{ before: undefined, after: none }])
    expect(told('listings_per_day', 0, 50)).toMatchObject([{ before: '0', after: '50' }])
  })

  test('is said in words where it is neither a number nor free text', () => {
    const texts = textsOf('en')
    const said = told('visitor_address', 'none', 'last-but-one').map(({ before, after }) => [before, after])
    expect(said.flat().map((key) => texts.get(key ?? ''))).toEqual(['None of them', 'The last but one'])
    expect(told('moderation_mode', 'all', 'none')).toMatchObject([{ after: 'admin:settings.modes.none' }])
  })
})
