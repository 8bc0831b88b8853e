import type { Check } from '../hosted/checks.ts'

/** A check, or one that could not be made: then `otherwise` says what it needs. */
export interface Finding extends Omit<Check, 'isSo'> {
  readonly isSo: boolean | undefined
}

export const notChecked = (what: string, needs: string): Finding => ({ what, isSo: undefined, otherwise: needs })

export function line({ what, isSo, otherwise }: Finding): string {
  if (isSo === undefined) return `– ${what}: not checked: needs ${otherwise}`
  return isSo ? `✔ ${what}` : `✘ ${what}: ${otherwise}`
}
