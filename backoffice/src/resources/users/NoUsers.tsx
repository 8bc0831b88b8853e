import { NoMatch } from '../../layout/states.tsx'

/** The list is empty: the reader is an account too, so only filters can have done it. */
export function NoUsers() {
  return <NoMatch sentence="admin:users.noMatch" />
}
