import { createHash } from 'node:crypto'

/** A tag with its attributes, whose values may hold tags of their own: what somebody wrote is not the page's. */
const TAG = `(?:[^>"']|"[^"]*"|'[^']*')*`
const INLINE = new RegExp(`<(?:(script|style)\\b${TAG}>([\\s\\S]*?)<\\/\\1>|[a-z]${TAG}>)`, 'g')
const HASH_SOURCE = / '(sha256-[\w+/]+=*)'/g

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * A page's policy without the hashes of what stands on other pages: they cost a kilobyte, and a page has one round trip.
 * @param policy as Astro makes it, with the hash of everything that any page has inline (CSP Level 3, section 2.3.1)
 */
export function fitPolicy(policy: string, html: string): string {
  const isHere = new Set([...html.matchAll(INLINE)].flatMap(([, name, text = '']) => (name ? hashOf(text) : [])))
  return policy.replace(HASH_SOURCE, (source, hash: string) => (isHere.has(hash) ? source : ''))
}

/** The button that listens, which stands in the search box. What somebody wrote has no tags of its own. */
const LISTENING = new RegExp(`<button\\b${TAG} data-listen\\b${TAG}>`)

/** Whether a page listens to what is searched for. */
export const isListening = (html: string): boolean => LISTENING.test(html)
