/** The name of the smaller picture of a photograph, which lists show. The database says the same. */
export const cardPathOf = (path: string): string => path.replace(/\.(webp|jpg)$/, '-card.$1')

/** How the name of such a picture ends. */
export const isCardPath = (path: string): boolean => /-card\.(webp|jpg)$/.test(path)

/** How names of files of a type end. */
export const extensionOf = (type: string): 'webp' | 'jpg' => (type === 'image/webp' ? 'webp' : 'jpg')

/** The folder of a listing's photographs in their bucket: what is in it is its seller's. */
export const photoFolder = (sellerId: string, listingId: string): string => `${sellerId}/${listingId}`

/** Where a photograph of a listing is filed; its smaller picture lies beside it. */
export const photoPath = (folder: string, { id, full }: { readonly id: string; readonly full: Blob }): string =>
  `${folder}/${id}.${extensionOf(full.type)}`
