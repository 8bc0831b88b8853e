import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { generateApiKey } from '@supabase/lite'
import { writeDurably } from './durable.ts'

/** The secrets of one embedded backend, made once and stored in its data directory. */
export interface Keys {
  readonly jwtSecret: string
  readonly publishableKey: string
  readonly secretKey: string
}

const KEYS = 'keys.json'
const LOCK = 'lock'

/** What a start that was broken off may have left beside the keys, or before them. */
const OWN_ENTRIES = new Set([
  KEYS,
  `${KEYS}.new`,
  LOCK,
  'port',
  'database',
  'database.new',
  'mails',
  'outbox',
  'storage',
  'snapshots',
])

/**
 * Makes the data directory, or restricts it to its owner where it is there: it holds passwords' hashes, mails and keys.
 * @throws Error where the folder is something else, whose rights must stay as they are
 */
export function prepareDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const entries = readdirSync(dataDir)
  if (!entries.includes(KEYS) && !entries.every((entry) => OWN_ENTRIES.has(entry))) {
    throw new Error(`${dataDir} holds other files: set DATA_DIR to a folder that is empty or not there yet.`)
  }
  try {
    chmodSync(dataDir, 0o700)
  } catch {
    throw new Error(`${dataDir} belongs to somebody else: set DATA_DIR to a folder of your own.`)
  }
}

function parseKeys(file: string): Keys {
  try {
    const keys = JSON.parse(readFileSync(file, 'utf8')) as Partial<Keys>
    if (keys.jwtSecret && keys.publishableKey && keys.secretKey) return keys as Keys
  } catch {
    // Said below.
  }
  throw new Error(
    `${file} is damaged: restore it from a backup, or delete it for new keys, and everybody signs in anew.`,
  )
}

/** Reads the keys under `dataDir`, making them on the first start. Only the owner can read the file. */
export async function readKeys(dataDir: string): Promise<Keys> {
  const file = join(dataDir, KEYS)
  if (existsSync(file)) return parseKeys(file)
  const keys: Keys = {
    jwtSecret: randomBytes(32).toString('hex'),
    publishableKey: (await generateApiKey('publishable')).key,
    secretKey: (await generateApiKey('secret')).key,
  }
  await writeDurably(file, `${KEYS}.new`, `${JSON.stringify(keys, null, 2)}\n`)
  return keys
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process that a lock names, where it runs; a lock that a crash has left is nobody's. */
function holderOf(lock: string): number | undefined {
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
  return holder > 0 && holder !== process.pid && isRunning(holder) ? holder : undefined
}

/** Whether another process has the data directory. */
export const isInUse = (dataDir: string): boolean => holderOf(join(dataDir, LOCK)) !== undefined

/**
 * Takes the data directory for this process: two processes on one PGlite directory would ruin it.
 * @returns a function that gives it back
 * @throws Error naming the process that holds it
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, LOCK)
  for (;;) {
    try {
      const handle = openSync(file, 'wx', 0o600)
      writeFileSync(handle, String(process.pid))
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = holderOf(file)
      if (holder) {
        throw new Error(`${dataDir} is in use by process ${holder}: stop it, or set DATA_DIR to another folder.`)
      }
      rmSync(file, { force: true })
    }
  }
}
