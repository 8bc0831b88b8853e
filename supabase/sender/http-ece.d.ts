declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  /** Of both ways. Texts are base64url. */
  interface Settings {
    readonly version: 'aes128gcm'
    /** The other side's public key. */
    readonly dh?: string
    readonly privateKey: ECDH
    readonly salt?: string
    readonly authSecret: string
  }
  export function encrypt(content: Buffer, settings: Settings): Buffer
  export function decrypt(content: Buffer, settings: Settings): Buffer
}
