const PREFIX = 'maveshi-'
const version = `${PREFIX}${BUILD_ID}-`

/** What is kept, by kind, and how many of a kind at most; the oldest goes first. */
const LIMITS = {
  /** The page for no network in the chosen language, icons, words. */
  shell: 60,
  /** Scripts under names that change with what is in them. */
  files: 60,
  listings: 50,
  /** Those of kept listings; they go with their listing, so this bound is for listings with the most photographs. */
  photos: 500,
  /** Other pages: the home page, lists, texts. */
  pages: 20,
  /** Pictures seen anywhere else. */
  pictures: 150,
} as const

/** One kind of what is kept. */
export type StoreName = keyof typeof LIMITS

export const openStore = (name: StoreName): Promise<Cache> => caches.open(version + name)

/** A kept answer. What a visit carried along does not count: keys say all that makes a difference. */
export async function kept(name: StoreName, key: string): Promise<Response | undefined> {
  return (await openStore(name)).match(key, { ignoreVary: true })
}

/** Keeps an answer as the youngest of its kind. @returns the keys of what had to go for it */
export async function keep(name: StoreName, key: string, answer: Response): Promise<readonly string[]> {
  const store = await openStore(name)
  await store.delete(key, { ignoreVary: true })
  await store.put(key, answer)
  const keys = await store.keys()
  const dropped = keys.slice(0, Math.max(0, keys.length - LIMITS[name]))
  await Promise.all(dropped.map((old) => store.delete(old, { ignoreVary: true })))
  return dropped.map(({ url }) => url)
}

/** Forgets what other builds have kept: their pages name files that are no more. */
export async function dropOtherVersions(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(PREFIX) && !name.startsWith(version))
  await Promise.all(others.map((name) => caches.delete(name)))
}
