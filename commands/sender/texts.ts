import { LANGUAGES } from '../../shared/src/locale/languages.ts'
import { TEXT_NAMES, textTemplate } from '../../supabase/mails/notice-text.ts'
import { whatsappName } from '../../supabase/sender/texts.ts'
import { wordsIn } from '../../supabase/sender/words.ts'

/** A value that a reviewer may see in a place. */
const EXAMPLES = { title: 'Gir', date: '8-10-2026' } as const

/** Every text as it has to be registered before it may be sent, for SMS and for WhatsApp. @param siteUrl in each of them */
export function textsToRegister(siteUrl: string): string {
  const texts = LANGUAGES.flatMap((language) =>
    TEXT_NAMES.map((name) => {
      const { text, variables } = textTemplate(name, wordsIn(language), siteUrl)
      const examples = variables.map((variable, index) => `{{${index + 1}}} = ${EXAMPLES[variable]}`).join(', ')
      return [
        `${name}.${language}`,
        `  SMS:      ${text(() => '{#var#}')}`,
        `  WhatsApp: ${text((_, number) => `{{${number}}}`)}`,
        `            name ${whatsappName(name)}, language ${language}, category utility${examples && `, ${examples}`}`,
      ].join('\n')
    }),
  )
  return texts.join('\n\n')
}
