import { screen } from '../../layout/screen.ts'

/** The first screen: what waits for somebody. */
export const dashboard = screen(() => import('./Dashboard.tsx'), 'Dashboard')
