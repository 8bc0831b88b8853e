import Sanscript from '@indic-transliteration/sanscript'
import type { Language } from '@maveshi/shared/locale/languages'

/** What Sanscript calls a script. */
type Script = 'devanagari' | 'gujarati' | 'gurmukhi' | 'bengali' | 'tamil' | 'telugu' | 'kannada' | 'malayalam' | 'iast'

/** The scripts from which words can be written in another one, each with what a run of its letters is. */
const SOURCES: readonly { readonly script: Script; readonly run: RegExp }[] = [
  { script: 'devanagari', run: /[\p{Script=Devanagari}\u200c\u200d]+/gu },
  { script: 'gujarati', run: /[\p{Script=Gujarati}\u200c\u200d]+/gu },
  { script: 'gurmukhi', run: /[\p{Script=Gurmukhi}\u200c\u200d]+/gu },
  { script: 'bengali', run: /[\p{Script=Bengali}\u200c\u200d]+/gu },
  { script: 'telugu', run: /[\p{Script=Telugu}\u200c\u200d]+/gu },
  { script: 'kannada', run: /[\p{Script=Kannada}\u200c\u200d]+/gu },
  { script: 'malayalam', run: /[\p{Script=Malayalam}\u200c\u200d]+/gu },
]

const TARGETS: ReadonlyMap<Language, Script> = new Map([
  ['en', 'iast'],
  ['hi', 'devanagari'],
  ['mr', 'devanagari'],
  ['gu', 'gujarati'],
  ['pa', 'gurmukhi'],
  ['bn', 'bengali'],
  ['ta', 'tamil'],
  ['te', 'telugu'],
  ['kn', 'kannada'],
  ['ml', 'malayalam'],
])

/** Where the vowel after a word's last consonant is written, but not said. */
const WITH_SILENT_END: ReadonlySet<Script> = new Set(['devanagari', 'gujarati', 'gurmukhi', 'bengali'])

type Rule = readonly [found: RegExp, written: string]

const rewrite = (text: string, rules: readonly Rule[] = []) =>
  rules.reduce((so, [found, written]) => so.replace(found, written), text)

/** Letters that Sanscript does not know, or takes for another sound, before it reads them. */
const BEFORE: Readonly<Partial<Record<Script, readonly Rule[]>>> = {
  malayalam: [
    [/ൻ/g, 'ന്'],
    [/ർ/g, 'ര്'],
    [/ൽ/g, 'ല്'],
    [/ൾ/g, 'ള്'],
    [/ൺ/g, 'ണ്'],
    [/ന്റ/g, 'ന്ട'],
    [/റ്റ/g, 'ട്ട'],
  ],
  bengali: [
    [/\u09af\u09bc/g, '\u09df'],
    [/\u09af/g, 'জ'],
    [/\u09df/g, '\u09af'],
    [/ৎ/g, 'ত্'],
  ],
  // A doubled letter has its sign before it; the nasal of a vowel is one sound with two signs.
  gurmukhi: [
    [/\u0a71([\u0a15-\u0a39])/g, '$1\u0a4d$1'],
    [/\u0a70/g, '\u0a02'],
  ],
}

const CONSONANT = '[\u0915-\u0939]\u093c?'

/** The nasal before a stop is a letter where the dot is another sound. */
const NASALS: readonly Rule[] = [
  [/\u0902(?=[च-झ])/g, 'ञ्'],
  [/\u0902(?=[ट-ढ])/g, 'ण्'],
  [/\u0902(?=[त-ध])/g, 'न्'],
  [/\u0902(?=[प-भ])/g, 'म्'],
]

/** The vowels of English words, where a script has no sign for them. */
const FEW_VOWELS: readonly Rule[] = [
  [/ऑ/g, 'आ'],
  [/\u0949/g, '\u093e'],
  [/\u0945/g, '\u0947'],
]

/** Only the rolled letters carry a dot. */
const ONE_NUKTA: readonly Rule[] = [
  [/ड\u093c/g, '\u095c'],
  [/ढ\u093c/g, '\u095d'],
  [/\u093c/g, ''],
]

