/** What of a voice it is chosen by (Web Speech API, `SpeechSynthesisVoice`). */
export interface Voice {
  /** BCP 47, on some phones with underscores: `hi-IN`, `hi_IN`. */
  readonly lang: string
  readonly localService: boolean
  readonly default: boolean
}

/** Whether a voice reads a language. Punjabi in Arabic letters is another reading than ours. */
export const speaks = ({ lang }: Pick<Voice, 'lang'>, language: string): boolean =>
  lang.split(/[-_]/)[0]?.toLowerCase() === language && !/arab|pa.pk/i.test(lang)
