import { createContext, useContext, useEffect, useId } from 'react'

/** What was typed into the forms of the console and is not saved. */
export interface Unsaved {
  /** Notes that a form holds something. @returns takes the note back */
  readonly hold: (form: string) => () => void
  /** Asks before everything typed is lost; where nothing would be, nobody is asked. @returns whether to go on */
  readonly ask: () => Promise<boolean>
  /** Lets everything go: nobody is asked about it any more. */
  readonly discard: () => void
}

export const UnsavedContext = createContext<Unsaved>({ hold: () => () => {}, ask: async () => true, discard: () => {} })

/** For what leaves a form by another way than saving it. */
export const useUnsavedWords = (): Unsaved => useContext(UnsavedContext)

/** Asks before this form is left, as long as it holds something that is not saved. */
export function useUnsaved(isUnsaved: boolean): void {
  const form = useId()
  const { hold } = useUnsavedWords()
  useEffect(() => (isUnsaved ? hold(form) : undefined), [form, isUnsaved, hold])
}
