/** What the browser must know of the backend. An empty `supabaseUrl` means this page's own origin. */
interface PublicConfig {
  readonly supabaseUrl: string
  readonly publishableKey: string
  /** The service that knows where an internet address is, where one is set up. */
  readonly ipLookupUrl?: string
}

let config: Promise<PublicConfig> | undefined

async function load(): Promise<PublicConfig> {
  const answer = await fetch('/config.json')
  if (!answer.ok) throw new TypeError(`config.json: ${answer.status}`)
  const read = (await answer.json()) as PublicConfig
  return { ...read, supabaseUrl: read.supabaseUrl || location.origin }
}

/** Reads `/config.json` once. A failure is not remembered: the next call tries again. */
export function readConfig(): Promise<PublicConfig> {
  config ??= load().catch((error) => {
    config = undefined
    throw error
  })
  return config
}
