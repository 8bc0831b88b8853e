import { SESSION_KEY } from '@maveshi/shared/access/session'
import { avatarFile, photoFile } from '@maveshi/shared/photo/stored'
import { createContext, useContext } from 'react'
import type { AuthProvider } from 'react-admin'
import { type Access, createAccess } from './access.ts'
import { createAuthProvider } from './auth-provider.ts'
import { backendClient } from './client.ts'
import type { PublicConfig } from './config.ts'
import { type ConsoleDataProvider, createDataProvider } from './data-provider.ts'
import { watchAccess } from './watch-access.ts'

/** Everything the console knows of the backend. */
export interface Backend {
  readonly access: Access
  readonly authProvider: AuthProvider
  readonly dataProvider: ConsoleDataProvider
  /**
   * The public address of a photograph's file. Its hash is part of it: a browser that has seen another picture under
   * the same path would show that one to whoever decides.
   */
  photoUrl(path: string, hash: string | null): string
  /** The public address of a person's picture, which is a new one for each picture. */
  avatarUrl(path: string): string
}

/** Connects with the session that the storefront stores: both have one origin. */
export function createBackend(config: PublicConfig): Backend {
  const client = backendClient(config, { storageKey: SESSION_KEY, detectSessionInUrl: false })
  const access = createAccess(client)
  watchAccess(client, access)
  return {
    access,
    authProvider: createAuthProvider(client, access),
    dataProvider: createDataProvider(config, client, () => access.lookAgain(true)),
    photoUrl: (path, hash) => config.supabaseUrl + photoFile(path) + (hash ? `?v=${encodeURIComponent(hash)}` : ''),
    avatarUrl: (path) => config.supabaseUrl + avatarFile(path),
  }
}

const BackendContext = createContext<Backend | null>(null)
export const BackendProvider = BackendContext.Provider

/** @throws Error outside its provider */
export function useBackend(): Backend {
  const backend = useContext(BackendContext)
  if (!backend) throw new Error('useBackend must be used within a BackendProvider')
  return backend
}
