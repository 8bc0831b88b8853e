import type { Language } from '@maveshi/shared/locale/languages'
import { useState } from 'react'
import { type I18nProvider, localStorageStore } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { Entrance } from './Entrance.tsx'
import { allowSlowPresses } from './layout/slow-presses.ts'
import { takeViewFromAddress } from './providers/access.ts'
import { detectLanguage } from './providers/detect-language.ts'
import { createI18nProvider } from './providers/i18n-provider.ts'
import { reloadWhenShownAgain } from './providers/leave-page.ts'

const store = localStorageStore(undefined, 'maveshi-console')
const detected = detectLanguage()
// React-admin remembers a language of its own, which must not outlive a choice made on the storefront.
store.setItem('locale', detected)
takeViewFromAddress()
reloadWhenShownAgain()
allowSlowPresses()

let changeLanguage: (language: Language) => void = () => {}

function Root({ i18nProvider }: { i18nProvider: I18nProvider }) {
  const [language, setLanguage] = useState(detected)
  changeLanguage = setLanguage
  return <Entrance i18nProvider={i18nProvider} language={language} store={store} />
}

const i18nProvider = await createI18nProvider(detected, (language) => changeLanguage(language))
const element = document.getElementById('root')
if (element) createRoot(element).render(<Root i18nProvider={i18nProvider} />)
