import { NOTHING_TYPED, type TypedListing } from '@maveshi/shared/listing/typed'
import type { Answer } from '@maveshi/shared/listing/visibility'

/** A listing as it is typed: numbers are still text. */
export type DraftWords = TypedListing

/**
 * Words, and when each was written, in milliseconds since 1970: by the name of the word, answers as `answers.{field id}`.
 * A word never written has no time.
 */
export interface TimedWords {
  readonly words: DraftWords
  readonly times: Readonly<Record<string, number>>
}

export const NO_WORDS: DraftWords = NOTHING_TYPED

const ANSWER = 'answers.'

type Flat = Readonly<Record<string, Answer | undefined>>

function flatten({ answers, ...others }: DraftWords): Flat {
  const named = Object.entries(answers).map(([id, answer]) => [ANSWER + id, answer])
  return { ...others, ...Object.fromEntries(named) }
}

function unflatten(flat: Flat): DraftWords {
  const isAnswer = ([name]: [string, unknown]) => name.startsWith(ANSWER)
  const entries = Object.entries(flat)
  const answers = entries.filter(isAnswer).map(([name, answer]) => [name.slice(ANSWER.length), answer])
  const others = entries.filter((entry) => !isAnswer(entry))
  return { ...NO_WORDS, ...Object.fromEntries(others), answers: Object.fromEntries(answers) }
}

/** When something was last written, or 0. */
export const lastTime = ({ times }: TimedWords): number => Math.max(0, ...Object.values(times))

/** Writes: what differs from before carries the time from now on, which is always later than any before. */
export function write(before: TimedWords, changes: Partial<DraftWords>, now_ms = Date.now()): TimedWords {
  const words = { ...before.words, ...changes }
  const [old, young] = [flatten(before.words), flatten(words)]
  const time = Math.max(now_ms, lastTime(before) + 1)
  const names = Object.keys({ ...old, ...young }).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(young[name]),
  )
  if (names.length === 0) return before
  return { words, times: { ...before.times, ...Object.fromEntries(names.map((name) => [name, time])) } }
}

/** Whether one copy of a draft has a word that was written later than in another. */
export const hasMore = (one: TimedWords, other: TimedWords): boolean =>
  Object.entries(one.times).some(([name, time]) => time > (other.times[name] ?? 0))

/** Brings two copies of one draft together: of each word what was written last. */
export function merge(mine: TimedWords, theirs: TimedWords): TimedWords {
  const newer = Object.entries(theirs.times).filter(([name, time]) => time > (mine.times[name] ?? 0))
  // Words and times alone: what else the copies hold is theirs.
  if (newer.length === 0) return { words: mine.words, times: mine.times }
  const flat = flatten(theirs.words)
  const taken = Object.fromEntries(newer.map(([name]) => [name, flat[name]]))
  return {
    words: unflatten({ ...flatten(mine.words), ...taken }),
    times: { ...mine.times, ...Object.fromEntries(newer) },
  }
}
