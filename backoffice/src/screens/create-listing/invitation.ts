import { NAME_CHARACTERS } from '@maveshi/shared/limits'
import type { Language } from '@maveshi/shared/locale/languages'
import { parseMobileNumber } from '@maveshi/shared/locale/parse'
import { HttpError } from 'react-admin'
import { actionFailure } from '../../providers/failures.ts'

/** What is typed about somebody who has no account. */
export interface TypedInvitation {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly language: Language
  /** Whether the number can be written to on WhatsApp. */
  readonly hasWhatsapp: boolean
}

/** What is wrong with an invitation: sentences, by key. */
export function invitationProblems({ name, phone, email }: TypedInvitation): Readonly<Record<string, string>> {
  const length = [...name.trim()].length
  return {
    ...(length < 1 || length > NAME_CHARACTERS ? { name: 'admin:createListing.errors.name' } : {}),
    ...(parseMobileNumber(phone) ? {} : { phone: 'admin:createListing.errors.phone' }),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: 'admin:createListing.errors.email' }),
  }
}

/** What a search says about who is meant: a number, an address or a name. */
export function begunInvitation(query: string): Partial<TypedInvitation> {
  const words = query.trim()
  if (words.includes('@')) return { email: words }
  return parseMobileNumber(words) ? { phone: words } : { name: words }
}

/** Why nobody was invited: a sentence, by key, and the service's own message where we have no sentence. */
export function invitationFailure(error: unknown): { readonly words: string; readonly message: string } {
  const message = error instanceof Error ? error.message : String(error)
  if (!(error instanceof HttpError)) return { words: 'admin:createListing.errors.invite', message }
  const { code } = (error.body ?? {}) as { code?: string }
  if (code === 'user_already_exists' || code === 'email_exists')
    return { words: 'admin:createListing.errors.exists', message }
  if (error.status === 429) return { words: 'admin:createListing.errors.often', message }
  if (error.status === 0) return { words: actionFailure(error), message }
  return { words: 'admin:createListing.errors.invite', message }
}
