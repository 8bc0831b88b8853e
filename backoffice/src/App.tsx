import type { Language } from '@maveshi/shared/locale/languages'
import { languageFacts } from '@maveshi/shared/locale/languages'
import { useMemo } from 'react'
import { Admin, CustomRoutes, type I18nProvider, Resource, type Store } from 'react-admin'
import { BrowserRouter, Route } from 'react-router-dom'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { Direction } from './layout/Direction.tsx'
import { NotFound } from './layout/NotFound.tsx'
import { Waiting } from './layout/states.tsx'
import { Toast } from './layout/Toast.tsx'
import { darkTheme, lightTheme } from './layout/theme.ts'
import { type Backend, BackendProvider } from './providers/backend.ts'
import { categories } from './resources/categories/index.ts'
import { dropdownOptions } from './resources/dropdown-options/index.ts'
import { listings } from './resources/listings/index.ts'
import { livestockTypes } from './resources/livestock-types/index.ts'
import { reports } from './resources/reports/index.ts'
import { searchLexicon } from './resources/search-lexicon/index.ts'
import { users } from './resources/users/index.ts'
import { CreateListing } from './screens/create-listing/index.ts'
import { dashboard } from './screens/dashboard/index.ts'
import { Settings } from './screens/settings/index.ts'

interface AppProps {
  readonly backend: Backend
  readonly i18nProvider: I18nProvider
  readonly language: Language
  readonly store: Store
}

/** The console, for somebody who was let in. */
export function App({ backend, i18nProvider, language, store }: AppProps) {
  const { direction } = languageFacts(language)
  const themes = useMemo(() => ({ light: lightTheme(direction), dark: darkTheme(direction) }), [direction])
  return (
    <BackendProvider value={backend}>
      <Direction value={direction}>
        <BrowserRouter basename="/admin">
          <Admin
            disableTelemetry
            requireAuth
            loginPage={false}
            authCallbackPage={false}
            authProvider={backend.authProvider}
            dataProvider={backend.dataProvider}
            i18nProvider={i18nProvider}
            store={store}
            theme={themes.light}
            darkTheme={themes.dark}
            layout={ConsoleLayout}
            loading={Waiting}
            catchAll={NotFound}
            notification={Toast}
            dashboard={dashboard}
          >
            <Resource {...listings} />
            <Resource {...categories} />
            <Resource {...dropdownOptions} />
            <Resource {...livestockTypes} />
            <Resource {...searchLexicon} />
            <Resource {...users} />
            <Resource {...reports} />
            <CustomRoutes>
              <Route path="/create-listing" element={<CreateListing />} />
              <Route path="/settings" element={<Settings />} />
            </CustomRoutes>
          </Admin>
        </BrowserRouter>
      </Direction>
    </BackendProvider>
  )
}
