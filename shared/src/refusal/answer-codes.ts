/** The codes by which the database refuses an answer, beside its field: those of forms and those of imported rows. */
export const ANSWER_CODES = [
  'begin',
  'between',
  'choice',
  'dates',
  'fixed',
  'hidden',
  'long',
  'number',
  'place',
  'required',
  'seller',
  'sellers',
  'twice',
  'unknown',
  'whole',
  'words',
  'year',
] as const

export type AnswerCode = (typeof ANSWER_CODES)[number]
