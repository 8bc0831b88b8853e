import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@maveshi/shared/locale/languages'
import { MAIL_KINDS, type MailKind, type MailValues, mailBody, mailSubject } from './render.ts'

/** What the service puts in: Go's templates escape each for the place it stands in. */
const PLACEHOLDERS: Omit<MailValues, 'again'> = {
  siteUrl: '{{ .SiteURL }}',
  tokenHash: '{{ .TokenHash }}',
  email: '{{ .Email }}',
  newEmail: '{{ .NewEmail }}',
  next: '{{ .RedirectTo }}',
}

const valuesOf = (kind: MailKind): MailValues => ({
  ...PLACEHOLDERS,
  again: kind === 'email-change' ? '{{ .NewEmail }}' : '{{ .Email }}',
})

/** One text by the account's language: English where it names none. */
function chosen(textIn: (language: Language) => string, separator: string): string {
  const others = LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE)
  const branches = others.map((language, index) => {
    const condition = `${index === 0 ? 'if' : 'else if'} eq .Data.language "${language}"`
    return `{{ ${condition} }}${separator}${textIn(language)}${separator}`
  })
  return `${branches.join('')}{{ else }}${separator}${textIn(FALLBACK_LANGUAGE)}${separator}{{ end }}`
}

/** The template of a mail's body, for a hosted project. */
export const bodyTemplate = (kind: MailKind): string =>
  `${chosen((language) => mailBody(kind, language, valuesOf(kind)), '\n')}\n`

/** The template of its subject. */
export const subjectTemplate = (kind: MailKind): string => chosen((language) => mailSubject(kind, language), '')

/** Every template's file, as it has to be. */
export const templateFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(MAIL_KINDS.map((kind) => [`supabase/templates/${kind}.html`, bodyTemplate(kind)]))

/** How a hosted project's settings call each mail. */
const NAMES: Readonly<Record<MailKind, string>> = {
  confirmation: 'confirmation',
  recovery: 'recovery',
  'magic-link': 'magic_link',
  'email-change': 'email_change',
  invite: 'invite',
}

/** The part of `supabase/config.toml` that names the templates. */
export const templateSettings = (): string =>
  MAIL_KINDS.map((kind) =>
    [
      `[auth.email.template.${NAMES[kind]}]`,
      `subject = ${JSON.stringify(subjectTemplate(kind))}`,
      `content_path = "./supabase/templates/${kind}.html"`,
    ].join('\n'),
  ).join('\n\n')
