import type { ResourceProps } from 'react-admin'
import { ListingList } from './ListingList'
import { ListingShow } from './ListingShow'

/** The listings' screens. */
export const listings: ResourceProps = { name: 'listings', list: ListingList, show: ListingShow }
