/** A moment as the database tells of it; none stays none. Servers write the same moment differently. */
export function readTime(text: string): Date
export function readTime(text: string | null | undefined): Date | null
export function readTime(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null
}
