/** What a fake voice was given to say. */
interface SaidByVoice {
  readonly text: string
  readonly lang: string
}

/** What a fake ear is made to hear: words, or an error of the Web Speech API. */
interface HeardByEar {
  readonly words?: string
  readonly error?: string
}

declare global {
  interface Window {
    fakeSaid: SaidByVoice[]
    /** Whether voices go on with what they say until they are stopped. */
    fakeVoicesGoOn: boolean
    bringVoices(langs: readonly string[]): void
    /** In which languages somebody was listened to. */
    fakeEars: string[]
    hear(heard: HeardByEar): void
  }
}

/** Puts voices in place of the browser's, which has none without a window; they come late, as on phones. Runs in the page. */
export function putFakeVoices(): void {
  let voices: object[] = []
  let current: SpeechSynthesisUtterance | undefined
  const speech = {
    onvoiceschanged: undefined as (() => void) | undefined,
    getVoices: () => voices,
    speak(utterance: SpeechSynthesisUtterance) {
      current = utterance
      window.fakeSaid.push({ text: utterance.text, lang: utterance.lang })
      setTimeout(() => {
        utterance.onstart?.(new Event('start') as SpeechSynthesisEvent)
        if (!window.fakeVoicesGoOn) utterance.onend?.(new Event('end') as SpeechSynthesisEvent)
      })
    },
    cancel() {
      current?.onerror?.(Object.assign(new Event('error'), { error: 'canceled' }) as SpeechSynthesisErrorEvent)
      current = undefined
    },
  }
  window.fakeSaid = []
  window.bringVoices = (langs) => {
    voices = langs.map((lang) => ({ lang, localService: true, default: false }))
    speech.onvoiceschanged?.()
  }
  Object.defineProperty(window, 'speechSynthesis', { value: speech })
  window.SpeechSynthesisUtterance = class {
    text: string
    constructor(text: string) {
      this.text = text
    }
  } as unknown as typeof SpeechSynthesisUtterance
}

/** Puts ears in place of the browser's, which would ask a computer elsewhere. Runs in the page. */
export function putFakeEars(): void {
  window.fakeEars = []
  class Ears {
    lang = ''
    onresult?: (event: object) => void
    onerror?: (event: object) => void
    onend?: () => void
    start() {
      window.fakeEars.push(this.lang)
      window.hear = ({ words, error }) => {
        if (words) this.onresult?.({ results: [[{ transcript: words }]] })
        if (error) this.onerror?.({ error })
        this.onend?.()
      }
    }
    stop() {
      this.onend?.()
    }
    abort() {}
  }
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
    Object.defineProperty(window, name, { value: Ears })
}

/** Takes both away, as in browsers that can do neither. Runs in the page. */
export function takeVoicesAndEars(): void {
  for (const name of ['speechSynthesis', 'SpeechRecognition', 'webkitSpeechRecognition']) {
    Reflect.deleteProperty(window, name)
  }
}
