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

/** What a phone's keyboard should know of some questions, by listing field id. */
const BY_FIELD: Readonly<Record<string, Keyboard>> = {
  flockSize: WHOLE_NUMBER,
  eggProductionCapacity: WHOLE_NUMBER,
  experience: WHOLE_NUMBER,
  serviceRadius: WHOLE_NUMBER,
  serviceFee: WHOLE_NUMBER,
  practitionerName: NAME,
  technicianName: NAME,
  certificateNumber: REGISTRATION,
  clinicAddress: { autoComplete: 'street-address', autoCapitalize: 'words' },
}

/** The keyboard of a question: by what it asks, else by its type. A text of several lines keeps its Enter. */
export function keyboardFor({ id, type }: Pick<FieldInWords, 'id' | 'type'>): Keyboard {
  const byType = { number: NUMBER, textarea: { autoCapitalize: 'sentences' } } as const
  return BY_FIELD[id] ?? (type === 'number' || type === 'textarea' ? byType[type] : SENTENCES)
}
