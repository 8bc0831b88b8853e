import { parseArgs } from 'node:util'

const USAGE = `pnpm bench search [--rows N] [--engine postgres|pglite]
pnpm bench pages [--rounds N] [--page NAME] [--language CODE] [--at ORIGIN]
pnpm bench server [--rounds N] [--at ORIGIN]
pnpm bench copies [--requests N]
pnpm bench load [--seconds N] [--readers N] [--writers N] [--outage SECONDS] [--engine postgres|pglite]
pnpm bench photos [--at ORIGIN]
pnpm bench selling [--rounds N] [--at ORIGIN,…]
pnpm bench console [--rows N] [--folder FOLDER] [--page NAME]
pnpm bench edits [--rows N] [--folder FOLDER] [--kind NAME]
pnpm bench matches [--rows N]
pnpm bench sizes [--rows N] [--folder FOLDER]
pnpm bench cost [--rows N] [--requests N] [--folder FOLDER]
pnpm bench words [--language CODE] [--page PART-OF-ADDRESS] [--at ORIGIN] [--presses N] [--unsaid]
pnpm bench dev [--rounds N]
pnpm bench kills [--rounds N]
pnpm bench sender [--rows MAILS] [--rounds KILLS]
pnpm bench decisions [--rows LISTINGS] [--seed N]
pnpm bench attack [--requests N] [--seed N] [--kind NAME] [--engine postgres|pglite] [--folder FOLDER]`

/** Measures one thing and prints tables; asserts nothing. A market is opened for it, unless `--at` names an open one. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string' },
    engine: { type: 'string' },
    rounds: { type: 'string' },
    page: { type: 'string' },
    language: { type: 'string' },
    at: { type: 'string' },
    presses: { type: 'string' },
    unsaid: { type: 'boolean' },
    folder: { type: 'string' },
    requests: { type: 'string' },
    seed: { type: 'string' },
    kind: { type: 'string' },
    seconds: { type: 'string', default: '90' },
    readers: { type: 'string', default: '8' },
    writers: { type: 'string', default: '2' },
    outage: { type: 'string', default: '30' },
  },
})
const ROWS: Readonly<Record<string, number>> = { console: 100_000, edits: 100_000, sender: 10_000, decisions: 300 }
const rows = Number(values.rows ?? ROWS[positionals[0] ?? ''] ?? 20_000)
const rounds = Number(values.rounds ?? (['kills', 'sender'].includes(positionals[0] ?? '') ? 100 : 3))
const REQUESTS: Readonly<Record<string, number>> = { attack: 20_000, copies: 100 }
const requests = Number(values.requests ?? REQUESTS[positionals[0] ?? ''] ?? 5_000)

const load = {
  seconds: Number(values.seconds),
  readers: Number(values.readers),
  writers: Number(values.writers),
  outageSeconds: Number(values.outage),
}
const isLoadSound = Object.values(load).every((number) => number >= 0) && load.seconds > load.outageSeconds

/** Each loads its own libraries, when it is asked for. */
const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  search: async () => (await import('./search/run.ts')).benchSearch(rows, values.engine),
  pages: async () => (await import('./pages/run.ts')).benchPages({ ...values, rounds }),
  selling: async () => (await import('./selling/run.ts')).benchSelling(rounds, values.at),
  server: async () => (await import('./server/run.ts')).benchServer(rounds, values.at),
  copies: async () => (await import('./copies/run.ts')).benchCopies(requests),
  load: async () => (await import('./load/run.ts')).benchLoad({ ...load, engine: values.engine }),
  photos: async () => (await import('./photos/run.ts')).benchPhotos(values.at),
  cost: async () => (await import('./cost/run.ts')).benchCost(rows, requests, values.folder),
  console: async () => (await import('./console/run.ts')).benchConsole(rows, values.folder, values.page),
  edits: async () => (await import('./edits/run.ts')).benchEdits(rows, values.folder, values.kind),
  matches: async () => (await import('./matches/run.ts')).benchMatches(rows),
  sizes: async () =>
    (await import('./sizes/run.ts')).benchSizes(values.rows ? [rows] : [10_000, 100_000, 1_000_000], values.folder),
  words: async () => (await import('./words/run.ts')).benchWords(values),
  dev: async () => (await import('./dev-server/run.ts')).benchDevServer(rounds),
  kills: async () => (await import('./kills/run.ts')).benchKills(rounds),
  sender: async () => (await import('./sender/run.ts')).benchSender(rows, rounds),
  decisions: async () => (await import('./decisions/run.ts')).benchDecisions(rows, Number(values.seed ?? 1)),
  attack: async () => (await import('./attack/run.ts')).benchAttack({ ...values, requests }),
}

const bench = BENCHES[positionals[0] ?? '']
if (!bench || !isLoadSound || ![rows, rounds, requests].every((number) => Number.isInteger(number) && number > 0)) {
  console.error(USAGE)
  process.exit(1)
}
await bench()
