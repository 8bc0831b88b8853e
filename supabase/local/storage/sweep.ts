import { type DatabaseConnection, query } from '../database.ts'
import type { StorageFolder } from './folder.ts'

/**
 * Removes the files that nothing names any more, with their rows.
 * @param owner only those of one person
 */
export async function sweep(folder: StorageFolder, connection: DatabaseConnection, owner?: string): Promise<void> {
  const gone = await query<{ bucket_id: string; name: string }>(
    connection,
    `delete from storage.objects as file using private.unneeded_files($1::uuid) as unneeded
     where file.bucket_id = unneeded.bucket_id and file.name = unneeded.name
     returning file.bucket_id, file.name`,
    [owner ?? null],
  )
  for (const { bucket_id, name } of gone) await folder.inTurn(bucket_id, name, () => folder.tidy(bucket_id, name))
}
