import { screen } from '../../layout/screen.ts'

/** What may be changed while the market runs, and what everybody is told. */
export const Settings = screen(() => import('./SettingsScreen.tsx'), 'SettingsScreen')
