import type { IncomingMessage } from 'node:http'

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
const ownSites: ReadonlySet<string> = new Set(['same-origin', 'none'])

/**
 * Whether a page of another site sends this request. The rule is that of Go's `http.CrossOriginProtection`:
 *
 * - `Sec-Fetch-Site` decides where it is there. Every browser has sent it since 2023, no page can forge it, and it is
 *   right where `Origin` is `null`, as in forms of a page with `Referrer-Policy: no-referrer`. A neighbor on the same
 *   domain (`same-site`) is another site: the shop shares its cookies with nobody.
 * - Without it `Origin` must name this host or the public address; `null` names neither.
 * - A request with neither header comes from a program such as curl. It carries no cookies of a customer, so there is
 *   nothing to abuse; refusing it would only break monitors and scripts.
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
