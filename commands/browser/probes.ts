import { spawn } from 'node:child_process'
import { access, constants, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { ROOT } from '../../supabase/local/environment.ts'
import { exitCode } from '../child.ts'
import { commandFile } from '../tools.ts'

const DOWNLOAD_LIMIT_MS = 180_000
const INSTALL_LIMIT_MS = 300_000

/** What the search for a browser asks of the machine. Tests answer in its place. */
export interface Probes {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isRoot: boolean
  /** Tells whoever started this what is about to be done. */
  say(line: string): void
  isProgram(path: string): Promise<boolean>
  onPath(name: string): Promise<string | undefined>
  /** Where Playwright stores its own Chromium, downloaded or not. */
  playwrightPath(): string
  /** Tries to download it. */
  downloadPlaywright(): Promise<boolean>
  /** Tries to install a package by `apt-get`, as root. */
  installPackage(name: string): Promise<boolean>
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK)
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}

async function onPath(name: string): Promise<string | undefined> {
  const file = process.platform === 'win32' ? `${name}.exe` : name
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    if (folder && (await isProgram(join(folder, file)))) return join(folder, file)
  }
  return undefined
}

/** Whether a program ran and was content within the limit. */
async function succeeds(command: string, args: readonly string[], limitMs: number): Promise<boolean> {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const child = spawn(command, [...args], { stdio: 'ignore', env, timeout: limitMs })
    return (await exitCode(child)) === 0
  } catch {
    return false
  }
}

function playwrightPath(): string {
  const playwright = createRequire(join(ROOT, 'tests/package.json'))('@playwright/test') as {
    chromium: { executablePath(): string }
  }
  return playwright.chromium.executablePath()
}

function downloadPlaywright(): Promise<boolean> {
  const playwright = commandFile('tests', '@playwright/test', 'playwright')
  return succeeds(process.execPath, [playwright, 'install', 'chromium'], DOWNLOAD_LIMIT_MS)
}

async function installPackage(name: string): Promise<boolean> {
  await succeeds('apt-get', ['update', '-qq'], INSTALL_LIMIT_MS)
  return succeeds('apt-get', ['install', '-y', '-qq', name], INSTALL_LIMIT_MS)
}

/** The machine itself. */
export function systemProbes(): Probes {
  return {
    platform: process.platform,
    env: process.env,
    isRoot: process.getuid?.() === 0,
    // Programs read what commands write to the standard output.
    say: (line) => console.error(line),
    isProgram,
    onPath,
    playwrightPath,
    downloadPlaywright,
    installPackage,
  }
}
