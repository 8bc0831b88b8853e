import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App, EmailDriver } from '@supabase/lite'
import { html } from 'hono/html'
import { ROOT } from '../environment.ts'

type Mailer = NonNullable<App['_mailer']>

/** The mails of the market, by the files of their templates. */
const SUBJECTS = {
  recovery: 'Choose a new password for Maveshi',
  'magic-link': 'Confirm your e-mail address for Maveshi',
  'email-change': 'Confirm your new e-mail address for Maveshi',
} as const
type Kind = keyof typeof SUBJECTS

const PLACEHOLDER = /\{\{ \.(\w+) \}\}/g

/**
 * Writes the mails from the templates that a hosted project is given too. The embedded server's own mailer puts addresses
 * into them as they were typed; here every value is escaped, and no code is mailed, only links.
 */
export function createMailer(driver: EmailDriver, siteUrl: string): Mailer {
  const templates = new Map<Kind, string>()
  function templateOf(kind: Kind): string {
    const known = templates.get(kind) ?? readFileSync(join(ROOT, `supabase/templates/${kind}.html`), 'utf8')
    templates.set(kind, known)
    return known
  }
  async function send(kind: Kind, to: string, values: Readonly<Record<string, string>>): Promise<void> {
    const known: Readonly<Record<string, string>> = { SiteURL: siteUrl, ...values }
    const body = templateOf(kind).replace(PLACEHOLDER, (_match, name: string) => String(html`${known[name] ?? ''}`))
    await driver.send({ to, subject: SUBJECTS[kind], html: body })
  }
  const never = async () => Promise.reject(new Error('No request that is let through sends this mail'))
  return {
    sendRecovery: (to, TokenHash) => send('recovery', to, { TokenHash, Email: to }),
    sendMagicLink: (to, TokenHash) => send('magic-link', to, { TokenHash, Email: to }),
    // The embedded server has a link for either address and mails the one to the old address alone.
    sendEmailChange: async (to, TokenHash, _code, { currentEmail = to, newEmail = to, tokenHashNew } = {}) => {
      const addresses = { Email: currentEmail, NewEmail: newEmail }
      await send('email-change', to, { TokenHash, ...addresses })
      if (tokenHashNew) await send('email-change', newEmail, { TokenHash: tokenHashNew, ...addresses })
    },
    sendConfirmation: never,
    sendReauthentication: never,
  }
}
