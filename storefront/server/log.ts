import { oneLine } from '@maveshi/shared/log/one-line'

/** Where an error came from: the innermost call of our own. */
function placeOf({ stack = '' }: Error): string {
  const frame = stack.split('\n').find((line) => /^\s*at .*(?:storefront|shared)/.test(line))
  return frame ? ` (${frame.trim()})` : ''
}

const said = (error: unknown): string => (error instanceof Error ? `${error}${placeOf(error)}` : String(error))

/** Writes down what went wrong, in one line whatever a visitor has sent. */
export function logFailure(what: string, error: unknown): void {
  console.error(`${oneLine(what)}: ${oneLine(said(error))}`)
}
