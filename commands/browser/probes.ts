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
  isProgram(path: string): Promise<boolean>
  onPath(name: string): Promise<string | undefined>
  /** Where Playwright keeps its own Chromium, downloaded or not. */
  playwrightPath(): string
  /** Tries to download it. */
  downloadPlaywright(): Promise<boolean>
  /** Tries the system's package manager, where it may be used without asking anybody. */
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

/** `apt-get` as root, or through a `sudo` that asks for no password. */
async function installPackage(name: string): Promise<boolean> {
  if (!(await onPath('apt-get'))) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !(await succeeds('sudo', ['-n', 'true'], DOWNLOAD_LIMIT_MS))) return false
  const apt = (...args: string[]) =>
    isRoot
      ? succeeds('apt-get', args, INSTALL_LIMIT_MS)
      : succeeds('sudo', ['-n', 'apt-get', ...args], INSTALL_LIMIT_MS)
  await apt('update', '-qq')
  return apt('install', '-y', '-qq', name)
}

/** The machine itself. */
export function systemProbes(): Probes {
  return {
    platform: process.platform,
    env: process.env,
    isProgram,
    onPath,
    playwrightPath,
    downloadPlaywright,
    installPackage,
  }
}
