import type { Language } from '@maveshi/shared/locale/languages'
import { createTranslate, type Namespaces, type Translate } from '@maveshi/shared/locale/translate'
import { type SubmitEvent, useMemo, useState } from 'react'
import type { AccountProblem } from '../../data/session.ts'
import { focusFirstProblem } from '../form/Field.tsx'

/** What every account island is given: the language and the words it needs. */
export interface AccountIslandProps {
  readonly language: Language
  readonly words: Namespaces
}

/** Sentences by field name; `form` is about the form as a whole. */
export type Sentences = Readonly<Record<string, string | undefined>>

const KNOWN_CODES: ReadonlySet<string> = new Set([
  'invalid_credentials',
  'email_not_confirmed',
  'user_already_exists',
  'weak_password',
  'over_request_rate_limit',
  'same_password',
  'otp_expired',
  'network',
])

/** The service's answer in the person's language where we know it, and as it was sent otherwise. */
export function problemSentence(problem: AccountProblem, t: Translate): string {
  return KNOWN_CODES.has(problem.code) ? t(`login:errors.${problem.code}`) : problem.message
}

/** What is wrong with an e-mail address, or nothing. */
export function emailProblem(email: string, t: Translate): string | undefined {
  if (!email) return t('login:errors.emailRequired')
  return /^\S+@\S+\.\S+$/.test(email) ? undefined : t('login:errors.emailInvalid')
}

/** Reads a form's texts, trimmed but for the password. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(entries.map(([name, value]) => [name, name === 'password' ? value : value.trim()]))
}

/**
 * The states of an account form: checked, sent, answered.
 * @param check the sentences about what is wrong with the values, before anything is sent
 * @param send sends the values; answers with a sentence when that failed
 */
export function useAccountForm(
  check: (values: Record<string, string>) => Sentences,
  send: (values: Record<string, string>) => Promise<string | undefined>,
) {
  const [problems, setProblems] = useState<Sentences>({})
  const [isBusy, setBusy] = useState(false)

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = readForm(event.currentTarget)
    const found = Object.entries(check(values)).filter(([, sentence]) => sentence)
    setProblems(Object.fromEntries(found))
    if (found.length > 0) return focusFirstProblem(found.map(([name]) => name))
    setBusy(true)
    const form = await send(values)
    setBusy(false)
    if (form) setProblems({ form })
  }

  return { problems, isBusy, onSubmit }
}

/** The translator of an island. */
export function useTranslate({ language, words }: AccountIslandProps): Translate {
  return useMemo(() => createTranslate(language, words), [language, words])
}
