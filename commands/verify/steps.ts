import { join } from 'node:path'
import { ROOT } from '../../supabase/local/environment.ts'
import { findBrowser } from '../browser.ts'
import type { Program } from '../child.ts'
import { commandFile } from '../tools.ts'
import type { Choice, Part } from './choice.ts'

/** One step of the verification. */
export interface Step {
  readonly name: string
  /** The part that it belongs to. */
  readonly part: Part
  /** Prepares the program of the step. @param choice which tests are wanted */
  program(reportFile: string, choice: Choice): Promise<Program>
  /** How its report is read; none where the step runs no tests. */
  readonly reporter?: 'vitest' | 'playwright'
  /** A half of its tests: what is narrowed to files is not cut, and runs as the first. */
  readonly half?: Half
  /** Begins only when every step before it has ended, and has the machine to itself. */
  readonly alone?: boolean
}

type Half = 1 | 2

const inRoot = (...args: string[]): Program => ({ args, cwd: ROOT })
const inFolder = (folder: string, ...args: string[]): Program => ({ args, cwd: join(ROOT, folder) })

/** A text as a pattern that finds it. */
export const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The tests of one project of tests/vitest.config.ts: each engine's market takes one core, so that two go side by side. */
const vitest = (name: string, part: Part, project: string, half?: Half): Step => ({
  name,
  part,
  reporter: 'vitest',
  ...(half && { half }),
  program: async (reportFile, { files, name: wanted }) =>
    inFolder(
      'tests',
      commandFile('tests', 'vitest'),
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...(half && files.length === 0 ? [`--shard=${half}/2`] : []),
      // A file may belong to one engine alone; whether anything has run at all is looked at in the end.
      ...(files.length > 0 ? ['--passWithNoTests', ...files] : []),
      ...(wanted ? [`--testNamePattern=${asPattern(wanted)}`] : []),
    ),
})

const lint = (name: string, program: Step['program']): Step => ({ name, part: 'lint', program })

/** In the order in which they begin: halves end with each other, so that no core waits, and everything short goes beside. */
export const STEPS: readonly Step[] = [
  // Embedded, a database answers in one thread: two of them use both cores.
  vitest('PGlite, second half', 'database', 'database on pglite', 2),
  lint('format and lint', async () => inRoot(commandFile('.', '@biomejs/biome', 'biome'), 'ci')),
  lint('types', async () => inRoot(commandFile('.', 'typescript', 'tsc'), '--noEmit', '-p', 'tsconfig.json')),
  lint('types of the storefront', async () => inFolder('storefront', commandFile('storefront', 'astro'), 'check')),
  vitest('rules', 'rules', 'rules*'),
  vitest('PGlite, first half', 'database', 'database on pglite', 1),
  vitest('PostgreSQL, second half', 'database', 'database on postgres', 2),
  vitest('PostgreSQL, first half', 'database', 'database on postgres', 1),
  { name: 'builds', part: 'browser', program: async () => inRoot('commands/builds.ts') },
  {
    name: 'browser',
    part: 'browser',
    reporter: 'playwright',
    alone: true,
    program: async (reportFile, { files, name }) => ({
      ...inFolder(
        'tests',
        commandFile('tests', '@playwright/test', 'playwright'),
        'test',
        '--reporter=list,json,./support/shown-on-failure.ts',
        ...(name ? [`--grep=${asPattern(name)}`] : []),
        ...files,
      ),
      env: { ...process.env, CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    }),
  },
]

/** The steps of a choice. */
export const stepsOf = ({ part, files }: Choice): readonly Step[] =>
  STEPS.filter((step) => (!part || step.part === part) && (step.half !== 2 || files.length === 0))
