import type { Language } from '@maveshi/shared/locale/languages'
import { describe, expect, test } from 'vitest'
import { inReadersScript } from '../../storefront/src/data/rules/reader-script.ts'

/** Names as those spell them who write each script. */
const SPELLED: readonly (readonly [written: string, readers: Readonly<Partial<Record<Language, string>>>])[] = [
  [
    'राम कुमार',
    {
      en: 'Ram Kumar',
      gu: 'રામ કુમાર',
      pa: 'ਰਾਮ ਕੁਮਾਰ',
      bn: 'রাম কুমার',
      ta: 'ராம் குமார்',
      te: 'రామ్ కుమార్',
      kn: 'ರಾಮ್ ಕುಮಾರ್',
      ml: 'രാമ് കുമാർ',
    },
  ],
  ['संतोष शिंदे', { en: 'Santosh Shinde', pa: 'ਸੰਤੋਸ਼ ਸ਼ਿੰਦੇ', bn: 'সন্তোষ শিন্দে', te: 'సంతోష్ శిందే', ta: 'ஸந்தோஷ் ஷிந்தே' }],
  ['लक्ष्मी शर्मा', { en: 'Lakshmi Sharma', pa: 'ਲਕਸ਼ਮੀ ਸ਼ਰਮਾ', gu: 'લક્ષ્મી શર્મા', kn: 'ಲಕ್ಷ್ಮೀ ಶರ್ಮಾ', ml: 'ലക്ഷ്മീ ശർമാ' }],
  ['राजकुमार', { en: 'Rajkumar' }],
  ['जुना ट्रॅक्टर', { en: 'Juna Trektar', te: 'జునా ట్రేక్టర్', gu: 'જુના ટ્રૅક્ટર' }],
  ['बड़ी ज़मीन', { en: 'Badi Jamin', gu: 'બડી જમીન', bn: 'বড়ী জমীন', ta: 'படீ ஜமீன்' }],
  ['డాక్టర్ సురేష్ కుమార్', { en: 'Daktar Suresh Kumar', hi: 'डाक्टर सुरेश कुमार', pa: 'ਡਾਕਟਰ ਸੁਰੇਸ਼ ਕੁਮਾਰ', kn: 'ಡಾಕ್ಟರ್ ಸುರೇಷ್ ಕುಮಾರ್' }],
  ['ಮಂಜುನಾಥ ಗೌಡ', { en: 'Manjunatha Gauda', hi: 'मंजुनाथ गौड', ta: 'மஞ்ஜுனாத கௌட', ml: 'മഞ്ജുനാഥ ഗൗഡ' }],
  ['গোপাল যাদব', { en: 'Gopal Jadav', hi: 'गोपाल जादव', te: 'గోపాల్ జాదవ్' }],
  ['ગોપાલ પટેલ', { en: 'Gopal Patel', hi: 'गोपाल पटेल', ta: 'கோபால் படேல்' }],
  ['डॉ. संतोष शिंदे', { en: 'Dr. Santosh Shinde', pa: 'ਡਾ. ਸੰਤੋਸ਼ ਸ਼ਿੰਦੇ', bn: 'ডা. সন্তোষ শিন্দে', te: 'డా. సంతోష్ శిందే' }],
  ['ডা. গোপাল দাস', { en: 'Dr. Gopal Das' }],
  ['ਬੱਲੀ ਸਿੰਘ', { en: 'Balli Singh', hi: 'बल्ली सिंघ', bn: 'বল্লী সিংঘ', kn: 'ಬಲ್ಲೀ ಸಿಂಘ್' }],
  ['കൃഷ്ണൻ നായർ', { en: 'Krishnan Nayar', hi: 'कृष्णन नायर', ta: 'க்ரிஷ்ணன் நாயர்', te: 'కృష్ణన్ నాయర్' }],
  ['मकाई', { en: 'Makai', bn: 'মকাই', ta: 'மகாயீ', te: 'మకాయీ', kn: 'ಮಕಾಯೀ', ml: 'മകായീ' }],
  ['राऊत', { bn: 'রাউত', ta: 'ராவூத்', te: 'రావూత్', kn: 'ರಾವೂತ್', ml: 'രാവൂത്' }],
  ['क्विन्टल', { te: 'క్వింటల్', kn: 'ಕ್ವಿಂಟಲ್', ml: 'ക്വിണ്ടൽ' }],
  ['मुम्बई', { te: 'ముంబయీ', kn: 'ಮುಂಬಯೀ' }],
  ['മുഹമ്മദ്', { en: 'Muhammad', pa: 'ਮੁਹੰਮਦ', ta: 'முஹம்மத்' }],
]

describe.each(SPELLED)('%s is read', (written, readers) => {
  test.each(Object.entries(readers))('in the letters of %s', (language, expected) => {
    expect(inReadersScript(written, language as Language)).toBe(expected.normalize('NFC'))
  })
})

test('words stay what they are beside those that are written in another script', () => {
  expect(inReadersScript('Ram भाई, 2 गाय (HF)', 'te')).toBe('Ram భాయీ, 2 గాయ్ (HF)')
})

test.each([
  ['in the reader’s letters already', 'राम कुमार', 'mr'],
  ['in Latin letters', 'Ram Kumar', 'hi'],
  ['in Tamil, whose letters leave open which sound is meant', 'கார்த்திக்', 'hi'],
  ['in Urdu, which leaves vowels out', 'محمد', 'hi'],
  ['for whoever reads Urdu', 'राम', 'ur'],
] as const)('words stay as they were written %s', (_why, written, language) => {
  expect(inReadersScript(written, language)).toBeUndefined()
})
