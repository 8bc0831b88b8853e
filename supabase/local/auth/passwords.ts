import { randomBytes } from 'node:crypto'
import { PASSWORD_MAX_BYTES } from '@maveshi/shared/limits'
import { compare, hash } from 'bcryptjs'

/** What the embedded server hashes with, unless its environment says otherwise. */
const cost = () => Number(process.env.LITE_AUTH_BCRYPT_COST) || 10

const dummyHashes = new Map<number, Promise<string>>()

/** A hash of nobody's password, made once for each cost. */
function dummyHash(): Promise<string> {
  const known = dummyHashes.get(cost())
  if (known) return known
  const made = hash(randomBytes(16).toString('hex'), cost())
  dummyHashes.set(cost(), made)
  return made
}

/** Whether a password is the one of a hash. Where there is none it takes as long, and is not. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  if (stored) return compare(password, stored)
  await compareWithDummy(password)
  return false
}

/** Takes as long as comparing a password does, so that time does not tell who has an account. */
export async function compareWithDummy(password: string): Promise<void> {
  await compare(password, await dummyHash())
}

/** Whether the end of a new password would count for nothing. */
export const isTooLong = (password: string): boolean => Buffer.byteLength(password) > PASSWORD_MAX_BYTES
