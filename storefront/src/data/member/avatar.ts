import { AVATAR_BUCKET } from '@maveshi/shared/access/session'
import { PHOTO_CACHE_SECONDS } from '@maveshi/shared/limits'
import { extensionOf } from '@maveshi/shared/photo/path'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { storageStatus } from '@maveshi/shared/refusal/storage'
import { type Member, member } from './member-client.ts'
import { attemptWrite } from './own-profile.ts'
import { storageOf } from './storage-client.ts'

/** Deletes my picture files but for one. What stays behind is deleted the next time. */
async function deleteOthers(person: Member, current: string | null): Promise<void> {
  const { id } = person
  const files = storageOf(person).from(AVATAR_BUCKET)
  const { data } = await files.list(id)
  const paths = (data ?? []).map(({ name }) => `${id}/${name.split('/').pop()}`).filter((path) => path !== current)
  if (paths.length > 0) await files.remove(paths)
}

async function upload(person: Member, picture: Blob) {
  const path = `${person.id}/${crypto.getRandomValues(new Uint32Array(4)).join('-')}.${extensionOf(picture.type)}`
  // Not the blob itself: the embedded server looks for files elsewhere in a form.
  const { error } = await storageOf(person)
    .from(AVATAR_BUCKET)
    .upload(path, await picture.arrayBuffer(), {
      contentType: picture.type,
      cacheControl: String(PHOTO_CACHE_SECONDS),
    })
  return { path, error }
}

/** Takes a picture as mine, or none, and deletes the one before. */
export function setAvatar(picture: Blob | null): Promise<Refusal | undefined> {
  return attemptWrite(async () => {
    const person = await member()
    const uploaded = picture && (await upload(person, picture))
    if (uploaded?.error) {
      return { error: uploaded.error, status: storageStatus(uploaded.error) }
    }
    const path = uploaded?.path ?? null
    const answer = await person.database
      .from('profiles')
      .update({ avatar_path: path })
      .eq('id', person.id)
      .select('id')
      .single()
    if (!answer.error) await deleteOthers(person, path).catch(() => undefined)
    return answer
  })
}
