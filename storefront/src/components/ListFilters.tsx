import { isLivestock } from '@maveshi/shared/catalogue/derived'
import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { ANIMALS, type ListScreen } from '../data/list-screen.ts'
import { SORTS } from '../data/listing-query.ts'

function Select({
  name,
  title,
  chosen,
  children,
}: {
  name: string
  title: string
  chosen: string
  children: ReactNode
}) {
  return (
    <label className="grid gap-1 font-semibold">
      {title}
      <select name={name} defaultValue={chosen} className="control font-normal">
        {children}
      </select>
    </label>
  )
}

function Options({ options }: { options: readonly { value: string; label: string }[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

function CategorySelect({ url, t, categories }: ListScreen) {
  if (categories.length < 2) return null
  return (
    <Select name="category" title={t('buy:filters.category')} chosen={url.searchParams.get('category') ?? ''}>
      <option value="">{t('buy:filters.everything')}</option>
      {categories.some(isLivestock) && <option value={ANIMALS}>{t('buy:filters.anyAnimal')}</option>}
      <Options options={categories} />
    </Select>
  )
}

function PlaceSelects({ t, states, query }: ListScreen) {
  const state = states.find(({ id }) => id === query.state)
  const options = (places: readonly { id: string; name: string }[]) =>
    places.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <Select name="state" title={t('buy:filters.state')} chosen={query.state ?? ''}>
        <option value="">{t('buy:filters.allIndia')}</option>
        <Options options={options(states)} />
      </Select>
      {state && (
        <Select name="district" title={t('buy:filters.district')} chosen={query.district ?? ''}>
          <option value="">{t('buy:filters.wholeState')}</option>
          <Options options={options(state.districts)} />
        </Select>
      )}
    </>
  )
}

/** The filters as a plain form: works without scripts, and its address can be shared. */
export function ListFilters(screen: ListScreen) {
  const { url, t, optionField, query } = screen
  return (
    <details className="card mb-4">
      <summary className="flex min-h-12 items-center gap-2 px-4 font-semibold">
        <SlidersHorizontal size={20} aria-hidden />
        {t('buy:filters.title')}
      </summary>
      <form action={url.pathname} className="grid gap-4 border-t border-line p-4 sm:grid-cols-2 lg:grid-cols-3">
        {url.searchParams.has('tab') && <input type="hidden" name="tab" value={url.searchParams.get('tab') ?? ''} />}
        <CategorySelect {...screen} />
        {optionField && (
          <Select name={optionField.id} title={optionField.label} chosen={query.option?.value ?? ''}>
            <option value="">{t('buy:filters.option')}</option>
            <Options options={optionField.choices.filter(({ isActive }) => isActive)} />
          </Select>
        )}
        <PlaceSelects {...screen} />
        <label className="grid gap-1 font-semibold">
          {t('buy:filters.priceMax')}
          <input
            className="control font-normal"
            name="priceMax"
            inputMode="numeric"
            pattern="[0-9]*"
            defaultValue={query.priceMax}
          />
        </label>
        <Select name="sort" title={t('buy:filters.sort')} chosen={query.sort}>
          <Options options={SORTS.map((sort) => ({ value: sort, label: t(`buy:sort.${sort}`) }))} />
        </Select>
        <button type="submit" className="button self-end">
          {t('buy:filters.apply')}
        </button>
      </form>
    </details>
  )
}
