import { IMPORT_BYTES } from '@maveshi/shared/limits'

/** UTF-16 has two bytes a letter where UTF-8 has one. */
const FILE_BYTES = IMPORT_BYTES * 2

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The encoding that a file begins like. Spreadsheets mark theirs; without a mark, empty bytes tell UTF-16. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be'
  return 'utf-8'
}

/** Whether a file is larger than anything that is imported at once. @param bytes how large it is */
export const isTooLarge = (bytes: number): boolean => bytes > FILE_BYTES

/** A file's text, without the mark at its beginning; nothing where it is neither UTF-8 nor UTF-16. */
export function decodeText(bytes: Uint8Array): string | null {
  return decoded(bytes, encodingOf(bytes))
}
