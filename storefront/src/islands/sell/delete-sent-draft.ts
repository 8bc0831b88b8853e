import { deleteStoredDraft } from '../../data/phone/stored-drafts.ts'
import { deleteStoredPhotos } from '../../data/phone/stored-photos.ts'

/** Takes a draft off this phone, words and photographs, when its listing is in. The account deletes it by itself. */
export function deleteSentDraft(ownerId: string, id: string): void {
  deleteStoredDraft(ownerId, id)
  void deleteStoredPhotos(id)
}
