import { isName } from '@maveshi/shared/access/person-name'
import type { Translate } from '@maveshi/shared/locale/translate'

/** What is wrong with a person's name, or nothing. It stands alone: its letters weigh more than a form for signing in. */
export function nameProblem(name: string, t: Translate): string | undefined {
  if (!name) return t('register:errors.nameRequired')
  return isName(name) ? undefined : t('login:errors.name_unfit')
}
