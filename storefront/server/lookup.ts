/**
 * The service that knows where an internet address is (`PUBLIC_IP_LOOKUP_URL`); nothing where none is set up.
 * @throws Error when it is no address of a server
 */
export function readLookupUrl(env: NodeJS.ProcessEnv = process.env): URL | undefined {
  const text = env.PUBLIC_IP_LOOKUP_URL
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url
  throw new Error(`PUBLIC_IP_LOOKUP_URL=${text} is not an address: give https:// and the name.`)
}

/** A page's policy, with which it may ask that service too. */
export function allowLookup(policy: string, lookup: URL | undefined): string {
  return lookup ? policy.replace(/connect-src [^;]*/, `$& ${lookup.origin}`) : policy
}
