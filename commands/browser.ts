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

async function downloaded({ playwrightPath, downloadPlaywright, isProgram }: Probes): Promise<string | undefined> {
  const path = playwrightPath()
  if (await isProgram(path)) return path
  return (await downloadPlaywright()) && (await isProgram(path)) ? path : undefined
}

async function packaged(probes: Probes): Promise<string | undefined> {
  for (const name of PACKAGES) if (await probes.installPackage(name)) return installed(probes)
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
  throw new Error('No browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.')
}
