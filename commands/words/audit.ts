import type { Words } from '../../shared/src/locale/translate.ts'

/** Texts by their path, steps joined by dots. */
export type Texts = ReadonlyMap<string, string>

/** Latin that is the same in every script: names, abbreviations, addresses. */
const ALLOWED_LATIN: readonly RegExp[] = [
  /\{\{\w+\}\}/g,
  /\S+@\S+\.\w+/g,
  /https?:\/\/\S+/g,
  /\b[\w-]+(?:\.[\w-]+)*\.(?:gov\.in|com|in|org)\b/g,
  /\b(?:Maveshi|WhatsApp|SMS|UPI|QR|PDF|JPEG|PNG|WebP|HEIC|MB|F8|CSV|UTF-8)\b/g,
  /\b(?:GeoNames|CC BY|Fluent Emoji|MIT)\b/g,
]

const PLURAL = /_(zero|one|two|few|many|other)$/

/** Puts nested words side by side. */
export function flatten(words: Words, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [key, value] of Object.entries(words)) {
    const path = prefix ? `${prefix}.${key}` : key
    if (typeof value === 'string') texts.set(path, value)
    else for (const [inner, text] of flatten(value, path)) texts.set(inner, text)
  }
  return texts
}

/** The key without its plural suffix, where English has such a plural. */
function pluralBase(key: string, english: Texts): string | undefined {
  const base = key.replace(PLURAL, '')
  return base !== key && english.has(`${base}_other`) ? base : undefined
}

/** The keys that a language must have: the English ones, with the plural forms of the language itself. */
export function expectedKeys(english: Texts, language: string): Set<string> {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const keys = new Set<string>()
  for (const key of english.keys()) {
    const base = pluralBase(key, english)
    if (base === undefined) keys.add(key)
    else for (const category of pluralCategories) keys.add(`${base}_${category}`)
  }
  return keys
}

/** Complains of keys that are missing or not in English. */
function keyComplaints(english: Texts, texts: Texts, language: string): string[] {
  const expected = expectedKeys(english, language)
  return [
    ...[...expected].filter((key) => !texts.has(key)).map((key) => `${key} is missing`),
    ...[...texts.keys()].filter((key) => !expected.has(key)).map((key) => `${key} is not in English`),
  ]
}

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort()

/** A plural form may say its number in words: "one listing". */
const NUMBERS: ReadonlySet<string> = new Set(['{{count}}', '{{smart_count}}'])

/** The English texts that a text may be like: for a plural form the same form or the general one. */
function originalsOf(key: string, english: Texts): string[] {
  const base = pluralBase(key, english)
  const keys = base === undefined ? [key] : [key, `${base}_other`]
  return keys.flatMap((one) => english.get(one) ?? [])
}

/** Complains of placeholders that differ from English. */
function placeholderComplaints(english: Texts, texts: Texts): string[] {
  return [...texts].flatMap(([key, text]) => {
    const isPlural = pluralBase(key, english) !== undefined
    const named = (one: string) =>
      placeholdersOf(one)
        .filter((name) => !(isPlural && NUMBERS.has(name)))
        .join(', ')
    const wanted = originalsOf(key, english).map(named)
    if (wanted.length === 0 || wanted.includes(named(text))) return []
    return [`${key} has ${named(text) || 'no placeholders'} instead of ${wanted[0] || 'none'}`]
  })
}

/** A text without the Latin that is allowed everywhere. */
function withoutAllowed(text: string): string {
  return ALLOWED_LATIN.reduce((rest, allowed) => rest.replace(allowed, ' '), text)
}

/** Complains of texts that are empty, left in English, or not in the language's own script. */
function scriptComplaints(english: Texts, texts: Texts, script: RegExp): string[] {
  return [...texts].flatMap(([key, text]) => {
    if (text.trim() === '') return english.get(key)?.trim() === '' ? [] : [`${key} is empty`]
    const rest = withoutAllowed(text)
    if (!/\p{Letter}/u.test(rest)) return []
    if (text === english.get(key)) return [`${key} is left in English: ${text}`]
    if (!script.test(rest)) return [`${key} is not in the script of the language: ${text}`]
    const latin = rest.match(/\p{Script=Latin}+/gu)
    return latin ? [`${key} has Latin words: ${latin.join(' ')}`] : []
  })
}

