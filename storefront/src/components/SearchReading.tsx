import { joinList } from '@maveshi/shared/locale/list'
import type { ListScreen } from '../data/guest/list-screen.ts'
import { answersShown } from '../data/guest/search.ts'
import { withQuery } from '../paths.ts'
import { UseLocation } from './UseLocation.tsx'

/** What the words of a query were read as, in the reader's language: "Murrah, Buffalo, Pune". */
function readingText({ language, categories, category, fields, page, words }: ListScreen): string {
  const { places, categories: read } = page.reading
  const labels = answersShown(page.reading).map(({ field, value }) => {
    const asked = fields.find(({ id }) => id === field)
    return asked?.choices.find((choice) => choice.value === value)?.label ?? (category && asked?.label)
  })
  const kinds = categories.filter(({ value }) => read.includes(value)).map(({ label }) => label)
  const said = [...labels, ...kinds, ...places.map(words.place)].flatMap((one) => one || [])
  return joinList([...new Set(said)], language)
}

/** The words of a query without one that was typed for a place. */
const without = (text: string, typed: string) =>
  text
    .split(' ')
    .filter((word) => !typed.split(' ').includes(word))
    .join(' ')

/** A guess by name: a town with its district. Towns have Latin names: what was typed in another script stays as typed. */
function guessName({ words, language }: ListScreen, id: string, town: string | undefined, typed: string): string {
  if (!town) return words.place(id)
  return joinList([/[A-Za-z]/.test(typed) ? town : typed, words.place(id)], language)
}

/** Which place is meant, each answered by one tap: of the words of a query, and of what was typed as a place to be near. */
function placeQuestions(screen: ListScreen) {
  const { url, page, nearTyped } = screen
  const { guesses, rest, amounts, near_words, within_km } = page.reading
  const others = [...amounts.map((one) => one.words), near_words]
  const inQuery = guesses.flatMap(({ typed, places, towns }) =>
    places.map((id) => {
      const [country, state] = id.split('.')
      const q = [without(rest, typed), ...others].filter(Boolean).join(' ') || undefined
      const isDistrict = id.split('.').length > 2
      const place = { state: `${country}.${state}`, district: isDistrict ? id : undefined }
      const changes = within_km && isDistrict ? { near: id } : place
      return {
        id,
        name: guessName(screen, id, towns[id], typed),
        href: withQuery(url, { q, ...changes, after: undefined }),
      }
    }),
  )
  const near = (nearTyped?.guesses ?? []).map((id) => ({
    id,
    name: guessName(screen, id, nearTyped?.towns?.[id], nearTyped?.typed ?? ''),
    href: withQuery(url, { near: id, after: undefined }),
  }))
  return [...inQuery, ...near]
}

/** What the words of a query were taken for, where that is not plain: one sentence each. */
export function SearchReading(screen: ListScreen) {
  const { url, t, language, page, unknownPlace } = screen
  const { corrections, unknown, did_you_mean, is_loosened } = page.reading
  const questions = placeQuestions(screen)
  const isLost = page.reading.is_near && !page.reading.around && !screen.query.near && questions.length === 0
  const isPlaceUnknown = unknownPlace && !screen.nearTyped?.guesses?.length
  const notUnderstood = [...unknown, ...(isPlaceUnknown ? [unknownPlace] : [])]
  const read =
    readingText(screen) ||
    joinList(
      corrections.map((one) => one.read),
      language,
    )
  const sentences = [
    ...(corrections.length > 0 ? [t('searchResults:corrected', { read })] : []),
    ...(notUnderstood.length > 0
      ? [t('searchResults:notUnderstood', { words: joinList(notUnderstood, language) })]
      : []),
    ...(is_loosened ? [t('searchResults:loosened', { what: read || t('buy:filters.everything') })] : []),
  ]
  if (sentences.length === 0 && !did_you_mean && questions.length === 0 && !isLost) return null
  return (
    <div className="mb-4 rounded-card bg-turmeric-soft px-4 py-3 text-on-turmeric">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {questions.length > 0 && (
        <>
          <p>{t('searchResults:whichPlace')}</p>
          <ul className="flex flex-wrap gap-2 py-2">
            {questions.map(({ id, name, href }) => (
              <li key={id}>
                <a className="pill" href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {isLost && (
        <>
          <p>{t('searchResults:nearWhere')}</p>
          <UseLocation t={t} />
        </>
      )}
      {did_you_mean && (
        <a
          className="inline-flex min-h-11 items-center font-semibold underline"
          href={withQuery(url, { q: did_you_mean, after: undefined })}
        >
          {t('searchResults:didYouMean', { query: did_you_mean })}
        </a>
      )}
    </div>
  )
}
