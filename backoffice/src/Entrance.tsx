import { type GuardOutcome, guard } from '@maveshi/shared/access/guards'
import { type Language, languageFacts } from '@maveshi/shared/locale/languages'
import { CssBaseline, createTheme, ThemeProvider } from '@mui/material'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { I18nContextProvider, type I18nProvider, type Store, StoreContextProvider } from 'react-admin'
import { App } from './App.tsx'
import { Failure, Waiting } from './layout/states.tsx'
import { lightTheme } from './layout/theme.ts'
import { LOADING_VISITOR } from './providers/access.ts'
import { type Backend, createBackend } from './providers/backend.ts'
import { loadConfig } from './providers/config.ts'

interface EntranceProps {
  readonly i18nProvider: I18nProvider
  readonly language: Language
  readonly store: Store
}

/** What the hall shows before anybody is let in: only react-admin's texts and the theme are there yet. */
function Hall({ i18nProvider, language, store, children }: EntranceProps & { children: ReactNode }) {
  const theme = useMemo(() => createTheme(lightTheme(languageFacts(language).direction)), [language])
  return (
    <StoreContextProvider value={store}>
      <I18nContextProvider value={i18nProvider}>
        <ThemeProvider theme={theme}>
          <CssBaseline />
          {children}
        </ThemeProvider>
      </I18nContextProvider>
    </StoreContextProvider>
  )
}

/** Connects, asks the guard, and shows the console to whoever may see it. */
export function Entrance(props: EntranceProps) {
  const [backend, setBackend] = useState<Backend | null>(null)
  const [outcome, setOutcome] = useState<GuardOutcome>(guard(LOADING_VISITOR, { admin: true }))
  const [hasFailed, setFailed] = useState(false)

  const enter = useCallback(async () => {
    setFailed(false)
    try {
      const connected = createBackend(await loadConfig())
      await connected.access.admit()
      setBackend(connected)
      setOutcome({ kind: 'allowed' })
    } catch (error) {
      console.error(error)
      setFailed(true)
    }
  }, [])
  useEffect(() => void enter(), [enter])

  if (backend && outcome.kind === 'allowed') return <App backend={backend} {...props} />
  return (
    <Hall {...props}>
      {hasFailed ? <Failure sentence="admin:errors.start" retry={() => void enter()} /> : <Waiting />}
    </Hall>
  )
}
