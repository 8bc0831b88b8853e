import type { MovementNotice, NoticeState } from '@maveshi/shared/listing/movement-notice'
import type { NoticeChoice } from './use-notice-choices.ts'

/** The word of each state of a notice, by key. */
export const NOTICE_STATES: Readonly<Record<NoticeState, string>> = {
  coming: 'admin:settings.states.coming',
  inForce: 'admin:settings.states.inForce',
  ended: 'admin:settings.states.ended',
}

/** The names of what a notice is about. */
export function namesOf(ids: readonly string[], choices: readonly NoticeChoice[], none: string): string {
  if (ids.length === 0) return none
  return ids.map((id) => choices.find((one) => one.id === id)?.name ?? id).join(' · ')
}

/** What is wrong with a notice: sentences, by key. */
export function noticeProblems({ starts_on, ends_on, texts }: MovementNotice): Readonly<Record<string, string>> {
  return {
    ...(starts_on && ends_on && starts_on <= ends_on ? {} : { ends_on: 'createListing:errors.dates' }),
    ...(texts.en?.trim() ? {} : { texts: 'ra.validation.required' }),
  }
}
