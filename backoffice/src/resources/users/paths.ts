import { listPath } from '../../layout/list-path.ts'

/** Where one person is shown, below /admin. */
export function userPath(id: string): string {
  return `/users/${encodeURIComponent(id)}/show`
}

/** The list of people who asked to be deleted. */
export const DELETION_REQUESTS_PATH = listPath('/users', {
  filter: { wants_deletion: 'true' },
  sort: 'created_at',
  order: 'ASC',
})
