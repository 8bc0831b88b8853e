import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { filesUnder, isInRepository, readText } from '../support/repository.ts'

const UNITS = filesUnder('deploy', ['.service'])
const CURRENT = '/opt/maveshi/current/'
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
if (!hasSystemd) console.warn('systemd is not installed on this machine: the units of the recipe are not tried.')

describe.each(UNITS)('$path', ({ path, read }) => {
  test('runs a program of the repository', () => {
    const [, program = ''] = /^ExecStart=\S+ (\S+)$/m.exec(read()) ?? []
    expect(isInRepository(program)).toBe(true)
  })

  test.skipIf(!hasSystemd)('is understood by systemd, line by line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'maveshi-units-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const unit = join(folder, basename(path).replace('@.', '@4321.'))
    // Node is where this one is; all else is as it stands.
    writeFileSync(unit, read().replace(`${CURRENT}node_modules/.bin/node`, process.execPath))
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
    // It looks at the machine's own units as well, which are none of ours.
    const said = (stdout + stderr).split('\n').filter((line) => line.includes(basename(unit)))
    expect({ status, said }).toEqual({ status: 0, said: [] })
  })
})

test('the image is given what it is built from, and nothing of this machine', () => {
  const dockerfile = readText('deploy/Dockerfile')
  for (const [program] of dockerfile.matchAll(/commands\/\w+\.m?[jt]s/g)) expect(isInRepository(program)).toBe(true)
  const left = readText('.dockerignore').trim().split('\n')
  for (const name of ['.git', '.data', '**/node_modules', '**/dist', 'supabase/.env']) expect(left).toContain(name)
})
