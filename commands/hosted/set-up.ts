import { MAIL_KINDS } from '../../supabase/mails/render.ts'
import { bodyTemplate, SETTING_NAMES, subjectTemplate } from '../../supabase/mails/templates.ts'
import { PUSH_DATABASE } from './checks.ts'
import type { HostedOptions, HostedProject } from './project.ts'

/** Auth honours the visitor's address, which the storefront names with the secret key. No setting file says that. */
const TOLD_VISITORS = { security_sb_forwarded_for_enabled: true }

/** The mails in the present words: not every version of the command line tool sends the bodies along. */
const mails = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    MAIL_KINDS.flatMap((kind) => [
      [`mailer_subjects_${SETTING_NAMES[kind]}`, subjectTemplate(kind)],
      [`mailer_templates_${SETTING_NAMES[kind]}_content`, bodyTemplate(kind)],
    ]),
  )

const SETTING = 'update public.settings set value = to_jsonb($1::text) where key = $2 returning key'

/**
 * Does what neither `config push` nor `db push` can. Every step can be repeated.
 * @throws Error where the migrations are missing, or the project refuses
 */
export async function setUp(project: HostedProject, { supportAdminEmail }: HostedOptions): Promise<void> {
  const settings = {
    support_admin_email: supportAdminEmail,
    // The gateway adds the address of the storefront's server after the visitor's.
    visitor_address: 'last-but-one',
  }
  for (const [key, value] of Object.entries(settings)) {
    const changed = await project.query(SETTING, [value, key])
    if (changed.length !== 1) throw new Error(`There is no setting ${key}: ${PUSH_DATABASE}`)
  }
  await project.changeAuth({ ...TOLD_VISITORS, ...mails() })
}
