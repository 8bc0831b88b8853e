import { join } from 'node:path'
import { ROOT } from '../../supabase/local/environment.ts'
import { findBrowser } from '../browser.ts'
import type { Program } from '../child.ts'
import { commandFile } from '../tools.ts'

/** One step of the verification. */
export interface Step {
  readonly name: string
  /** Prepares the program of the step. */
  program(reportFile: string): Promise<Program>
  /** How its report counts tests; none where the step runs no tests. */
  readonly reporter?: 'vitest' | 'playwright'
  /** Begins only when every step before it has ended, and has the machine to itself. */
  readonly alone?: boolean
}

const inRoot = (...args: string[]): Program => ({ args, cwd: ROOT })
const inFolder = (folder: string, ...args: string[]): Program => ({ args, cwd: join(ROOT, folder) })

/** The tests of some projects of tests/vitest.config.ts: each engine's market takes one core, so that two go side by side. */
const vitest = (name: string, project: string): Step => ({
  name,
  reporter: 'vitest',
  program: async (reportFile) =>
    inFolder(
      'tests',
      commandFile('tests', 'vitest'),
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ),
})

/** In the order in which they begin. */
export const STEPS: readonly Step[] = [
  { name: 'format and lint', program: async () => inRoot(commandFile('.', '@biomejs/biome', 'biome'), 'ci') },
  {
    name: 'types',
    program: async () => inRoot(commandFile('.', 'typescript', 'tsc'), '--noEmit', '-p', 'tsconfig.json'),
  },
  {
    name: 'types of the storefront',
    program: async () => inFolder('storefront', commandFile('storefront', 'astro'), 'check'),
  },
  vitest('unit, contract, PGlite', '!database on postgres'),
  vitest('PostgreSQL', 'database on postgres'),
  { name: 'builds', program: async () => inRoot('commands/builds.ts') },
  {
    name: 'browser',
    reporter: 'playwright',
    alone: true,
    program: async (reportFile) => ({
      ...inFolder(
        'tests',
        commandFile('tests', '@playwright/test', 'playwright'),
        'test',
        '--reporter=list,json,./support/shown-on-failure.ts',
      ),
      env: { ...process.env, CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    }),
  },
]
