import { SESSION_KEY } from '@maveshi/shared/access/session'

/** Who is signed in on this browser, as far as the phone itself knows. */
export interface Person {
  readonly id: string
  readonly email: string
}

/** Reads who is signed in without asking anybody; nothing for a guest. The server still decides what they may do. */
export function storedPerson(): Person | undefined {
  try {
    const { user } = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '') as { user?: { id?: string; email?: string } }
    return user?.id ? { id: user.id, email: user.email ?? '' } : undefined
  } catch {
    return undefined
  }
}
