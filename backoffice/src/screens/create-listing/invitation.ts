import { isName } from '@maveshi/shared/access/person-name'
import { NAME_CHARACTERS } from '@maveshi/shared/limits'
import type { Language } from '@maveshi/shared/locale/languages'
import { parseMobileNumber } from '@maveshi/shared/locale/parse'
import { TAKEN_ADDRESS } from '@maveshi/shared/refusal/auth-codes'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { actionFailure } from '../../providers/failures.ts'
import { refusalOf } from '../../providers/refusal-of.ts'

/** What is typed about somebody who has no account. Without an e-mail address they are given a code. */
export interface TypedInvitation {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly language: Language
  /** Whether the number can be written to on WhatsApp. */
  readonly hasWhatsapp: boolean
}

/** What is wrong with a name: the market refuses some that only its settings tell. */
function nameProblem(name: string, refusedName: string | undefined): string | undefined {
  const { length } = [...name]
  if (length < 1 || length > NAME_CHARACTERS) return 'admin:createListing.errors.name'
  return name === refusedName || !isName(name) ? 'admin:createListing.errors.nameUnfit' : undefined
}

/** What is wrong with an invitation: sentences, by key. @param refusedName a name that the market has refused */
export function invitationProblems(
  { name, phone, email }: TypedInvitation,
  refusedName?: string,
): Readonly<Record<string, string>> {
  const unfit = nameProblem(name.trim(), refusedName)
  return {
    ...(unfit ? { name: unfit } : {}),
    ...(parseMobileNumber(phone) ? {} : { phone: 'admin:createListing.errors.phone' }),
    ...(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/.test(email.trim()) ? {} : { email: 'admin:createListing.errors.email' }),
  }
}

/** What a search says about who is meant: a number, an address or a name. */
export function begunInvitation(query: string): Partial<TypedInvitation> {
  const words = query.trim()
  if (words.includes('@')) return { email: words }
  return parseMobileNumber(words) ? { phone: words } : { name: words }
}

function invitationSentence(refusal: Refusal): string | undefined {
  if (refusal.kind === 'offline') return undefined
  if (refusal.kind === 'limit') {
    return refusal.limit === 'takeover_codes' ? 'admin:takeover.enoughToday' : 'admin:createListing.errors.often'
  }
  if (refusal.kind === 'conflict' && refusal.about === 'taken') return 'admin:createListing.errors.waits'
  if (refusal.kind !== 'auth') return 'admin:createListing.errors.invite'
  if (TAKEN_ADDRESS.has(refusal.code)) return 'admin:createListing.errors.exists'
  return refusal.status === 429 ? 'admin:createListing.errors.often' : 'admin:createListing.errors.invite'
}

/** Whether it was the name that was refused. */
export function isRefusedName(error: unknown): boolean {
  const refusal = refusalOf(error)
  return refusal.kind === 'invalid' && refusal.field === 'name'
}

/** Why nobody was invited: a sentence, by key, and the service's own message where we have no sentence. */
export function invitationFailure(error: unknown): { readonly words: string; readonly message: string } {
  const message = error instanceof Error ? error.message : String(error)
  return { words: invitationSentence(refusalOf(error)) ?? actionFailure(error), message }
}
