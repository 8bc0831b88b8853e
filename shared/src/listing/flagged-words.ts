import type { Language } from '../locale/languages.ts'
import { foldedText } from './folded-text.ts'

/**
 * Words of an advance payment and of what it is paid by, as the settings of every new market hold them; a test compares.
 * A listing with one of them waits for a moderator.
 */
export const FLAGGED_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'advance',
    'booking amount',
    'token amount',
    'upi',
    'gpay',
    'google pay',
    'phonepe',
    'paytm',
    'qr code',
    'whatsapp',
  ],
  hi: ['एडवांस', 'अग्रिम', 'बयाना', 'पेशगी', 'टोकन', 'यूपीआई', 'व्हाट्सएप', 'व्हाट्सऐप'],
  mr: ['अ‍ॅडव्हान्स', 'ॲडव्हान्स', 'आगाऊ', 'बयाणा', 'इसार', 'यूपीआय', 'व्हॉट्सअ‍ॅप', 'व्हॉट्सॲप'],
  gu: ['એડવાન્સ', 'અગાઉથી', 'બાનું', 'ટોકન', 'યુપીઆઈ', 'વોટ્સએપ'],
  pa: ['ਐਡਵਾਂਸ', 'ਪੇਸ਼ਗੀ', 'ਬਿਆਨਾ', 'ਯੂਪੀਆਈ', 'ਵਟਸਐਪ'],
  bn: ['অগ্রিম', 'অ্যাডভান্স', 'বায়না', 'ইউপিআই', 'হোয়াটসঅ্যাপ'],
  ta: ['அட்வான்ஸ்', 'முன்பணம்', 'யுபிஐ', 'வாட்ஸ்அப்'],
  te: ['అడ్వాన్స్', 'ముందస్తు', 'బయానా', 'యూపీఐ', 'వాట్సాప్'],
  kn: ['ಅಡ್ವಾನ್ಸ್', 'ಮುಂಗಡ', 'ಯುಪಿಐ', 'ವಾಟ್ಸಾಪ್'],
  ml: ['അഡ്വാൻസ്', 'മുൻകൂർ', 'യുപിഐ', 'വാട്സാപ്പ്'],
  ur: ['ایڈوانس', 'پیشگی', 'بیعانہ', 'یو پی آئی', 'واٹس ایپ'],
}

/** How long a flagged word may be, and how many a language may have. */
export const FLAGGED_WORD_CHARACTERS = { min: 2, max: 40 } as const
export const FLAGGED_WORDS_MAX = 200

/** Of ASCII a word has letters, digits and spaces alone. */
const SIGNS = /[^\P{ASCII}A-Za-z0-9 ]/u

/** A word as it is stored: composed letters and single spaces. */
export const flaggedWord = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim()

/**
 * Whether a word can flag a listing: of 2 to 40 characters, without signs, and two of them at least no digits, as it is
 * compared. The database refuses the same; a test compares.
 */
export function isFlaggedWord(word: string): boolean {
  const { min, max } = FLAGGED_WORD_CHARACTERS
  const { length } = [...word]
  const counted = [...foldedText(word).replace(/[0-9 ]/g, '')].length
  return word === flaggedWord(word) && length >= min && length <= max && !SIGNS.test(word) && counted >= 2
}
