import { CURRENCY_UNIT } from '@maveshi/shared/catalogue/types'
import { distanceText, type Range } from '@maveshi/shared/listing/range-text'
import { SUBCATEGORY } from '@maveshi/shared/listing/subcategory'
import { formatNumber } from '@maveshi/shared/locale/format'
import { USUAL_WANTED_DAYS, WANTED_DAYS, WANTED_WORDS_CHARACTERS } from '@maveshi/shared/wanted'
import type { ListScreen } from '../data/guest/list-screen.ts'
import { searchArguments } from '../data/guest/search.ts'
import type { FieldInWords } from '../data/rules/catalogue-words.ts'
import { DISTANCES_KM } from '../data/rules/listing-query.ts'
import { readWithin, wantedArguments } from '../data/rules/wanted.ts'
import { paths, withQuery, withReturn } from '../paths.ts'
import { RangeFilter } from './FieldFilter.tsx'
import { Options, PlaceSelects, Select } from './PlaceSelects.tsx'

/** What one question offers to ask: one choice of all that there are, "yes", or a number from and to. */
function AskedField({ field, screen }: { field: FieldInWords; screen: ListScreen }) {
  const { t, query } = screen
  const filter = query.attributes[field.id]
  switch (field.type) {
    case 'select':
    case 'radio':
    case 'multi-select':
      return (
        <Select
          name={field.id}
          title={field.id === SUBCATEGORY ? t('wanted:form.kind') : field.label}
          chosen={Array.isArray(filter) ? String(filter[0]) : ''}
        >
          <option value="">{t('wanted:form.any')}</option>
          <Options options={field.choices.map(({ value, label }) => ({ id: value, name: label }))} />
        </Select>
      )
    case 'switch':
      return (
        <div className="choices">
          <label className="pill">
            <input type="checkbox" name={field.id} value="true" defaultChecked={filter === true} />
            {field.label}
          </label>
        </div>
      )
    case 'number': {
      const unit = field.unit === CURRENCY_UNIT ? '₹' : field.unitLabel
      return (
        <RangeFilter
          title={unit ? `${field.label} (${unit})` : field.label}
          names={[`${field.id}.min`, `${field.id}.max`]}
          range={filter && filter !== true && !Array.isArray(filter) ? (filter as Range) : {}}
          t={t}
        />
      )
    }
    default:
      return null
  }
}

function Place({ screen }: { screen: ListScreen }) {
  const { t, states, query, url } = screen
  const within = readWithin(url.searchParams)
  return (
    <>
      <PlaceSelects
        t={t}
        states={states}
        state={query.state}
        district={query.district}
        anywhere={t('wanted:form.chooseState')}
      />
      {query.district && (
        <Select name="within" title={t('buy:filters.within')} chosen={String(within ?? '')}>
          <option value="">{t('wanted:form.onlyHere')}</option>
          <Options options={DISTANCES_KM.map((km) => ({ id: String(km), name: distanceText(km, t) }))} />
        </Select>
      )}
    </>
  )
}

/** Own words, and for how long. */
function Rest({ screen: { t, url } }: { screen: ListScreen }) {
  const days = WANTED_DAYS.find((one) => String(one) === url.searchParams.get('days')) ?? USUAL_WANTED_DAYS
  return (
    <>
      <label className="grid gap-2 font-semibold">
        {t('wanted:form.words')}
        <textarea
          name="words"
          rows={3}
          className="control"
          maxLength={WANTED_WORDS_CHARACTERS}
          defaultValue={url.searchParams.get('words') ?? ''}
          aria-describedby="words-hint"
        />
        <small id="words-hint" className="font-normal text-muted">
          {t('wanted:form.wordsHint')}
        </small>
      </label>
      <Select name="days" title={t('wanted:form.days')} chosen={String(days)}>
        <Options
          options={WANTED_DAYS.map((count) => ({
            id: String(count),
            name: t('wanted:form.daysChoice', { count, number: formatNumber(count) }),
          }))}
        />
      </Select>
    </>
  )
}

/**
 * What somebody looks for, as a plain form that holds what was typed in its address: the conditions of a list, read by the
 * rules of a list. A category brings its questions, a state its districts. Scripts send it.
 */
export function WantedForm(screen: ListScreen) {
  const { t, url, categories, category, fields, query } = screen
  const asked = wantedArguments(searchArguments(query), readWithin(url.searchParams))
  const path = withQuery(url, {})
  return (
    <form
      id="filters"
      action={paths.wantedForm}
      aria-label={t('wanted:form.title')}
      data-live
      className="card grid max-w-2xl gap-6 p-4"
    >
      <Select name="category" title={t('wanted:form.category')} chosen={category?.value ?? ''}>
        <option value="">{t('wanted:form.choose')}</option>
        <Options options={categories.map(({ value, label }) => ({ id: value, name: label }))} />
      </Select>
      {category && fields.map((field) => <AskedField key={field.id} field={field} screen={screen} />)}
      {category && !fields.some(({ roles }) => roles?.includes('price')) && (
        <RangeFilter
          title={`${t('buy:filters.price')} (₹)`}
          names={['priceMin', 'priceMax']}
          range={query.price}
          t={t}
        />
      )}
      <Place screen={screen} />
      <Rest screen={screen} />
      <noscript>
        <p className="problem">{t('dashboard:needsScripts')}</p>
        <button type="submit" className="button button-quiet">
          {t('wanted:form.continue')}
        </button>
      </noscript>
      <div role="alert" id="problem" className="empty:-mt-6" data-network={t('listing:contact.network')} />
      <a
        className="button"
        href={withReturn(paths.login, path)}
        data-account={t('wanted:form.account')}
        data-act="post"
        data-wanted={JSON.stringify(asked)}
      >
        {t('wanted:form.send')}
      </a>
    </form>
  )
}
