import { isName } from '@maveshi/shared/access/person-name'
import { FLAGGED_WORDS } from '@maveshi/shared/listing/flagged-words'
import { flagsOf } from '@maveshi/shared/listing/flags'
import { foldedText, plainText } from '@maveshi/shared/listing/folded-text'
import { LOOK_ALIKES } from '@maveshi/shared/listing/look-alikes'
import { beforeAll, expect, test } from 'vitest'
import { asOwner } from '../support/people.ts'

beforeAll(async () => {
  await asOwner('select 1')
})

test('a new market flags the words that the form of selling warns of', async () => {
  const [row] = await asOwner<{ words: string }>(
    "select value::text as words from public.settings where key = 'flagged_words'",
  )
  expect(JSON.parse(row?.words ?? '{}')).toEqual(FLAGGED_WORDS)
})

/** Ways to write around the filter, and what is found all the same. The database and the browser read one as the other. */
const DISGUISED: readonly (readonly [what: string, text: string, flags: string])[] = [
  ['Cyrillic letters', 'pay in аdvаncе', 'words'],
  ['Cyrillic letters alone', 'ирі', 'words'],
  ['Cyrillic capitals', 'РАУТМ', 'words'],
  ['Greek letters', 'gοοgle pαy, ΡΑΥΤΜ', 'words'],
  ['Armenian and Cherokee letters', 'whatѕaрр օr ᏢᎪᎩᎢᎷ or Ꮲaytm', 'words'],
  ['letters of full width', 'ｗｈａｔｓａｐｐ', 'words'],
  ['mathematical letters', '𝓹𝓪𝔂𝓽𝓶', 'words'],
  ['letters in circles and squares', 'Ⓟaytm 🅿🅰🆈🆃🅼', 'words'],
  ['small capitals', 'ᴡʜᴀᴛꜱᴀᴘᴘ', 'words'],
  ['letters of flags', '🇺\u200b🇵\u200b🇮', 'words'],
  ['marks on letters', 'a\u0336d\u0336v\u0336ánçe', 'words'],
  ['unseen signs between letters', 'w\u200bh\u2063a\u202et\u00adsa\u{e0041}p\ufe0fp', 'words'],
  ['spaces of other kinds', 'qr \n\u2800 code', 'words'],
  ['unseen signs in a word of India', 'एड\u2060वां\u200bस', 'words'],
  ['vowel signs of Urdu', 'پِیشگِی', 'words'],
  ['digits of Thailand', 'โทร ๙๘๗๖๕๔๓๒๑๐', 'phone'],
  ['digits of many scripts', '৯੮૭୬௫౪೩൨१၀', 'phone'],
  ['digits in circles', '❾❽❼❻❺❹❸❷❶⓿', 'phone'],
  ['mathematical digits', '𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎', 'phone'],
  ['keys of digits', [...'9876543210'].map((digit) => `${digit}\ufe0f\u20e3`).join(''), 'phone'],
  ['other full stops', 'mycows。com', 'link'],
  ['wide at signs', 'asha＠okaxis', 'payment'],
]
/** What is written as it is meant to be. */
const PLAIN = ['कि की कु कृ के को', 'दूध देती है, बयान अलग है', 'Привет, хороший бык', 'پیش', 'நல்ல பசு', 'café naïve', 'Ωmega']

const flagsInDatabase = async (text: string) =>
  (await asOwner<{ flags: string }>("select array_to_string(private.flags_of($1), ',') as flags", [text]))[0]?.flags
const flagsInBrowser = (text: string) => [...new Set(flagsOf(text).map(({ flag }) => flag))].join(',')

test.each(DISGUISED)('%s are no way around the filter', async (_what, text, flags) => {
  expect([await flagsInDatabase(text), flagsInBrowser(text)]).toEqual([flags, flags])
})

test.each(PLAIN)('nothing is found in “%s”', async (text) => {
  expect([await flagsInDatabase(text), flagsInBrowser(text)]).toEqual(['', ''])
})

test('the market’s own name is nobody’s in other letters either', async () => {
  const names = ['Маvеshi', 'Ｍａｖｅｓｈｉ Ｔｅａｍ', 'Mávêshi', 'ᴍᴀᴠᴇꜱʜɪ']
  const rows = await asOwner<{ name: string }>(
    'select name from jsonb_array_elements_text($1::text::jsonb) as given (name) where private.is_name(name)',
    [JSON.stringify([...names, 'Renée', 'Asha'])],
  )
  expect(rows.map(({ name }) => name)).toEqual(['Renée', 'Asha'])
  expect(names.filter(isName)).toEqual([])
})

test('the database and the browser fold every sign alike', async () => {
  const ranges = [
    [0x20, 0x7ff],
    [0x900, 0xdff],
    [0x1e00, 0x24ff],
    [0x2776, 0x2793],
    [0xfb50, 0xfdff],
    [0xfe00, 0xffef],
    [0x1d400, 0x1d7ff],
    [0x1f130, 0x1f1ff],
  ] as const
  const signs = ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => first + n))
  const texts = [...signs.map((code) => String.fromCodePoint(code)), ...Object.values(LOOK_ALIKES).join('')]
  const rows = await asOwner<{ plain: string; folded: string }>(
    `select private.plain_text('a' || text) as plain, private.folded_text('a' || text) as folded
     from jsonb_array_elements_text($1::text::jsonb) with ordinality as given (text, number) order by number`,
    [JSON.stringify(texts)],
  )
  const differing = texts.flatMap((text, index) => {
    const own = [plainText(`a${text}`), foldedText(`a${text}`)]
    const other = [rows[index]?.plain, rows[index]?.folded]
    return own.join('|') === other.join('|') ? [] : [`U+${text.codePointAt(0)?.toString(16)}: ${own} and ${other}`]
  })
  expect(differing).toEqual([])
})

test('every digit of Unicode is a Western one, in the database too', async () => {
  const signs = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code))
  const digits = signs.filter((one) => /\p{Nd}/u.test(one))
  expect(digits.length).toBeGreaterThan(600)
  expect(digits.filter((one) => !/^[0-9]$/.test(plainText(one)))).toEqual([])
  const [row] = await asOwner<{ plain: string }>('select private.plain_text($1) as plain', [digits.join('')])
  expect(row?.plain).toBe(plainText(digits.join('')))
})

test.each([
  'Call 98765 43210',
  'call +91-98765-43210 in the evening',
  '९८७६५४३२१० पर फोन करें',
  'nine 9876 or 356789012345',
  'asha@okaxis',
  'https://example.test/cow and wa.me/12',
  'mycows.in',
  'A cow.In calf',
  'Advance needed, qr code here',
  'well advanced, occupied',
  'पहले एडवांस दें',
  'முன்பணம் அனுப்பவும்',
  'ایڈوانس بھیجیں',
  'अ‍ॅडव्हान्स',
  'दूध देती है',
])('both say the same of “%s”', async (text) => {
  const [row] = await asOwner<{ flags: string }>("select array_to_string(private.flags_of($1), ',') as flags", [text])
  const own = new Set<string>(flagsOf(text).map(({ flag }) => flag))
  expect([...own].sort()).toEqual((row?.flags ?? '').split(',').filter(Boolean).sort())
})
