import type { IncomingMessage } from 'node:http'

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
const ownSites: ReadonlySet<string> = new Set(['same-origin', 'none'])

/**
 * Whether a page of another site sends this request. The rule is that of Go's `http.CrossOriginProtection`:
 *
 * - `Sec-Fetch-Site` decides if present. Every browser has sent it since 2023, no page can forge it, and it is correct
 *   where `Origin` is `null`, as in forms of a page with `Referrer-Policy: no-referrer`. Another subdomain
 *   (`same-site`) counts as another site.
 * - Otherwise `Origin` must match this host or the public URL; `null` matches neither.
 * - A request with neither header comes from a program such as curl. It has no customer cookies, so there is nothing to
 *   abuse; refusing it would only break monitors and scripts.
 */
export function isForeignForm({ method = 'GET', headers }: IncomingMessage, publicUrl: string): boolean {
  if (safeMethods.has(method)) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return !ownSites.has(String(site))
  const { origin, host = '' } = headers
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const from = new URL(origin)
  return from.host !== host.toLowerCase() && from.origin !== new URL(publicUrl).origin
}
