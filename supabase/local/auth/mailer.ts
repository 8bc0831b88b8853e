import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@maveshi/shared/locale/languages'
import type { App, EmailDriver } from '@supabase/lite'
import { html } from 'hono/html'
import { type MailKind, mailBody, mailSubject, mailText } from '../../mails/render.ts'
import { type DatabaseConnection, query } from '../database.ts'

type Mailer = NonNullable<App['_mailer']>

/** The language that an account has named: what it says of itself, as a hosted project's templates read it. */
async function languageOf(connection: DatabaseConnection, account: string | undefined): Promise<Language> {
  if (!account) return FALLBACK_LANGUAGE
  const [row] = await query<{ language: string | null }>(
    connection,
    `select private.metadata_of(raw_user_meta_data) ->> 'language' as language from auth.users where id = $1::uuid`,
    [account],
  )
  return isLanguage(row?.language) ? row.language : FALLBACK_LANGUAGE
}

const escaped = (value: string) => String(html`${value}`)

interface Letter {
  readonly kind: MailKind
  readonly to: string
  readonly tokenHash: string
  readonly account: string | undefined
  readonly email: string
  readonly newEmail?: string
}

/**
 * Writes the mails that a hosted project writes by its templates, from the same words. The embedded server's own mailer
 * puts addresses into them as they were typed; here every value is escaped, and no code is mailed, only links.
 */
export function createMailer(driver: EmailDriver, connection: DatabaseConnection, siteUrl: string): Mailer {
  async function send({ kind, to, tokenHash, account, email, newEmail = '' }: Letter): Promise<void> {
    const language = await languageOf(connection, account)
    const body = mailBody(kind, language, {
      siteUrl: escaped(siteUrl),
      tokenHash: escaped(tokenHash),
      email: escaped(email),
      newEmail: escaped(newEmail),
      next: encodeURIComponent(siteUrl),
      again: encodeURIComponent(newEmail || email),
    })
    const text = mailText(kind, language, { siteUrl, tokenHash, email, newEmail })
    await driver.send({ to, subject: mailSubject(kind, language), text, html: body })
  }
  const never = async () => Promise.reject(new Error('No request that is let through sends this mail'))
  return {
    sendRecovery: (to, tokenHash, _code, { userId } = {}) =>
      send({ kind: 'recovery', to, tokenHash, account: userId, email: to }),
    sendMagicLink: (to, tokenHash, _code, { userId } = {}) =>
      send({ kind: 'magic-link', to, tokenHash, account: userId, email: to }),
    // The embedded server has a link for either address and mails the one to the old address alone.
    sendEmailChange: async (to, tokenHash, _code, meta = {}) => {
      const { userId, currentEmail = to, newEmail = to, tokenHashNew } = meta
      const letter = { kind: 'email-change', account: userId, email: currentEmail, newEmail } as const
      await send({ ...letter, to, tokenHash })
      if (tokenHashNew) await send({ ...letter, to: newEmail, tokenHash: tokenHashNew })
    },
    sendConfirmation: never,
    sendReauthentication: never,
  }
}
