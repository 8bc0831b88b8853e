import { supabaseAuthProvider } from 'ra-supabase'
import type { AuthProvider } from 'react-admin'
import type { Access } from './access.ts'
import type { BackendClient } from './client.ts'
import { isAllowedAt } from './opened-by.ts'

const REFUSED: ReadonlySet<unknown> = new Set([401, 403])

/**
 * React-admin's questions about the signed-in person. Signing in happens on the storefront's login page, so whoever
 * lacks the right to be here is led away instead of being shown a form.
 */
export function createAuthProvider(client: BackendClient, access: Access): AuthProvider {
  const provider = supabaseAuthProvider(client, {
    getIdentity: async ({ id, email }) => ({ id, fullName: email ?? id, email }),
  })
  return {
    ...provider,
    login: () => access.admit(true),
    logout: () => access.logOut(),
    async checkAuth() {
      await access.admit()
      access.lookAgain()
    },
    async canAccess({ resource }) {
      return isAllowedAt(access.roles.get(), `/${resource}`)
    },
    /** A refused request may mean that rights were lost: the guard decides with a fresh profile. */
    async checkError({ status }: { status?: unknown }) {
      if (REFUSED.has(status)) await access.admit(true)
    },
  }
}
