import { subcategoryQuestion } from '@maveshi/shared/catalogue/subcategory-question'
import { expect, test } from 'vitest'
import { subcategoryField } from '../../backoffice/src/resources/categories/subcategory-field.ts'

const row = (value: string, is_active: boolean) => ({
  category: 'cow',
  value,
  labels: { en: value },
  singulars: {},
  hides: [],
  icon_name: 'cow',
  is_active,
})

test.each([
  ['one can be chosen', [row('bull', true), row('calf', false)]],
  ['none can be chosen', [row('bull', false)]],
])('the preview asks for the subcategory as the sell form does where %s', (_, rows) => {
  const [asked] = subcategoryQuestion(rows, [], 'en', 'What it is')
  const [field] = subcategoryField('cow', rows, { en: 'What it is' }).fields
  expect(field?.required).toBe(asked?.required)
})
