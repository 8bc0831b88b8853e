import { forgetKeptDraft } from '../../data/phone/kept-drafts.ts'
import { forgetPhotos } from '../../data/phone/kept-photos.ts'

/** Takes a draft off this phone, words and photographs, when its listing is in. The account forgets it by itself. */
export function forgetSentDraft(ownerId: string, id: string): void {
  forgetKeptDraft(ownerId, id)
  void forgetPhotos(id)
}
