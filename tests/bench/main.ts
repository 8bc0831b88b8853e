import { parseArgs } from 'node:util'

const USAGE = `pnpm bench search [--rows N] [--engine postgres|pglite]
pnpm bench pages [--rounds N] [--page NAME] [--language CODE] [--at ORIGIN]
pnpm bench server [--rounds N] [--at ORIGIN]
pnpm bench photos [--at ORIGIN]
pnpm bench console [--rows N] [--keep FOLDER] [--page NAME]`

/** Measures one thing and prints tables; asserts nothing. A market is opened for it, unless `--at` names an open one. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string' },
    engine: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    page: { type: 'string' },
    language: { type: 'string' },
    at: { type: 'string' },
    keep: { type: 'string' },
  },
})
const rows = Number(values.rows ?? (positionals[0] === 'console' ? 100_000 : 20_000))
const rounds = Number(values.rounds)

/** Each loads its own libraries, when it is asked for. */
const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  search: async () => (await import('./search/run.ts')).benchSearch(rows, values.engine),
  pages: async () => (await import('./pages/run.ts')).benchPages({ ...values, rounds }),
  server: async () => (await import('./server/run.ts')).benchServer(rounds, values.at),
  photos: async () => (await import('./photos/run.ts')).benchPhotos(values.at),
  console: async () => (await import('./console/run.ts')).benchConsole(rows, values.keep, values.page),
}

const bench = BENCHES[positionals[0] ?? '']
if (!bench || ![rows, rounds].every((number) => Number.isInteger(number) && number > 0)) {
  console.error(USAGE)
  process.exit(1)
}
await bench()
