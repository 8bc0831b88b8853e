/** The address as the database compares it. */
const folded = (email: string) => new TextEncoder().encode(email.trim().toLowerCase())

/** What a page may tell of the administrator's address: enough to recognise it, and not to read it. */
export async function addressMark(email: string): Promise<string> {
  // Pages that came over an unprotected connection are not given this.
  if (!globalThis.crypto?.subtle || !email) return ''
  const digest = await crypto.subtle.digest('SHA-256', folded(email))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
