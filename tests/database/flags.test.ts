import { FLAGGED_WORDS } from '@maveshi/shared/listing/flagged-words'
import { flagsOf } from '@maveshi/shared/listing/flags'
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
