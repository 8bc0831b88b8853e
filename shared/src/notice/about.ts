import { type TitledCategories, titleOf } from '../listing/title-words.ts'
import type { Notice } from './told.ts'

/** What a notice is about: a listing, a search or what somebody looks for; nothing where it is about the account. */
export function aboutOf({ listing, search, wanted }: Notice, titles: TitledCategories): string | undefined {
  if (listing) return titleOf(listing, titles)
  if (search) return search.name
  return wanted && (titles[wanted.category]?.label ?? wanted.category)
}
