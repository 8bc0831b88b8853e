import fc from 'fast-check'
import { exchange, type RawExchange } from '../raw-http.ts'
import type { Attempt, Kind, Target } from './attempt.ts'
import { callBackend } from './calls.ts'
import { judge, SLOWEST_MS } from './judge.ts'
import { bytesOf, type Credentials, commandOf } from './request.ts'
import { type Attacker, addressOf, enterAttacker, plainAnswers, type Scene } from './scene.ts'
import { breachesBetween, readSnapshot } from './snapshot.ts'
import { KINDS, SHARES, targetsOf } from './targets.ts'
import { twisted } from './twists.ts'

/** Something that a market must not do, how often it did it, and how to see it again. */
export interface Finding {
  readonly attempt: Attempt
  readonly fault: string
  readonly command: string
  /** The beginning of what came back. */
  readonly seen: string
  count: number
}

/** One request that was made, and what it cost. */
export interface Made {
  readonly attempt: Attempt
  readonly exchange: RawExchange
  /** Processor time of the market, where it is measured. */
  readonly cpuMs: number | undefined
  command(): string
}

export interface Outcome {
  readonly findings: readonly Finding[]
  /** What was written, lost or answered otherwise, though nobody may. */
  readonly breaches: readonly string[]
  /** The request after which the market answered nobody. */
  readonly stoppedBy: string | undefined
}

export interface Orders {
  readonly requests: number
  readonly seed: number
  readonly kinds?: readonly Kind[]
  /** The market's processor time so far, where somebody measures it. */
  readonly cpuMs?: () => number
  readonly onMade?: (made: Made) => void
  /** Writes bytes that no command line holds. @returns where */
  readonly writeFile?: (bytes: Buffer) => string
}

/** Everything is asked one after the other, and then some of it by so many at once. */
const LANES = 8
const SHARE_AT_ONCE = 0.15
const AUTH_ROUND = 12
const IMPATIENCE_MS = 800

/** So many requests of every target of a kind, the same for the same seed. */
function attemptsOf(targets: readonly Target[], requests: number, seed: number, hasStorefront: boolean): Attempt[] {
  const sum = targets.reduce((all, { weight = 1 }) => all + weight, 0)
  return targets.flatMap(({ attempts, isPlain, weight = 1 }, index) => {
    const each = Math.max(1, Math.round((requests * weight) / sum))
    const all = isPlain ? attempts : twisted(attempts)
    const some = fc.sample(all, { seed: seed + index * 7919, numRuns: each })
    return hasStorefront ? some : some.map((attempt): Attempt => ({ ...attempt, door: 'backend' }))
  })
}

class Campaign {
  readonly findings = new Map<string, Finding>()
  stoppedBy: string | undefined
  private count = 0
  private readonly scene: Scene
  private readonly orders: Orders

  constructor(scene: Scene, orders: Orders) {
    this.scene = scene
    this.orders = orders
  }

  private async send(attempt: Attempt, bytes: Buffer): Promise<RawExchange> {
    const port = this.scene.market.ports[attempt.door] ?? 0
    const { raw, method, pausesMs = [], cutAt, isWellFormed } = attempt
    return exchange({ host: '127.0.0.1', port, from: addressOf(this.count) }, bytes, {
      methods: raw?.methods ?? [method],
      pausesMs,
      // A server may wait for more of what is no whole request.
      ...(isWellFormed ? {} : { patienceMs: IMPATIENCE_MS }),
      ...(cutAt === undefined ? {} : { cutAt }),
    })
  }

  private note(
    attempt: Attempt,
    fault: string,
    { answers, end, milliseconds }: RawExchange,
    command: () => string,
  ): void {
    const key = [attempt.kind, attempt.target, fault].join(' | ')
    const known = this.findings.get(key)
    if (known) {
      known.count += 1
      return
    }
    const worst = answers.find(({ status }) => status >= 500) ?? answers.at(-1)
    const text = worst ? `${worst.status} ${worst.body.toString('utf8', 0, 240)}` : end
    this.findings.set(key, {
      attempt,
      fault,
      command: command(),
      seen: `${text} (${Math.round(milliseconds)} ms)`,
      count: 1,
    })
  }

  /** Whether others are still answered: one request must never stop the market for all. */
  private async isOpen(): Promise<boolean> {
    const answer = await callBackend(this.scene.market, '/rest/v1/categories?select=value&limit=1').catch(
      () => undefined,
    )
    await answer?.text()
    return answer?.status === 200
  }

