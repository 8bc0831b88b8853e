import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../supabase/local/environment.ts'
import { exitCode } from './child.ts'
import { commandFile } from './tools.ts'

/** The tests of `npm test -- rules`, run again whenever a file is edited that they need. */
const vitest = spawn(
  process.execPath,
  [commandFile('tests', 'vitest'), 'watch', '--project=rules*', '--reporter=dot', ...process.argv.slice(2)],
  { cwd: join(ROOT, 'tests'), stdio: 'inherit' },
)
// Ctrl-C reaches both; this one waits for the other's orderly end.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => vitest.kill('SIGTERM'))
process.exit(await exitCode(vitest))
