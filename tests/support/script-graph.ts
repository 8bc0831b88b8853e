/** Names of built scripts, as pages, scripts and workers write them. */
const NAMED = /(?:\/_astro\/|["'`(]\.\/)([\w.-]+\.js)/g
/** Those among them without which a script does not run. */
const IMPORTED = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)/g

function pathsIn(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name]) => `/_astro/${name}`))]
}

/** Whatever a script can come to load, as paths: imports, late imports, workers. */
export const namedScripts = (text: string): readonly string[] => pathsIn(text, NAMED)

/** What a script imports before it runs. */
export const importedScripts = (text: string): readonly string[] => pathsIn(text, IMPORTED)

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
