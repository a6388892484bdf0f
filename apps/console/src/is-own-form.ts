import type { IncomingMessage } from 'node:http'

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/**
 * Whether a request only reads, or is a form of the console itself. Stricter than the rule of the shop: a request that
 * proves nothing is refused too, because only pages of the console have a reason to write here; programs call the API.
 */
export function isOwnForm({ method = 'GET', headers }: IncomingMessage, publicUrl: string): boolean {
  if (safeMethods.has(method)) return true
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin = '', host = '' } = headers
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.host === host.toLowerCase() || from.origin === new URL(publicUrl).origin
}
