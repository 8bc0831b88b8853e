import { formatNumber, formatPrice } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { herdPaths } from '../../herd-paths.ts'
import { LabelForm } from './LabelForm.tsx'
import { ManySteps } from './ManySteps.tsx'
import { isUnpictured, type TitledListing } from './own-listing-steps.ts'
import { StatusIcon } from './StatusBadge.tsx'

interface CompactListProps {
  readonly listings: readonly TitledListing[]
  /** Called when something was done with some of them. */
  readonly onChanged: () => void
}

/** Whether a listing has all of these words, in its label, its title or its price. */
function isFound({ label, words, price, numbers }: TitledListing, search: string): boolean {
  const text = `${label} ${words} ${numbers} ${price ?? ''}`.toLocaleLowerCase()
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

interface RowProps {
  readonly listing: TitledListing
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
  readonly onLabel: () => void
}

/** One listing in one row of a phone: what it is called, its numbers, its price, and how it stands. */
function Row({ listing, isChosen, onChoose, onLabel }: RowProps) {
  const { t, i18n } = useTranslation()
  const { label, words, numbers, price, status, isService } = listing
  const name = label ? joinList([label, words], i18n.language as Language) : words
  return (
    <tr className="border-t border-line">
      <td>
        <label className="grid h-12 w-10 place-items-center">
          <input
            type="checkbox"
            className="size-6 accent-leaf"
            aria-label={t('dashboard:many.select', { title: name })}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </label>
      </td>
      <th scope="row" className="w-full text-start font-normal">
        <button
          type="button"
          className={`block min-h-12 w-full min-w-20 cursor-pointer py-1 text-start font-semibold underline ${label ? '' : '[overflow-wrap:normal]'}`}
          aria-label={t('dashboard:many.label', { title: name })}
          onClick={onLabel}
        >
          <bdi>{label || words}</bdi>
        </button>
        {isUnpictured(listing) && (
          <a className="inline-flex min-h-12 items-center text-leaf underline" href={herdPaths.photograph(listing.id)}>
            {t('dashboard:many.photos')}
          </a>
        )}
      </th>
      <td className="px-1.5 [overflow-wrap:normal]">{numbers}</td>
      <td className="text-end font-semibold whitespace-nowrap">
        {isService || price === null ? '–' : formatPrice(price)}
      </td>
      <td className="ps-1.5">
        <StatusIcon status={status} isService={isService} />
      </td>
    </tr>
  )
}

/** Many listings in little room: to be searched, named by their ear tags, and acted on together. */
export function CompactList({ listings, onChanged }: CompactListProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [labelled, setLabelled] = useState<TitledListing>()
  const found = listings.filter((listing) => isFound(listing, search.trim()))
  const among = found.filter(({ id }) => chosen.has(id))
  const areAll = found.length > 0 && among.length === found.length

  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }

  return (
    <section className="card min-w-0 p-3 text-base">
      <input
        type="search"
        className="control"
        aria-label={t('dashboard:many.search')}
        placeholder={t('dashboard:many.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <label className="flex min-h-12 items-center gap-3">
        <span className="grid h-12 w-10 shrink-0 place-items-center">
          <input
            type="checkbox"
            className="size-6 accent-leaf"
            checked={areAll}
            onChange={() => setChosen(new Set(areAll ? [] : found.map(({ id }) => id)))}
          />
        </span>
        {t('dashboard:many.all', { count: found.length, number: formatNumber(found.length) })}
      </label>
      <table className="w-full text-sm">
        <tbody>
          {found.map((listing) => (
            <Row
              key={listing.id}
              listing={listing}
              isChosen={chosen.has(listing.id)}
              onChoose={(isChosen) => choose(listing.id, isChosen)}
              onLabel={() => setLabelled(listing)}
            />
          ))}
        </tbody>
      </table>
      <ManySteps listings={among} onChanged={onChanged} />
      {labelled && <LabelForm listing={labelled} onClose={() => setLabelled(undefined)} onSaved={onChanged} />}
    </section>
  )
}
