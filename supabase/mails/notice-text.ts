import { formatDate } from '@maveshi/shared/locale/format'
import { withoutIsolates } from '@maveshi/shared/locale/isolate'
import type { Language } from '@maveshi/shared/locale/languages'
import { readTime } from '@maveshi/shared/locale/time'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { NoticeKind } from '@maveshi/shared/notice'
import { type Telling, toldBy } from './told.ts'

/** Every sentence that people are texted: few, since each is registered in each language before it is sent. */
export const TEXT_NAMES = ['approved', 'refused', 'removed', 'restored', 'ending', 'ended', 'message'] as const
export type TextName = (typeof TEXT_NAMES)[number]

/** Which of them tells a notice: all that is about what people can be texted about, which a test compares. */
export const TEXT_OF: Partial<Record<NoticeKind, TextName>> = {
  approved: 'approved',
  revision_approved: 'approved',
  rejected: 'refused',
  revision_rejected: 'refused',
  removed: 'removed',
  restored: 'restored',
  expiring: 'ending',
  expired: 'ended',
  message: 'message',
}

/** What differs from text to text; the address is registered along with the words. */
const VARIABLES = ['title', 'date'] as const
type Variable = (typeof VARIABLES)[number]

/** As long as operators let a variable be. */
export const LONGEST_VARIABLE = 30

/** A text, ready to be sent. */
export interface NoticeText {
  readonly name: TextName
  readonly language: Language
  readonly text: string
  /** What was put into it, in the order in which its places come. */
  readonly variables: readonly string[]
}

/** A registered text with its places still empty. */
export interface TextTemplate {
  readonly text: (placeOf: (variable: Variable, number: number) => string) => string
  readonly variables: readonly Variable[]
}

const MARKED = /\{(title|date)\}/g

/** The words of a text in a language. @param siteUrl without a slash at its end */
export function textTemplate(name: TextName, t: Translate, siteUrl: string): TextTemplate {
  const marked = t(`mail:text.${name}`, { title: '{title}', date: '{date}', address: `${siteUrl}/notices` })
  const plain = withoutIsolates(marked)
  const variables = [...plain.matchAll(MARKED)].map(([, variable]) => variable as Variable)
  return {
    variables,
    text(placeOf) {
      let number = 0
      return plain.replace(MARKED, (_, variable: Variable) => placeOf(variable, ++number))
    },
  }
}

/** @param words cut between two letters as people count them */
function cut(words: string): string {
  const plain = withoutIsolates(words).replace(/\s+/g, ' ').trim()
  if (plain.length <= LONGEST_VARIABLE) return plain
  const letters = [...new Intl.Segmenter().segment(plain)]
  const fitting = letters.filter(({ index, segment }) => index + segment.length <= LONGEST_VARIABLE - 3)
  return `${fitting.map(({ segment }) => segment).join('')}...`
}

/** What the market has told somebody, as a text in their language. @param siteUrl without a slash at its end */
export function noticeText(telling: Telling, siteUrl: string): NoticeText {
  const { notices, language, t } = telling
  const [notice] = notices
  const name = TEXT_OF[notice.kind]
  if (!name) throw new TypeError(`Nobody is texted about ${notice.kind}.`)
  const day = readTime(notice.details.expires_at ?? '')
  const values: Readonly<Record<Variable, string>> = {
    title: cut(toldBy(notice, telling).about ?? '') || '-',
    date: day ? withoutIsolates(formatDate(day, language)) : '',
  }
  const template = textTemplate(name, t, siteUrl)
  const variables = template.variables.map((variable) => values[variable])
  return { name, language, variables, text: template.text((variable) => values[variable]) }
}
