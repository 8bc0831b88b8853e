import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { copySeededMarket } from './seeded-market.ts'

/**
 * The market of the browser tests, started the way everybody starts it, on a data directory that the seeds have been
 * through. That directory, which the tests have made for it, goes with it.
 */
if (process.env.DATA_DIR) copySeededMarket(process.env.DATA_DIR)
const command = fileURLToPath(new URL('../../commands/start.mjs', import.meta.url))
const market = spawn(process.execPath, [command], { stdio: ['ignore', 'inherit', 'inherit'] })

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => market.kill(signal))

market.once('exit', (code) => {
  if (process.env.DATA_DIR) rmSync(process.env.DATA_DIR, { recursive: true, force: true })
  process.exit(code ?? 1)
})
