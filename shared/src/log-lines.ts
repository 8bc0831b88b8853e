/** Longer lines say no more. */
const LONGEST_LINE = 1000

/** What moves a terminal's cursor, ends a line, or turns the direction of reading. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A text as one line of a log: nothing in it can pass for another line, or for a command to the terminal. */
export function logLine(text: string): string {
  const line = text.slice(0, LONGEST_LINE).replace(UNPRINTABLE, escaped)
  return text.length > LONGEST_LINE ? `${line} …` : line
}

/** Where an error was made, as `file:line`. */
function placeOf({ stack }: Error): string {
  const [, place] = /\bat .*?([^\s(/]+:\d+):\d+\)?$/m.exec(stack ?? '') ?? []
  return place ? ` (${place})` : ''
}

function partOf(part: unknown): string {
  if (part instanceof Error) return `${part.name}: ${part.message}${placeOf(part)}`
  return typeof part === 'string' ? part : String(JSON.stringify(part))
}

/** From now on whatever this process reports as an error or a warning is one line each. */
export function logOneLineEach(log: Console = console): void {
  for (const method of ['error', 'warn'] as const) {
    const print = log[method].bind(log)
    log[method] = (...parts: unknown[]) => print(logLine(parts.map(partOf).join(' ')))
  }
}
