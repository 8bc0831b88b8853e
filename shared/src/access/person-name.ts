import { flagsOf } from '../listing/flags.ts'
import { foldedText, plainText } from '../listing/folded-text.ts'

const JOINERS = /\u200C|\u200D/g

/** Characters that show nothing, or turn a line round. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u

/** Small letters of the Latin script and of those of India. */
const LETTER =
  /[a-z\u00DF-\u00F6\u00F8-\u024F\u0620-\u064A\u066E-\u06D3\u0905-\u0939\u0985-\u09B9\u0A05-\u0A39\u0A85-\u0AB9\u0B05-\u0B39\u0B85-\u0BB9\u0C05-\u0C39\u0C85-\u0CB9\u0D05-\u0D39\u1C5A-\u1C77\uABC0-\uABE2]/

const BETWEEN_WORDS = /[^a-z\u0600-\u06FF\u0900-\u0DFF]+/g
const OFFICE =
  /administration|administrator|admin|official|helpdesk|helpline|help|support|customer|care|services|service|moderator|verified|market|office|staff|india|team|app|the/g
const MARKET_NAMES: ReadonlySet<string> = new Set([
  'maveshi',
  'मवेशी',
  'મવેશી',
  'ਮਵੇਸ਼ੀ',
  'মবেশী',
  'மவேஷி',
  'మవేశీ',
  'ಮವೇಶಿ',
  'മവേശി',
  'مویشی',
])

/** The market's own name, alone or with words that make it look like its office. */
function isMarketName(plain: string): boolean {
  return MARKET_NAMES.has(plain.replace(BETWEEN_WORDS, '').replace(OFFICE, ''))
}

/**
 * Whether this can be the name of a person, which is public: it has a letter and nothing unseen but the joiners of Indian
 * scripts, no telephone number, link, address or words of payment, and is not the market's own. The database says the
 * same, by the flagged words of its settings.
 */
export function isName(name: string): boolean {
  const plain = plainText(name)
  return (
    !UNSEEN.test(name.replace(JOINERS, '')) &&
    LETTER.test(plain) &&
    flagsOf(name).length === 0 &&
    !isMarketName(foldedText(name))
  )
}
