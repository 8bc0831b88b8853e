import type { Language } from '@maveshi/shared/locale/languages'
import { useState } from 'react'
import { localStorageStore } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { Entrance } from './Entrance.tsx'
import { followMovedPresses } from './layout/moved-presses.ts'
import { allowSlowPresses } from './layout/slow-presses.ts'
import { takeViewFromAddress } from './providers/access.ts'
import { createI18nProvider, languageOf } from './providers/i18n-provider.ts'
import { reloadWhenShownAgain } from './providers/leave-page.ts'

const store = localStorageStore(undefined, 'maveshi-console')
takeViewFromAddress()
reloadWhenShownAgain()
allowSlowPresses()
followMovedPresses()

let changeLanguage: (language: Language) => void = () => {}
const i18nProvider = await createI18nProvider((language) => changeLanguage(language))
const detected = languageOf(i18nProvider)
// React-admin remembers a language of its own, which must not outlive a choice made on the storefront.
store.setItem('locale', detected)

function Root() {
  const [read, setRead] = useState({ language: detected, i18nProvider })
  changeLanguage = (language) => {
    store.setItem('locale', language)
    // Whoever says something takes another provider for other words, and stays as it is otherwise.
    setRead({ language, i18nProvider: { ...i18nProvider } })
  }
  return <Entrance {...read} store={store} />
}

const element = document.getElementById('root')
if (element) createRoot(element).render(<Root />)
