import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDataDir } from '@maveshi/supabase/local/data-dir'
import { migrationFiles, requireSameMigrations } from '@maveshi/supabase/local/migrations'
import { outbox } from '@maveshi/supabase/local/outbox'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { market } from '../support/market.ts'
import { guest, register } from '../support/people.ts'

const rightsOf = (path: string) => statSync(path).mode & 0o777

/** What of a folder somebody else could read. */
function openToOthers(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.map((entry) => join(entry.parentPath, entry.name)).filter((path) => rightsOf(path) & 0o077)
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maveshi-rights-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe.skipIf(process.platform === 'win32')('the data directory', () => {
  test('is its owner’s alone, with the database, the mails and the keys in it', async () => {
    const { dataDir } = inject('market')
    await market()
    const { email } = await register()
    await (await guest()).auth.resetPasswordForEmail(email)
    expect(rightsOf(dataDir)).toBe(0o700)
    expect(rightsOf(join(dataDir, 'keys.json'))).toBe(0o600)
    expect(openToOthers(join(dataDir, 'outbox'))).toEqual([])
    if (!inject('market').databaseUrl) expect(openToOthers(join(dataDir, 'database'))).toEqual([])
  })

  test('that was open to others is closed at the next start', () => {
    const folder = join(newFolder(), 'data')
    mkdirSync(join(folder, 'outbox'), { recursive: true })
    chmodSync(folder, 0o755)
    prepareDataDir(folder)
    expect(rightsOf(folder)).toBe(0o700)
  })

  test('is no folder of something else, whose rights stay as they were', () => {
    const folder = newFolder()
    chmodSync(folder, 0o755)
    writeFileSync(join(folder, 'thesis.txt'), '')
    expect(() => prepareDataDir(folder)).toThrow(/holds other files: set DATA_DIR/)
    expect(rightsOf(folder)).toBe(0o755)
  })
})

describe('a mail', () => {
  const mail = {
    to: 'a@b.example\r\nBcc: c@d.example\u001b[2J',
    subject: 'Hello',
    html: '<a href="https://x.test/?t=1">',
  }

  test('is told to nobody who was not named', async () => {
    const folder = newFolder()
    await outbox(folder).send(mail as never)
    const [name = ''] = readdirSync(folder)
    expect(readFileSync(join(folder, name), 'utf8').split('\n')[0]).toBe(
      'To: a@b.example\\u000d\\u000aBcc: c@d.example\\u001b[2J',
    )
  })

  test('is announced in one line', async () => {
    const lines: string[] = []
    await outbox(newFolder(), (line) => lines.push(line)).send(mail as never)
    expect(lines).toEqual(['Mail to a@b.example\\u000d\\u000aBcc: c@d.example\\u001b[2J, "Hello": https://x.test/?t=1'])
  })
})

describe('the migrations of a database', () => {
  const check = async (change: (sql: string, at: number) => string | undefined) => {
    const { connection } = await market()
    const files = migrationFiles().flatMap((file, at) => {
      const sql = change(file.sql, at)
      return sql === undefined ? [] : [{ ...file, sql }]
    })
    return requireSameMigrations(connection, files, 'set DATA_DIR to a new folder.')
  }

  test('are those of this version, as far as they have run', async () => {
    await expect(check((sql) => sql)).resolves.toBeUndefined()
    await expect(check((sql) => `-- A word more.\n${sql}`)).resolves.toBeUndefined()
  })

  test.each([
    ['edited', (sql: string, at: number) => (at === 3 ? `${sql}\nselect 1;` : sql)],
    ['taken away', (sql: string, at: number) => (at === 3 ? undefined : sql)],
  ])('that were %s since are found at the start, with what to do', async (_how, change) => {
    await expect(check(change)).rejects.toThrow(
      /^The database was made by other migrations .*: set DATA_DIR to a new folder\.$/,
    )
  })
})
