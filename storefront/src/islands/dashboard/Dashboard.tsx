import type { TitledCategories } from '@maveshi/shared/listing/title-words'
import type { Language } from '@maveshi/shared/locale/languages'
import { readOwnListings, readViews } from '../../data/member/dashboard.ts'
import { readDrafts } from '../../data/member/drafts.ts'
import { readFavourites, readReports } from '../../data/member/favourites-and-reports.ts'
import { readSavedSearches } from '../../data/member/saved-searches.ts'
import { readOwnWanted, readWantedForMe } from '../../data/member/wanted.ts'
import { island } from '../island.tsx'
import { NEAR_KEY } from '../near/stored-place.ts'
import { BegunDrafts } from './BegunDrafts.tsx'
import { Favourites } from './Favourites.tsx'
import { ForMe } from './ForMe.tsx'
import { OwnListings } from './OwnListings.tsx'
import { OwnWanted } from './OwnWanted.tsx'
import { Reports } from './Reports.tsx'
import { SavedSearches } from './SavedSearches.tsx'
import { onceDecided, useLoaded } from './use-loaded.ts'
import { Views } from './Views.tsx'

interface DashboardProps {
  readonly language: Language
  readonly categories: TitledCategories
}

/** My favourites, with their distances from the place that this phone has stored. */
const readFavouritesNearby = () => readFavourites(localStorage.getItem(NEAR_KEY))

/** What somebody offers and how it goes, what they look for and have saved, and what they have reported. */
export const Dashboard = island(function Dashboard({ language, categories }: DashboardProps) {
  const own = useLoaded('listings', readOwnListings)
  const begun = useLoaded('drafts', readDrafts)
  const views = useLoaded('views', readViews)
  const favourites = useLoaded('favourites', readFavouritesNearby)
  const searches = useLoaded('searches', readSavedSearches)
  // With the server's words for what they ask: what was last read in another language is not shown in this one.
  const wanted = useLoaded(`wanted-${language}`, readOwnWanted)
  const forMe = useLoaded(`wanted-for-me-${language}`, readWantedForMe)
  const reports = useLoaded('reports', readReports)
  const first = [own, begun, views, forMe]
  const shown = onceDecided(own, first)
  // What is in the account as a listing is shown as one.
  const drafts = (onceDecided(begun, first).value ?? []).filter(
    ({ id, words, revises }) =>
      words.category &&
      !own.value?.some((listing) => [listing.id, listing.revision?.id].includes(id) || listing.id === revises),
  )
  const remove = (id: string) => begun.change((known) => known.filter((one) => one.id !== id))
  const isSeller = shown.value?.some(({ publishedAt }) => publishedAt) ?? false
  // On a phone my listings come first where there is nothing to tell of looks.
  const isViewed = views.value?.some((day) => day.views > 0) ?? false
  const viewsPart = (
    <div className="lg:col-start-2">
      <Views loaded={views} language={language} />
    </div>
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      {isSeller && isViewed && viewsPart}
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <BegunDrafts drafts={drafts} categories={categories} onDeleted={remove} />
        {isSeller && <ForMe loaded={onceDecided(forMe, first)} language={language} />}
        <OwnListings loaded={shown} hasDrafts={drafts.length > 0} categories={categories} language={language} />
      </div>
      {isSeller && !isViewed && viewsPart}
      <div className="grid min-w-0 gap-6 lg:col-start-2">
        <Favourites loaded={onceDecided(favourites, first)} categories={categories} />
        <SavedSearches loaded={onceDecided(searches, [...first, favourites])} language={language} />
        <OwnWanted loaded={onceDecided(wanted, [...first, favourites, searches])} language={language} />
        <Reports
          loaded={onceDecided(reports, [...first, favourites, searches, wanted])}
          categories={categories}
          language={language}
        />
      </div>
    </div>
  )
})
