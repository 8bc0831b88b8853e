import { formatDate } from '@maveshi/shared/locale/format'
import { useTranslate } from 'react-admin'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { useNames } from '../../market/person-name.tsx'
import { ROLE_WORDS } from '../../market/role-words.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { Person } from '../../providers/people.ts'

/** A person in the reader's words. */
export interface UserWords {
  readonly name: string
  readonly role: string
  readonly place: string
  readonly joined: string
}

/** Turns people into the reader's words. */
export function useUserWords(): (person: Person) => UserWords {
  const translate = useTranslate()
  const language = useLanguage()
  const catalogue = useCatalogue()
  const nameOf = useNames()
  return (person) => ({
    name: nameOf(person),
    role: translate(ROLE_WORDS[person.role]),
    place: catalogue.place(person.place),
    joined: formatDate(person.created_at, language),
  })
}
