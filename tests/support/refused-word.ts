import { administrator } from './console.ts'

/** Nobody's name has it, so that the market of all tests may know it from then on. */
const WORD = 'zarqavo'

/** Lets the market's settings name a word that is no part of a name. Every test names the same one. */
export async function refuseWord(): Promise<string> {
  const client = await administrator(`http://localhost:${process.env.MARKET_PORT}`)
  await client.rpc('change_flagged_words', { language: 'en', added: [WORD] }).throwOnError()
  return WORD
}
