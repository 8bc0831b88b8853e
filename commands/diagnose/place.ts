import type { Environment } from '../../supabase/local/environment.ts'
import type { Finding } from './finding.ts'

const ALL_ADDRESSES: ReadonlySet<string> = new Set(['0.0.0.0', '::', '[::]'])

/** Where a program of this machine reaches the storefront. */
export const storefrontAt = ({ host, port }: Pick<Environment, 'host' | 'port'>): string =>
  `http://${ALL_ADDRESSES.has(host) ? '127.0.0.1' : host}:${port}`

/** Whether each visitor is counted as one: behind a proxy all of them come from its address. */
export function visitorFindings({
  host,
  siteUrl,
  trustedProxies,
  supabaseUrl,
  secretKey,
}: Pick<Environment, 'host' | 'siteUrl' | 'trustedProxies' | 'supabaseUrl' | 'secretKey'>): Finding[] {
  const hasProxy = siteUrl.startsWith('https:') || host === '127.0.0.1'
  return [
    {
      what: 'visitors are told apart behind the proxy',
      isSo: !siteUrl.startsWith('https:') || trustedProxies > 0,
      otherwise: 'set TRUST_PROXY to how many proxies stand in front, each of which adds to X-Forwarded-For',
    },
    {
      what: 'nobody names an address that they do not have',
      isSo: trustedProxies === 0 || hasProxy,
      otherwise: `set HOST=127.0.0.1: with TRUST_PROXY the storefront is for the proxy alone, and ${host} is open to others`,
    },
    {
      what: 'Auth is told who visits',
      isSo: !supabaseUrl || Boolean(secretKey),
      otherwise: 'set SUPABASE_SECRET_KEY, or all visitors count as one',
    },
  ]
}
