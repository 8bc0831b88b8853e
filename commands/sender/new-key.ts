import { createHash, randomBytes } from 'node:crypto'
import { hostedProject, readHostedOptions } from '../hosted/project.ts'

/** A key of its own for a sender, and what the database knows it by. */
export function makeSenderKey(): { readonly key: string; readonly hash: string } {
  const key = `maveshi_sender_${randomBytes(32).toString('base64url')}`
  return { key, hash: createHash('sha256').update(key).digest('hex') }
}

/**
 * Makes a key of a hosted project's and prints it, this once. Keys that were made before go on opening.
 * @throws Error where no project is named, or it refuses
 */
export async function newSenderKey(env: NodeJS.ProcessEnv): Promise<void> {
  const { key, hash } = makeSenderKey()
  const project = hostedProject(readHostedOptions(env))
  await project.query("insert into private.sender_keys (hash) values (decode($1, 'hex'))", [hash])
  console.log(`SENDER_KEY=${key}`)
}
