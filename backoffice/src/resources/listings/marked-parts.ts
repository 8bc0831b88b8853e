import type { MarkedWords } from './signals.ts'

/** A part of a text, and the flag that its words raise. */
export interface TextPart {
  readonly text: string
  readonly flag: string | null
}

/** Where some words begin in a text from a place on, the longest where several begin together. */
function firstIn(text: string, from: number, marked: readonly MarkedWords[]) {
  const found = marked.flatMap((mark) => {
    const place = text.indexOf(mark.words, from)
    return mark.words && place >= 0 ? [{ ...mark, place }] : []
  })
  return found.sort((a, b) => a.place - b.place || b.words.length - a.words.length)[0]
}

/** A text in parts: the words that raise a flag, wherever they stand, and what is between them. All parts are the text. */
export function markedParts(text: string, marked: readonly MarkedWords[]): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (let next = firstIn(text, from, marked); next; next = firstIn(text, from, marked)) {
    if (next.place > from) parts.push({ text: text.slice(from, next.place), flag: null })
    parts.push({ text: next.words, flag: next.flag })
    from = next.place + next.words.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), flag: null })
  return parts
}
