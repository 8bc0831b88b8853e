import { screen } from '../../layout/screen.ts'

/** A listing for somebody on the telephone. */
export const CreateListing = screen(() => import('./CreateListingScreen.tsx'), 'CreateListingScreen')
