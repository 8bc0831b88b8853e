import type { ResourceProps } from 'react-admin'
import { screen } from '../../layout/screen.ts'

/** The screen of what administrators did. */
export const audit: ResourceProps = {
  name: 'audit',
  list: screen(() => import('./AuditList.tsx'), 'AuditList'),
}
