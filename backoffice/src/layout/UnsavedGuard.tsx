import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Confirm } from 'react-admin'
import { useBlocker } from 'react-router-dom'
import { useBackend } from '../providers/backend.ts'
import { heldForms } from './held-forms.ts'
import { type Unsaved, UnsavedContext } from './unsaved.ts'

/** Asks before another screen takes the place of one with something typed and not saved. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { access } = useBackend()
  const [forms] = useState(heldForms)
  useEffect(() => access.watchTyped(() => !forms.isEmpty()), [access, forms])
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
