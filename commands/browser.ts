import { type Probes, systemProbes } from './browser/probes.ts'

/** One way to a browser: the program's path, or nothing where this way leads nowhere. */
type BrowserSource = (probes: Probes) => Promise<string | undefined>

// The first is Chromium without a window: the same pages in two thirds of the processor's time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
] as const

/** Names that Debian and its kin package it under, the most wanted first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'] as const

const USUAL_PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

/** @throws Error when the variable names no program: whoever set it wants to know */
async function named({ env, isProgram }: Probes): Promise<string | undefined> {
  const path = env.CHROMIUM_PATH
  if (!path) return undefined
  if (!(await isProgram(path))) throw new Error(`CHROMIUM_PATH=${path} is not a program: correct it or leave it out.`)
  return path
}

async function installed({ platform, onPath, isProgram }: Probes): Promise<string | undefined> {
  for (const name of NAMES) {
    const path = await onPath(name)
    if (path) return path
  }
  for (const place of USUAL_PLACES[platform] ?? []) if (await isProgram(place)) return place
  return undefined
}

const mayInstall = ({ env }: Probes) => env.INSTALL_BROWSER !== '0'

const HOW_TO_REFUSE = 'To refuse, stop this and set INSTALL_BROWSER=0, or set CHROMIUM_PATH to a browser of yours.'

async function downloaded(probes: Probes): Promise<string | undefined> {
  const path = probes.playwrightPath()
  if (await probes.isProgram(path)) return path
  if (!mayInstall(probes)) return undefined
  probes.say(`No browser for the tests was found: downloading Playwright's Chromium to ${path}. ${HOW_TO_REFUSE}`)
  return (await probes.downloadPlaywright()) && (await probes.isProgram(path)) ? path : undefined
}

/** Only root may install packages, and root alone is not asked: nobody's rights are raised here. */
async function packaged(probes: Probes): Promise<string | undefined> {
  if (!mayInstall(probes) || !probes.isRoot || !(await probes.onPath('apt-get'))) return undefined
  for (const name of PACKAGES) {
    probes.say(`Installing the package ${name} with apt-get, as root. ${HOW_TO_REFUSE}`)
    if (await probes.installPackage(name)) return installed(probes)
  }
  return undefined
}

/** Every way to a browser, the quickest and most wanted first. */
const BROWSER_SOURCES: readonly BrowserSource[] = [named, installed, downloaded, packaged]

/**
 * Finds a browser for the tests, or gets one.
 * @returns the path of a Chromium or Chrome
 * @throws Error with one line on what to do when none can be had
 */
export async function findBrowser(probes: Probes = systemProbes()): Promise<string> {
  for (const source of BROWSER_SOURCES) {
    const path = await source(probes)
    if (path) return path
  }
  const byPackage = (await probes.onPath('apt-get')) ? ` (sudo apt-get install ${PACKAGES[0]})` : ''
  throw new Error(`No browser for the tests: install Chromium or Chrome${byPackage}, or set CHROMIUM_PATH to one.`)
}
