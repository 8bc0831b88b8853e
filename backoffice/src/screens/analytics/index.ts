import { screen } from '../../layout/screen.ts'

/** The market in numbers, and this browser's visitor log. */
export const Analytics = screen(() => import('./AnalyticsScreen.tsx'), 'AnalyticsScreen')
