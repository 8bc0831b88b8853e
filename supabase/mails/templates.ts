import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@maveshi/shared/locale/languages'
import { ROOT } from '../local/environment.ts'
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

/** As text, whatever an account says there: Go refuses to compare a number with a text, and no mail would go out. */
const LANGUAGE = '{{ $language := printf "%v" .Data.language }}'

/** One text by the account's language: English where it names none of ours. */
function chosen(textIn: (language: Language) => string, separator: string): string {
  const others = LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE)
  const branches = others.map((language, index) => {
    const condition = `${index === 0 ? 'if' : 'else if'} eq $language "${language}"`
    return `{{ ${condition} }}${separator}${textIn(language)}${separator}`
  })
  return `${LANGUAGE}${branches.join('')}{{ else }}${separator}${textIn(FALLBACK_LANGUAGE)}${separator}{{ end }}`
}

/** The template of a mail's body, for a hosted project. */
export const bodyTemplate = (kind: MailKind): string =>
  `${chosen((language) => mailBody(kind, language, valuesOf(kind)), '\n')}\n`

/** The template of its subject. */
export const subjectTemplate = (kind: MailKind): string => chosen((language) => mailSubject(kind, language), '')

/** How a hosted project's settings call each mail. */
export const SETTING_NAMES: Readonly<Record<MailKind, string>> = {
  confirmation: 'confirmation',
  recovery: 'recovery',
  'magic-link': 'magic_link',
  'email-change': 'email_change',
  invite: 'invite',
}

/** The part of the settings that names the templates. */
const templateSettings = (): string =>
  MAIL_KINDS.map((kind) =>
    [
      `[auth.email.template.${SETTING_NAMES[kind]}]`,
      `subject = ${JSON.stringify(subjectTemplate(kind))}`,
      `content_path = "./supabase/templates/${kind}.html"`,
    ].join('\n'),
  ).join('\n\n')

const SETTINGS = 'supabase/config.toml'
const MARK = /^# Generated: .*$/m

/** The settings as they stand, with the part that is generated as it has to be. */
function settings(): string {
  const text = readFileSync(join(ROOT, SETTINGS), 'utf8')
  const mark = MARK.exec(text)
  if (!mark) throw new Error(`${SETTINGS} does not say where its generated part begins`)
  return `${text.slice(0, mark.index)}${mark[0]}\n\n${templateSettings()}\n`
}

/** Every file that is generated from the words of mails, as it has to be. */
export const mailFiles = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(MAIL_KINDS.map((kind) => [`supabase/templates/${kind}.html`, bodyTemplate(kind)])),
  [SETTINGS]: settings(),
})
