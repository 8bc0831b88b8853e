import { join } from 'node:path'
import { openCommand } from './open-command.ts'
import { freePort } from './own-server.ts'
import { copySources } from './sources-copy.ts'

/** The market as `npm run dev` serves it, out of a copy of the sources. */
export interface DevServer {
  readonly origin: string
  /** Of the copy. */
  readonly folder: string
  stop(): Promise<void>
}

/** @param settings of its environment: where its backend is, or where it stores one of its own */
export async function startDevServer(settings: NodeJS.ProcessEnv): Promise<DevServer> {
  const { folder, remove } = copySources()
  const port = String(await freePort())
  const env = { HOST: '127.0.0.1', PORT: port, SITE_URL: '', DATABASE_URL: '', ...settings }
  try {
    const { stop } = await openCommand(join(folder, 'commands/dev.mjs'), env)
    return { origin: `http://localhost:${port}`, folder, stop: () => stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
