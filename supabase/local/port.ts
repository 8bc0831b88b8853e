import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ServerType } from '@hono/node-server'

/** Where a running backend writes down at which port it answers, for the commands that are about its data. */
const fileOf = (dataDir: string) => join(dataDir, 'port')

export function notePort(dataDir: string, server: ServerType): void {
  writeFileSync(fileOf(dataDir), String((server.address() as AddressInfo).port), { mode: 0o600 })
}

export const removePort = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true })

/** @returns nothing where the backend does not answer yet, or no more */
export function readPort(dataDir: string): number | undefined {
  try {
    return Number(readFileSync(fileOf(dataDir), 'utf8')) || undefined
  } catch {
    return undefined
  }
}