/** Complains of words shortened by an apostrophe, and of quotations within any marks but “ ”. */
function markComplaints(texts: Texts): string[] {
  return [...texts]
    .filter(([, text]) => /['‘’]/.test(text))
    .map(([key, text]) => `${key} has an apostrophe or a single quotation mark: ${text}`)
}

/** Complains of what goes on, or asks more, in other dots than three after the word: every language writes them, English too. */
export function dotComplaints(texts: Texts): string[] {
  return [...texts]
    .filter(([, text]) => /…|\s\.\.\.|(?<!\.)\.\.(?!\.)|\.{4}/u.test(text))
    .map(([key, text]) => `${key} has other dots than three after a word: ${text}`)
}

/** An e before mail or commerce, and a hyphen at which a line may break. */
const PARTED_E = /(?<![\p{L}\p{M}])[ईইঈઇઈਈஇఈಇഇ]-(?=\p{L})/u

/** Complains of an e that would stand alone at the end of a line: its hyphen is the one that keeps a word together. */
function hyphenComplaints(texts: Texts): string[] {
  return [...texts]
    .filter(([, text]) => PARTED_E.test(text))
    .map(([key, text]) => `${key} has a hyphen that parts a word, instead of ‑ (U+2011): ${text}`)
}

/** Everything that is wrong with one file of a language. */
export function auditFile(english: Texts, texts: Texts, { code, script }: { code: string; script: RegExp }): string[] {
  return [
    ...keyComplaints(english, texts, code),
    ...placeholderComplaints(english, texts),
    ...scriptComplaints(english, texts, script),
    ...markComplaints(texts),
    ...hyphenComplaints(texts),
    ...dotComplaints(texts),
  ]
}

/** The keys that source code names: whole ones, and beginnings of those that are put together at run time. */
export interface UsedKeys {
  readonly whole: ReadonlySet<string>
  readonly beginnings: ReadonlySet<string>
}

/** Reads the keys out of source code: every literal that begins with a namespace and a colon. */
export function usedKeys(sources: readonly string[], namespaces: readonly string[]): UsedKeys {
  const whole = new Set<string>()
  const beginnings = new Set<string>()
  const literal = new RegExp(`(['"\`])((?:${namespaces.join('|')}):[\\w.-]*)(\\$\\{|\\1)`, 'g')
  for (const source of sources) {
    for (const [, , key = '', end] of source.matchAll(literal)) (end === '${' ? beginnings : whole).add(key)
  }
  return { whole, beginnings }
}

/** Complains of keys that are used and not there, there and not used, or put together without being listed. */
export function usageComplaints(english: Texts, used: UsedKeys, dynamicPrefixes: readonly string[]): string[] {
  const isThere = (key: string) => english.has(key) || english.has(`${key}_other`)
  /** A literal that names a whole group, to which the code adds the rest. */
  const isGroup = (key: string) => [...english.keys()].some((one) => one.startsWith(`${key}.`))
  const beginnings = [...used.beginnings, ...[...used.whole].filter(isGroup).map((key) => `${key}.`)]
  const isUsed = (key: string) =>
    used.whole.has(key) ||
    used.whole.has(pluralBase(key, english) ?? key) ||
    dynamicPrefixes.some((prefix) => key.startsWith(prefix))
  return [
    ...[...used.whole]
      .filter((key) => !isThere(key) && !isGroup(key))
      .map((key) => `${key} is used and not in English`),
    ...[...english.keys()].filter((key) => !isUsed(key)).map((key) => `${key} is never used`),
    ...beginnings
      .filter((key) => !dynamicPrefixes.some((prefix) => key.startsWith(prefix)))
      .map((key) => `${key} begins keys and is not listed`),
  ]
}
