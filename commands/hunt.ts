import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../supabase/local/environment.ts'
import { SLOWNESS_VARIABLES } from '../tests/support/slow-browser.ts'
import { findBrowser } from './browser.ts'
import { buildAll } from './builds.ts'
import { exitCode } from './child.ts'
import { commandFile } from './tools.ts'
import { readChoice } from './verify/choice.ts'
import { readReport } from './verify/report.ts'
import { asPattern } from './verify/steps.ts'
import { failureLine } from './verify/table.ts'

const USAGE = `npx pnpm@12 hunt [file[:line] …] [name] [--times 10] [--cpu 4] [--slow-network] [--busy 2] [--workers 2]

Runs browser tests many times where races show: with a slowed processor (--cpu, times), on a slow 3G (--slow-network),
and with programs beside them that keep the machine busy (--busy, how many). Tests get --cpu times as long.`

/** What keeps one processor busy until it is killed. */
const BUSY = 'for (;;) Math.random()'

function readOptions() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        times: { type: 'string', default: '10' },
        cpu: { type: 'string', default: '4' },
        busy: { type: 'string', default: '0' },
        workers: { type: 'string', default: '2' },
        'slow-network': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    const numbers = [values.times, values.cpu, values.busy, values.workers].map(Number)
    if (values.help || numbers.some((number) => !(number >= 0))) throw new Error(USAGE)
    return { ...values, choice: readChoice(['browser', ...positionals]) }
  } catch (error) {
    console.error((error as Error).message)
    process.exit(2)
  }
}

/** Starts programs that keep the machine busy. @returns ends them */
function loadMachine(count: number): () => void {
  const programs = Array.from({ length: count }, () => spawn(process.execPath, ['--eval', BUSY], { stdio: 'ignore' }))
  return () => {
    for (const program of programs) program.kill()
  }
}

/** How often each test failed, the most often first. */
function failuresOf(reportFile: string): string[] {
  const times = new Map<string, number>()
  for (const failure of readReport('playwright', reportFile).failures) {
    const line = failureLine('browser', { file: failure.file, name: failure.name })
    times.set(line, (times.get(line) ?? 0) + 1)
  }
  return [...times].sort(([, a], [, b]) => b - a).map(([line, count]) => `${String(count).padStart(4)} × ${line}`)
}

const { choice, times, cpu, busy, workers, 'slow-network': slowNetwork } = readOptions()
await buildAll(console.log)
const folder = mkdtempSync(join(tmpdir(), 'maveshi-hunt-'))
const reportFile = join(folder, 'report.json')
const env = {
  ...process.env,
  CHROMIUM_PATH: await findBrowser(),
  PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  [SLOWNESS_VARIABLES.cpu]: cpu,
  [SLOWNESS_VARIABLES.slowNetwork]: slowNetwork ? '1' : '0',
}
const stopBusy = loadMachine(Number(busy))
const tests = spawn(
  process.execPath,
  [
    commandFile('tests', '@playwright/test', 'playwright'),
    'test',
    '--reporter=line,json,./support/shown-on-failure.ts',
    `--repeat-each=${times}`,
    `--workers=${workers}`,
    // What another project depends on is run once, however often it is asked for.
    '--no-deps',
    ...(choice.files.length > 0 ? [] : ['--project=market']),
    ...(choice.name ? [`--grep=${asPattern(choice.name)}`] : []),
    ...choice.files,
  ],
  { cwd: join(ROOT, 'tests'), env, stdio: 'inherit' },
)
// Whoever ends the hunt ends what it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => tests.kill(signal))
const code = await exitCode(tests)
stopBusy()
const { passed, failed } = readReport('playwright', reportFile).counts
for (const line of failuresOf(reportFile)) console.log(line)
console.log(`${passed} passed, ${failed} failed`)
rmSync(folder, { recursive: true, force: true })
process.exit(code)
