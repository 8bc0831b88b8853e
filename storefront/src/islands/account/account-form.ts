import { type SubmitEvent, useEffect, useState } from 'react'
import { focusFirstProblem } from '../form/focus-first-problem.ts'
import type { Sentences } from './problems.ts'

/** Passwords are sent as they were typed. */
const UNTRIMMED: ReadonlySet<string> = new Set(['password', 'current', 'newPassword'])

/** Reads a form's texts, trimmed but for passwords. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(entries.map(([name, value]) => [name, UNTRIMMED.has(name) ? value : value.trim()]))
}

const onlyFound = (sentences: Sentences) => Object.entries(sentences).filter(([, sentence]) => sentence)

/**
 * The states of an account form: checked, sent, answered.
 * @param check the sentences about what is wrong with the values, before anything is sent
 * @param send sends the values; answers with sentences when that failed
 */
export function useAccountForm(
  check: (values: Record<string, string>) => Sentences,
  send: (values: Record<string, string>) => Promise<Sentences | undefined>,
) {
  const [problems, setProblems] = useState<Sentences>({})
  const [isBusy, setBusy] = useState(false)

  useEffect(() => focusFirstProblem(Object.keys(problems)), [problems])

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const values = readForm(event.currentTarget)
    const found = onlyFound(check(values))
    setProblems(Object.fromEntries(found))
    if (found.length > 0) return
    setBusy(true)
    const answer = await send(values)
    setBusy(false)
    if (answer) setProblems(answer)
  }

  return { problems, isBusy, onSubmit }
}

/** Leaves for another page, and keeps the form busy until that is there. */
export function leaveFor(path: string): Promise<never> {
  // Whoever comes back by the browser's button finds the page as new.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
  location.assign(path)
  return new Promise(() => undefined)
}
