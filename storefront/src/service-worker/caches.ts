const PREFIX = 'maveshi-'
const version = `${PREFIX}${BUILD_ID}-`

/** What is cached, by kind, and how many of a kind at most; the oldest goes first. */
const LIMITS = {
  /** The page for no network in the chosen language, icons, words. */
  shell: 60,
  /** Scripts under names that change with what is in them. */
  files: 60,
  listings: 50,
  /** Those of cached listings; they go with their listing, so this bound is for listings with the most photographs. */
  photos: 500,
  /** Other pages: the home page, lists, texts, what is saved. */
  pages: 40,
  /** Pictures seen anywhere else. */
  pictures: 150,
} as const

/** One kind of what is cached. */
export type CacheName = keyof typeof LIMITS

export const openCache = (name: CacheName): Promise<Cache> => caches.open(version + name)

/** A cached answer. What a visit carried along does not count: keys say all that makes a difference. */
export async function cached(name: CacheName, key: string): Promise<Response | undefined> {
  return (await openCache(name)).match(key, { ignoreVary: true })
}

/** Caches an answer as the youngest of its kind. @returns the keys of what had to go for it */
export async function addToCache(name: CacheName, key: string, answer: Response): Promise<readonly string[]> {
  const cache = await openCache(name)
  await cache.delete(key, { ignoreVary: true })
  await cache.put(key, answer)
  const keys = await cache.keys()
  const evicted = keys.slice(0, Math.max(0, keys.length - LIMITS[name]))
  await Promise.all(evicted.map((old) => cache.delete(old, { ignoreVary: true })))
  return evicted.map(({ url }) => url)
}

/** Deletes what other builds have cached: their pages name files that are no more. */
export async function deleteOtherVersions(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(PREFIX) && !name.startsWith(version))
  await Promise.all(others.map((name) => caches.delete(name)))
}
