/** A process that takes turns: `node turns-of-a-process.ts FILE COUNTED TIMES`, each time one more in the counted file. */
import { readFileSync, writeFileSync } from 'node:fs'
import { endTurn, takeTurn } from './turn.ts'

const [file, counted, times] = process.argv.slice(2)
if (!file || !counted) throw new Error('which turn, and what is counted?')

let left = Number(times)
while (left > 0) {
  if (!takeTurn(file)) continue
  writeFileSync(counted, String(Number(readFileSync(counted, 'utf8')) + 1))
  endTurn(file)
  left--
}
