/** Names of built scripts, as pages, scripts and workers write them. */
const NAMED = /(?:\/_astro\/|["'`(]\.\/)([\w.-]+\.js)/g

/** Whatever a script can come to load, as paths: imports, late imports, workers. */
export const namedScripts = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(NAMED)].map(([, name]) => `/_astro/${name}`)),
]

/** These scripts, and all that they lead to. @param next the scripts that one leads to */
export async function scriptsReachableFrom(
  paths: readonly string[],
  next: (path: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const reached = new Set(paths)
  // Grows while it is gone through.
  for (const path of reached) for (const found of await next(path)) reached.add(found)
  return [...reached]
}
