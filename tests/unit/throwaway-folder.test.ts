import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { throwawayFolder } from '../support/throwaway-folder.ts'

/** Takes the place of the folder that Linux keeps in memory. */
function memory(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maveshi-memory-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Of a process that has ended. */
const goneId = () => spawnSync(process.execPath, ['--version']).pid

test('what the tests throw away lies in memory where there is room', () => {
  const place = memory()
  const folder = throwawayFolder('browser-tests', place)
  expect(dirname(folder)).toBe(place)
  expect(throwawayFolder('browser-tests', place)).not.toBe(folder)
})

test('elsewhere it lies on the disk', () => {
  const folder = throwawayFolder('browser-tests', join(memory(), 'nothing'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  expect(dirname(folder)).toBe(tmpdir())
})

test('what a killed run has left in memory is taken away by a later one, and nothing else is', () => {
  const place = memory()
  const leave = (name: string, hoursAgo: number) => {
    const path = join(place, name)
    mkdirSync(join(path, 'database'), { recursive: true })
    const since = Date.now() / 1000 - hoursAgo * 3600
    utimesSync(path, since, since)
    return name
  }
  const gone = goneId()
  leave(`maveshi-pglite-${gone}-abcdef`, 2)
  const staying = [
    leave(`maveshi-pglite-${gone}-begun1`, 0),
    leave(`maveshi-browser-tests-${process.pid}-abcdef`, 2),
    leave('of-somebody-else', 2),
    leave('maveshi-named-otherwise', 2),
  ]
  const folder = throwawayFolder('pglite', place)
  expect(readdirSync(place).sort()).toEqual([...staying, folder.slice(place.length + 1)].sort())
})
