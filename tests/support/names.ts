import { LANGUAGES } from '@maveshi/shared/locale/languages'
import { readJson } from './repository.ts'

const brands = new Set(
  LANGUAGES.map((language) => readJson<{ brand: string }>(`locales/${language}/navbar.json`).brand),
)

/** What people are called, in every script of the market. */
export const GOOD_NAMES: readonly string[] = [
  'Sunita Patil',
  "Dr. K. R. D'Souza (vet)",
  'Ravi 2',
  'José Ñandú',
  'सुनीता पाटील',
  'রহিমা বেগম',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'જયેશભાઈ પટેલ',
  'முருகன்',
  'వెంకటేశ్వర్లు',
  'ಶಿವಣ್ಣ',
  'രാജൻ',
  'محمد اسلم',
  // Joiners, which some letters of these scripts are written with.
  'ಅರ್\u200cಜುನ್',

  'Sharma Maveshi Bazar',
  'मवेशी पालक रमेश',
  'Admin',
]

/** What stands where a name should, and is none. */
export const BAD_NAMES: readonly string[] = [
  '...',
  '12345',
  '१२३',
  '।',
  '\u200b',
  '\u200d',
  '\u202e\u202e',
  '\t',
  'A\nB',
  'A\u2028B',
  'Asha \u202eitaP',
  'Asha\u00ad',
  'Asha\u3164',
  'Asha \u{E0041}',
  'Asha 9876543210',
  'Asha +91 98765-43210',
  'आशा ९८७६५४३२१०',
  'asha@okaxis',
  'www.asha.example',
  'asha.in',
  'Advance to Asha',
  'PAY BY UPI',
  'आशा एडवांस',
  'MAVESHI 24 ✔',
  'Ｍaveshi',
  'Maveshi Support',
  'Official Maveshi-Admin Team',
  'maveshisupport',
  'मवेशी support',
  ...brands,
]
