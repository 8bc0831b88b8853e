import type { ListingWords } from '../data/guest/listing-words.ts'
import type { ComparedRow } from '../data/rules/compare.ts'
import type { ListingSummary } from '../data/rules/listings.ts'
import { paths } from '../paths.ts'
import { Art } from './Art.tsx'

interface CompareProps {
  readonly title: string
  /** What the first column is called to those who hear the table. */
  readonly corner: string
  readonly listings: readonly ListingSummary[]
  readonly rows: readonly ComparedRow[]
  readonly words: ListingWords
  readonly near?: string | undefined
}

/** Listings side by side: what is asked stays in view, and the listings are moved below it. */
export function CompareTable({ title, corner, listings, rows, words, near }: CompareProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved by a finger has to be moved by keys as well.
    <section className="compare" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{corner}</span>
            </th>
            {listings.map((listing) => (
              <th key={listing.id} scope="col">
                {listing.photos[0] ? (
                  <img
                    src={listing.photos[0].cardUrl}
                    alt=""
                    width={400}
                    height={300}
                    className="aspect-4/3 object-cover"
                  />
                ) : (
                  <Art icon={words.category(listing.category)?.iconName ?? 'cow'} size={96} />
                )}
                <a className="inline-flex min-h-12 items-center underline" href={paths.listing(listing.id, near)}>
                  {words.title(listing)}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, texts }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {texts.map((text, index) => (
                <td key={listings[index]?.id}>
                  <bdi>{text ?? '–'}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
