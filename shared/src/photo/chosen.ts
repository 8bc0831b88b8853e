import { PHOTO_CHOSEN_BYTES } from '../limits.ts'

/** Why a chosen file is no photograph for us; names a sentence under `createListing:errors`. */
export type PhotoProblem = 'photoType' | 'photoSize' | 'photoBroken' | 'photoHeic'

/** What can be told from a file without opening it. Some phones give no type: the picture itself decides then. */
export function checkChosenFile(file: Pick<File, 'type' | 'size'>): PhotoProblem | undefined {
  if (file.type && !/^image\/(?!svg)/.test(file.type)) return 'photoType'
  return file.size > PHOTO_CHOSEN_BYTES ? 'photoSize' : undefined
}

/** What to say of a file that did not open: some browsers open HEIC pictures, the others only ever see their name. */
export function problemOfUnopened(file: Pick<File, 'type' | 'name'>): PhotoProblem {
  return /hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name) ? 'photoHeic' : 'photoBroken'
}
