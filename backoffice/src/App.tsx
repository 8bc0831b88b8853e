import { FALLBACK_LANGUAGE, type Language, languageFacts } from '@maveshi/shared/locale/languages'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { Admin, CustomRoutes, type I18nProvider, Resource, type Store } from 'react-admin'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import { UndoKey } from './deciding/UndoKey.tsx'
import { FindButton } from './finding/FindButton.tsx'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { Direction } from './layout/Direction.tsx'
import { NotFound } from './layout/NotFound.tsx'
import { Elsewhere, OpenScreen } from './layout/OpenScreen.tsx'
import { Waiting } from './layout/states.tsx'
import { Toast } from './layout/Toast.tsx'
import { darkTheme, lightTheme } from './layout/theme.ts'
import { PATHS } from './paths.ts'
import { type Backend, BackendProvider } from './providers/backend.ts'
import { audit } from './resources/audit/index.ts'
import { categories } from './resources/categories/index.ts'
import { dropdownOptions } from './resources/dropdown-options/index.ts'
import { listings } from './resources/listings/index.ts'
import { livestockTypes } from './resources/livestock-types/index.ts'
import { reports } from './resources/reports/index.ts'
import { searchLexicon } from './resources/search-lexicon/index.ts'
import { subcategories } from './resources/subcategories/index.ts'
import { users } from './resources/users/index.ts'
import { wantedNotices } from './resources/wanted-notices/index.ts'
import { Analytics } from './screens/analytics/index.ts'
import { CreateListing } from './screens/create-listing/index.ts'
import { dashboard } from './screens/dashboard/index.ts'
import { Settings } from './screens/settings/index.ts'

interface AppProps {
  readonly backend: Backend
  readonly i18nProvider: I18nProvider
  readonly language: Language
  readonly store: Store
}

const AppContext = createContext<AppProps | null>(null)

/** What stands around every screen. */
function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <ConsoleLayout tools={<FindButton />}>
        <OpenScreen>{children}</OpenScreen>
      </ConsoleLayout>
      <UndoKey />
    </>
  )
}

/** Every screen. What it is made with comes by the context: a router keeps its elements. */
function Screens() {
  const app = useContext(AppContext)
  const direction = languageFacts(app?.language ?? FALLBACK_LANGUAGE).direction
  const themes = useMemo(() => ({ light: lightTheme(direction), dark: darkTheme(direction) }), [direction])
  if (!app) return null
  const { backend, i18nProvider, store } = app
  return (
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
      layout={Layout}
      loading={Waiting}
      catchAll={NotFound}
      accessDenied={Elsewhere}
      notification={Toast}
      dashboard={dashboard}
    >
      <Resource {...listings} />
      <Resource {...categories} />
      <Resource {...dropdownOptions} />
      <Resource {...livestockTypes} />
      <Resource {...subcategories} />
      <Resource {...searchLexicon} />
      <Resource {...users} />
      <Resource {...reports} />
      <Resource {...wantedNotices} />
      <Resource {...audit} />
      <CustomRoutes>
        <Route path={PATHS.createListing} element={<CreateListing />} />
        <Route path={PATHS.settings} element={<Settings />} />
        <Route path={PATHS.analytics} element={<Analytics />} />
      </CustomRoutes>
    </Admin>
  )
}

/** The console, for somebody who was let in. Only a router of this kind can be told to stay where it is. */
export function App(app: AppProps) {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Screens /> }], { basename: '/admin' }))
  return (
    <AppContext value={app}>
      <BackendProvider value={app.backend}>
        <Direction value={languageFacts(app.language).direction}>
          <RouterProvider router={router} />
        </Direction>
      </BackendProvider>
    </AppContext>
  )
}
