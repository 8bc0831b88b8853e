import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languageFacts } from '@maveshi/shared/locale/languages'
import type { Words } from '@maveshi/shared/locale/translate'
import { ROOT } from '../local/environment.ts'

/** Every mail of an account, by the file of its template. */
export const MAIL_KINDS = ['confirmation', 'recovery', 'magic-link', 'email-change', 'invite'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/**
 * What is put into a mail, ready for its place: in the text, or in the link's query. A hosted project's templates have
 * placeholders there, the embedded backend's mails the values.
 */
export interface MailValues {
  readonly siteUrl: string
  readonly tokenHash: string
  readonly email: string
  readonly newEmail: string
  /** Where the person wanted to go, in a query. */
  readonly next: string
  /** The address that a new link goes to, in a query. */
  readonly again: string
}

/** The page that a mail's link leads to, how the service calls such a link, and the name of its words. */
interface Facts {
  readonly page: string
  readonly type: string
  readonly words: string
}

const FACTS: Readonly<Record<MailKind, Facts>> = {
  confirmation: { page: '/confirm', type: 'signup', words: 'confirmation' },
  recovery: { page: '/reset-password', type: 'recovery', words: 'recovery' },
  'magic-link': { page: '/confirm', type: 'magiclink', words: 'proof' },
  'email-change': { page: '/confirm', type: 'email_change', words: 'change' },
  invite: { page: '/reset-password', type: 'invite', words: 'invite' },
}

type MailWords = Readonly<Record<string, string>>

const known = new Map<Language, Words>()

function wordsOf(kind: MailKind, language: Language): MailWords {
  const file = join(ROOT, `locales/${language}/mail.json`)
  const words = known.get(language) ?? (JSON.parse(readFileSync(file, 'utf8')) as Words)
  known.set(language, words)
  return { ...(words as MailWords), ...(words[FACTS[kind].words] as MailWords) }
}

/** The subject of a mail. */
export const mailSubject = (kind: MailKind, language: Language): string => wordsOf(kind, language).subject ?? ''

/** An address runs from left to right in every language, and by itself. */
const address = (value: string) => `<bdi dir="ltr">${value}</bdi>`

/** The same without marks, for programs that show none. @param values as they are, not escaped */
export function mailText(kind: MailKind, language: Language, values: Omit<MailValues, 'next' | 'again'>): string {
  const { text = '', once = '', ignore = '' } = wordsOf(kind, language)
  const { siteUrl, tokenHash, email, newEmail } = values
  const { page, type } = FACTS[kind]
  const sentence = text.replace('{{email}}', () => email).replace('{{newEmail}}', () => newEmail)
  const link = `${siteUrl}${page}?token_hash=${tokenHash}&type=${type}&lng=${language}`
  return `${sentence}\n\n${once}\n${link}\n\n${ignore}\n`
}

/**
 * The body of a mail. Its link leads to the site and nowhere else; behind `#`, which no server is sent, stands whom a new
 * link is for. The address to copy goes without, and without where the person wanted to go.
 */
export function mailBody(kind: MailKind, language: Language, values: MailValues): string {
  const { subject = '', text = '', action = '', once = '', ignore = '' } = wordsOf(kind, language)
  const { siteUrl, tokenHash, email, newEmail, next, again } = values
  const { page, type } = FACTS[kind]
  const short = `${siteUrl}${page}?token_hash=${tokenHash}&amp;type=${type}&amp;lng=${language}`
  const sentence = text.replace('{{email}}', address(email)).replace('{{newEmail}}', address(newEmail))
  return [
    `<div lang="${language}" dir="${languageFacts(language).direction}">`,
    `<h2>${subject}</h2>`,
    `<p>${sentence}</p>`,
    `<p><a href="${short}&amp;next=${next}#${again}">${action}</a></p>`,
    `<p>${once}<br>${address(short)}</p>`,
    `<p>${ignore}</p>`,
    '</div>',
  ].join('\n')
}
