import type { Language } from '@maveshi/shared/locale/languages'
import { listeningTag } from '@maveshi/shared/locale/listening'
import { readToastWords } from '../toast/words.ts'

/** What is used of the Web Speech API's `SpeechRecognition`, which the browser's maker may do on a computer of theirs. */
interface Recognition {
  lang: string
  interimResults: boolean
  onresult: (event: { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> }) => void
  onerror: (event: { readonly error: string }) => void
  onend: () => void
  start(): void
  stop(): void
  abort(): void
}

type Listening = Window & { readonly [Name in 'SpeechRecognition' | 'webkitSpeechRecognition']?: new () => Recognition }

/** What is said of what has gone wrong; of no network by the sentence that stands in the page, of the rest as `unable`. */
const SENTENCES: Readonly<Partial<Record<string, string>>> = {
  'no-speech': 'toast:listen.nothing',
  'not-allowed': 'toast:listen.denied',
  network: '',
}

/** The sentence for no network, as it stood in the page. */
let noNetwork: string | undefined
let current: Recognition | undefined

/**
 * Listens in the page's language, writes what is heard into the search box as it is heard, and searches for it. Pressed
 * again, it has heard enough.
 * @param said where it is told that somebody is listening, and what has gone wrong
 */
export function listen(button: HTMLElement, said: HTMLElement): void {
  const form = button.closest('form')
  const input = form?.querySelector('input')
  const { SpeechRecognition, webkitSpeechRecognition } = window as Listening
  const Ears = SpeechRecognition ?? webkitSpeechRecognition
  if (current || !input || !Ears) {
    current?.stop()
    return
  }
  noNetwork = noNetwork ?? said.textContent ?? ''
  const words = readToastWords().catch(() => undefined)
  let last = ''
  async function say(key: string): Promise<void> {
    last = key
    const t = key && (await words)
    if (last !== key) return
    said.textContent = t ? t(key) : (noNetwork ?? '')
    said.hidden = false
  }

  const ears = new Ears()
  let heard = ''
  let problem = 'toast:listen.nothing'
  ears.lang = listeningTag(document.documentElement.lang as Language)
  ears.interimResults = true
  ears.onresult = ({ results }) => {
    heard = Array.from(results, (result) => result[0]?.transcript ?? '')
      .join('')
      .trim()
      .slice(0, input.maxLength)
    input.value = heard
  }
  ears.onerror = ({ error }) => {
    problem = SENTENCES[error] ?? 'toast:listen.unable'
  }
  ears.onend = () => {
    current = undefined
    button.removeAttribute('aria-pressed')
    if (heard) form?.querySelector<HTMLElement>('[type=submit]')?.click()
    else void say(problem)
  }
  button.setAttribute('aria-pressed', 'true')
  current = ears
  void say('toast:listen.listening')
  ears.start()
}

addEventListener('pagehide', () => current?.abort())
