import type { ResourceProps } from 'react-admin'
import { screen } from '../../layout/screen.ts'

/** The reports' screens: a row and a page for each reported listing. */
export const reports: ResourceProps = {
  name: 'reports',
  list: screen(() => import('./ReportList.tsx'), 'ReportList'),
  show: screen(() => import('./ReportShow.tsx'), 'ReportShow'),
}
