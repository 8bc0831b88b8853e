import { LANGUAGES } from '@maveshi/shared/locale/languages'
import { MAIL_KINDS, mailBody, mailSubject } from '@maveshi/supabase/mails/render'
import { mailFiles, subjectTemplate } from '@maveshi/supabase/mails/templates'
import { describe, expect, test } from 'vitest'
import { readText } from '../support/repository.ts'

/** What Go's templates put in, as an account has it. */
const PLACEHOLDERS = {
  siteUrl: '{{ .SiteURL }}',
  tokenHash: '{{ .TokenHash }}',
  email: '{{ .Email }}',
  newEmail: '{{ .NewEmail }}',
  next: '{{ .RedirectTo }}',
}

/** What a template says in each language: its branches, and what stands behind the last. */
function branches(template: string): Map<string, string> {
  const parts = template.split(/\{\{ (?:if eq|else if eq) \$language "(\w+)" \}\}|\{\{ (else|end) \}\}/)
  const said = new Map<string, string>()
  for (let at = 1; at < parts.length; at += 3) {
    const name = parts[at] ?? (parts[at + 1] === 'else' ? 'en' : '')
    if (name) said.set(name, (parts[at + 2] ?? '').trim())
  }
  return said
}

test('the settings of a hosted project name the templates, as `npm run mails` writes it', () => {
  const file = 'supabase/config.toml'
  expect(readText(file)).toBe(mailFiles()[file])
})

describe.each(MAIL_KINDS)('the template of the mail %s', (kind) => {
  const file = `supabase/templates/${kind}.html`
  const text = readText(file)

  test('is as `npm run mails` writes it', () => expect(text).toBe(mailFiles()[file]))

  test('says in each language what the embedded backend mails', () => {
    const again = kind === 'email-change' ? '{{ .NewEmail }}' : '{{ .Email }}'
    const bodies = LANGUAGES.map((language) => [language, mailBody(kind, language, { ...PLACEHOLDERS, again })])
    expect(Object.fromEntries(branches(text))).toEqual(Object.fromEntries(bodies))
    const subjects = LANGUAGES.map((language) => [language, mailSubject(kind, language)])
    expect(Object.fromEntries(branches(subjectTemplate(kind)))).toEqual(Object.fromEntries(subjects))
  })

  test('leads to the site alone, by the hash of a link and never by a code', () => {
    expect(text).not.toMatch(/ConfirmationURL|\{\{ \.Token \}\}|supabase/)
    for (const [, address = ''] of text.matchAll(/href="([^"]*)"/g)) {
      expect(address).toMatch(/^\{\{ \.SiteURL \}\}\/(confirm|reset-password)\?token_hash=\{\{ \.TokenHash \}\}&amp;/)
    }
  })

  test('has no word left that nobody has put in', () => expect(text).not.toMatch(/\{\{\w+\}\}|undefined/))
})
