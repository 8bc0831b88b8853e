import type { Language } from '@maveshi/shared/locale/languages'
import { createI18n, type Namespaces } from '@maveshi/shared/locale/translate'
import { type ComponentType, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'

/** What every island is given by its page: the language, and the words that it needs. */
export interface IslandProps {
  readonly language: Language
  readonly words: Namespaces
}

/**
 * A component that a page hydrates. It and what it is made of say the words that came with the page, by `useTranslation`:
 * the phone fetches none.
 */
export function island<Props extends object>(Component: ComponentType<Props>) {
  return function Island(props: Props & IslandProps) {
    const { language, words } = props
    const i18n = useMemo(() => createI18n(language, words), [language, words])
    return (
      <I18nextProvider i18n={i18n}>
        <Component {...props} />
      </I18nextProvider>
    )
  }
}
