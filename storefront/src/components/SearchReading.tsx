import { joinList } from '@maveshi/shared/locale/list'
import type { ListScreen } from '../data/guest/list-screen.ts'
import { withQuery } from '../paths.ts'

/** What the words of a query were read as, in the reader's language: "Murrah, Buffalo, Pune". */
function readingText({ language, categories, category, fields, page, words }: ListScreen): string {
  const { answers, places, categories: read } = page.reading
  const labels = answers.map(({ field, value }) => {
    const asked = fields.find(({ id }) => id === field)
    return asked?.choices.find((choice) => choice.value === value)?.label ?? (category && asked?.label)
  })
  const kinds = categories.filter(({ value }) => read.includes(value)).map(({ label }) => label)
  const said = [...labels, ...kinds, ...places.map(words.place)].flatMap((one) => one || [])
  return joinList([...new Set(said)], language)
}

/** What the words of a query were taken for, where that is not plain: one sentence each. */
export function SearchReading(screen: ListScreen) {
  const { url, t, language, page, unknownPlace } = screen
  const { corrections, unknown, did_you_mean, is_loosened } = page.reading
  const notUnderstood = [...unknown, ...(unknownPlace ? [unknownPlace] : [])]
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
  if (sentences.length === 0 && !did_you_mean) return null
  return (
    <div className="mb-4 rounded-card bg-turmeric-soft px-4 py-3 text-on-turmeric">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
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
