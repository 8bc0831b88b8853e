import { StorageClient } from '@supabase/storage-js'
import { fetchAgainWithFreshToken, type Member } from './member-client.ts'

/**
 * The signed-in person's storage. Only who lists or deletes files needs all of it: pages that only write some, or may
 * have to, are spared its weight by `upload`.
 */
export function storageOf({ storageUrl, headers }: Member): StorageClient {
  return new StorageClient(storageUrl, headers, fetchAgainWithFreshToken)
}