/** A short vowel between two syllables is written nowhere in Latin letters: "Rajkumar". */
const UNSAID_VOWELS: readonly Rule[] = [
  [
    /(?<=[\u0904-\u0914\u093e-\u094c]|[\u0915-\u0939]\u093c?)([\u0915-\u0939]\u093c?)(?=[\u0915-\u0939]\u093c?[\u093e-\u094c\u0902])/g,
    '$1\u094d',
  ],
]

/** Sounds that a script has no letter for, in Devanagari. */
const DEVANAGARI_FOR: Readonly<Record<Script, readonly Rule[]>> = {
  devanagari: [],
  gujarati: [[/\u093c/g, '']],
  gurmukhi: [...FEW_VOWELS, [/ष/g, 'श'], [/\u0943/g, '\u094dरि'], [/ऋ/g, 'रि']],
  bengali: [...NASALS, ...FEW_VOWELS, ...ONE_NUKTA, [/ळ/g, 'ल']],
  tamil: [...NASALS, ...FEW_VOWELS, [/\u0902(?=[क-घ])/g, 'ङ्'], [/\u0943/g, '\u094dरि'], [/ऋ/g, 'रि'], [/श/g, 'ष']],
  telugu: FEW_VOWELS,
  kannada: FEW_VOWELS,
  malayalam: [...NASALS, ...FEW_VOWELS, [/\u0902(?=[क-घ])/g, 'ङ्']],
  iast: [...NASALS, [/\u0902/g, 'न\u094d'], [/ऑ/g, 'ओ'], [/\u0949/g, '\u094b'], [/ऍ/g, 'ए'], [/\u0945/g, '\u0947']],
}

/** Letters that a word has at its beginning alone, and what stands for them further on. */
const inside = (written: Readonly<Record<string, string>>): Rule[] =>
  Object.entries(written).map(([vowel, said]) => [new RegExp(`(?<=[\\p{L}\\p{M}])${vowel}`, 'gu'), said])

/** What is usual in a script, where Sanscript writes it as Sanskrit would be. */
const AFTER: Readonly<Partial<Record<Script, readonly Rule[]>>> = {
  gujarati: [
    [/\u0949/g, '\u0ac9'],
    [/\u0945/g, '\u0ac5'],
    [/ऑ/g, 'ઑ'],
  ],
  // "j" has a letter of its own there, and "y" in the middle of a word another one.
  bengali: [[/(?<!\u09cd)\u09af/g, '\u09df'], ...inside({ ঈ: 'ই', ঊ: 'উ' })],
  gurmukhi: [
    [/(?<=[\u0a15-\u0a39\u0a3c\u0a3f\u0a41\u0a42])\u0a02/g, '\u0a70'],
    [/([ਨਮ])\u0a4d\1/g, '\u0a70$1'],
    [/([\u0a15-\u0a39])\u0a4d\1/g, '\u0a71$1'],
    [/\u0a4d(?![ਰਹਵ])/g, ''],
  ],
  // No vowel follows another one in the south: a sound glides between them.
  tamil: [[/(?<=[\p{L}\p{M}])ந(?!\u0bcdத)/gu, 'ன'], ...inside({ இ: 'யி', ஈ: 'யீ', உ: 'வு', ஊ: 'வூ' })],
  // The nasal before a stop of its own place is the dot.
  telugu: [
    ...inside({ ఇ: 'యి', ఈ: 'యీ', ఉ: 'వు', ఊ: 'వూ' }),
    [/[ఙఞణన]్(?=[క-ఢత-ధ])/g, '\u0c02'],
    [/మ్(?=[ప-భ])/g, '\u0c02'],
  ],
  kannada: [
    ...inside({ ಇ: 'ಯಿ', ಈ: 'ಯೀ', ಉ: 'ವು', ಊ: 'ವೂ' }),
    [/[ಙಞಣನ]್(?=[ಕ-ಢತ-ಧ])/g, '\u0c82'],
    [/ಮ್(?=[ಪ-ಭ])/g, '\u0c82'],
  ],
  malayalam: [
    ...inside({ ഇ: 'യി', ഈ: 'യീ', ഉ: 'വു', ഊ: 'വൂ' }),
    [/ന്(?=[ട-ഢ])/g, 'ണ്'],
    [/\u0d4c/g, '\u0d57'],
    [/ര്(?![യര])/g, 'ർ'],
    [/ന്(?![\p{L}\p{M}])/gu, 'ൻ'],
    [/ല്(?![\p{L}\p{M}])/gu, 'ൽ'],
    [/ള്(?![\p{L}\p{M}])/gu, 'ൾ'],
    [/ണ്(?![\p{L}\p{M}])/gu, 'ൺ'],
  ],
  iast: [
    [/[śṣ]/g, 'sh'],
    [/ch/g, 'chh'],
    [/c(?!h)/g, 'ch'],
    [/r̥|ṛ(?![aāiīuūeo])/g, 'ri'],
    [/ñ/g, 'n'],
  ],
}

