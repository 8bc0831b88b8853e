import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import { writtenIn } from '@maveshi/shared/locale/written-in'
import type { ReactNode } from 'react'
import { inReadersScript } from '../data/rules/reader-script.ts'

interface WrittenWordsProps {
  /** As somebody has written them. */
  readonly text: string
  /** The language that they are said to be in; the reader's, where nobody has said. */
  readonly said?: Language
  /** The reader's. */
  readonly language: Language
  readonly t: Translate
  /** The element around the words. */
  readonly children: (words: ReactNode) => ReactNode
}

function AsWritten({ text, said, language }: Pick<WrittenWordsProps, 'text' | 'said' | 'language'>) {
  return <bdi lang={writtenIn(text, said ?? language)}>{text}</bdi>
}

/** Somebody's own words in the reader's letters, where these can be told, and as they were written at a press. */
export function WrittenWords({ t, children, ...words }: WrittenWordsProps) {
  const inLetters = inReadersScript(words.text, words.language)
  if (!inLetters) return children(<AsWritten {...words} />)
  return (
    <>
      {children(<bdi>{inLetters}</bdi>)}
      <details>
        <summary className="inline-flex min-h-12 items-center text-leaf underline">{t('listing:asWritten')}</summary>
        <AsWritten {...words} />
      </details>
    </>
  )
}

interface OwnTitleProps extends Omit<WrittenWordsProps, 'children'> {
  /** The title above it. */
  readonly title: string
}

/** What a seller has called a listing, below a title that says it otherwise. */
export function OwnTitle({ title, ...words }: OwnTitleProps) {
  if (words.text === title) return null
  const inParagraph = (own: ReactNode) => <p className="text-lg">{own}</p>
  if (inReadersScript(words.text, words.language) === title) return inParagraph(<AsWritten {...words} />)
  return <WrittenWords {...words}>{inParagraph}</WrittenWords>
}

interface SellerNameProps extends Pick<WrittenWordsProps, 'text' | 'language' | 't'> {
  /** Whether the page is about this seller. */
  readonly isHeading?: boolean
}

/** What a seller is called. */
export function SellerName({ isHeading = false, ...words }: SellerNameProps) {
  return (
    <WrittenWords {...words}>
      {(name) => (isHeading ? <h1 className="text-2xl">{name}</h1> : <p className="font-bold">{name}</p>)}
    </WrittenWords>
  )
}
