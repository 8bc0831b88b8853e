import { FLAGGED_WORDS, FLAGGED_WORDS_MAX, flaggedWord, isFlaggedWord } from '@maveshi/shared/listing/flagged-words'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { registerCallers } from '../support/callers.ts'
import { asOwner } from '../support/people.ts'

const callers = registerCallers()

const change = (client: SupabaseClient, language: string, added: readonly string[], removed: readonly string[] = []) =>
  client.rpc('change_flagged_words', { language, added, removed })
const flagsOf = async (text: string) =>
  (await asOwner<{ flags: string }>("select array_to_string(private.flags_of($1), ',') as flags", [text]))[0]?.flags

afterAll(() =>
  asOwner("update public.settings set value = $1::text::jsonb where key = 'flagged_words'", [
    JSON.stringify(FLAGGED_WORDS),
  ]),
)

test('the console and the database have one mind about what a word is', async () => {
  const words = [
    ...Object.values(FLAGGED_WORDS).flat(),
    ...[
      '',
      ' ',
      'a',
      'ab',
      'a b',
      ' ab',
      'ab ',
      'a  b',
      'a\u00a0b',
      '12',
      '1a',
      '1ab',
      'a.b',
      'a-b',
      'a*',
      '[ab]',
      'a\nb',
    ],
    ...[
      'क',
      'की',
      'कख',
      'क\u200bख',
      '\u200b\u200b',
      'e\u0301t\u0301',
      'é',
      'éé',
      'ＡＢ',
      '९९',
      '९क',
      'аб',
      '💰💰',
      '💰',
    ],
    ...['x'.repeat(40), 'x'.repeat(41), 'क'.repeat(40), 'क'.repeat(41), '💰'.repeat(40), '💰'.repeat(41)],
  ]
  const rows = await asOwner<{ verdict: boolean }>(
    `select private.is_flagged_word(word) as verdict
     from jsonb_array_elements_text($1::text::jsonb) with ordinality as given (word, number) order by number`,
    [JSON.stringify(words)],
  )
  const differing = words.filter((word, index) => rows[index]?.verdict !== isFlaggedWord(word))
  expect(differing).toEqual([])
  expect(words.filter(isFlaggedWord).length).toBeGreaterThan(70)
  expect(flaggedWord('  cash \u00a0 only ')).toBe('cash only')
})

describe('the flagged words', () => {
  test('are added and taken away by administrators, count at once, and their history says who did it', async () => {
    const { client, id } = callers.administrator
    expect(await flagsOf('नगदनारायण देना')).toBe('')
    const added = await change(client, 'hi', ['नगदनारायण', 'टोकन'])
    expect(added.data).toEqual([...FLAGGED_WORDS.hi, 'नगदनारायण'])
    expect(await flagsOf('नगदनारायण देना')).toBe('words')
    // Somebody else has added one meanwhile: both changes stand.
    await change(client, 'hi', ['उधारी'])
    const removed = await change(client, 'hi', [], ['नगदनारायण', 'no such word'])
    expect(removed.data).toEqual([...FLAGGED_WORDS.hi, 'उधारी'])
    expect(await flagsOf('नगदनारायण देना')).toBe('')
    const { data } = await client.rpc('flagged_words_history', { at_most: 3 })
    expect(data).toMatchObject([
      { language: 'hi', actor: { id }, added: [], removed: ['नगदनारायण'] },
      { language: 'hi', added: ['उधारी'], removed: [] },
      { language: 'hi', added: ['नगदनारायण'], removed: [] },
    ])
  })

  test.each([
    ['a language that there is none of', 'fr', ['argent'], 'choice'],
    ['no language', null, ['argent'], 'choice'],
    ['a sign', 'en', ['a.*b'], 'choice'],
    ['a single letter', 'en', ['a'], 'choice'],
    ['nothing', 'en', [null], 'choice'],
    ['more than there may be', 'en', Array.from({ length: FLAGGED_WORDS_MAX }, (_, at) => `word no ${at}`), 'long'],
  ])('are not made of %s', async (_what, language, words, code) => {
    const { error, status } = await change(callers.administrator.client, language as string, words as string[])
    expect({ status, code: error?.message, field: error?.details }).toEqual({
      status: 422,
      code,
      field: 'flagged_words',
    })
  })

  test.each([
    { en: ['.*'] },
    { en: ['advance', 'ADVANCE'] },
    { xx: ['advance'] },
    { en: 'advance' },
    { en: [5] },
    [],
    'advance',
  ])('are not written past the rules: %j', async (value) => {
    const settings = callers.administrator.client.from('settings')
    const before = await settings.select('value').eq('key', 'flagged_words').single()
    const { status } = await settings.update({ value }).eq('key', 'flagged_words').select()
    // A bare word is no JSON to the embedded backend, which refuses it before the database does.
    expect(status).toBe(typeof value === 'string' && !inject('market').databaseUrl ? 400 : 422)
    expect((await settings.select('value').eq('key', 'flagged_words').single()).data).toEqual(before.data)
  })

  test.each([
    ['a guest', () => callers.visitor],
    ['a person', () => callers.person.client],
    ['a suspended administrator', () => callers.former.client],
  ])('are neither changed nor told about to %s', async (_who, client) => {
    expect((await change(client(), 'en', ['cash only'])).error?.code).toBe('42501')
    expect((await client().rpc('flagged_words_history')).error?.code).toBe('42501')
  })
})
