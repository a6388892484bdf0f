/** Where a call goes, once its address has been found to be one that may be called. */
export interface Target {
  url: URL
  /** Without the brackets of IPv6. */
  hostname: string
  port: number
  isSecure: boolean
  /** Named in OUTBOUND_ALLOW: neither scheme nor port nor network address matters. */
  isException: boolean
}

export type TargetProblem = 'invalid-url' | 'refused-scheme' | 'refused-port' | 'refused-credentials'

const defaultPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }
const openPorts = new Set([443, 8443])
const maxLength = 2000

/** `allow` holds `host:port` in lower case, IPv6 in brackets. */
export function findTarget(address: string, allow: ReadonlySet<string>): Target | TargetProblem {
  if (address.length > maxLength || !URL.canParse(address)) return 'invalid-url'
  const url = new URL(address)
  const defaultPort = defaultPorts[url.protocol]
  if (defaultPort === undefined) return 'refused-scheme'
  if (url.username || url.password) return 'refused-credentials'
  const port = url.port ? Number(url.port) : defaultPort
  const isSecure = url.protocol === 'https:'
  const isException = allow.has(`${url.hostname}:${port}`)
  if (!isSecure && !isException) return 'refused-scheme'
  if (!openPorts.has(port) && !isException) return 'refused-port'
  return { url, hostname: url.hostname.replace(/^\[(.*)\]$/, '$1'), port, isSecure, isException }
}
