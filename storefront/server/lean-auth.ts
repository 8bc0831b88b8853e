import type { AstroIntegration } from 'astro'

/** A part of Supabase's client that no browser calls here, and what stands in its place. */
interface Unused {
  readonly file: RegExp
  readonly instead: string
}

/** What the client imports of passkeys. A new name of a later version is an error of the build. */
const OF_PASSKEYS = [
  'createCredential',
  'deserializeCredentialCreationOptions',
  'deserializeCredentialRequestOptions',
  'getCredential',
  'serializeCredentialCreationResponse',
  'serializeCredentialRequestResponse',
]

const UNUSED: readonly Unused[] = [
  // The market has no passkeys.
  {
    file: /\/auth-js\/dist\/module\/lib\/webauthn\.js$/,
    instead: `
      export class WebAuthnApi {}
      export const browserSupportsWebAuthn = () => false
      export const webAuthnAbortService = {}
      const none = () => { throw new Error('no passkeys') }
      export { ${OF_PASSKEYS.map((name) => `none as ${name}`).join(', ')} }
    `,
  },
  // Accounts are looked after with the secret key, which no browser has; signing out alone goes by the same part.
  {
    file: /\/auth-js\/dist\/module\/GoTrueAdminApi\.js$/,
    instead: `
      import { isAuthError } from './lib/errors'
      import { _request } from './lib/fetch'
      const done = (error) => ({ data: null, error })
      export default class GoTrueAdminApi {
        constructor({ url, headers, fetch }) {
          this.ask = (path, jwt) => _request(fetch ?? globalThis.fetch, 'POST', url + path, { headers, jwt, noResolveJson: true })
        }
        signOut(jwt, scope) {
          return this.ask('/logout?scope=' + scope, jwt).then(() => done(null), (error) => {
            if (isAuthError(error)) return done(error)
            throw error
          })
        }
      }
    `,
  },
]

/** Leaves out of what browsers load the parts of Supabase's client that they never call: 4 KB for everybody who signs in. */
export function leanAuth(): AstroIntegration {
  const plugins = UNUSED.map(({ file, instead }, number) => ({
    name: `lean-auth-${number}`,
    apply: 'build' as const,
    enforce: 'pre' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    load: { filter: { id: file }, handler: () => instead },
  }))
  return {
    name: 'lean-auth',
    hooks: { 'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins } }) },
  }
}
