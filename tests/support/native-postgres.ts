import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const VERSIONS = '/usr/lib/postgresql'

/** The folder of the newest PostgreSQL's programs, or nothing where none is installed. */
export function nativePostgres(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined
  return readdirSync(VERSIONS)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** A running PostgreSQL of its own. */
export interface Cluster {
  readonly url: string
  stop(): void
}

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root, so root hands its programs to the user `postgres`. */
function program(file: string, args: readonly string[]): void {
  const [command, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, args]
  execFileSync(command, all, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() })
}

function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * Makes a cluster in a folder of its own and starts it on a free port. Nothing is written through to the disk: the
 * data is thrown away.
 * @param programs the folder that `nativePostgres` has found
 * @param settings of the server, such as `shared_buffers=2GB`
 * @throws Error when PostgreSQL does not start
 */
export async function startCluster(programs: string, settings: readonly string[] = []): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'maveshi-postgres-'))
  if (isRoot) {
    const { uid, gid } = postgresUser()
    chownSync(folder, uid, gid)
  }
  const data = join(folder, 'data')
  const port = await freePort()
  program(join(programs, 'initdb'), [
    '--pgdata',
    data,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ])
  const options = [
    `-p ${port} -k ${folder}`,
    ...['listen_addresses=127.0.0.1', 'fsync=off', ...settings].map((one) => `-c ${one}`),
  ].join(' ')
  program(join(programs, 'pg_ctl'), ['start', '--wait', '-D', data, '-l', join(folder, 'log'), '-o', options])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      program(join(programs, 'pg_ctl'), ['stop', '--wait', '-D', data, '-m', 'immediate'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