const WORD_END = '(?![\\p{L}\\p{M}])'

/** What stands at a word's end, for readers in the south of what was written in the north, and the other way round. */
const ENDS_FOR_SOUTH: readonly Rule[] = [
  [new RegExp(`(?<=[\\p{L}\\p{M}])(?<!\u094d)(${CONSONANT})${WORD_END}`, 'gu'), '$1\u094d'],
]
const ENDS_FOR_NORTH: readonly Rule[] = [
  [new RegExp(`\u0902${WORD_END}`, 'gu'), 'म'],
  [new RegExp(`\u094d${WORD_END}`, 'gu'), ''],
  [new RegExp(`ष${WORD_END}`, 'gu'), 'श'],
]

/** The south's short e and o, its other r and l. */
const SOUNDS_FOR_NORTH: readonly Rule[] = [
  [/ऎ/g, 'ए'],
  [/ऒ/g, 'ओ'],
  [/\u0946/g, '\u0947'],
  [/\u094a/g, '\u094b'],
  [/ऱ|र\u093c/g, 'र'],
  [/ऴ|ळ\u093c/g, 'ळ'],
]
/** The sounds of Persian words, and the nasal that is half a letter. */
const SOUNDS_FOR_SOUTH: readonly Rule[] = [
  [/\u093c/g, ''],
  [/\u0901/g, '\u0902'],
]

/** Devanagari as those say it who write the source, for whoever reads the target. */
function adjusted(text: string, from: Script, to: Script): string {
  const [isFromNorth, isForNorth] = [WITH_SILENT_END.has(from), WITH_SILENT_END.has(to)]
  const ends = isForNorth ? ENDS_FOR_NORTH : ENDS_FOR_SOUTH
  return rewrite(text, [
    ...(isFromNorth === isForNorth ? [] : ends),
    ...(isForNorth ? SOUNDS_FOR_NORTH : SOUNDS_FOR_SOUTH),
    ...(isFromNorth && to === 'iast' ? UNSAID_VOWELS : []),
    ...DEVANAGARI_FOR[to],
  ])
}

/** "Dr." as the scripts shorten it, before a name: letter by letter it would be "Do." in Latin ones. */
const DOCTOR = /(?<![\p{L}\p{M}])(?:(?:डॉ|ડૉ|ഡോ)\.?|(?:डा|ડા|ਡਾ|ডা|డా|ಡಾ|ഡാ)\.)(?=\s+\p{L})/gu

/** Latin letters without their signs, names with a capital. */
const plainLatin = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<!\p{L})\p{Ll}/gu, (first) => first.toUpperCase())

function written(run: string, from: Script, to: Script): string {
  const pivot = Sanscript.t(rewrite(run.normalize('NFC'), BEFORE[from]), from, 'devanagari').normalize('NFD')
  const result = Sanscript.t(adjusted(pivot, from, to), 'devanagari', to)
  const usual = rewrite(result.normalize('NFC'), AFTER[to])
  return to === 'iast' ? plainLatin(usual) : usual
}

/**
 * Somebody's own words in the letters of a reader's language, as far as they can be told from those they are written in:
 * of the northern and southern scripts among each other, and in Latin ones; neither from Tamil's and Urdu's, which leave
 * sounds open, nor into Urdu's, which leaves vowels out.
 * @returns undefined where the words are in the reader's letters already, or cannot be told
 */
export function inReadersScript(text: string, language: Language): string | undefined {
  const to = TARGETS.get(language)
  if (!to) return undefined
  const result = SOURCES.filter(({ script }) => script !== to).reduce(
    (so, { script, run }) => so.replace(run, (words) => written(words, script, to)),
    to === 'iast' ? text.replace(DOCTOR, 'Dr.') : text,
  )
  return result === text ? undefined : result
}
