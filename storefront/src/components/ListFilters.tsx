import { isLivestock } from '@maveshi/shared/catalogue/kinds'
import { fieldWith } from '@maveshi/shared/catalogue/roles'
import { distanceText } from '@maveshi/shared/listing/range-text'
import { SlidersHorizontal } from 'lucide-react'
import { ANIMALS, type ListScreen } from '../data/guest/list-screen.ts'
import { MOST_COUNTED } from '../data/guest/search.ts'
import { DISTANCES_KM } from '../data/rules/listing-query.ts'
import { countText, FieldFilter, RangeFilter } from './FieldFilter.tsx'
import { Options, PlaceSelects, Select } from './PlaceSelects.tsx'
import { UseLocation } from './UseLocation.tsx'

/** What the form sends along unseen: the tab, the words searched for, and the category where these alone decide it. */
function HiddenFields({ url, category, categories, page, query }: ListScreen) {
  const isRead = category && query.categories.length === 0 && page.reading.categories.includes(category.value)
  const values = { tab: url.searchParams.get('tab'), q: query.text, category: isRead && category.value }
  return Object.entries(values).map(
    ([name, value]) => value && categories.length > 0 && <input key={name} type="hidden" name={name} value={value} />,
  )
}

/** The categories that hold something, each with its number. */
function CategorySelect({ url, t, categories, category, query, page }: ListScreen) {
  const counts = page.facets.category ?? {}
  const offered = categories.filter(({ value }) => counts[value] || query.categories.includes(value))
  if (categories.length < 2 || (category && query.categories.length === 0)) return null
  const options = offered.map(({ value, label }) => ({
    id: value,
    name: t('buy:filters.counted', { thing: label, number: countText(counts[value] ?? 0) }),
  }))
  const isAnimals = url.searchParams.get('category') === ANIMALS
  return (
    <Select name="category" title={t('buy:filters.category')} chosen={isAnimals ? ANIMALS : (category?.value ?? '')}>
      <option value="">{t('buy:filters.everything')}</option>
      {categories.some(isLivestock) && <option value={ANIMALS}>{t('buy:filters.anyAnimal')}</option>}
      <Options options={options} />
    </Select>
  )
}

/** A place, and how far around it: a distance from nowhere would narrow nothing. */
function Near({ t, query, unknownPlace, words }: ListScreen) {
  const typed = query.near?.typed === query.near?.id ? query.near && words.place(query.near.id) : query.near?.typed
  return (
    <>
      <label className="grid gap-2 font-semibold">
        {t('buy:filters.near')}
        <input name="near" className="control" defaultValue={typed ?? unknownPlace} maxLength={60} autoComplete="off" />
      </label>
      <UseLocation t={t} />
      {query.near && (
        <Select name="within" title={t('buy:filters.within')} chosen={String(query.withinKm ?? '')}>
          <option value="">{t('buy:filters.anyDistance')}</option>
          <Options options={DISTANCES_KM.map((km) => ({ id: String(km), name: distanceText(km, t) }))} />
        </Select>
      )}
    </>
  )
}

/** Services tell their fee among their questions. */
const hasPrice = ({ fields }: ListScreen) => !fieldWith('price', fields)

/** The filters as a plain form: works without scripts, and its address can be shared. */
export function ListFilters(screen: ListScreen) {
  const { url, t, fields, query, page, states } = screen
  return (
    <details className="filters">
      <summary className="pill">
        <SlidersHorizontal size={20} aria-hidden className="shrink-0" />
        {t('buy:filters.title')}
      </summary>
      <form
        id="filters"
        action={url.pathname}
        aria-label={t('buy:filters.title')}
        data-live
        className="card grid gap-6 p-4"
      >
        <HiddenFields {...screen} />
        <CategorySelect {...screen} />
        <PlaceSelects
          t={t}
          states={states}
          state={query.state}
          district={query.district}
          anywhere={t('buy:filters.allIndia')}
        />
        <Near {...screen} />
        {hasPrice(screen) && (
          <RangeFilter
            title={`${t('buy:filters.price')} (₹)`}
            names={['priceMin', 'priceMax']}
            range={query.price}
            t={t}
          />
        )}
        {fields.map((field) => (
          <FieldFilter key={field.id} field={field} {...screen} />
        ))}
        <button type="submit" className="button sticky bottom-2 lg:static">
          {t('buy:filters.counted', {
            thing: t('buy:filters.apply'),
            number: page.total < MOST_COUNTED ? page.total : `${MOST_COUNTED}+`,
          })}
        </button>
      </form>
    </details>
  )
}
