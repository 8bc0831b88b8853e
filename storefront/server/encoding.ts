import { Memory } from './memory.ts'

/** How a body travels. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** @returns whether an `Accept-Encoding` header takes a coding, or nothing where it does not speak of it */
function takes(header: string, coding: string): boolean | undefined {
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    if (name === coding) return !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  }
  return undefined
}

/** A few browsers say the same few things. */
const encodings = new Memory<Encoding>(100)

/** The smallest form that a client takes (RFC 9110, section 12.5.3): its own ranking of what it takes is not asked for. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  return encodings.get(acceptEncoding) ?? encodings.set(acceptEncoding, smallestOf(acceptEncoding))
}

function smallestOf(acceptEncoding: string): Encoding {
  const others = takes(acceptEncoding, '*') ?? false
  if (takes(acceptEncoding, 'br') ?? others) return 'br'
  if (takes(acceptEncoding, 'gzip') ?? others) return 'gzip'
  return 'identity'
}