  async make(attempt: Attempt, credentials: Credentials, isAlone: boolean): Promise<void> {
    const { orders, scene } = this
    this.count += 1
    const bytes = bytesOf(attempt, credentials)
    const command = () => commandOf(attempt, credentials, orders.writeFile ?? ((bytes) => `${bytes.length} bytes`))
    const cpuBefore = orders.cpuMs?.() ?? 0
    const first = await this.send(attempt, bytes)
    orders.onMade?.({ attempt, exchange: first, cpuMs: orders.cpuMs && orders.cpuMs() - cpuBefore, command })
    // Whatever else the machine does meets the one or the other.
    const again = isAlone && first.milliseconds > SLOWEST_MS ? await this.send(attempt, bytes) : first
    const slower = Math.min(first.milliseconds, again.milliseconds)
    const milliseconds = isAlone ? slower : 0
    const faults = new Set([
      ...judge(attempt, bytes, { ...first, milliseconds }, scene.secrets),
      ...judge(attempt, bytes, { ...again, milliseconds }, scene.secrets),
    ])
    for (const fault of faults) this.note(attempt, fault, { ...first, milliseconds }, command)
    const hasFailed = [...faults].some((fault) => /^answered with 5|^was not/.test(fault))
    if (hasFailed && !(await this.isOpen())) this.stoppedBy ??= command()
  }

  private async runInTurn(kind: Kind, seed: number): Promise<void> {
    const { scene, orders } = this
    let attacker = await enterAttacker(scene)
    const requests = (orders.requests * (1 - SHARE_AT_ONCE) * SHARES[kind]) / 100
    const attempts = attemptsOf(
      targetsOf(kind, attacker.surroundings),
      requests,
      seed,
      scene.market.ports.storefront !== undefined,
    )
    for (const [index, attempt] of attempts.entries()) {
      if (this.stoppedBy) return
      if (kind === 'auth' && index % AUTH_ROUND === AUTH_ROUND - 1) attacker = await this.stillThere(attacker)
      await this.make(attempt, attacker.credentials(attempt.caller, index), true)
    }
  }

  /** Calls of Auth may end a session, or change a password: who has none any more is replaced. */
  private async stillThere(attacker: Attacker): Promise<Attacker> {
    const answer = await callBackend(this.scene.market, '/auth/v1/user', { token: attacker.account.token })
    await answer.text()
    return answer.ok ? attacker : enterAttacker(this.scene)
  }

  private async runAtOnce(seed: number): Promise<void> {
    const { scene, orders } = this
    const kinds = (orders.kinds ?? KINDS).filter((kind) => kind !== 'wire')
    const hasStorefront = scene.market.ports.storefront !== undefined
    const attacker = await enterAttacker(scene)
    const all = kinds.flatMap((kind) => {
      const targets = targetsOf(kind, attacker.surroundings)
      return attemptsOf(targets, 0, seed + 1, hasStorefront)
    })
    const mixed = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { seed, numRuns: 1 })[0] ?? []
    const queue = mixed.slice(0, Math.ceil(orders.requests * SHARE_AT_ONCE)).entries()
    const lane = async () => {
      for (const [index, attempt] of queue) {
        if (this.stoppedBy) return
        await this.make(attempt, attacker.credentials(attempt.caller, index), false)
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
  }

  async run(): Promise<void> {
    const { scene, orders } = this
    for (const [index, kind] of (orders.kinds ?? KINDS).entries()) {
      if (kind === 'page' && scene.market.ports.storefront === undefined) continue
      await this.runInTurn(kind, orders.seed + index)
    }
    await this.runAtOnce(orders.seed)
  }
}

/** What is answered otherwise than before. */
async function changedAnswers({ market, victims, answersBefore }: Scene): Promise<string[]> {
  const after = await plainAnswers(market, victims)
  return after
    .map((answer, index) => ({ answer, before: answersBefore[index] ?? '' }))
    .filter(({ answer, before }) => answer !== before)
    .map(({ answer, before }) => `not answered as before: ${before.slice(0, 200)} → ${answer.slice(0, 200)}`)
}

/** Attacks a market, and looks at what has become of it. */
export async function attack(scene: Scene, orders: Orders): Promise<Outcome> {
  const campaign = new Campaign(scene, orders)
  await campaign.run()
  const { stoppedBy } = campaign
  const findings = [...campaign.findings.values()]
  if (stoppedBy) return { findings, breaches: [], stoppedBy }
  const after = await readSnapshot(scene.market, scene.schema)
  const written = await breachesBetween(scene.before, after, scene.attackers)
  return { findings, breaches: [...written, ...(await changedAnswers(scene))], stoppedBy }
}

/** What was found, as text: nothing where the market held. */
export function reportOf({ findings, breaches, stoppedBy }: Outcome): string {
  const lines = findings.map(
    ({ attempt, fault, count, seen, command }) =>
      `${attempt.kind}, ${attempt.target} (${attempt.door}, ${attempt.caller}): ${fault}, ${count}×\n  ${command}\n  → ${seen.replaceAll(/\s+/g, ' ')}`,
  )
  return [...lines, ...breaches, ...(stoppedBy ? [`After this nobody was answered: ${stoppedBy}`] : [])].join('\n')
}
