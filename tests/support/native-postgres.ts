import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './own-server.ts'

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
  /** Where its data and its logs are. */
  readonly folder: string
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

function newFolder(lasting: string | undefined): string {
  if (lasting) mkdirSync(lasting, { recursive: true })
  const folder = lasting ?? mkdtempSync(join(tmpdir(), 'maveshi-postgres-'))
  if (isRoot) {
    const { uid, gid } = postgresUser()
    chownSync(folder, uid, gid)
  }
  return folder
}

function makeCluster(programs: string, data: string, owner: string): void {
  program(join(programs, 'initdb'), [
    '--pgdata',
    data,
    `--username=${owner}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ])
}

/**
 * Starts a cluster on a free port: a new one in a folder of its own, or the one of a folder that stays. Nothing is
 * written through to the disk: the data is thrown away, or can be made anew.
 * @param programs the folder that `nativePostgres` has found
 * @param settings of the server, such as `shared_buffers=2GB`
 * @param lasting a folder whose cluster is used, made where there is none, and left when it stops
 * @param owner the name of its superuser
 * @throws Error when PostgreSQL does not start
 */
export async function startCluster(
  programs: string,
  settings: readonly string[] = [],
  lasting?: string,
  owner = 'postgres',
): Promise<Cluster> {
  const folder = newFolder(lasting)
  const data = join(folder, 'data')
  const port = await freePort()
  if (!existsSync(data)) makeCluster(programs, data, owner)
  const options = [
    `-p ${port} -k ${folder}`,
    ...['listen_addresses=127.0.0.1', 'fsync=off', ...settings].map((one) => `-c ${one}`),
  ].join(' ')
  program(join(programs, 'pg_ctl'), ['start', '--wait', '-D', data, '-l', join(folder, 'log'), '-o', options])
  return {
    url: `postgres://${owner}@127.0.0.1:${port}/postgres`,
    folder,
    stop() {
      program(join(programs, 'pg_ctl'), ['stop', '--wait', '-D', data, '-m', lasting ? 'fast' : 'immediate'])
      if (!lasting) rmSync(folder, { recursive: true, force: true })
    },
  }
}
