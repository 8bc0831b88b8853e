/** Names of built scripts, as pages, scripts and workers write them. */
const NAMED = /(?:\/_astro\/|["'`(]\.\/|["'`](?=_astro\/)_astro\/)([\w.-]+\.js)/g

/** The built scripts that a text names, as paths. */
export function namedScripts(text: string): readonly string[] {
  return [...new Set([...text.matchAll(NAMED)].map(([, name]) => `/_astro/${name}`))]
}

/**
 * Every script that some scripts can come to load: imports, late imports, workers, and all that those name in turn.
 * @param read gives a script's text
 */
export async function scriptsReachableFrom(
  paths: readonly string[],
  read: (path: string) => Promise<string>,
): Promise<readonly string[]> {
  const reached = new Set(paths)
  // Grows while it is gone through.
  for (const path of reached) for (const named of namedScripts(await read(path))) reached.add(named)
  return [...reached]
}
