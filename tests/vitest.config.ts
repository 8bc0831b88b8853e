import { defineConfig } from 'vitest/config'
import { CHEAP_PASSWORDS } from './support/cheap-passwords.ts'
import { nativePostgres } from './support/native-postgres.ts'
import { rerunReaders } from './support/rerun-readers.ts'

/** Booting PGlite, and answering on a busy machine, takes its time. */
const timeouts = { testTimeout: 30_000, hookTimeout: 240_000 }

const hasPostgres = Boolean(nativePostgres())

const RULES = ['unit/**/*.test.ts', 'contract/**/*.test.ts']
/** They put something in the place of what all share: a clock, `Intl`, the console. */
const RULES_ALONE = ['{unit,contract}/**/*.alone.test.ts']

/** Starting a process for each file takes longer than its tests. Both processors have one: the runner leaves one idle. */
function rules(name: string, files: { include: string[]; exclude?: string[]; isolate?: boolean }) {
  return { test: { ...timeouts, name, maxWorkers: 2, ...files } }
}

/** The files of one engine share one process and the market in it, so that it boots once. */
function database(engine: 'pglite' | 'postgres') {
  return {
    test: {
      ...timeouts,
      name: `database on ${engine}`,
      include: engine === 'pglite' || hasPostgres ? ['database/**/*.test.ts'] : [],
      // What follows from the migrations follows from them on either engine; a hosted project is a native server.
      exclude: [engine === 'pglite' ? 'database/hosted-project.test.ts' : 'database/generated.test.ts'],
      env: CHEAP_PASSWORDS,
      globalSetup: [`support/market-on-${engine}.ts`],
      isolate: false,
      fileParallelism: false,
    },
  }
}

if (!hasPostgres) {
  console.warn('No PostgreSQL is installed on this machine (no initdb): the database tests run on PGlite alone.')
}

export default defineConfig({
  plugins: [rerunReaders()],
  test: {
    pool: 'forks',
    // The embedded server prints every refusal, and most of these tests ask for one.
    silent: 'passed-only',
    passWithNoTests: !hasPostgres,
    projects: [
      rules('rules', { include: RULES, exclude: RULES_ALONE, isolate: false }),
      rules('rules alone', { include: RULES_ALONE }),
      database('pglite'),
      database('postgres'),
    ],
  },
})
