import { useTranslate } from 'react-admin'

type Named = { readonly name: string | null } | null | undefined

/** Somebody's name for a sentence, a title or a choice; words for who has given none. */
export function useNames(): (person: Named) => string {
  const translate = useTranslate()
  return (person) => person?.name || translate('admin:listings.noName')
}

/** Somebody's name, which runs its own way beside words of any language. */
export function PersonName({ person }: { person: Named }) {
  const nameOf = useNames()
  return <bdi>{nameOf(person)}</bdi>
}
