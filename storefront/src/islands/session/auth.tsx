import { ADMIN_VIEW_KEY, readAdminView, type Visitor } from '@maveshi/shared/access/guards'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { type OwnProfile, readOwnProfile } from '../../data/member/profile.ts'
import { storedPerson } from '../../data/phone/stored-person.ts'
import { readSession } from '../../data/visitor/session.ts'
import { type SessionWatch, useSessionWatch } from './use-session-watch.ts'

/** Who is asking, as the market says; and the session, as the phone knows it and as it goes on. */
export interface Auth extends Visitor, SessionWatch {
  readonly user: { readonly id: string; readonly email?: string | undefined } | null
  readonly profile: OwnProfile | null
}

type Read = Pick<Auth, keyof Visitor>

const LOADING: Read = { isLoading: true, user: null, profile: null, isAdminView: true }

/** Reads who is asking. A profile that cannot be read is written to the console, and is none. */
async function readVisitor(): Promise<Read> {
  // Without a network, whom the phone remembers is good enough: what it asks for will be refused to anybody else.
  const user = await readSession().then(
    (session) => session?.user,
    () => storedPerson(),
  )
  const profile = user
    ? await readOwnProfile().catch((error) => {
        console.warn('The profile could not be read:', error)
        return undefined
      })
    : undefined
  return {
    isLoading: false,
    user: user ?? null,
    profile: profile ?? null,
    isAdminView: readAdminView(localStorage.getItem(ADMIN_VIEW_KEY)),
  }
}

const AuthContext = createContext<Auth | undefined>(undefined)

/** Reads the session once for everything inside, and watches over it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [visitor, setVisitor] = useState(LOADING)
  const watch = useSessionWatch()
  useEffect(() => void readVisitor().then(setVisitor), [])
  return <AuthContext value={{ ...visitor, ...watch }}>{children}</AuthContext>
}

/** @throws Error outside an AuthProvider */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
