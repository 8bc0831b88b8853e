import type { Role } from '@maveshi/shared/access/roles'
import { formatDate } from '@maveshi/shared/locale/format'
import { useTranslate } from 'react-admin'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { useNames } from '../../market/person-name.tsx'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { Person } from '../../providers/people.ts'

/** The word of each role, by key. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  farmer: 'admin:users.roles.farmer',
  trader: 'admin:users.roles.trader',
  dealer: 'admin:users.roles.dealer',
  veterinarian: 'admin:users.roles.veterinarian',
  'ai-technician': 'admin:users.roles.aiTechnician',
  buyer: 'admin:users.roles.buyer',
}

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
