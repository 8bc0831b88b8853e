import { FLAGGED_WORDS } from '@maveshi/shared/listing/flagged-words'
import { updateRows } from './market-rows.ts'

/** Nobody's name has it, so that the market of all tests may know it from then on. */
const WORD = 'zarqavo'

/** Lets the market's settings name a word that is no part of a name. Every test names the same one. */
export async function refuseWord(): Promise<string> {
  const words = { ...FLAGGED_WORDS, en: [...FLAGGED_WORDS.en, WORD] }
  await updateRows('settings', 'key=eq.flagged_words', { value: words })
  return WORD
}
