import { LineBudget } from './line-budget.ts'
import { oneLine } from './one-line.ts'

/** Where an error was made, as `file:line`. */
function placeOf({ stack }: Error): string {
  const [, place] = /\bat .*?([^\s(/]+:\d+):\d+\)?$/m.exec(stack ?? '') ?? []
  return place ? ` (${place})` : ''
}

function partOf(part: unknown): string {
  if (part instanceof Error) return `${part.name}: ${part.message}${placeOf(part)}`
  return typeof part === 'string' ? part : String(JSON.stringify(part))
}

/** From now on whatever this process reports as an error or a warning is one line each, and so many a minute at most. */
export function shortenLog(log: Console = console): void {
  const budget = new LineBudget()
  for (const method of ['error', 'warn'] as const) {
    const print = log[method].bind(log)
    log[method] = (...parts: unknown[]) => budget.spend(print, oneLine(parts.map(partOf).join(' ')))
  }
}
