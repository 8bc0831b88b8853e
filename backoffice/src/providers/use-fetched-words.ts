import { useEffect, useState } from 'react'
import { useI18nProvider } from 'react-admin'
import type { ConsoleWords } from './i18n-provider.ts'

/** Fetches the words that only some screens say. @returns whether they are there; what cannot be fetched is said by its key */
export function useFetchedWords(): boolean {
  const words = useI18nProvider() as ConsoleWords
  const [areThere, setThere] = useState(false)
  useEffect(() => {
    let isCurrent = true
    words.fetchWords().finally(() => isCurrent && setThere(true))
    return () => {
      isCurrent = false
    }
  }, [words])
  return areThere
}
