import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '../../shared/src/locale/languages.ts'
import type { Texts } from './audit.ts'
import { LOCALES, lengthOf, readFileOf, withoutForm } from './texts.ts'

/** What a translator should know of a text, or of a group of them. */
export interface Note {
  /** Where it stands, who says it to whom, and what is meant. */
  readonly note: string
  /** How many letters it may have at most, because there is no more room. */
  readonly longest?: number
  /** The address of a page on which it stands. */
  readonly page?: string
}

/** Notes by key, `group.*` for all of a group, and `*` for a whole namespace. */
type NotesOfNamespace = Readonly<Record<string, Note>>

export interface Notes {
  readonly byNamespace: Readonly<Record<string, NotesOfNamespace>>
  /** What stands for each `{{name}}`. */
  readonly inserted: Readonly<Record<string, string>>
}

/** The file among the notes that is about no namespace. */
const INSERTED = 'inserted'

export function readNotes(): Notes {
  const files = readdirSync(join(LOCALES, 'notes')).map((file) => file.replace('.json', ''))
  const byNamespace = files
    .filter((name) => name !== INSERTED)
    .map((name) => [name, readFileOf<NotesOfNamespace>('notes', name)] as const)
  return { byNamespace: Object.fromEntries(byNamespace), inserted: readFileOf('notes', INSERTED) }
}

const split = (key: string) => {
  const [namespace = '', path = ''] = key.split(/:(.*)/)
  return { namespace, path }
}

/** The names under which a text may have notes, the nearest first: its own, its groups', its namespace's. */
function placesOf(path: string): string[] {
  const base = withoutForm(path)
  const steps = base.split('.').slice(0, -1)
  const groups = steps.map((_, index) => `${steps.slice(0, steps.length - index).join('.')}.*`)
  return [...new Set([path, base]), ...groups, '*']
}

/** The notes about a text, the nearest first. */
export function notesAbout({ byNamespace }: Notes, key: string): Note[] {
  const { namespace, path } = split(key)
  const notes = byNamespace[namespace] ?? {}
  return placesOf(path).flatMap((place) => notes[place] ?? [])
}

/** Only a button or a label is short, and only short texts are measured. */
const countWords = (english: string) => english.replace(/\{\{\w+\}\}/g, ' ').match(/[\p{L}\p{N}’-]+/gu)?.length ?? 0

const isShort = (english: string) => countWords(english) > 0 && countWords(english) <= 2

/** How long a text may be, where there is little room for it. */
export function longestOf(notes: Notes, key: string, english: string): number | undefined {
  return isShort(english) ? notesAbout(notes, key)[0]?.longest : undefined
}

export const insertedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)),
]

/** Keys whose English is the same, and which some language says in different ways: English does not tell them apart. */
export function toldApart(english: Texts, others: readonly Texts[]): Set<string> {
  const alike = Map.groupBy(english.keys(), (key) => english.get(key)?.toLowerCase() ?? '')
  const groups = [...alike.values()].filter((keys) => {
    const isOneText = new Set(keys.map(withoutForm)).size < 2
    return !isOneText && others.some((texts) => new Set(keys.map((key) => texts.get(key))).size > 1)
  })
  return new Set(groups.flat())
}

/** What is missing among the notes, or is about nothing. */
export function noteComplaints(notes: Notes, english: Texts, others: readonly Texts[]): string[] {
  const apart = toldApart(english, others)
  const own = (key: string) => {
    const { namespace, path } = split(key)
    const about = notes.byNamespace[namespace] ?? {}
    return about[path] ?? about[withoutForm(path)]
  }
  /** That of a whole namespace says too little of a word that stands alone. */
  const near = (key: string) => notesAbout(notes, key).length - (notes.byNamespace[split(key).namespace]?.['*'] ? 1 : 0)
  const used = new Set([...english.values()].flatMap(insertedIn))
  return [
    ...[...english].flatMap(([key, text]) => [
      ...(notes.byNamespace[split(key).namespace]?.['*'] ? [] : [`${key}: nothing says where its namespace stands`]),
      ...(apart.has(key) && !own(key) ? [`${key} needs a note of its own: “${text}” is said in several ways`] : []),
      ...(isShort(text) && near(key) === 0 ? [`${key} needs a note: “${text}” alone says too little`] : []),
      ...insertedIn(text)
        .filter((name) => !notes.inserted[name])
        .map((name) => `${key}: nothing says what ${name} is`),
    ]),
    ...Object.keys(notes.inserted)
      .filter((name) => !used.has(name))
      .map((name) => `${name} is never put in`),
    ...staleNotes(notes, english),
  ]
}

function staleNotes({ byNamespace }: Notes, english: Texts): string[] {
  const named = Object.entries(byNamespace).flatMap(([namespace, notes]) =>
    Object.keys(notes).map((place) => `${namespace}:${place}`),
  )
  const known = new Set(
    [...english.keys()].flatMap((key) => {
      const { namespace, path } = split(key)
      return placesOf(path).map((place) => `${namespace}:${place}`)
    }),
  )
  return named.filter((place) => !known.has(place)).map((place) => `${place} has a note and is no text`)
}

/** Texts that are longer than the room there is for them. */
export function tooLong(notes: Notes, english: Texts, texts: Texts): string[] {
  return [...texts].flatMap(([key, text]) => {
    const original = english.get(key) ?? english.get(`${withoutForm(key)}_other`) ?? ''
    const longest = longestOf(notes, key, original)
    if (longest === undefined || lengthOf(text) <= longest) return []
    return [`${key} is ${lengthOf(text)} letters long, and ${longest} have room: ${text}`]
  })
}

export const TRANSLATED: readonly Language[] = LANGUAGES.filter((language) => language !== 'en')
