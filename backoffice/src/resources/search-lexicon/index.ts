import type { ResourceProps } from 'react-admin'
import { screen } from '../../layout/screen.ts'

/** The words of the search, and what people searched for without result. */
export const searchLexicon: ResourceProps = {
  name: 'search-lexicon',
  list: screen(() => import('./SearchLexicon.tsx'), 'SearchLexicon'),
}
