import { existsSync, statSync } from 'node:fs'
import { isIP } from 'node:net'

/** What a variable may be: how it is read, and what is said where it cannot be. */
interface Kind<Value> {
  /** @returns nothing where the text makes no sense */
  readonly read: (text: string) => Value | undefined
  /** What is right, after "give". */
  readonly right: string
  /** Not to be printed: it may hold a password or a key. */
  readonly isSecret?: boolean
}

function whole(text: string, least: number, most: number): number | undefined {
  const value = Number(text)
  return /^\d{1,9}$/.test(text) && value >= least && value <= most ? value : undefined
}

const wholeFrom = (least: number, most: number): Kind<number> => ({
  read: (text) => whole(text, least, most),
  right: `a whole number from ${least} to ${most}`,
})

const matching = (pattern: RegExp, right: string): Kind<string> => ({
  read: (text) => (pattern.test(text) ? text : undefined),
  right,
})

/** An address of a server, without a slash at its end. */
function addressOf(text: string, protocols: readonly string[]): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && protocols.includes(url.protocol) && url.hostname ? url : undefined
}

const WEB = ['http:', 'https:']

const MAIL: Kind<string> = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'one address of mail, such as name@example.org')

/** Every kind of variable that the market knows. */
export const KINDS = {
  port: wholeFrom(1, 65_535),
  proxies: wholeFrom(0, 5),
  factor: wholeFrom(1, 1_000_000),
  workers: {
    read: (text) => (text === 'all' || whole(text, 1, 64) !== undefined ? text : undefined),
    right: 'a whole number from 1 to 64, or all for one on each core',
  } satisfies Kind<string>,
  yesOrNo: {
    read: (text) => ({ '0': false, '1': true })[text],
    right: '1 or 0',
  } satisfies Kind<boolean>,
  host: {
    read: (text) => (isIP(text) || /^[a-z\d]([a-z\d.-]{0,252}[a-z\d])?$/i.test(text) ? text : undefined),
    right: 'an address or name of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them',
  } satisfies Kind<string>,
  folder: {
    read: (text) => (existsSync(text) && !statSync(text).isDirectory() ? undefined : text),
    right: 'a folder, and not a file',
  } satisfies Kind<string>,
  site: {
    read: (text) => {
      const url = addressOf(text, WEB)
      return url && url.pathname === '/' && !url.search && !url.hash && !url.username ? url.origin : undefined
    },
    right: 'https:// and the name, without a path',
  } satisfies Kind<string>,
  project: {
    read: (text) => (addressOf(text, WEB) ? text.replace(/\/+$/, '') : undefined),
    right: 'the address of the project, such as https://name.supabase.co',
  } satisfies Kind<string>,
  service: {
    read: (text) => (addressOf(text, WEB) ? text : undefined),
    right: 'https:// and the address of the service',
  } satisfies Kind<string>,
  database: {
    read: (text) => (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text) && !isOfProject(text) ? text : undefined),
    right:
      'postgres://name:password@host:5432/database, of a server of your own: a Supabase project is named by SUPABASE_URL',
    isSecret: true,
  } satisfies Kind<string>,
  publishableKey: {
    // What begins so is a secret key, which would be told to every browser.
    read: (text) => (/^sb_secret_|\s/.test(text) || isServiceToken(text) ? undefined : text),
    right: 'the publishable key of the project settings (sb_publishable_…), never the secret one',
    isSecret: true,
  } satisfies Kind<string>,
  secretKey: {
    read: (text) => (/^sb_secret_\S+$/.test(text) ? text : undefined),
    right: 'the secret key of the project settings (sb_secret_…)',
    isSecret: true,
  } satisfies Kind<string>,
  senderKey: {
    read: (text) => (/^maveshi_sender_[\w-]{40,}$/.test(text) ? text : undefined),
    right: 'the key that npx pnpm@12 sender --new-key has printed (maveshi_sender_…)',
    isSecret: true,
  } satisfies Kind<string>,
  mailServer: {
    read: (text) => (addressOf(text, ['smtp:', 'smtps:']) ? text : undefined),
    right: 'smtps://name:password@host, or smtp://name:password@host:587',
    isSecret: true,
  } satisfies Kind<string>,
  textProvider: {
    read: (text) => {
      const url = addressOf(text, WEB)
      return url?.username && url.password && /^\/[\w-]+\/?$/.test(url.pathname) ? text : undefined
    },
    right: 'https://key:token@api.in.exotel.com/account, as the API settings of the account show them',
    isSecret: true,
  } satisfies Kind<string>,
  smsHeader: matching(/^[A-Za-z\d]{3,11}$/, 'the registered header, such as MAVESH'),
  registeredId: matching(/^\d{5,30}$/, 'the number that the register of the operators has given'),
  mobile: matching(/^\+\d{8,15}$/, 'a number with its country, such as +919876543210'),
  file: {
    read: (text) => (existsSync(text) && statSync(text).isFile() ? text : undefined),
    right: 'a file',
  } satisfies Kind<string>,
  mail: MAIL,
  phone: matching(/^\+?[\d ()/-]{5,25}$/, 'a telephone number, such as +91 98765 43210'),
} as const

/** Whether a database belongs to a project of Supabase: the embedded backend would write into the project's own Auth. */
function isOfProject(url: string): boolean {
  return /\.supabase\.(co|com|in|net)$/i.test(new URL(url).hostname)
}

/** Whether a key of the older form, a JSON Web Token, is that of the operator's programs. */
function isServiceToken(key: string): boolean {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()).role === 'service_role'
  } catch {
    return false
  }
}

/** Reads variables one after the other, and collects one sentence for each mistake. */
export class Variables {
  readonly mistakes: string[] = []
  readonly #env: NodeJS.ProcessEnv

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env
  }

  /** What a variable says; the fallback where it is empty or wrong. */
  read<Value, Fallback extends Value | undefined>(
    name: string,
    kind: Kind<Value>,
    fallback: Fallback,
  ): Value | Fallback {
    const text = this.#env[name] ?? ''
    if (text === '') return fallback
    const value = kind.read(text)
    if (value !== undefined) return value
    this.mistakes.push(`${name}${kind.isSecret ? '' : `=${text}`} is wrong: give ${kind.right}.`)
    return fallback
  }

  /** Refuses what goes wrong together. */
  refuse(isMistake: boolean, sentence: string): void {
    if (isMistake) this.mistakes.push(sentence)
  }
}
