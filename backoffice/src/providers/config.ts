/** What the storefront's server says about the backend. `supabaseUrl` is an absolute URL. */
export interface PublicConfig {
  readonly supabaseUrl: string
  readonly publishableKey: string
}

/**
 * Reads `GET /config.json`. An empty `supabaseUrl` there means the page's own origin.
 * @throws Error when the server does not answer with it
 */
export async function loadConfig(): Promise<PublicConfig> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`/config.json answers ${response.status}`)
  const { supabaseUrl, publishableKey } = (await response.json()) as PublicConfig
  return { supabaseUrl: supabaseUrl || window.location.origin, publishableKey }
}
