import { readOwnProfile } from '../../data/member/profile.ts'

/** Shows the way to the console to an administrator. */
export async function showAdmin(): Promise<void> {
  const profile = await readOwnProfile().catch(() => undefined)
  document.documentElement.toggleAttribute('data-admin', profile?.is_admin === true)
}
