/** Where one person is shown, below /admin. */
export function userPath(id: string): string {
  return `/users/${encodeURIComponent(id)}/show`
}
