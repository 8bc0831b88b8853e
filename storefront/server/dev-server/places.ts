import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const STOREFRONT = here('../../')
export const CACHE = here('../../node_modules/.vite-dev')
export const LOCALES = here('../../../locales')

/** What the browser may be sent from: the repository, and its packages, which may be a link to elsewhere. */
export const PACKAGE_FOLDERS = [here('../../../'), realpathSync(here('../../../node_modules'))]
