/**
 * A link that is mailed or pushed says behind `#` which notice it is of: whoever follows it has read that. No server is
 * told, so that pages are cached as they were.
 */
const MARK = /[#&]notice=(\d+)$/

/** The console has no bell, and addresses of its own. */
const CONSOLE = /^\/admin\b/

/** A path that says which notice has led there, behind a mark of its own where it has one. */
export function markedPath(path: string, noticeId: number): string {
  if (CONSOLE.test(path)) return path
  return `${path}${path.includes('#') ? '&' : '#'}notice=${noticeId}`
}

/** The notice that has led to an address, and the address without it. */
export function followedIn(address: string): { readonly noticeId: number; readonly address: string } | undefined {
  const [found, digits] = MARK.exec(address) ?? []
  return found ? { noticeId: Number(digits), address: address.slice(0, -found.length) } : undefined
}
