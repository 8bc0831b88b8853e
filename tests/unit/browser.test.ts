import { expect, test } from 'vitest'
import type { Probes } from '../../commands/browser/probes.ts'
import { findBrowser } from '../../commands/browser.ts'

const OWN = '/playwright/chrome'

/** A machine that has nothing but what `changes` says, and writes down what it was asked to get. */
function machine(changes: Partial<Probes> & { readonly programs?: readonly string[] } = {}) {
  const asked: string[] = []
  const said: string[] = []
  const { programs = ['/usr/bin/apt-get'], ...probes } = changes
  const all: Probes = {
    platform: 'linux',
    env: {},
    isRoot: true,
    say: (line) => said.push(line),
    isProgram: async (path) => programs.includes(path),
    onPath: async (name) => programs.find((path) => path.endsWith(`/bin/${name}`)),
    playwrightPath: () => OWN,
    downloadPlaywright: async () => {
      asked.push('download')
      return false
    },
    installPackage: async (name) => {
      asked.push(`install ${name}`)
      return false
    },
    ...probes,
  }
  return { probes: all, asked, said }
}

test('CHROMIUM_PATH comes first', async () => {
  const { probes, asked } = machine({
    env: { CHROMIUM_PATH: '/my/chrome' },
    programs: ['/my/chrome', '/usr/bin/chromium', OWN],
  })
  expect(await findBrowser(probes)).toBe('/my/chrome')
  expect(asked).toEqual([])
})

test('a CHROMIUM_PATH that is no program is an error, not passed over', async () => {
  const { probes } = machine({ env: { CHROMIUM_PATH: '/my/chrome' }, programs: ['/usr/bin/chromium'] })
  await expect(findBrowser(probes)).rejects.toThrow('CHROMIUM_PATH=/my/chrome')
})

test.each(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
  '%s on the machine comes second',
  async (name) => {
    const { probes, asked } = machine({ programs: [`/usr/bin/${name}`, OWN] })
    expect(await findBrowser(probes)).toBe(`/usr/bin/${name}`)
    expect(asked).toEqual([])
  },
)

test.each([
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
] as const)('so does the usual place of %s', async (platform, place) => {
  const { probes } = machine({ platform, programs: [place, OWN] })
  expect(await findBrowser(probes)).toBe(place)
})

test('the usual places of another system are not looked at', async () => {
  const place = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(await findBrowser(machine({ programs: [place, OWN] }).probes)).toBe(OWN)
})

test('Playwright’s own comes third, without a download where it is there', async () => {
  const { probes, asked } = machine({ programs: [OWN] })
  expect(await findBrowser(probes)).toBe(OWN)
  expect(asked).toEqual([])
})

test('Playwright’s own is downloaded where it is not there', async () => {
  const programs: string[] = []
  const { probes } = machine({
    programs,
    downloadPlaywright: async () => {
      programs.push(OWN)
      return true
    },
  })
  expect(await findBrowser(probes)).toBe(OWN)
})

test('the package manager comes last', async () => {
  const programs = ['/usr/bin/apt-get']
  const { probes, asked } = machine({
    programs,
    installPackage: async (name) => {
      programs.push(`/usr/bin/${name}`)
      return true
    },
  })
  expect(await findBrowser(probes)).toBe('/usr/bin/chromium-headless-shell')
  expect(asked).toEqual(['download'])
})

test('a package manager that knows no browser without a window is asked for one with it', async () => {
  const programs = ['/usr/bin/apt-get']
  const { probes } = machine({
    programs,
    installPackage: async (name) => name === 'chromium' && programs.push('/usr/bin/chromium') > 0,
  })
  expect(await findBrowser(probes)).toBe('/usr/bin/chromium')
})

test('whatever is fetched or installed is said before, with how to refuse it', async () => {
  const { probes, asked, said } = machine()
  await findBrowser(probes).catch(() => undefined)
  expect(said).toHaveLength(asked.length)
  for (const line of said) expect(line).toMatch(/^(?=.*(?:download|Install)).*INSTALL_BROWSER=0/)
})

test('nothing is fetched or installed where that is refused', async () => {
  const { probes, asked } = machine({ env: { INSTALL_BROWSER: '0' } })
  await expect(findBrowser(probes)).rejects.toThrow('CHROMIUM_PATH')
  expect(asked).toEqual([])
})

test('who is not root is told the command, and nothing is installed with other rights than theirs', async () => {
  const { probes, asked } = machine({ isRoot: false })
  await expect(findBrowser(probes)).rejects.toThrow('sudo apt-get install chromium-headless-shell')
  expect(asked).toEqual(['download'])
})

test('where none can be had, one line says what to do', async () => {
  const { probes, asked } = machine()
  const error = await findBrowser(probes).catch((raised: Error) => raised.message)
  expect(error).toMatch(/CHROMIUM_PATH/)
  expect(error).not.toContain('\n')
  expect(asked).toEqual(['download', 'install chromium-headless-shell', 'install chromium'])
})
