import { voiceFor } from '@maveshi/shared/locale/choose-voice'
import { isLanguage, type Language } from '@maveshi/shared/locale/languages'
import { spokenText, utterances } from '@maveshi/shared/locale/spoken'
import { writtenIn } from '@maveshi/shared/locale/written-in'
import { pageLanguage, readWords } from './words.ts'

/** What is read of a page, as it stands there: title, price, place and the like, notices, answers, description. */
const SPOKEN = '.listing-head h1, .listing-head p, article p[lang], article tr'

/** A voice that has said nothing until then says nothing. */
const PATIENCE_MS = 8000

interface Piece {
  readonly text: string
  readonly language: Language
}

function pieceOf(element: Element): Piece {
  const text = element.textContent ?? ''
  const lang = element.closest('[lang]')?.getAttribute('lang')
  return { text, language: writtenIn(text, isLanguage(lang) ? lang : pageLanguage()) }
}

/** The pieces of a line: a question and its answer are one, where one voice can say both. */
function piecesOf(line: Element): readonly Piece[] {
  if (line.tagName !== 'TR') return [pieceOf(line)]
  const cells = [...line.children].map(pieceOf)
  const [question, answer] = cells
  if (!question || !answer || question.language !== answer.language) return cells
  return [{ ...question, text: `${question.text}: ${answer.text}` }]
}

type Words = (language: Language) => ReturnType<typeof readWords>

/** Fetches the words of a language once. */
function wordsOnce(): Words {
  const known = new Map<Language, ReturnType<typeof readWords>>()
  return (language) => {
    const words = known.get(language) ?? readWords(language)
    known.set(language, words)
    return words
  }
}

/** What is to be said, each with its voice. What the phone has no voice for is left out. */
async function lines(words: Words): Promise<readonly SpeechSynthesisUtterance[]> {
  const pieces = [...document.querySelectorAll(SPOKEN)].flatMap(piecesOf)
  const voices = speechSynthesis.getVoices()
  const said = pieces.map(async ({ text, language }) => {
    const voice = voiceFor(voices, language)
    if (!voice) return []
    return utterances(spokenText(text, await words(language))).map((part) =>
      Object.assign(new SpeechSynthesisUtterance(part), { voice, lang: voice.lang.replace('_', '-') }),
    )
  })
  return (await Promise.all(said)).flat()
}

/** Says one piece. @throws Error where the phone cannot, or is told to stop */
function say(utterance: SpeechSynthesisUtterance): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('silent')), PATIENCE_MS)
    utterance.onstart = () => clearTimeout(timer)
    utterance.onend = () => {
      clearTimeout(timer)
      resolve()
    }
    utterance.onerror = ({ error }) => {
      clearTimeout(timer)
      reject(new Error(error))
    }
    speechSynthesis.speak(utterance)
  })
}

let stop: (() => void) | undefined

/**
 * Reads the listing aloud, or stops where it is being read.
 * @throws TypeError without a network
 */
export async function speak(button: HTMLElement): Promise<void> {
  if (stop) return stop()
  const word = button.querySelector('span')
  const open = word?.textContent ?? ''
  let isOn = true
  const stopThis = () => {
    isOn = false
    stop = undefined
    speechSynthesis.cancel()
    if (word) word.textContent = open
  }
  stop = stopThis
  try {
    const words = wordsOnce()
    const [t, all] = await Promise.all([words(pageLanguage()), lines(words)])
    if (isOn && word) word.textContent = t('listing:spoken.stop')
    const problem = await sayAll(all, () => isOn)
    const place = document.querySelector('#problem')
    if (isOn && problem && place) place.textContent = t('listing:spoken.failed')
  } finally {
    if (isOn) stopThis()
  }
}

/** Says one after the other. @returns what has gone wrong */
async function sayAll(all: readonly SpeechSynthesisUtterance[], isOn: () => boolean): Promise<unknown> {
  try {
    for (const one of all) if (isOn()) await say(one)
    return undefined
  } catch (error) {
    return error
  }
}

addEventListener('pagehide', () => stop?.())
