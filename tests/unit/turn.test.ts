import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { throwawayFolder } from '../support/throwaway-folder.ts'
import { endTurn, takeTurn } from '../support/turn.ts'

const run = promisify(execFile)
const PROGRAM = join(import.meta.dirname, '../support/turns-of-a-process.ts')
const PROCESSES = 3
const TIMES = 400

test('processes that want the same turn at every moment have it one after another', async () => {
  const folder = throwawayFolder('turns')
  const counted = join(folder, 'counted')
  writeFileSync(counted, '0')
  const turns = () => run(process.execPath, [PROGRAM, join(folder, 'turn'), counted, String(TIMES)])
  await Promise.all(Array.from({ length: PROCESSES }, turns))
  expect(Number(readFileSync(counted, 'utf8'))).toBe(PROCESSES * TIMES)
})

test('the turn of a process that has ended is nobody’s', () => {
  const file = join(throwawayFolder('turns'), 'turn')
  writeFileSync(file, '2147483646')
  expect(takeTurn(file)).toBe(true)
  expect(takeTurn(file)).toBe(false)
  endTurn(file)
  expect(takeTurn(file)).toBe(true)
})
