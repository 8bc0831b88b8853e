import { LANGUAGES } from '@maveshi/shared/locale/languages'
import { describe, expect, test } from 'vitest'
import { type Notes, noteComplaints, readNotes, TRANSLATED, toldApart, tooLong } from '../../commands/words/notes.ts'
import { textsOf } from '../../commands/words/texts.ts'

const english = textsOf('en')
const notes = readNotes()

describe('what a translator cannot know from the English alone', () => {
  test('stands in a note, and no note is about nothing', () => {
    expect(noteComplaints(notes, english, TRANSLATED.map(textsOf))).toEqual([])
  })

  const about = (own: Record<string, string>, inserted: Record<string, string> = {}): Notes => ({
    byNamespace: { buy: Object.fromEntries(Object.entries(own).map(([key, note]) => [key, { note }])) },
    inserted,
  })
  const complaints = (texts: Record<string, string>, known: Notes, others: Record<string, string>[] = []) =>
    noteComplaints(
      known,
      new Map(Object.entries(texts)),
      others.map((one) => new Map(Object.entries(one))),
    )

  test('is a word that stands alone, which a note on the whole namespace does not explain', () => {
    const texts = { 'buy:filters.from': 'From' }
    expect(complaints(texts, about({ '*': 'Lists.' }))).toEqual([
      expect.stringContaining('“From” alone says too little'),
    ])
    expect(complaints(texts, about({ '*': 'Lists.', 'filters.*': 'Labels.' }))).toEqual([])
    expect(complaints(texts, about({ '*': 'Lists.', 'filters.from': 'A label.' }))).toEqual([])
    expect(complaints({ 'buy:a': 'Remove a filter, or look further away.' }, about({ '*': 'Lists.' }))).toEqual([])
  })

  test('is one English text that another language says in two ways: each needs a note of its own', () => {
    const texts = { 'buy:a.open': 'It is open now.', 'buy:b.open': 'It is open now.' }
    const group = about({ '*': 'Lists.', 'a.*': 'A.', 'b.*': 'B.' })
    const twoWays = { 'buy:a.open': 'खुला है', 'buy:b.open': 'चालू है' }
    expect(complaints(texts, group, [{ 'buy:a.open': 'खुला है', 'buy:b.open': 'खुला है' }])).toEqual([])
    expect(complaints(texts, group, [twoWays])).toHaveLength(2)
    const own = about({ '*': 'Lists.', 'a.open': 'A shop.', 'b.open': 'A report.' })
    expect(complaints(texts, own, [twoWays])).toEqual([])
  })

  test('is what will be put in', () => {
    const texts = { 'buy:near': 'Everything that is for sale near {{place}}' }
    expect(complaints(texts, about({ '*': 'Lists.' }))).toEqual(['buy:near: nothing says what place is'])
    expect(complaints(texts, about({ '*': 'Lists.' }, { place: 'a district' }))).toEqual([])
  })

  test('but a note for a text that is gone, or for a value that is never put in, is refused', () => {
    const texts = { 'buy:title': 'Everything that is for sale' }
    expect(complaints(texts, about({ '*': 'Lists.', gone: 'Gone.' }))).toEqual(['buy:gone has a note and is no text'])
    expect(complaints(texts, about({ '*': 'Lists.' }, { place: 'a district' }))).toEqual(['place is never put in'])
  })
})

test('forms of one text are no two texts', () => {
  const forms = new Map([
    ['buy:results_one', '{{count}} new'],
    ['buy:results_other', '{{count}} new'],
  ])
  const inHindi = new Map([
    ['buy:results_one', '{{count}} नया'],
    ['buy:results_other', '{{count}} नए'],
  ])
  expect(toldApart(forms, [inHindi]).size).toBe(0)
})

describe('where there is little room', () => {
  test.each(LANGUAGES)('no text is longer than its note allows: %s', (language) => {
    expect(tooLong(notes, english, textsOf(language))).toEqual([])
  })

  test('letters are counted as the eye sees them, without what is put in', () => {
    const few: Notes = { byNamespace: { buy: { next: { note: 'A button.', longest: 5 } } }, inserted: {} }
    const one = new Map([['buy:next', 'Next']])
    expect(tooLong(few, one, new Map([['buy:next', 'आगे बढ़ना है']]))).toHaveLength(1)
    expect(tooLong(few, one, new Map([['buy:next', '{{number}} आगे']]))).toEqual([])
  })
})
