import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { WantedPage } from '@maveshi/shared/wanted'
import { Megaphone } from 'lucide-react'
import type { WantedQuery } from '../data/guest/wanted.ts'
import type { CategoryInMenu } from '../data/rules/catalogue-words.ts'
import type { State } from '../data/rules/states.ts'
import { paths, withQuery } from '../paths.ts'
import { PageLinks } from './PageLinks.tsx'
import { Options, PlaceSelects, Select } from './PlaceSelects.tsx'
import { WantedCards } from './WantedCards.tsx'
import type { WordWanted } from './wanted-words.ts'

export interface WantedScreen {
  readonly url: URL
  readonly t: Translate
  readonly language: Language
  readonly categories: readonly CategoryInMenu[]
  readonly states: readonly State[]
  readonly state: string | undefined
  readonly district: string | undefined
  readonly query: WantedQuery
  readonly page: WantedPage
  readonly wordsOf: WordWanted
}

/** Category and place, as a plain form: it works without scripts, and its address can be shared. */
function Filters({ t, categories, states, state, district, query }: WantedScreen) {
  return (
    <form
      action={paths.wanted}
      aria-label={t('buy:filters.title')}
      className="mb-6 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Select name="category" title={t('buy:filters.category')} chosen={query.category ?? ''}>
        <option value="">{t('buy:filters.everything')}</option>
        <Options options={categories.map(({ value, label }) => ({ id: value, name: label }))} />
      </Select>
      <PlaceSelects t={t} states={states} state={state} district={district} anywhere={t('buy:filters.allIndia')} />
      <button type="submit" className="button button-quiet">
        {t('buy:filters.apply')}
      </button>
    </form>
  )
}

/** What there is to do where nobody looks for this. */
function Nothing({ t, query, form }: WantedScreen & { form: string }) {
  return (
    <div className="card grid justify-items-center gap-4 p-6 text-center">
      <p className="text-lg">{t('wanted:empty')}</p>
      {(query.category || query.place) && (
        <a className="button button-quiet" href={paths.wanted}>
          {t('wanted:forMe.all')}
        </a>
      )}
      <a className="inline-flex min-h-12 items-center text-leaf underline" href={form}>
        {t('wanted:post')}
      </a>
    </div>
  )
}

/** What buyers look for, and the way to say what one looks for oneself. */
export function WantedList(screen: WantedScreen) {
  const { url, t, language, query, page, wordsOf } = screen
  const form = withQuery(new URL(paths.wantedForm, url), {
    category: query.category,
    state: screen.state,
    district: screen.district,
  })
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl">{t('wanted:title')}</h1>
          <p className="text-lg text-muted">{t('wanted:intro')}</p>
        </div>
        <a className="button max-sm:grow" href={form}>
          <Megaphone size={20} aria-hidden className="shrink-0" />
          {t('wanted:post')}
        </a>
      </div>
      <Filters {...screen} />
      {page.wanted.length > 0 ? (
        <WantedCards wanted={page.wanted} path={withQuery(url, {})} wordsOf={wordsOf} language={language} t={t} />
      ) : (
        <Nothing {...screen} form={form} />
      )}
      <PageLinks
        first={query.after ? withQuery(url, { after: undefined }) : undefined}
        next={page.next ? withQuery(url, { after: page.next }) : undefined}
        t={t}
      />
    </>
  )
}
