import type { Kind } from '../../support/attack/attempt.ts'
import type { Made } from '../../support/attack/campaign.ts'

/** Guests' most expensive requests are named. */
const NAMED = 8

interface Sum {
  requests: number
  readonly statuses: Map<string, number>
  slowestMs: number
  cpuMs: number
}

interface Expensive {
  readonly ms: number
  readonly who: string
  readonly command: string
}

/** What the requests of each kind came to. */
export class Statistics {
  private readonly sums = new Map<Kind, Sum>()
  private expensive: Expensive[] = []

  add(made: Made): void {
    const { attempt, exchange, cpuMs = 0 } = made
    const sum = this.sums.get(attempt.kind) ?? { requests: 0, statuses: new Map(), slowestMs: 0, cpuMs: 0 }
    this.sums.set(attempt.kind, sum)
    sum.requests += 1
    sum.cpuMs += cpuMs
    sum.slowestMs = Math.max(sum.slowestMs, exchange.milliseconds)
    const classes = exchange.answers.length
      ? exchange.answers.map(({ status }) => `${Math.floor(status / 100)}xx`)
      : ['none']
    for (const name of classes) sum.statuses.set(name, (sum.statuses.get(name) ?? 0) + 1)
    this.addExpensive(made)
  }

  private addExpensive({ attempt, cpuMs = 0, command }: Made): void {
    if (attempt.caller !== 'guest' || cpuMs <= (this.expensive[NAMED - 1]?.ms ?? 0)) return
    this.expensive.push({ ms: cpuMs, who: `${attempt.kind}, ${attempt.target}`, command: command() })
    this.expensive = this.expensive.sort((one, other) => other.ms - one.ms).slice(0, NAMED)
  }

  /** A row for each kind. `cpu ms` is the market's processor time for one request. */
  table(): Record<string, Record<string, string | number>> {
    const classes = ['2xx', '3xx', '4xx', '5xx', 'none']
    const rows = [...this.sums].map(([kind, { requests, statuses, slowestMs, cpuMs }]) => [
      kind,
      {
        requests,
        ...Object.fromEntries(classes.map((name) => [name, statuses.get(name) ?? 0])),
        'slowest ms': Math.round(slowestMs),
        'cpu ms': Math.round((cpuMs / requests) * 10) / 10,
      },
    ])
    return Object.fromEntries(rows) as Record<string, Record<string, string | number>>
  }

  /** The requests of guests that cost most, the dearest first. */
  dearest(): string[] {
    return this.expensive.map(({ ms, who, command }) => `${Math.round(ms)} ms  ${who}\n  ${command}`)
  }
}
