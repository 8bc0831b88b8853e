import { parseArgs } from 'node:util'
import { benchSearch } from './search/run.ts'

/** `pnpm bench search [--rows N] [--engine postgres|pglite]`: prints tables, and asserts nothing. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string', default: '20000' }, engine: { type: 'string' } },
})
const rows = Number(values.rows)
if (positionals[0] !== 'search' || !Number.isInteger(rows) || rows < 1) {
  console.error('pnpm bench search [--rows N] [--engine postgres|pglite]')
  process.exit(1)
}
await benchSearch(rows, values.engine)
