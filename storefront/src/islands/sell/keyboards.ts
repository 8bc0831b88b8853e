import { hasRole } from '@maveshi/shared/catalogue/roles'
import type { InputHTMLAttributes } from 'react'
import type { FieldInWords } from '../../data/rules/catalogue-words.ts'

type Keyboard = Pick<
  InputHTMLAttributes<HTMLElement>,
  'inputMode' | 'enterKeyHint' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
>

const NEXT = { enterKeyHint: 'next', autoComplete: 'off' } as const

/** Whole numbers: a pad without a decimal point. */
export const WHOLE_NUMBER: Keyboard = { ...NEXT, inputMode: 'numeric' }
const NUMBER: Keyboard = { ...NEXT, inputMode: 'decimal' }
export const SENTENCES: Keyboard = { ...NEXT, autoCapitalize: 'sentences' }

const NAME: Keyboard = { ...NEXT, autoComplete: 'name', autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false }
const REGISTRATION: Keyboard = { ...NEXT, autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false }

/**
 * What a phone's keyboard should know of some of the first questions of the market, by listing field id. It makes typing
 * easier, and decides nothing: a new question has the keyboard of its role or type.
 */
const BY_FIELD: Readonly<Record<string, Keyboard>> = {
  flockSize: WHOLE_NUMBER,
  year: WHOLE_NUMBER,
  eggProductionCapacity: WHOLE_NUMBER,
  experience: WHOLE_NUMBER,
  serviceRadius: WHOLE_NUMBER,
  certificateNumber: REGISTRATION,
  clinicAddress: { autoComplete: 'street-address', autoCapitalize: 'words' },
}

/** The keyboard of a question: by what it asks, else by its type. A text of several lines keeps its Enter. */
export function keyboardFor(field: Pick<FieldInWords, 'id' | 'type' | 'roles'>): Keyboard {
  const { id, type } = field
  if (hasRole(field, 'person')) return NAME
  if (hasRole(field, 'price')) return WHOLE_NUMBER
  const byType = { number: NUMBER, textarea: { autoCapitalize: 'sentences' } } as const
  return BY_FIELD[id] ?? (type === 'number' || type === 'textarea' ? byType[type] : SENTENCES)
}
