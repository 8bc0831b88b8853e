import { type Language, label } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import type { TranslateFunction } from 'react-admin'
import type { FieldRecord } from '../../providers/catalogue-rows.ts'
import type { Questions } from './use-questions.ts'

/** An answer that a condition can name. */
export interface DecidingAnswer {
  readonly id: string
  readonly name: string
}

/** The answers that a question can have, as conditions name them. */
export function decidingAnswers(
  field: Pick<FieldRecord, 'id' | 'type'>,
  options: Questions['options'],
  language: Language,
  translate: TranslateFunction,
): readonly DecidingAnswer[] {
  if (field.type === 'switch')
    return [
      { id: 'true', name: translate('fieldTypes:yes') },
      { id: 'false', name: translate('fieldTypes:no') },
    ]
  return options
    .filter(({ field_key }) => field_key === field.id)
    .map(({ value, labels }) => ({ id: value, name: label(labels, language, value) }))
}

/** When a question is asked, in a sentence; nothing where it always is. */
export function conditionText(
  field: Pick<FieldRecord, 'depends_on_field' | 'depends_on_values'>,
  { asked, options }: Pick<Questions, 'asked' | 'options'>,
  language: Language,
  translate: TranslateFunction,
): string {
  const parent = asked.find((one) => one.field === field.depends_on_field)
  if (!parent) return ''
  const answers = decidingAnswers(parent, options, language, translate)
  const names = field.depends_on_values.map((value) => answers.find(({ id }) => id === value)?.name ?? value)
  const question = label(parent.labels, language, parent.field)
  return translate('admin:fields.onlyIf', { question, answers: joinList(names, language) })
}
