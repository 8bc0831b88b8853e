import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react'
import { Confirm } from 'react-admin'
import { useBlocker } from 'react-router-dom'

/** What was typed into the forms of the console and is not saved. */
interface Unsaved {
  /** Notes that a form holds something. @returns takes the note back */
  readonly hold: (form: string) => () => void
  /** Asks before everything typed is lost; where nothing would be, nobody is asked. @returns whether to go on */
  readonly ask: () => Promise<boolean>
  /** Lets everything go: nobody is asked about it any more. */
  readonly discard: () => void
}

const UnsavedContext = createContext<Unsaved>({ hold: () => () => {}, ask: async () => true, discard: () => {} })

const stay = (event: BeforeUnloadEvent) => event.preventDefault()

/** While any form holds something, the browser asks before the page is closed or loaded again. */
function heldForms() {
  const forms = new Set<string>()
  const release = (form: string) => {
    forms.delete(form)
    if (!forms.size) window.removeEventListener('beforeunload', stay)
  }
  return {
    isEmpty: () => forms.size === 0,
    hold(form: string) {
      forms.add(form)
      window.addEventListener('beforeunload', stay)
      return () => release(form)
    },
    discard() {
      for (const form of forms) release(form)
    },
  }
}

/** Asks before another screen takes the place of one with something typed and not saved. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [forms] = useState(heldForms)
  const [answer, setAnswer] = useState<(isYes: boolean) => void>()
  const unsaved = useMemo<Unsaved>(() => {
    const question = () => new Promise<boolean>((resolve) => setAnswer(() => resolve))
    return { ...forms, ask: async () => forms.isEmpty() || question() }
  }, [forms])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !forms.isEmpty() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void unsaved.ask().then((isYes) => (isYes ? blocker.proceed() : blocker.reset()))
  }, [blocker, unsaved])
  const close = (isYes: boolean) => {
    answer?.(isYes)
    setAnswer(undefined)
  }
  return (
    <UnsavedContext value={unsaved}>
      {children}
      <Confirm
        isOpen={answer !== undefined}
        title="ra.message.are_you_sure"
        content="ra.message.unsaved_changes"
        onConfirm={() => close(true)}
        onClose={() => close(false)}
      />
    </UnsavedContext>
  )
}

/** For what leaves a form by another way than saving it. */
export const useUnsavedWords = (): Unsaved => useContext(UnsavedContext)

/** Asks before this form is left, as long as it holds something that is not saved. */
export function useUnsaved(isUnsaved: boolean): void {
  const form = useId()
  const { hold } = useUnsavedWords()
  useEffect(() => (isUnsaved ? hold(form) : undefined), [form, isUnsaved, hold])
}
