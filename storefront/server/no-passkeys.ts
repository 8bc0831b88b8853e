import type { AstroIntegration } from 'astro'

/** The part of Supabase's client for passkeys: 3 KB on the way to everybody who signs in, and the market has none. */
const PASSKEYS = /\/auth-js\/dist\/module\/lib\/webauthn\.js$/

/** What the client imports of it. A new name of a later version is an error of the build. */
const NAMES = [
  'createCredential',
  'deserializeCredentialCreationOptions',
  'deserializeCredentialRequestOptions',
  'getCredential',
  'serializeCredentialCreationResponse',
  'serializeCredentialRequestResponse',
]

const WITHOUT_PASSKEYS = `
export class WebAuthnApi {}
export const browserSupportsWebAuthn = () => false
export const webAuthnAbortService = {}
const none = () => { throw new Error('no passkeys') }
export { ${NAMES.map((name) => `none as ${name}`).join(', ')} }
`

/** Leaves passkeys out of what browsers load. */
export function noPasskeys(): AstroIntegration {
  return {
    name: 'no-passkeys',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'no-passkeys',
                apply: 'build',
                enforce: 'pre',
                applyToEnvironment: ({ name }) => name === 'client',
                load: { filter: { id: PASSKEYS }, handler: () => WITHOUT_PASSKEYS },
              },
            ],
          },
        })
      },
    },
  }
}
