import type { ResourceProps } from 'react-admin'
import { ListingList } from './ListingList.tsx'
import { ListingShow } from './ListingShow.tsx'

/** The listings' screens. */
export const listings: ResourceProps = { name: 'listings', list: ListingList, show: ListingShow }
