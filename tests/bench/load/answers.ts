/** What was asked for: a page that was there before, one that has to be made, or a write of somebody. */
export type Asked = 'page' | 'new page' | 'write'

/** When something was asked, in order. */
export const PHASES = ['before', 'backend killed', 'after'] as const
export type Phase = (typeof PHASES)[number]

interface Answer {
  /** Of HTTP; 0 where there was no answer. */
  readonly status: number
  /** Why there was none. */
  readonly why?: string
  readonly ms: number
}

/** A refusal is an answer; a failure of the server or no answer at all is none. */
const isError = ({ status }: Answer) => status === 0 || status >= 500

/** All answers of a run, by when and for what. */
export class Answers {
  readonly #answers = new Map<string, Answer[]>()

  add(phase: Phase, asked: Asked, answer: Answer): void {
    const key = `${phase}: ${asked}`
    const found = this.#answers.get(key)
    if (found) found.push(answer)
    else this.#answers.set(key, [answer])
  }

  /** One row for each phase and each kind of request. */
  table(seconds: Readonly<Record<Phase, number>>): Record<string, Record<string, string | number>> {
    const rows = PHASES.flatMap((phase) =>
      (['page', 'new page', 'write'] as const).flatMap((asked) => {
        const answers = this.#answers.get(`${phase}: ${asked}`)
        return answers ? [[`${phase}: ${asked}`, rowOf(answers, seconds[phase])] as const] : []
      }),
    )
    return Object.fromEntries(rows)
  }
}

function rowOf(answers: readonly Answer[], seconds: number): Record<string, string | number> {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? Number.NaN).toFixed(1)
  const errors = answers.filter(isError)
  const kinds = Map.groupBy(errors, ({ status, why }) => why ?? String(status))
  return {
    requests: answers.length,
    'a second': Math.round(answers.length / seconds),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    refused: answers.filter(({ status }) => status >= 400 && status < 500 && status !== 410).length,
    errors: errors.length,
    which: [...kinds].map(([kind, { length }]) => `${length} × ${kind}`).join(', '),
  }
}
