const made = new WeakMap<Blob, string>()

/**
 * The address under which this page shows a picture that is on the phone: one for each, for as long as the page is open.
 * To take it back earlier would leave a hole wherever the picture is just being read.
 */
export function photoUrl(picture: Blob): string {
  const url = made.get(picture) ?? URL.createObjectURL(picture)
  made.set(picture, url)
  return url
}
