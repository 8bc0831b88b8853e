import { analyticsPath, auditPath, newestPeoplePath, OPEN_REPORTS_PATH, submittedListingsPath } from '../../paths.ts'
import type { Kind } from './kind-words.ts'

/** Where more is told of what happened on a day: its list, or what was done. None where there is no such list. */
export function dayPath(kind: Kind, day: string): string | undefined {
  const days = { from: day, to: day }
  if (kind === 'listed') return submittedListingsPath(days)
  if (kind === 'people') return newestPeoplePath({})
  if (kind === 'contacts') return analyticsPath('contact-leaders', days)
  if (kind === 'sold') return analyticsPath('funnel', days)
  if (kind === 'approved') return auditPath({ act: 'approve', ...days })
  if (kind === 'rejected') return auditPath({ act: 'reject', ...days })
  if (kind === 'removed') return auditPath({ act: 'remove', ...days })
  if (kind === 'received') return OPEN_REPORTS_PATH
  // They were upheld or dismissed, with their listings or without.
  return undefined
}
