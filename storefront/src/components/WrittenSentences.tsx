import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import { languagesOf, writtenIn } from '@maveshi/shared/locale/written-in'

interface WrittenSentencesProps {
  /** As somebody has written them. */
  readonly text: string
  /** The language that they are said to be in, where somebody has said. */
  readonly said?: Language
  /** The reader's. */
  readonly language: Language
  readonly t: Translate
}

/** Somebody's own sentences, always as they were written; below them in which language, where that is another one. */
export function WrittenSentences({ text, said, language, t }: WrittenSentencesProps) {
  const languages = languagesOf(text, said)
  const isOther = languages.length > 0 && !languages.includes(language)
  return (
    <div>
      <p lang={writtenIn(text, said ?? language)}>
        <bdi className="block wrap-anywhere whitespace-pre-line">{text}</bdi>
      </p>
      {isOther && <p className="text-muted">{t(`listing:writtenIn.${languages.join('-')}`)}</p>}
    </div>
  )
}
