import { describe, expect, test } from 'vitest'
import { filesUnder } from '../support/repository.ts'

/** What a test does to what every file of its process has. */
const CHANGES_SHARED =
  /\bvi\.(?:stub(?:Global|Env)|spyOn|mock|doMock|useFakeTimers|setSystemTime)\(|\bprocess\.env\.\w+ \??=[^=]/

const files = [...filesUnder('tests/unit', ['.test.ts']), ...filesUnder('tests/contract', ['.test.ts'])]
const isAlone = (path: string) => path.endsWith('.alone.test.ts')

describe('what needs neither a database nor a browser is tested in one process a processor', () => {
  test.each(['vi.stubGlobal(name, value)', 'vi.useFakeTimers({ now })', "process.env.HOST = 'somewhere'"])(
    '%s changes what all its files have',
    (line) => expect(line).toMatch(CHANGES_SHARED),
  )

  test('and files that change what all have are called .alone.test.ts, and no others', () => {
    expect(files.length).toBeGreaterThan(90)
    const changing = files.filter(
      ({ path, read }) => !path.endsWith('shared-process.test.ts') && CHANGES_SHARED.test(read()),
    )
    expect(changing.map(({ path }) => path)).toEqual(files.map(({ path }) => path).filter(isAlone))
  })
})
