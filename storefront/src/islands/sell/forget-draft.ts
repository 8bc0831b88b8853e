import { forgetStoredDraft } from '../../data/phone/stored-drafts.ts'
import { forgetPhotos } from '../../data/phone/stored-photos.ts'

/** Takes a draft off this phone, words and photographs, when its listing is in. The account forgets it by itself. */
export function forgetSentDraft(ownerId: string, id: string): void {
  forgetStoredDraft(ownerId, id)
  void forgetPhotos(id)
}
